/** Thrown when more work waits than may wait. */
export class BusyError extends Error {
  override name = "BusyError";
}

/**
 * Runs at most `width` tasks at once and lets at most `waiting` wait; more are refused with BusyError, so that a
 * flood of one kind of work cannot starve the rest.
 */
export function bounded(width: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running >= width) {
      if (queue.length >= waiting) throw new BusyError();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
