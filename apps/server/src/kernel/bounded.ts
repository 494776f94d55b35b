import { currentCaller } from "./caller.ts";
import { problem } from "./problem.ts";

interface Waiting {
  start(): void;
  refuse(): void;
}

/** How long a caller is asked to wait who found no room, in seconds: about what the room needs to empty. */
const RETRY_SECONDS = 5;
/** How long it is remembered how often a network was served. */
const MEMORY_MS = 60_000;

/** A waiting room in which networks take turns. */
function fairRoom(size: number) {
  const lanes = new Map<string, Waiting[]>();
  let served = new Map<string, number>();
  let since = performance.now();
  let count = 0;
  const servedTo = (network: string) => served.get(network) ?? 0;

  /** The network that takes most: with the most waiting, then the most served of late. */
  function greediest(): string | undefined {
    return [...lanes.keys()].toSorted(
      (a, b) => (lanes.get(b)?.length ?? 0) - (lanes.get(a)?.length ?? 0) || servedTo(b) - servedTo(a),
    )[0];
  }
  function take(network: string, end: "first" | "last"): Waiting | undefined {
    const lane = lanes.get(network) ?? [];
    const taken = end === "first" ? lane.shift() : lane.pop();
    if (taken) count -= 1;
    if (lane.length === 0) lanes.delete(network);
    return taken;
  }

  return {
    /** Lets one in; when the room is full, somebody of the network that takes most is refused, perhaps this one. */
    enter(network: string, waiting: Waiting): void {
      if (count >= size) {
        const other = greediest();
        const rank = (name: string, more: number) => (lanes.get(name)?.length ?? 0) + more;
        const mine = rank(network, 1);
        const keepsOthers =
          other === undefined ||
          rank(other, 0) < mine ||
          (rank(other, 0) === mine && servedTo(other) <= servedTo(network));
        if (keepsOthers) return waiting.refuse();
        take(other, "last")?.refuse();
      }
      lanes.set(network, [...(lanes.get(network) ?? []), waiting]);
      count += 1;
    },
    /** Who is next: the longest waiting of the network that was served least of late. */
    next(): Waiting | undefined {
      if (performance.now() - since > MEMORY_MS) [served, since] = [new Map(), performance.now()];
      const network = [...lanes.keys()].toSorted((a, b) => servedTo(a) - servedTo(b))[0];
      if (network === undefined) return undefined;
      served.set(network, servedTo(network) + 1);
      return take(network, "first");
    },
  };
}

/**
 * Runs at most `width` tasks at once. Known callers go first; within each kind, networks take turns, and at most
 * `waiting` wait, so that a flood of one kind of work starves neither the rest of the process nor other people.
 * @returns runs a task on behalf of the current caller; throws BUSY when there is no room to wait
 */
export function bounded(width: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const [known, unknown] = [fairRoom(waiting), fairRoom(waiting)];
  let running = 0;
  return async (task) => {
    if (running >= width) {
      const caller = currentCaller();
      await new Promise<void>((resolve, reject) =>
        (caller.known ? known : unknown).enter(caller.network, {
          start: resolve,
          refuse: () => reject(problem("BUSY", { retry_after_seconds: RETRY_SECONDS })),
        }),
      );
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = known.next() ?? unknown.next();
      if (next) next.start();
      else running -= 1;
    }
  };
}
