import { createHash } from "node:crypto";
import type { AiAnalysisResult, PlanStep } from "@standing/contract";

const DAY_MS = 86_400_000;
const DAYS = { within_24_hours: 1, within_1_week: 7, within_30_days: 30 };

/** A short name of a step, made from its words: the same words have the same name in every analysis. */
export function stepName(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/**
 * The steps of an action plan, those with the shortest time first, without those for which it is too late.
 * @param analyzedAt when the analysis was finished: its days are counted from there
 * @param ticked names of the steps that are done
 * @param needsOf what a step needs, by its words
 */
export function planSteps(
  result: Pick<AiAnalysisResult, "immediate_action_plan" | "done_steps" | "past_steps">,
  analyzedAt: Date,
  ticked: ReadonlySet<string>,
  needsOf: (text: string) => PlanStep["needs"],
): PlanStep[] {
  const { immediate_action_plan: plan, past_steps: past = [] } = result;
  const told = new Map(result.done_steps?.map(({ step, words }) => [step, words]));
  const steps = (texts: readonly string[], when: PlanStep["when"], days: number | null) =>
    texts
      .filter((text) => !past.includes(text))
      .map((text) => {
        const step = stepName(text);
        const words = told.get(text) ?? null;
        return {
          step,
          text,
          when,
          by: days === null ? null : dayAfter(analyzedAt, days),
          done: words !== null || ticked.has(step),
          told: words,
          needs: needsOf(text),
        };
      });
  return [
    ...steps(plan.within_24_hours, "within_24_hours", DAYS.within_24_hours),
    ...steps(plan.within_1_week, "within_1_week", DAYS.within_1_week),
    ...steps(plan.within_30_days, "within_30_days", DAYS.within_30_days),
    ...steps(plan.ongoing_requirements, "ongoing", null),
  ];
}

/** Is a step, by its name, one of a plan that is not past. */
export function isInPlan(
  { immediate_action_plan: plan, past_steps: past = [] }: Parameters<typeof planSteps>[0],
  step: string,
): boolean {
  return Object.values(plan)
    .flat()
    .some((text) => !past.includes(text) && stepName(text) === step);
}

function dayAfter(instant: Date, days: number): string {
  return new Date(instant.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
