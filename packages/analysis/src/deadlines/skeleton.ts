import type { CalendarDate, LimitationRule, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import { NO_LIMIT_WORDS } from "../compiled/knowledge.js";
import { daysBetween, longDate, periodFrom, weekday } from "./calendar.ts";
import { fallsOn } from "./holidays.ts";
import { deadlineTitle, onCondition, triggerWords } from "./titles.ts";
import type { PossibleStart, TriggerDates } from "./triggers.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** What a deadline is computed from, apart from the rule. */
export interface Matter {
  dates: TriggerDates;
  /** Facts known to hold. */
  facts: ReadonlySet<string>;
  as_of: CalendarDate;
  /** Other days from which a clock may run, besides those of `dates`. */
  starts?: readonly PossibleStart[];
}

const BELOW_TWO_SOURCES = new Set<LimitationRule["confidence"]>(["confirmed_by_one", "recalled"]);

/** The fields of a deadline whose last day is known. */
export function dated(last: CalendarDate, from: CalendarDate, period: Period, asOf: CalendarDate) {
  return {
    trigger_date: from,
    date: last,
    falls_on: fallsOn(last),
    days_left: daysBetween(asOf, last),
    arithmetic: fill(SAYS.deadlines.counted, {
      period: periodFrom(period, longDate(from)),
      weekday: weekday(last),
      last_day: longDate(last),
    }),
  };
}

/** A deadline without its date. */
export function skeleton(rule: LimitationRule, matter: Matter): Deadline {
  return {
    rule: rule.id,
    kind: rule.kind,
    title: onCondition(deadlineTitle(rule), rule),
    trigger: rule.accrual,
    trigger_date: null,
    date: null,
    special: null,
    falls_on: null,
    days_left: null,
    arithmetic: rule.period
      ? fill(SAYS.deadlines.counts_from, {
          period: periodFrom(rule.period, triggerWords(rule.runs_from)),
        })
      : NO_LIMIT_WORDS.says,
    notes: notesOf(rule, matter),
    statute: rule.statute,
    confidence: rule.confidence,
    last_checked: rule.checked,
    if_missed: rule.if_missed ?? SAYS.deadlines.if_missed[rule.kind],
  };
}

function isStateLaw({ jurisdiction, claim }: LimitationRule): boolean {
  return jurisdiction !== "US" && claim !== "section_1983" && !claim.startsWith("gov_notice");
}

function notesOf(rule: LimitationRule, matter: Matter): string[] {
  const notes: string[] = [];
  if (BELOW_TWO_SOURCES.has(rule.confidence)) notes.push(SAYS.deadlines.confirm);
  if (rule.note) notes.push(rule.note);
  if (rule.discovery && rule.kind !== "repose") notes.push(rule.discovery.plain);
  if (rule.minority && matter.facts.has("minor")) notes.push(rule.minority.plain);
  if (matter.facts.has("government_defendant") && rule.kind === "limitation" && isStateLaw(rule))
    notes.push(SAYS.deadlines.shorter_for_public_bodies);
  if (matter.facts.has("concealment") && rule.kind === "limitation") notes.push(SAYS.deadlines.concealment);
  if (matter.facts.has("continuing") && rule.kind !== "repose") notes.push(SAYS.deadlines.continuing);
  return notes;
}
