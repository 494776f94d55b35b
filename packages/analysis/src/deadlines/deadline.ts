import type { CalendarDate, LimitationRule, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import { addPeriod, earlier, longDate } from "./calendar.ts";
import { isRange, rangeDeadlines } from "./range.ts";
import { dated, skeleton } from "./skeleton.ts";
import type { Matter } from "./skeleton.ts";
import { triggerWords } from "./titles.ts";
import { isExact, resolveRule } from "./triggers.ts";
import type { KnownDate, ResolvedTrigger } from "./triggers.ts";

/** Periods that start anew with each act. An outer limit or a time to answer does not. */
const BY_ACT = new Set<LimitationRule["kind"]>(["limitation", "notice", "charge"]);

/** The deadlines that one rule gives: one as a rule, more when the story dates a discovery, a child's birthday or a stretch of time. Earliest first. */
export function deadlinesOf(rule: LimitationRule, matter: Matter): Deadline[] {
  const trigger = resolveRule(rule, matter.dates);
  if (trigger.known && trigger.basis !== "bound" && isRange(trigger.known) && BY_ACT.has(rule.kind))
    return rangeDeadlines(rule, trigger.known, matter);
  const plain = plainDeadline(rule, trigger, matter);
  return [plain, ...laterReadings(rule, trigger, matter)];
}

function plainDeadline(rule: LimitationRule, trigger: ResolvedTrigger, matter: Matter): Deadline {
  const { known, basis } = trigger;
  const base = skeleton(rule, matter);
  if (!known) {
    return {
      ...base,
      date_note: `The clock starts on ${triggerWords(rule.runs_from)}. That day is not known yet, so no date is given.`,
    };
  }
  const safe = addPeriod(known.earliest, rule.period);
  if (basis === "bound") {
    if (known.how === "story" || !isExact(known) || safe < matter.as_of) {
      return {
        ...base,
        date_note: `The clock starts on ${triggerWords(rule.runs_from)}. That day is not known yet, so no date is given.`,
      };
    }
    return {
      ...base,
      safe_date: safe,
      date_note: `The clock starts on ${triggerWords(rule.runs_from)}. That day is not known. Counted from ${longDate(known.earliest)}, the safe last day is ${longDate(safe)}.`,
    };
  }
  if (!isExact(known)) return { ...base, safe_date: safe, date_note: inexactNote(rule, known, matter) };
  const note = exactNote(rule, known, basis);
  return {
    ...base,
    ...dated(safe, known.earliest, rule.period, matter.as_of),
    ...(note ? { date_note: note } : {}),
  };
}

function inexactNote(rule: LimitationRule, known: KnownDate, matter: Matter): string {
  const safe = addPeriod(known.earliest, rule.period);
  const words = known.words ? `Your words say "${known.words}"` : "The day is known only roughly";
  const reading = known.year_assumed
    ? `, and the year is not given. If it was ${known.earliest.slice(0, 4)}, the safe last day`
    : ", not the very day. On the earliest reading the safe last day";
  if (safe >= matter.as_of) return `${words}${reading} is ${longDate(safe)}.`;
  const passed = addPeriod(known.latest, rule.period) < matter.as_of && !known.year_assumed;
  return `${words}${reading} was ${longDate(safe)}, which has passed. ${passed ? "On the latest reading it has passed too, unless an exception holds." : "On a later reading there may be time left, so the very day matters."}`;
}

function exactNote(rule: LimitationRule, known: KnownDate, basis: ResolvedTrigger["basis"]): string | null {
  if (basis === "incident" && (rule.runs_from === "discovery" || rule.runs_from === "death")) {
    return `Counted from the day it happened, which is the safe reading. The clock starts on ${triggerWords(rule.runs_from)}, which may be later.`;
  }
  if (known.stands_in && basis === "incident" && rule.runs_from !== known.stands_in) {
    return `Counted from ${triggerWords(known.stands_in)} ("${known.words ?? ""}"), the only day in your words. Anything before it ends earlier.`;
  }
  if (known.how === "story" && known.words)
    return `The day was read from your words "${known.words}". Correct it if it is wrong.`;
  return null;
}

/** Later dates that hold only if the court accepts the story's discovery date or a child's birthday. */
function laterReadings(rule: LimitationRule, trigger: ResolvedTrigger, matter: Matter): Deadline[] {
  const from = trigger.known;
  if (!from || !isExact(from) || trigger.basis === "bound") return [];
  const plainLast = addPeriod(from.earliest, rule.period);
  return [discoveryReading(rule, from.earliest, matter), birthdayReading(rule, from.earliest, matter)].filter(
    (deadline): deadline is Deadline =>
      deadline !== null && deadline.date !== null && deadline.date > plainLast,
  );
}

function discoveryReading(rule: LimitationRule, incident: CalendarDate, matter: Matter): Deadline | null {
  const found = matter.dates.discovery;
  const runsFromDiscovery = rule.runs_from === "discovery";
  if (!found || !isExact(found) || (!rule.discovery && !runsFromDiscovery) || rule.kind === "repose")
    return null;
  if (found.earliest < incident) return null;
  const period = rule.discovery?.period ?? rule.period;
  let last = addPeriod(found.earliest, period);
  if (rule.discovery?.outer) last = earlier(last, addPeriod(incident, rule.discovery.outer));
  return later(
    rule,
    matter,
    last,
    found.earliest,
    period,
    "counted from the day you found out",
    "This later date holds only if the court accepts that you could not have found out sooner. The earlier date is the safe one.",
  );
}

/** A birthday in a story counts when the story is about a child, and only one before the harm: parties have birthdays too. */
function birthdayReading(rule: LimitationRule, incident: CalendarDate, matter: Matter): Deadline | null {
  const birth = matter.dates.birth;
  const until = rule.minority?.until_age;
  if (!birth || !isExact(birth) || until === undefined) return null;
  const somebodyElses = birth.how === "story" && !matter.facts.has("minor");
  if (somebodyElses || birth.earliest > incident) return null;
  const birthday = addPeriod(birth.earliest, { amount: until, unit: "years" });
  if (birthday <= incident) return null;
  let last = addPeriod(birthday, rule.period);
  if (rule.minority?.outer) last = earlier(last, addPeriod(incident, rule.minority.outer));
  return later(
    rule,
    matter,
    last,
    birthday,
    rule.period,
    `counted from the child's birthday at ${until}`,
    "This later date is for the child's own claim. A parent's claim for bills may end on the earlier date, which is the safe one.",
  );
}

function later(
  rule: LimitationRule,
  matter: Matter,
  last: CalendarDate,
  from: CalendarDate,
  period: Period,
  title: string,
  note: string,
): Deadline {
  const base = skeleton(rule, matter);
  return {
    ...base,
    ...dated(last, from, period, matter.as_of),
    title: `${base.title}, ${title}`,
    notes: [note, ...base.notes],
  };
}
