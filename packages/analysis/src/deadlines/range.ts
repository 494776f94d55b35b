import type { CalendarDate, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import type { TimedRule } from "./limit-kinds.ts";
import { addDays, addMonths, addPeriod, daysBetween, longDate } from "./calendar.ts";
import { dated, skeleton } from "./skeleton.ts";
import type { Matter } from "./skeleton.ts";
import { runsByPayday } from "./triggers.ts";
import type { KnownDate } from "./triggers.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

type Range = KnownDate & { until: NonNullable<KnownDate["until"]> };

/** Over fewer days than this the two ends lie so near that the first alone is shown. */
const SHORT_DAYS = 60;

/** True for something that went on for some time. */
export function isRange(known: KnownDate): known is Range {
  return known.until !== undefined && known.until.earliest > known.earliest;
}

/**
 * The two ends of a limit on something that went on for some time: its first part, which ends first, and its last. Each
 * is counted from the first day that the words allow.
 */
export function rangeDeadlines(rule: TimedRule, known: Range, matter: Matter): Deadline[] {
  const isPay = runsByPayday(rule);
  const base = skeleton(rule, matter);
  const first = addPeriod(known.earliest, rule.period);
  const last = addPeriod(known.until.earliest, rule.period);
  const firstWords = known.words ?? longDate(known.earliest);
  const lastWords = known.until.words;
  const isShort = daysBetween(known.earliest, known.until.earliest) < SHORT_DAYS;
  const firstPart: Deadline = {
    ...base,
    ...dated(first, known.earliest, rule.period, matter.as_of),
    title: partTitle(base.title, isPay, firstWords),
    date_note: firstNote(rule.period, first, firstWords, isPay, matter.as_of),
  };
  if (isShort) return [firstPart];
  return [
    firstPart,
    {
      ...base,
      ...dated(last, known.until.earliest, rule.period, matter.as_of),
      title: partTitle(base.title, isPay, lastWords),
      date_note: isPay
        ? fill(SAYS.deadlines.part.later_pay, { words: lastWords })
        : SAYS.deadlines.part.later_act,
    },
  ];
}

const IS_DAY = /\b\d{1,2}(?:st|nd|rd|th)?$|\b\d{1,2}, \d{4}$/;

/** "...: pay from May 2024", "...: what was done in May 2024", "...: what was done on September 20". */
function partTitle(limit: string, isPay: boolean, words: string): string {
  if (isPay) return fill(SAYS.deadlines.part.pay, { limit, words });
  if (/^(?:today|now)$/i.test(words)) return fill(SAYS.deadlines.part.now, { limit });
  return IS_DAY.test(words)
    ? fill(SAYS.deadlines.part.done_on, { limit, words })
    : fill(SAYS.deadlines.part.done_in, { limit, words });
}

function firstNote(
  period: Period,
  first: CalendarDate,
  words: string,
  isPay: boolean,
  asOf: CalendarDate,
): string {
  if (first >= asOf)
    return isPay
      ? fill(SAYS.deadlines.part.pay_first, { words })
      : fill(SAYS.deadlines.part.done_first, { words });
  const back = longDate(before(asOf, period));
  return isPay
    ? fill(SAYS.deadlines.part.pay_over, { day: back })
    : fill(SAYS.deadlines.part.done_over, { day: back });
}

/** The day that lies one period before another. */
function before(date: CalendarDate, period: Period): CalendarDate {
  if (period.unit === "days") return addDays(date, -period.amount);
  return addMonths(date, -(period.unit === "years" ? 12 * period.amount : period.amount));
}
