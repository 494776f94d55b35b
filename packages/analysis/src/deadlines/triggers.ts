import { daysBetween } from "./calendar.ts";
import type { CalendarDate, LimitationKey, LimitationRule, Trigger } from "../knowledge.ts";

/** What is known of the day on which something happened. */
export interface KnownDate {
  /** Equal to `latest` when the very day is known. */
  earliest: CalendarDate;
  latest: CalendarDate;
  /** `field`: entered as a date. `story`: read from the person's words. */
  how: "field" | "story";
  /** The words it was read from. */
  words?: string;
  /** Set when the day of another event stands in for the incident, because it is the only one that the story dates. */
  stands_in?: Trigger;
  /** True when words beside it say what it is the day of. */
  named?: boolean;
  /** True when the words give no year and the latest fitting one was taken. */
  year_assumed?: boolean;
  /** True for the day of a paper that is only the nearest day told, and not told as the paper's. */
  guessed?: boolean;
  /** Set when it went on for some time ("from May until August"): the last part, while this date is the first. */
  until?: { earliest: CalendarDate; latest: CalendarDate; words: string };
}

/**
 * The dates of a matter, by the event that they belong to, the birthday of a child where it was given, and the time
 * that the person worked.
 */
export type TriggerDates = Partial<Record<Trigger | "birth" | "paid_work", KnownDate>>;

/**
 * Events that are, or come no earlier than, the incident itself: counting from the incident is exact or too early, never
 * too late. Delivery of a product is not among them: it mostly comes long before the harm.
 */
export const INCIDENT_LIKE = new Set<Trigger>([
  "incident",
  "breach",
  "publication",
  "violation",
  "termination",
  "birth_or_injury",
  "discovery",
  "death",
]);

/** Events that may lie well after the incident: the incident gives a bound only. */
const AFTER_INCIDENT = new Set<Trigger>([
  "notice_received",
  "agency_denial",
  "right_to_sue_letter",
  "order_or_judgment",
  "service_of_papers",
  "probate_opened",
]);

/** A day of the story from which a clock may run: of an event with a role, of one whose role is not clear, or of the form. */
export interface PossibleStart {
  role: Trigger | "unknown";
  known: KnownDate;
  /** How likely the wrong was done on it, as the learned reader has it, 0 to 1; missing where nothing was learned. */
  wrong?: number;
}

/** The day from which a rule counts, and how sure that is. */
export interface ResolvedTrigger {
  known: KnownDate | null;
  /** `own`: the event itself is dated. `incident`: counted from the incident, which is not later. `bound`: only that it came after the incident. */
  basis: "own" | "incident" | "bound" | "none";
}

/** Finds the day for a trigger. Where the event itself has no date, the incident stands in when that cannot be too late. */
export function resolveTrigger(trigger: Trigger, dates: TriggerDates): ResolvedTrigger {
  const own = dates[trigger];
  if (own && trigger !== "discovery") return { known: own, basis: "own" };
  const incident = dates.incident;
  if (incident && INCIDENT_LIKE.has(trigger))
    return { known: incident, basis: trigger === "incident" ? "own" : "incident" };
  if (own) return { known: own, basis: "own" };
  if (incident && AFTER_INCIDENT.has(trigger)) return { known: incident, basis: "bound" };
  return { known: null, basis: "none" };
}

/** Limits that run anew from each payday. */
const BY_PAYDAY = new Set<LimitationKey>(["flsa", "flsa_willful", "unpaid_wages_state", "equal_pay_act"]);

/** True for a limit of which each payday has its own. */
export function runsByPayday(rule: LimitationRule): boolean {
  return BY_PAYDAY.has(rule.claim);
}

/** The day for a rule. Pay is counted from the time that was worked, unless the story dates the wrong itself. */
export function resolveRule(rule: LimitationRule, dates: TriggerDates): ResolvedTrigger {
  const worked = dates.paid_work;
  if (!worked || !runsByPayday(rule) || dates[rule.runs_from] || dates.breach)
    return resolveTrigger(rule.runs_from, dates);
  const { incident } = dates;
  const isDated = incident?.how === "story" && incident.stands_in === undefined;
  if (incident && (isDated || incident.earliest < worked.earliest))
    return resolveTrigger(rule.runs_from, dates);
  return { known: worked, basis: "own" };
}

/** True where a day on which the event may have fallen lies in the time for which a rule holds. */
export function accruesIn(
  { accrued_from: from, accrued_before: before }: LimitationRule,
  { earliest, latest, until }: KnownDate,
): boolean {
  return (!from || (until?.latest ?? latest) >= from) && (!before || earliest < before);
}

/** True when the very day is known and no year had to be assumed. */
export function isExact(date: KnownDate): boolean {
  return date.earliest === date.latest && date.year_assumed !== true;
}

/** Days wider than this are a year or a season, and say too little to count from. */
const WIDEST = 45;

/** True for a stretch of days that is a year or a season, and no day. */
export function isWide({ earliest, latest }: Pick<KnownDate, "earliest" | "latest">): boolean {
  return daysBetween(earliest, latest) > WIDEST;
}
