import type { CalendarDate, LimitationKey, LimitationRule, Trigger } from "../knowledge.ts";
import type { TimedRule } from "./limit-kinds.ts";
import type { Matter } from "./skeleton.ts";
import { accruesIn, INCIDENT_LIKE, isWide } from "./triggers.ts";
import type { KnownDate, PossibleStart, ResolvedTrigger } from "./triggers.ts";
import { addPeriod, daysBetween } from "./calendar.ts";

/**
 * The other days from which the clock of a rule may run, and which change what a person must know: one that is earlier
 * than the day counted from and not yet over, and, where the time counted from that day is over, the earliest that
 * leaves time.
 */
export function otherStarts(
  rule: TimedRule,
  { known, basis }: ResolvedTrigger,
  { starts = [], as_of: asOf, dates }: Matter,
): KnownDate[] {
  if (!known || (basis !== "own" && basis !== "incident")) return [];
  const last = lastOf(rule, known, asOf);
  const isSure = isNamed(known);
  const isOver = last < asOf;
  const fitting = starts
    .filter(({ role, known: start }) => suits(rule.runs_from, role) && !isSame(start, known))
    .filter(
      ({ role, known: start, wrong }) =>
        !isSure ||
        (role === "unknown"
          ? isEarlierDay(start, known) ||
            isOfTheSameMatter(start, known, { wrong, own: likelyWrong(known, starts) }) ||
            (isOver && mayHaveComeOut(rule, start, known))
          : isTold(start)),
    )
    .filter(({ known: start }) => accruesIn(rule, start))
    .filter(({ known: start }) => !isAfterEnd(rule.runs_from, start, dates))
    .map(({ known: start }) => ({ start, last: lastOf(rule, start, asOf) }))
    .filter((one) => one.last >= asOf)
    .toSorted((a, b) => (a.last < b.last ? -1 : 1));
  const first = fitting[0];
  if (!first) return [];
  return last < asOf || first.last < last ? [first.start] : [];
}

/** A very day before the one that the words name may be the day of the same matter. The form's own day is sure. */
function isEarlierDay(start: KnownDate, known: KnownDate): boolean {
  return known.how === "story" && start.earliest === start.latest && start.earliest < known.earliest;
}

/** From this share on a very day not long before that of the form is as likely the one on which the wrong was done. */
const AS_LIKELY = 0.35;
const NOT_LONG_BEFORE = 120;

/** As likely as the form's own day is one of which the learned reader has this part of its share. */
const NEARLY = 0.75;

/** "Arrested August 30", where the form holds the day on which the charge was dropped: both count until it is asked. */
function isOfTheSameMatter(
  start: KnownDate,
  known: KnownDate,
  { wrong = 0, own }: { wrong: number | undefined; own: number },
): boolean {
  return (
    known.how === "field" &&
    wrong >= Math.max(AS_LIKELY, NEARLY * own) &&
    start.earliest === start.latest &&
    start.earliest < known.earliest &&
    daysBetween(start.earliest, known.earliest) <= NOT_LONG_BEFORE
  );
}

/** How likely the wrong was done on the form's day: surely where the words say so too; 0 where the story does not tell it. */
function likelyWrong(known: KnownDate, starts: readonly PossibleStart[]): number {
  const told = starts.find(({ known: start }) => start.how === "story" && isSame(start, known));
  if (told === undefined) return 0;
  return told.role === "unknown" ? (told.wrong ?? 0) : 1;
}

/** Wrongs that mostly come out long after they were done. */
const HIDDEN = new Set<LimitationKey>(["medical_malpractice", "fraud"]);

/** A very day told after the wrong may be the one on which a hidden wrong came out. */
export function mayHaveComeOut(
  { claim, discovery }: LimitationRule,
  start: KnownDate,
  known: KnownDate,
): boolean {
  const hides = HIDDEN.has(claim) || (discovery !== undefined && claim === "product_liability");
  return hides && start.earliest === start.latest && start.earliest > known.latest;
}

/** A year alone does not say when: beside a day that is told it starts no clock of its own. */
function isTold(known: KnownDate): boolean {
  return !isWide(known);
}

/** True for a day that the words or the form give to the event itself: what is told of a later day came after it. */
function isNamed({ how, named, stands_in: instead }: KnownDate): boolean {
  return how === "field" || (named === true && instead === undefined);
}

/** The last day; where only the later part of an unsure day leaves time, today. */
function lastOf(rule: TimedRule, known: KnownDate, asOf: CalendarDate): CalendarDate {
  const last = addPeriod(known.earliest, rule.period);
  return last < asOf && addPeriod(known.latest, rule.period) >= asOf ? asOf : last;
}

function isSame(a: KnownDate, b: KnownDate): boolean {
  return a.earliest === b.earliest && a.latest === b.latest;
}

/** Days that say when the wrong itself was done: any of them may be the one that a rule on a wrong counts from. */
export function suits(runsFrom: Trigger, role: Trigger | "unknown"): boolean {
  if (runsFrom === role) return true;
  if (!INCIDENT_LIKE.has(runsFrom) || runsFrom === "death") return false;
  if (role === "unknown") return runsFrom !== "birth_or_injury";
  return INCIDENT_LIKE.has(role) && role !== "discovery" && role !== "death";
}

/** What was done cannot have been done after the death that it led to. */
function isAfterEnd(runsFrom: Trigger, start: KnownDate, { death }: Matter["dates"]): boolean {
  return runsFrom !== "death" && death !== undefined && start.earliest > death.latest;
}
