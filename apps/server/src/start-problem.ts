/** A reason why the application cannot start, said in one sentence to the person who started it. */
export class StartProblem extends Error {
  override name = "StartProblem";
}

/** The operating system's code of an error (`ENOENT`, `EACCES`, or a Postgres state such as `57P03`), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
