import type { CaseCard, CaseDetail, CaseStatus } from "@standing/contract";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/cases.ts";
import { analysisTime } from "./analysis-time.ts";

export type AwaitedCase = Pick<CaseDetail, "status" | "analysis_waits" | "resubmission_count" | "timeline">;

const ENDED: readonly CaseStatus[] = ["completed", "failed"];
const ASKED: readonly string[] = ["submitted", "resubmitted", "edited", "answered"];

/** Whether nothing more is to be waited for: it has a result, or was saved without asking for one. */
export const isOver = (found: Pick<AwaitedCase, "analysis_waits">): boolean => !found.analysis_waits;

/**
 * What to say of an analysis that is over; null where none was made.
 * @param onList the person looks at the list of their cases
 */
export function resultOf(found: AwaitedCase, onList: boolean): ToastWords | null {
  if (!ENDED.includes(found.status)) return null;
  if (found.status === "failed") return toastWords("analysisFailed");
  if (found.resubmission_count === 0)
    return toastWords(onList ? "caseSubmittedAnalyzed" : "caseAnalysisComplete");
  return {
    title: words.analysisCompleteTitle(),
    description: words.analysisCompleteText({ time: analysisTime(elapsedMs(found.timeline)) }),
  };
}

/** As `resultOf`, of the first analysis of a case that is on the list by now; null while it goes on. */
export function resultOfFirst(card: CaseCard): ToastWords | null {
  return card.analysis_waits || card.resubmission_count > 0
    ? null
    : resultOf({ ...card, timeline: [] }, true);
}

/** From the last request to the result that followed it. */
function elapsedMs(timeline: AwaitedCase["timeline"]): number {
  const timesOf = (wanted: (kind: string) => boolean) =>
    timeline.filter(({ kind }) => wanted(kind)).map(({ at }) => Date.parse(at));
  const completed = Math.max(...timesOf((kind) => kind === "completed"));
  const asked = timesOf((kind) => ASKED.includes(kind)).filter((at) => at <= completed);
  return asked.length === 0 ? 0 : completed - Math.max(...asked);
}

/** Messages that ask for an analysis in another word, and are followed by the one that says that it has begun. */
const ASKS: ReadonlySet<ToastCode> = new Set<ToastCode>([
  "caseResubmitted",
  "caseUpdatedAnalyzing",
  "reportStarted",
]);

export const saysMoreThan = (code: ToastCode): ToastWords | null =>
  ASKS.has(code) ? toastWords("analysisStarted") : null;
