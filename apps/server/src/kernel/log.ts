import { outageOf } from "./outage.ts";

export type LogLevel = "debug" | "info" | "warn" | "error";

/** Fields that may stand in a log line: identifiers, counts, codes. Never words that a person wrote. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

const RANK: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40 };

/**
 * Describes an error by name, code and the place it came from. Messages of database and parser errors may quote a
 * person's words, so only messages of our own problem classes are kept.
 */
function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error, code: codeIn(error) };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const place = error.stack
    ?.split("\n")
    .slice(1)
    .map((line) => line.trim())
    .find((line) => line.startsWith("at ") && !line.includes("node:"));
  return {
    error: error.name,
    code: codeIn(error) ?? codeIn(cause),
    cause: cause?.name,
    constraint:
      cause && "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : undefined,
    place,
  };
}

function codeIn(value: unknown): string | undefined {
  const known = typeof value === "object" && value !== null && "code" in value ? value.code : undefined;
  return typeof known === "string" ? known : undefined;
}

/** An outage that goes on is told again after this time, and one that comes after as long a peace at once. */
const OUTAGE_TOLD_EVERY_MS = 10 * 60_000;
const PEACE_MS = 60_000;

/**
 * Keeps an outage from filling the log: of the lines that tell of one and the same, the first is written, and the
 * next one carries how many were left out.
 * @returns how many were left out before this one; null for a line that is left out itself
 */
function outageFolder(now: () => number): (key: string) => number | null {
  const told = new Map<string, { writtenAt: number; lastAt: number; leftOut: number }>();
  return (key) => {
    const at = now();
    const before = told.get(key);
    const goesOn = before && at - before.lastAt < PEACE_MS && at - before.writtenAt < OUTAGE_TOLD_EVERY_MS;
    if (goesOn) {
      before.lastAt = at;
      before.leftOut += 1;
      return null;
    }
    told.set(key, { writtenAt: at, lastAt: at, leftOut: 0 });
    return before?.leftOut ?? 0;
  };
}

/**
 * A log of one JSON object a line. Errors of an outage are folded: see `outageFolder`.
 * @param level lines below it are left out
 * @param write where a finished line goes; standard output by default
 * @param now milliseconds
 */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
  now: () => number = Date.now,
): Log {
  const fold = outageFolder(now);
  const emit = (at: LogLevel, event: string, fields: LogFields) => {
    if (RANK[at] < RANK[level]) return;
    write(JSON.stringify({ time: new Date(now()).toISOString(), level: at, event, ...fields }));
  };
  return {
    debug: (event, fields = {}) => emit("debug", event, fields),
    info: (event, fields = {}) => emit("info", event, fields),
    warn: (event, fields = {}) => emit("warn", event, fields),
    error(event, error, fields = {}) {
      const outage = outageOf(error);
      const leftOut = outage && fold([event, outage, fields["job"] ?? ""].join(" "));
      if (outage && leftOut === null) return;
      const repeated = outage && leftOut ? { repeated: leftOut } : {};
      emit("error", event, {
        ...fields,
        ...describeError(error),
        ...(outage ? { outage } : {}),
        ...repeated,
      });
    },
  };
}
