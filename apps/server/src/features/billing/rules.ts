import { LIMITS, type PlanType, type SubscriptionType } from "@standing/contract";
import { SESSION_ID } from "../../ports/payments/payments.ts";

/** First day of the next calendar month, UTC: when the count of free submissions starts again. */
export function nextReset(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

interface Subscription {
  subscription_type: SubscriptionType;
  current_period_end: string | null;
  in_force_until?: string | null;
}

/** The plan that holds at `now`: a paid plan through its last day, UTC, or through its grace; free otherwise. */
export function planInForce(subscription: Subscription | null, now: Date): SubscriptionType {
  const last = subscription?.in_force_until ?? subscription?.current_period_end;
  if (!subscription || !last) return subscription?.subscription_type ?? "free";
  return isWithin(last, now) ? subscription.subscription_type : "free";
}

interface PaidSubscription extends Subscription {
  status: "active" | "past_due" | "cancelled";
}

/**
 * The plan whose reports are open at `now`. They close with the last day that is paid for: a plan holds on for a
 * renewal that takes a while, its reports do not. A payment that failed has a grace that the person is told of.
 */
export function planOfReports(subscription: PaidSubscription | null, now: Date): SubscriptionType {
  if (subscription === null || subscription.status === "past_due") return planInForce(subscription, now);
  return planInForce({ ...subscription, in_force_until: null }, now);
}

/** The same day so many months after a day, UTC. A month after January 31 is the last day of February. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))));
}

/** Calendar day of an instant, UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function daysAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Days through which a plan holds after its paid time, so that a renewal that takes a while loses nobody's plan. */
const RENEWAL_DAYS = 2;
/** Days through which a recurring purchase holds after its payment has failed. */
export const GRACE_DAYS = LIMITS.grace_days;
/** Minutes after which an unpaid checkout closes. */
export const CHECKOUT_MINUTES = 60;

/** Last day on which a plan holds without further news. */
export function inForceUntil(periodEnd: string, cancelled: boolean): string {
  return cancelled ? periodEnd : daysAfter(periodEnd, RENEWAL_DAYS);
}

export const MONTHS_OF_PLAN = { monthly: 1, annual: 12 } as const satisfies Record<PlanType, number>;

/** The plan that is paid for every so many months. */
export function planOfMonths(months: number | null): PlanType {
  return months === MONTHS_OF_PLAN.annual ? "annual" : "monthly";
}

/** Whether a plan may be bought beside the one that holds: from free, after a cancellation, and annual for monthly. */
export function replacesPlan(
  held: { plan: SubscriptionType; cancelled: boolean },
  wanted: PlanType,
): boolean {
  return held.plan === "free" || held.cancelled || (held.plan === "monthly" && wanted === "annual");
}

/** Whether an open checkout sells the same thing on the same terms and is open yet. */
export function isSameCheckout(
  open: { amount: number; every_months: number | null; expires_at: Date | null },
  wanted: { amount: number; every_months: number | null },
  now: Date,
): boolean {
  return (
    open.amount === wanted.amount &&
    open.every_months === wanted.every_months &&
    open.expires_at !== null &&
    open.expires_at > now
  );
}

/**
 * What is left of a payment, in whole cents: its share of the days from tomorrow through `periodEnd`. Rounded up, in
 * the person's favor.
 */
export function unusedPart(amount: number, periodStart: string, periodEnd: string, now: Date): number {
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY_MS;
  const left = (Date.parse(periodEnd) - Date.parse(dayOf(now))) / DAY_MS;
  if (days <= 0 || left <= 0) return 0;
  return Math.ceil((amount * Math.min(left, days)) / days);
}

/** Days after paying for a plan within which cancelling it pays the money back. */
const GUARANTEE_DAYS = LIMITS.guarantee_days;
const DAY_MS = 86_400_000;

/** Last day of the money-back guarantee of something paid at `paidAt`, UTC. */
export function guaranteeEnd(paidAt: Date): string {
  return dayOf(new Date(paidAt.getTime() + GUARANTEE_DAYS * DAY_MS));
}

/** Whether `now` is no later than this calendar day, UTC. */
export function isWithin(lastDay: string, now: Date): boolean {
  return dayOf(now) <= lastDay;
}

/** Where a person comes back to after paying: the page of what was bought, with the flag and the session. */
export function successAddress(path: string): string {
  return withQuery(path, `payment_success=true&session_id=${SESSION_ID}`);
}

/** Where a person comes back to when they leave a checkout. */
export function cancelAddress(path: string): string {
  return withQuery(path, "payment_cancelled=true");
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
