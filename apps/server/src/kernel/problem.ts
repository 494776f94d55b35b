import { ORPCError } from "@orpc/server";
import { type ProblemCode, problems } from "@standing/contract";
import type { z } from "zod";

type DataOf<C extends ProblemCode> = (typeof problems)[C] extends { data: infer S extends z.ZodType }
  ? [data: z.infer<S>]
  : [];

/** Whether an error is this one of the contract's. */
export function isProblem(error: unknown, code: ProblemCode): boolean {
  return error instanceof ORPCError && error.code === code;
}

/** An error that the contract names, ready to be thrown by a verb: a code and its data, no words for people. */
export function problem<C extends ProblemCode>(code: C, ...data: DataOf<C>): ORPCError<C, unknown> {
  const { status, message } = problems[code];
  return new ORPCError(code, { status, message, data: data[0] });
}
