import type { CaseCard } from "@standing/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeToast } from "../../ui/toast-queue.ts";
import { awaitedIds, awaitNoMore } from "./awaited-store.ts";
import { type SubmissionLine, sendSubmission } from "./send-submission.ts";
import * as phases from "./submit-phase.ts";

const ID = "0732ea72-6657-43d0-bceb-5beea3d7ae42";
const card = (status: CaseCard["status"]) =>
  ({
    id: ID,
    status,
    analysis_waits: status !== "completed",
    resubmission_count: 0,
    updated_at: "2026-11-23T10:00:00.000Z",
  }) as CaseCard;
const creating: SubmissionLine = { step: "creating" };
const starting: SubmissionLine = { step: "starting", case_id: ID };
const analyzing: SubmissionLine = { step: "analyzing", case_id: ID };
const shown = (status: CaseCard["status"]): SubmissionLine => ({ step: "shown", card: card(status) });

const BREAKS = "breaks";

/** An answer whose lines come in pieces of a few bytes, and whose connection may break after them. */
function answering(lines: readonly SubmissionLine[], end: "ends" | typeof BREAKS = "ends"): Response {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      if (end === "ends") controller.close();
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body);
}

const shownPhases: string[] = [];
const asked = vi.fn<typeof fetch>();
const send = () =>
  sendSubmission(new Request("http://standing.test/case-submission", { method: "POST", body: "form" }));
/** Lets everything happen that only waits for something that is there. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.spyOn(phases, "showPhase").mockImplementation((phase) => void shownPhases.push(phase));
});
afterEach(() => {
  shownPhases.length = 0;
  awaitNoMore(ID);
  while (takeToast() !== null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

test("each step is shown as it comes, and one goes on while the case is analyzed", async () => {
  asked.mockResolvedValueOnce(answering([creating, starting, analyzing, shown("completed")]));
  expect(await send()).toEqual({ caseId: ID });
  expect(shownPhases).toEqual(["creating", "starting", "analyzing"]);
  await settle();
  expect(awaitedIds()).toBe("");
});

test("a case that waits for its turn, or is tried again, is followed as any other", async () => {
  asked.mockResolvedValueOnce(answering([creating, starting, shown("submitted")]));
  expect(await send()).toEqual({ caseId: ID });
  expect(shownPhases).toEqual(["creating", "starting"]);
  expect(awaitedIds()).toBe(ID);
});

test("where the connection breaks after the case was created, the page goes on to it", async () => {
  asked.mockResolvedValueOnce(answering([creating, starting, analyzing], BREAKS));
  expect(await send()).toEqual({ caseId: ID });
  await settle();
  expect(awaitedIds()).toBe(ID);
  expect(asked).toHaveBeenCalledOnce();
});

test("where it breaks before, the same form is sent once more", async () => {
  asked
    .mockResolvedValueOnce(answering([creating], BREAKS))
    .mockResolvedValueOnce(answering([creating, starting, shown("completed")]));
  const sent = send();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual({ caseId: ID });
  expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
});

test("a server that is not there is said in the form, after two tries", async () => {
  asked.mockRejectedValue(new TypeError("Failed to fetch"));
  const sent = send();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toMatchObject({ status: 503, answer: { toast: { title: "Submission Failed" } } });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a refusal is the answer, before the first step or after it", async () => {
  const answer = { field: "date", problem: "dateInvalid" } as const;
  asked.mockResolvedValueOnce(Response.json(answer, { status: 422 }));
  expect(await send()).toEqual({ answer, status: 422 });
  asked.mockResolvedValueOnce(answering([creating, { step: "refused", answer, status: 403 }]));
  expect(await send()).toMatchObject({ answer, status: 403 });
  asked.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  expect(await send()).toMatchObject({ status: 502, answer: { toast: { title: "Submission Failed" } } });
});

test("whoever is signed out is told so", async () => {
  const signedOut = { signedOut: true, toast: { title: "", description: "" }, sent: null };
  asked.mockResolvedValueOnce(Response.json(signedOut, { status: 401 }));
  expect(await send()).toEqual({ signedOut });
});
