/** Two signals within this time are one wish: at a terminal both npm and the terminal itself send one. */
const SAME_WISH_MS = 1_000;
const STOP_LIMIT_MS = 30_000;

/**
 * Runs a process from start to stop. `start` hands over a way to undo each thing it has started; on SIGINT or SIGTERM,
 * or when `start` fails, these run in reverse order. A signal during the start is obeyed as soon as the start is over.
 * A second wish to stop, or a stop that hangs, ends the process at once.
 * @param start begins everything, calling `undo` after each thing that must be stopped
 * @param onFailure told why the start, or one of the stops, failed; the process then ends with 1
 */
export async function live(
  start: (undo: (stop: () => Promise<void>) => void) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const asked = stopWish();
  let failed = false;
  try {
    await start((stop) => stops.push(stop));
    await asked;
  } catch (error) {
    failed = true;
    onFailure(error);
  }
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  for (const stop of stops.toReversed()) {
    try {
      await stop();
    } catch (error) {
      failed = true;
      onFailure(error);
    }
  }
  process.exit(failed ? 1 : 0);
}

function stopWish(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0;
    const onSignal = () => {
      if (first && Date.now() - first > SAME_WISH_MS) process.exit(1);
      first ||= Date.now();
      resolve();
    };
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
  });
}
