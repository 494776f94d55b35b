import type { CalendarDate, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import type { TimedRule } from "./limit-kinds.ts";
import { addDays, addMonths, addPeriod, daysBetween, longDate } from "./calendar.ts";
import { dated, skeleton } from "./skeleton.ts";
import type { Matter } from "./skeleton.ts";
import { runsByPayday } from "./triggers.ts";
import type { KnownDate } from "./triggers.ts";

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
    title: `${base.title}: ${partWords(isPay, firstWords)}`,
    date_note: firstNote(rule.period, first, firstWords, isPay, matter.as_of),
  };
  if (isShort) return [firstPart];
  return [
    firstPart,
    {
      ...base,
      ...dated(last, known.until.earliest, rule.period, matter.as_of),
      title: `${base.title}: ${partWords(isPay, lastWords)}`,
      date_note: isPay
        ? `This later date is only for pay from ${lastWords}. Earlier pay runs out sooner.`
        : "This later date holds only for what was done then, or where the law counts from the last act. The earlier date is the safe one.",
    },
  ];
}

/** "pay from May 2024", "what was done in May 2024", "what was done on September 20". */
function partWords(isPay: boolean, words: string): string {
  if (isPay) return `pay from ${words}`;
  if (/^(?:today|now)$/i.test(words)) return "what is done now";
  return `what was done ${/\b\d{1,2}(?:st|nd|rd|th)?$|\b\d{1,2}, \d{4}$/.test(words) ? "on" : "in"} ${words}`;
}

function firstNote(
  period: Period,
  first: CalendarDate,
  words: string,
  isPay: boolean,
  asOf: CalendarDate,
): string {
  const what = isPay ? "Pay" : "What was done";
  if (first >= asOf)
    return `${what} from ${words}: this part ends first. ${isPay ? "Each payday has its own time limit." : "It is the safe date for all of it."}`;
  const back = longDate(before(asOf, period));
  return isPay
    ? `The time for pay earned before ${back} seems to be over. With each day that passes, another part is lost.`
    : `What was done before ${back} may be too late by now, unless the law counts from the last act.`;
}

/** The day that lies one period before another. */
function before(date: CalendarDate, period: Period): CalendarDate {
  if (period.unit === "days") return addDays(date, -period.amount);
  return addMonths(date, -(period.unit === "years" ? 12 * period.amount : period.amount));
}
