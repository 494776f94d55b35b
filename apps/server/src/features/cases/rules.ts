import type { Analysis } from "@standing/analysis";
import {
  type AiAnalysisResult,
  type CaseDetail,
  type CaseStatus,
  type Deadline,
  EDITED_FIELDS,
  FIRST_INCIDENT_DAY,
  type EditedField,
  type FreeAnalysis,
  type PriorityLevel,
  type SubscriptionType,
  holdsAsARule,
} from "@standing/contract";

/**
 * May a case be analyzed again: when its analysis has ended, and when it was saved since.
 * @param waiting a job for it is in the queue
 */
export function mayResubmit(status: CaseStatus, waiting: boolean): boolean {
  return status === "completed" || status === "failed" || (status === "submitted" && !waiting);
}

/** May its owner edit a case: not while it is being analyzed. */
export function mayEdit({ status, is_editable }: { status: CaseStatus; is_editable: boolean }): boolean {
  return is_editable && status !== "analyzing";
}

/**
 * The days between which an incident can be told.
 * @param now the last one is today, in UTC
 */
export function incidentDays(now: Date): { first_day: string; last_day: string } {
  return { first_day: FIRST_INCIDENT_DAY, last_day: now.toISOString().slice(0, 10) };
}

/** The fields of two stories that differ, in the order of the form. */
export function changedFields(before: Story, after: Story): EditedField[] {
  return EDITED_FIELDS.filter((field) => before[field] !== after[field]);
}

type Story = Record<EditedField, string | null>;

/**
 * The claim type that an edit leaves, and whether the claimant picked it.
 * @param picked null leaves it to the analysis: what it proposed before stays until it proposes again
 * @returns null when no such claim type is offered
 */
export function claimTypeAfter(
  {
    case_type,
    case_type_chosen,
    legal_category,
  }: Pick<CaseDetail, "case_type" | "case_type_chosen" | "legal_category">,
  picked: string | null,
  offered: readonly string[],
): { case_type: string; case_type_chosen: boolean } | null {
  if (picked === null)
    return { case_type: case_type_chosen ? legal_category : case_type, case_type_chosen: false };
  return offered.includes(picked) || picked === case_type
    ? { case_type: picked, case_type_chosen: true }
    : null;
}

export type ReportAccess = "none" | "annual" | "paid";

/**
 * Who sees the whole report: annual subscribers, and whoever paid for this case.
 * @param record of this case; one of an annual member has no amount and opens nothing once the plan is over
 */
export function reportAccess(subscription: SubscriptionType, record: "paid" | "annual" | null): ReportAccess {
  if (subscription === "annual") return "annual";
  return record === "paid" ? "paid" : "none";
}

/** How many of the things that have to be shown are in the story. */
export function metElements({ case_viability }: Pick<AiAnalysisResult, "case_viability">): number {
  return case_viability.elements.filter(({ state }) => state === "met").length;
}

/** The last day of a deadline: the exact one, else the one on the earliest reading; null when neither is known. */
export function lastDayOf({ date, safe_date }: Pick<Deadline, "date" | "safe_date">): string | null {
  return date ?? safe_date;
}

/** The last days that are known, each with the safe one before a weekend or a holiday; limits that hold only in a special case are left out. */
export function lastDaysOf(deadlines: readonly Deadline[]): string[] {
  return deadlines
    .filter(holdsAsARule)
    .flatMap((deadline) => [deadline.falls_on?.safe_date ?? [], lastDayOf(deadline) ?? []].flat());
}

/** The priority of an analyzed case: high where something cannot wait, else medium. */
export function priorityOf({
  next_steps_recommendation,
}: Pick<AiAnalysisResult, "next_steps_recommendation">): PriorityLevel {
  return next_steps_recommendation.urgency_level === "immediate" ? "high" : "medium";
}

/**
 * The part of a result that every plan sees: the analysis, how it came about, what has to be shown with the words
 * that show it, every deadline, urgent steps, help, the law of the place, and the estimate with its n. A deadline is never behind a payment.
 */
export function freePart(result: AiAnalysisResult): FreeAnalysis {
  const { case_viability: viability, damages_assessment: damages } = result;
  const { points, ...estimate } = damages.estimate;
  const years = points.flatMap(({ year }) => year ?? []);
  return {
    analysis: result.analysis,
    viability_percentage: viability.viability_percentage,
    has_legal_merit: viability.has_legal_merit,
    overall_assessment: viability.overall_assessment,
    primary_legal_theory: viability.primary_legal_theory,
    basis: viability.basis,
    elements_met: metElements(result),
    elements_total: viability.elements.length,
    elements: viability.elements,
    urgency_level: result.next_steps_recommendation.urgency_level,
    deadlines: result.deadlines,
    asked_time: result.asked_time ?? [],
    time_limit: result.legal_analysis.statute_of_limitations,
    urgent_steps: result.immediate_action_plan.within_24_hours,
    doors: result.doors,
    laws: result.legal_analysis.applicable_laws,
    estimate: {
      ...estimate,
      years: years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) },
    },
    from_your_state: result.from_your_state ?? null,
  };
}

/**
 * The paragraphs of an analysis text whose wording may be smoothed. Kept as they are: everything in an urgent matter,
 * each paragraph about a time limit, and the closing one, which says that this is no advice.
 */
export function smoothable({ scope, ai_analysis_result: result, trace }: Analysis): string[] {
  if (scope !== "analyzed" || result.next_steps_recommendation.urgency_level === "immediate") return [];
  const fixed = trace.filter(
    ({ path, rests_on }) =>
      path === "analysis" &&
      rests_on.some(
        ({ kind, id }) =>
          kind === "rule" ||
          (kind === "gap" && id === "deadline") ||
          (kind === "knowledge" && id === "notice"),
      ),
  );
  return result.analysis
    .split("\n\n")
    .filter((paragraph) => !fixed.some(({ sentence }) => paragraph.includes(sentence)));
}
