import type { PlacementChange } from "@standing/contract";

interface Plan {
  tier_id: string;
  placement_priority: number;
  schedule_id: string;
  geographic_location: string;
}

/**
 * What choosing a plan means beside the one that is paid for: a higher tier is an upgrade, a lower one a downgrade,
 * the same tier on another schedule or in another place a switch. Null for the plan that runs already.
 * @param current the plan that is paid for, or null
 */
export function changeOf(current: Plan | null, wanted: Plan): PlacementChange | null {
  if (!current) return "start";
  if (wanted.placement_priority < current.placement_priority) return "upgrade";
  if (wanted.placement_priority > current.placement_priority) return "downgrade";
  const same =
    wanted.schedule_id === current.schedule_id && wanted.geographic_location === current.geographic_location;
  return same ? null : "switch";
}

/** What one payment costs, in cents. */
export function paymentAmount(monthlyFee: number, months: number): number {
  return monthlyFee * months;
}

/** Days before the end of a plan's paid time on which an attorney is told that another one waits for its payment. */
export const PAYMENT_WARN_DAYS = 7;
