import type { CalendarDate, LimitationRule, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import { NO_LIMIT_WORDS } from "../compiled/knowledge.js";
import { daysBetween, longDate, periodWords, weekday } from "./calendar.ts";
import { fallsOn } from "./holidays.ts";
import { conditionWords, deadlineTitle, triggerWords } from "./titles.ts";
import type { PossibleStart, TriggerDates } from "./triggers.ts";

/** What a deadline is computed from, apart from the rule. */
export interface Matter {
  dates: TriggerDates;
  /** Facts known to hold. */
  facts: ReadonlySet<string>;
  as_of: CalendarDate;
  /** Other days from which a clock may run, besides those of `dates`. */
  starts?: readonly PossibleStart[];
}

/** What happens when a limit of a kind is missed, where its rule says nothing of its own. */
export const IF_MISSED: Record<LimitationRule["kind"], string> = {
  limitation:
    "After this date a court will usually dismiss the case, however strong it is, unless an exception applies.",
  notice:
    "Without a notice in time, the claim against the public body is usually lost, unless an exception applies.",
  charge:
    "Without a filing in time, the right to sue under this law is usually lost, unless an exception applies.",
  repose: "After this date no suit is allowed as a rule, even if the harm was found later.",
  answer:
    "Without an answer or appeal in time, the decision usually stands, or the other side may win by default.",
};

export const CONFIRM = "Confirm this date with the court or a lawyer.";
const BELOW_TWO_SOURCES = new Set<LimitationRule["confidence"]>(["confirmed_by_one", "recalled"]);

/** The fields of a deadline whose last day is known. */
export function dated(last: CalendarDate, from: CalendarDate, period: Period, asOf: CalendarDate) {
  return {
    trigger_date: from,
    date: last,
    falls_on: fallsOn(last),
    days_left: daysBetween(asOf, last),
    arithmetic: `${periodWords(period)} from ${longDate(from)} is ${weekday(last)}, ${longDate(last)}.`,
  };
}

/** A deadline without its date. */
export function skeleton(rule: LimitationRule, matter: Matter): Deadline {
  return {
    rule: rule.id,
    kind: rule.kind,
    title: `${deadlineTitle(rule)}${conditionWords(rule)}`,
    trigger: rule.accrual,
    trigger_date: null,
    date: null,
    falls_on: null,
    days_left: null,
    arithmetic: rule.period
      ? `${periodWords(rule.period)} from ${triggerWords(rule.runs_from)}.`
      : NO_LIMIT_WORDS.says,
    notes: notesOf(rule, matter),
    statute: rule.statute,
    confidence: rule.confidence,
    last_checked: rule.checked,
    if_missed: rule.if_missed ?? IF_MISSED[rule.kind],
  };
}

/** Said beside a state's ordinary limit when the other side may be a public body. */
export const SHORTER_FOR_PUBLIC_BODIES = "Against a public body the time to sue can be shorter.";

function isStateLaw({ jurisdiction, claim }: LimitationRule): boolean {
  return jurisdiction !== "US" && claim !== "section_1983" && !claim.startsWith("gov_notice");
}

function notesOf(rule: LimitationRule, matter: Matter): string[] {
  const notes: string[] = [];
  if (BELOW_TWO_SOURCES.has(rule.confidence)) notes.push(CONFIRM);
  if (rule.note) notes.push(rule.note);
  if (rule.discovery && rule.kind !== "repose") notes.push(rule.discovery.plain);
  if (rule.minority && matter.facts.has("minor")) notes.push(rule.minority.plain);
  if (matter.facts.has("government_defendant") && rule.kind === "limitation" && isStateLaw(rule))
    notes.push(SHORTER_FOR_PUBLIC_BODIES);
  if (matter.facts.has("concealment") && rule.kind === "limitation")
    notes.push("If the other side hid the facts, some courts give more time. Do not count on it.");
  if (matter.facts.has("continuing") && rule.kind !== "repose")
    notes.push(
      "When the same wrong goes on, each new act may start its own clock. The date here is counted from the first one.",
    );
  return notes;
}
