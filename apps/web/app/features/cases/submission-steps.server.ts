import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { SubmissionStep } from "@standing/contract";
import type { RequestContext, WebUser } from "../../request-context.ts";
import type { SubmissionLine } from "./send-submission.ts";
import { beginSubmission, refusedSubmission } from "./submit-case.server.ts";

/** Submits a case form and answers with its steps as they come, a line each; a refusal before the first is one answer. */
export async function submissionSteps(
  standing: RequestContext,
  user: WebUser,
  form: FormData,
): Promise<Response> {
  const begun = await beginSubmission(standing, user, form);
  if ("answer" in begun) return Response.json(begun.answer, { status: begun.status });
  const lines = linesOf(begun.steps, (error) => refusedSubmission(error, standing, user, form));
  return new Response(createReadableStreamFromReadable(Readable.from(lines, { objectMode: false })), {
    // A proxy in between sends on what it gets.
    headers: { "content-type": "application/x-ndjson", "x-accel-buffering": "no" },
  });
}

async function* linesOf(
  steps: AsyncIterable<SubmissionStep>,
  refusalOf: (error: unknown) => Omit<Extract<SubmissionLine, { step: "refused" }>, "step">,
): AsyncGenerator<string> {
  const line = (one: SubmissionLine) => `${JSON.stringify(one)}\n`;
  try {
    for await (const step of steps) yield line(step);
  } catch (error) {
    yield line({ step: "refused", ...refusalOf(error) });
  }
}
