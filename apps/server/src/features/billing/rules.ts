import { LIMITS, type SubscriptionType } from "@standing/contract";

/** First day of the next calendar month, UTC: when the count of free submissions starts again. */
export function nextReset(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

interface Subscription {
  subscription_type: SubscriptionType;
  current_period_end: string | null;
}

/** The plan that holds at `now`: a paid plan until the end of its last paid day, UTC; free otherwise. */
export function planInForce(subscription: Subscription | null, now: Date): SubscriptionType {
  if (!subscription?.current_period_end) return subscription?.subscription_type ?? "free";
  return subscription.current_period_end >= now.toISOString().slice(0, 10)
    ? subscription.subscription_type
    : "free";
}

/** Last day of a plan that starts at `now`, UTC; null for the free plan. A month from January 31 ends in February. */
export function paidUntil(plan: SubscriptionType, now: Date): string | null {
  if (plan === "free") return null;
  const months = plan === "annual" ? 12 : 1;
  const lastOfMonth = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const day = Math.min(now.getUTCDate(), lastOfMonth);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
}

/** Days after paying for a plan within which cancelling it pays the money back. */
const GUARANTEE_DAYS = LIMITS.guarantee_days;
const DAY_MS = 86_400_000;

/** Last day of the money-back guarantee of something paid at `paidAt`, UTC. */
export function guaranteeEnd(paidAt: Date): string {
  return new Date(paidAt.getTime() + GUARANTEE_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether `now` is no later than this calendar day, UTC. */
export function isWithin(lastDay: string, now: Date): boolean {
  return now.toISOString().slice(0, 10) <= lastDay;
}

/** Where a person comes back to from the payment provider: the page of what was bought, with the flag of how it went. */
export function returnPath(what: { purpose: string; case_id: string | null }, act: "pay" | "cancel"): string {
  const flag = act === "pay" ? "payment_success" : "payment_cancelled";
  const page =
    what.purpose === "enhanced_analysis" && what.case_id !== null
      ? `/enhanced-case/${what.case_id}`
      : "/subscription/upgrade";
  return `${page}?${flag}=true`;
}
