import type { CaseCard, SubmissionStep } from "@standing/contract";
import { forgetDrafts } from "../../shell/drafts.ts";
import type { SignedOut } from "../../shell/signed-out.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { toast } from "../../ui/toast-queue.ts";
import { resultOfFirst } from "./awaited-analyses.ts";
import { analysisKey, awaitAnalysis, hearElsewhere } from "./awaited-store.ts";
import type { CaseAnswer } from "./case-answer.ts";
import { tellCard } from "./live-cards.ts";
import { showPhase } from "./submit-phase.ts";

/** A line of the answer to a submission. */
export type SubmissionLine = SubmissionStep | { step: "refused"; answer: CaseAnswer; status: number };

/** What became of a submission: there is a case, or why there is none. */
export type Sent = { caseId: string } | { answer: CaseAnswer; status: number } | { signedOut: SignedOut };

/** What the form's address ends with where the page itself sends it. */
export const IN_STEPS = "steps";
const ADDRESS = "/case-submission/steps";
const TRIES = 2;
const AGAIN_MS = 1000;
const UNREACHABLE = 503;
/** What the page says where the server did not. */
const failed = (status: number): Sent => ({ answer: { toast: toastWords("submissionFailed") }, status });

/**
 * Sends a case form and shows each step of its submission as it comes. Where the connection breaks before it is known
 * whether there is a case, the same form is sent once more: its key makes that harmless.
 * @returns as soon as the case is being analyzed; how that ends is told where the person is by then
 */
export async function sendSubmission(form: Request): Promise<Sent> {
  const type = form.headers.get("content-type") ?? "";
  const body = await form.blob();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    const sent = await sendOnce(type, body);
    if (sent !== null) return sent;
  }
  return failed(UNREACHABLE);
}

/** Null where the connection broke before there was a case. */
async function sendOnce(type: string, body: Blob): Promise<Sent | null> {
  const headers = { "content-type": type };
  const response = await fetch(ADDRESS, { method: "POST", body, headers }).catch(() => null);
  if (response === null) return null;
  if (!response.ok || response.body === null) return refusedBy(response);
  const lines = linesOf(response.body);
  for (let line = await nextOf(lines); line !== null; line = await nextOf(lines)) {
    if (line.step === "refused") return line;
    if (line.step === "creating") showPhase("creating");
    if (line.step !== "starting") continue;
    showPhase("starting");
    return followCase(line.case_id, lines);
  }
  return null;
}

async function refusedBy(response: Response): Promise<Sent> {
  const { status } = response;
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== "object" || answer === null) return failed(status);
  return status === 401 ? { signedOut: answer as SignedOut } : { answer, status };
}

/** Goes on once the case is being analyzed, or is known not to be; the rest of the answer is heard meanwhile. */
async function followCase(caseId: string, lines: AsyncGenerator<SubmissionLine>): Promise<Sent> {
  forgetDrafts();
  const hearNoMore = hearElsewhere(caseId);
  const end = (card: CaseCard | null) => {
    hearNoMore();
    if (card !== null) tellCard(card);
    const result = card === null ? null : resultOfFirst(card);
    if (result === null) {
      awaitAnalysis(caseId);
      toast({ ...toastWords("caseSubmitted"), key: analysisKey(caseId) });
    } else toast(result);
  };
  const line = await nextOf(lines);
  if (line?.step === "analyzing") {
    showPhase("analyzing");
    void nextOf(lines).then((last) => end(last?.step === "shown" ? last.card : null));
  } else end(line?.step === "shown" ? line.card : null);
  return { caseId };
}

/** The next line; null where the answer has ended or its connection is lost. */
async function nextOf(lines: AsyncGenerator<SubmissionLine>): Promise<SubmissionLine | null> {
  const next = await lines.next().catch(() => null);
  return next === null || next.done ? null : next.value;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<SubmissionLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const whole = text.split("\n");
    text = whole.pop() ?? "";
    for (const line of whole) yield JSON.parse(line) as SubmissionLine;
  }
}
