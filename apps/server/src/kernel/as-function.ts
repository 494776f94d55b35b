import { ORPCError } from "@orpc/server";

/** What the functions of the specification say where every other call says its code's own sentence. */
const SAID: Record<string, string> = { UNAUTHORIZED: "User not authenticated", NOT_FOUND: "Case not found" };

/** Runs what a function of the specification does; its refusals carry the specification's words. */
export async function asFunction<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof ORPCError ? SAID[error.code] : undefined;
    if (!(error instanceof ORPCError) || message === undefined) throw error;
    const { code, status, data } = error;
    throw new ORPCError(code, { status, message, data });
  }
}
