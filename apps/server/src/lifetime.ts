/** Two signals within this time are one wish: at a terminal both npm and the terminal itself send one. */
const SAME_WISH_MS = 1_000;
const STOP_LIMIT_MS = 30_000;
/** The process ended because of a fault in it and is to be replaced; `scripts/supervise.mjs` and docs/operations.md know it. */
const BROKEN = 70;

/** What a process is told about before it ends: a start or stop that failed, or a fault that no code has handled. */
type Failure = "start_or_stop_failed" | "unhandled";

/**
 * Runs a process from start to stop. `start` hands over a way to undo each thing it has started; on SIGINT or SIGTERM,
 * on a fault that nothing handled, or when `start` fails, these run in reverse order. A wish or a fault during the
 * start is obeyed as soon as the start is over. A second wish to stop, or a stop that hangs, ends the process at once.
 * @param start begins everything, calling `undo` after each thing that must be stopped
 * @param onFailure told what failed: after a failed start or stop the process ends with 1, after a fault with 70
 */
export async function live(
  start: (undo: (stop: () => Promise<void>) => void) => Promise<void>,
  onFailure: (failure: Failure, error: unknown) => void,
): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const wish = stopWish();
  const fault = faultOf((error) => onFailure("unhandled", error));
  let code = 0;
  try {
    await start((stop) => stops.push(stop));
    code = await Promise.race([wish, fault]);
  } catch (error) {
    code = 1;
    onFailure("start_or_stop_failed", error);
  }
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  for (const stop of stops.toReversed()) {
    try {
      await stop();
    } catch (error) {
      code ||= 1;
      onFailure("start_or_stop_failed", error);
    }
  }
  process.exit(code);
}

/** Whoever is served meanwhile is served to the end: what went wrong in one place says little about the others. */
function faultOf(onFault: (error: unknown) => void): Promise<typeof BROKEN> {
  return new Promise((resolve) => {
    const onError = (error: unknown) => {
      onFault(error);
      resolve(BROKEN);
    };
    process.on("uncaughtException", onError);
    process.on("unhandledRejection", onError);
  });
}

function stopWish(): Promise<0> {
  return new Promise((resolve) => {
    let first = 0;
    const onSignal = () => {
      if (first && Date.now() - first > SAME_WISH_MS) process.exit(1);
      first ||= Date.now();
      resolve(0);
    };
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
  });
}
