import type { PlanStep } from "@standing/contract";

const MOST = 3;

/** What comes first: at most three steps, the shortest time first; of those that the story shows as done, one. */
export function firstSteps(plan: readonly PlanStep[]): readonly PlanStep[] {
  const told = plan.find((step) => step.told !== null);
  return plan.filter((step) => step.told === null || step === told).slice(0, MOST);
}
