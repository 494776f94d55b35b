import type { FreeAnalysis, PlanStep } from "@standing/contract";

const MOST = 3;
/** A step for those only to whom something happened that the story may not tell. */
const MAYBE = /^If\b/;

type Above = Pick<FreeAnalysis, "analysis" | "deadlines" | "doors">;

/**
 * What comes first: at most three steps, the shortest time first; of those that the story shows as done, one, after the
 * others. What holds only in some cases comes after what holds in this one; what only says again the date or the call
 * that stands above it, or what the analysis itself tells, comes last.
 */
export function firstSteps(plan: readonly PlanStep[], above: Above): readonly PlanStep[] {
  const told = plan.filter((step) => step.told !== null).slice(0, 1);
  const open = plan.filter((step) => step.told === null);
  const rank = (step: PlanStep): number => (saysAgain(step, above) ? 2 : MAYBE.test(step.text) ? 1 : 0);
  const ordered = open.toSorted((a, b) => rank(a) - rank(b));
  return [...ordered.slice(0, MOST - told.length), ...told];
}

function saysAgain({ text }: PlanStep, { analysis, deadlines, doors }: Above): boolean {
  return (
    analysis.includes(text) ||
    deadlines.some(({ title }) => text.includes(title)) ||
    doors.some(({ urgent, phone }) => urgent && phone !== null && text.includes(phone))
  );
}
