import { ORPCError } from "@orpc/client";

/** The code of an error that the API answered with, or null for any other error. */
export function errorCode(error: unknown): string | null {
  return error instanceof ORPCError ? String(error.code) : null;
}
