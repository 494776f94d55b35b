/** What is missing for a while: a part of ours that cannot be reached, or room on a disk. */
export type Outage = "unreachable" | "no_space";

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);
/** What the driver of Postgres says without a code when a connection is lost. */
const LOST =
  /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

/**
 * Whether an error, or what caused it, will go away without a change of ours: Postgres is away, starting, stopping or
 * full of connections; a server beside us does not answer; a disk is full. Null for everything else.
 */
export function outageOf(error: unknown): Outage | null {
  for (const { code, syscall, message } of chainOf(error)) {
    if (code === "53100" || code === "ENOSPC" || code === "EDQUOT") return "no_space";
    if (/^(?:08|53|57P0|25006|58030)/.test(code) || UNREACHABLE.has(code)) return "unreachable";
    // The socket of a Postgres that does not run is a file that is not there.
    if (code === "ENOENT" && syscall === "connect") return "unreachable";
    if (code === "" && LOST.test(message)) return "unreachable";
  }
  return null;
}

interface Link {
  code: string;
  syscall: string;
  message: string;
}

/** An error and what caused it, or the errors that it stands for. pg-boss hands over plain objects. */
function* chainOf(error: unknown, depth = 0): Generator<Link> {
  if (typeof error !== "object" || error === null || depth > 5) return;
  const textOf = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : "";
  };
  yield { code: textOf("code"), syscall: textOf("syscall"), message: textOf("message") };
  if (error instanceof AggregateError)
    for (const one of error.errors as unknown[]) yield* chainOf(one, depth + 1);
  yield* chainOf(Reflect.get(error, "cause"), depth + 1);
}
