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
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const codeOf = (value: Error | undefined) =>
    value && "code" in value && typeof value.code === "string" ? value.code : undefined;
  const place = error.stack
    ?.split("\n")
    .slice(1)
    .map((line) => line.trim())
    .find((line) => line.startsWith("at ") && !line.includes("node:"));
  return {
    error: error.name,
    code: codeOf(error) ?? codeOf(cause),
    cause: cause?.name,
    constraint:
      cause && "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : undefined,
    place,
  };
}

/**
 * A log of one JSON object a line.
 * @param level lines below it are left out
 * @param write where a finished line goes; standard output by default
 */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log {
  const emit = (at: LogLevel, event: string, fields: LogFields) => {
    if (RANK[at] < RANK[level]) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: at, event, ...fields }));
  };
  return {
    debug: (event, fields = {}) => emit("debug", event, fields),
    info: (event, fields = {}) => emit("info", event, fields),
    warn: (event, fields = {}) => emit("warn", event, fields),
    error: (event, error, fields = {}) => emit("error", event, { ...fields, ...describeError(error) }),
  };
}
