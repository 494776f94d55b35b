import type { PlanStep } from "@standing/contract";

const MOST = 3;

/** What comes first: at most three steps, the shortest time first; of those that the story shows as done, one, after the others. */
export function firstSteps(plan: readonly PlanStep[]): readonly PlanStep[] {
  const told = plan.filter((step) => step.told !== null).slice(0, 1);
  const open = plan.filter((step) => step.told === null).slice(0, MOST - told.length);
  return [...open, ...told];
}
