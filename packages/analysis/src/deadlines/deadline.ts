import { NO_LIMIT_WORDS } from "../compiled/knowledge.js";
import type { CalendarDate, LimitationRule, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import { addDays, addPeriod, daysBetween, earlier, longDate, weekday } from "./calendar.ts";
import { isRange, rangeDeadlines } from "./range.ts";
import { isTimed, noLimitFrom } from "./limit-kinds.ts";
import type { TimedRule } from "./limit-kinds.ts";
import { childhoodOf } from "./select.ts";
import { dated, skeleton } from "./skeleton.ts";
import type { Matter } from "./skeleton.ts";
import { mayHaveComeOut, otherStarts, suits } from "./starts.ts";
import { triggerWords } from "./titles.ts";
import { accruesIn, isExact, resolveRule } from "./triggers.ts";
import type { KnownDate, ResolvedTrigger } from "./triggers.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** Periods that start anew with each act. An outer limit or a time to answer does not. */
const BY_ACT = new Set<LimitationRule["kind"]>(["limitation", "notice", "charge"]);

/** The last day of a deadline: the exact one, else the earliest safe one; null when neither is known. */
export function lastDayOf({ date, safe_date }: Pick<Deadline, "date" | "safe_date">): CalendarDate | null {
  return date ?? safe_date ?? null;
}

/** The deadlines that one rule gives: one as a rule, more when the story dates a discovery, a child's birthday or a stretch of time. Earliest first. */
export function deadlinesOf(rule: LimitationRule, matter: Matter): Deadline[] {
  return isTimed(rule) ? timedDeadlines(rule, matter) : [unlimited(rule, matter)];
}

/** What is said where the law sets no time limit: from which day on that holds, and that what was done before is not known. */
function unlimited(rule: LimitationRule, matter: Matter): Deadline {
  const base = skeleton(rule, matter);
  const { accrued_from: from } = rule;
  if (from === undefined) return { ...base, no_limit: true, date_note: NO_LIMIT_WORDS.says };
  const done = matter.dates.incident ?? childhoodOf(matter.dates);
  const isCovered = done !== null && done.earliest >= from;
  const isOlder = done !== null && done.latest < from;
  const { says, before, unsure } = NO_LIMIT_WORDS;
  if (isCovered) return { ...base, no_limit: true, date_note: says };
  const since = noLimitFrom(from);
  return {
    ...base,
    ...(isOlder ? {} : { no_limit: true }),
    trigger: since,
    arithmetic: since,
    if_missed: SAYS.deadlines.if_missed[rule.kind],
    date_note: `${since} ${isOlder ? before : unsure}`,
  };
}

function timedDeadlines(rule: TimedRule, matter: Matter): Deadline[] {
  const trigger = inItsTime(rule, resolveRule(rule, matter.dates), matter);
  if (trigger.known && trigger.basis !== "bound" && isRange(trigger.known) && BY_ACT.has(rule.kind))
    return rangeDeadlines(rule, trigger.known, matter);
  const plain = plainDeadline(rule, trigger, matter);
  const others = [
    ...laterReadings(rule, trigger, matter),
    ...otherStarts(rule, trigger, matter).map((start) =>
      fromOtherStart(rule, start, trigger.known ?? start, matter),
    ),
  ];
  const isOpen = (one: Deadline): boolean => (lastDayOf(one) ?? "") >= matter.as_of;
  const last = lastDayOf(plain);
  if (trigger.known && last !== null && last < matter.as_of && rule.kind !== "repose") {
    if (others.some(isOpen)) return [{ ...plain, date_note: goneNote(trigger.known) }, ...others];
    const longer = tolledNote(rule, matter);
    if (longer) return [withoutDay(plain, trigger.known, last, longer), ...others];
  }
  return [plain, ...others];
}

/** The day from which a rule counts; where that lies outside the time for which the rule holds, the first plausible one inside it. */
function inItsTime(rule: TimedRule, trigger: ResolvedTrigger, { starts = [] }: Matter): ResolvedTrigger {
  if (!trigger.known || rule.runs_from === "birth" || accruesIn(rule, trigger.known)) return trigger;
  const [first] = starts
    .filter(({ role, known }) => suits(rule.runs_from, role) && accruesIn(rule, known))
    .map(({ known }) => known)
    .toSorted((a, b) => (a.earliest < b.earliest ? -1 : 1));
  return first ? { known: first, basis: "own" } : trigger;
}

/** "If it counts from January 5, 2024, it has gone: ask a lawyer today." */
function goneNote(known: KnownDate): string {
  const { words } = known;
  const day = longDate(known.earliest);
  return words && words !== day
    ? fill(SAYS.deadlines.gone_told, { day, words })
    : fill(SAYS.deadlines.gone, { day });
}

/** Why a time that would be over may still run, as far as the words speak of it; null where they do not. */
function tolledNote(rule: LimitationRule, { facts }: Matter): string | null {
  if (rule.kind !== "limitation") return null;
  if (facts.has("minor") && rule.minority)
    return fill(SAYS.deadlines.may_be_child, { minority: rule.minority.plain });
  if (facts.has("criminal_case_open") && rule.claim in BY_CRIME) return SAYS.deadlines.criminal_case;
  return null;
}

/** Limits on a wrong that may be a crime too. */
const BY_CRIME: Partial<Record<string, true>> = {
  personal_injury: true,
  personal_injury_motor_vehicle: true,
  wrongful_death: true,
  assault_battery: true,
};

/** A limit that counted plainly would be over, while words of the story may stop its clock: no day is called the last. */
function withoutDay(plain: Deadline, known: KnownDate, last: CalendarDate, why: string): Deadline {
  const { safe_date: _safe, latest_date: _latest, ...rest } = plain;
  return {
    ...rest,
    date: null,
    falls_on: null,
    days_left: null,
    date_note: fill(SAYS.deadlines.plainly_over, {
      day: longDate(known.earliest),
      last_day: longDate(last),
      why,
    }),
  };
}

/** The deadline counted from another day of the story. */
/** Where a law gives time from finding out, it mostly gives a year: the safe guess where the rule does not say. */
const FROM_FINDING_OUT = { amount: 1, unit: "years" } as const;

function fromOtherStart(rule: TimedRule, known: KnownDate, own: KnownDate, matter: Matter): Deadline {
  const cameOut = mayHaveComeOut(rule, known, own);
  const year = addPeriod(known.earliest, FROM_FINDING_OUT);
  const isShorter = year < addPeriod(known.earliest, rule.period);
  const period = rule.discovery?.period ?? (isShorter ? FROM_FINDING_OUT : rule.period);
  const found = plainDeadline(cameOut ? { ...rule, period } : rule, { known, basis: "own" }, matter);
  return {
    ...found,
    title: fill(SAYS.deadlines.title.if_from, {
      title: found.title,
      day: known.words ?? longDate(known.earliest),
    }),
  };
}

function plainDeadline(rule: TimedRule, trigger: ResolvedTrigger, matter: Matter): Deadline {
  const { known, basis } = trigger;
  const base = skeleton(rule, matter);
  if (rule.period.unit === "yearly") return { ...base, ...nextOfEachYear(rule, known, matter) };
  if (!known) {
    return {
      ...base,
      date_note: fill(SAYS.deadlines.start_not_known, { start: triggerWords(rule.runs_from) }),
    };
  }
  const safe = endOf(rule, known.earliest);
  if (basis === "bound")
    return {
      ...base,
      date_note: fill(SAYS.deadlines.start_not_known, { start: triggerWords(rule.runs_from) }),
    };
  if (!isExact(known)) {
    const latest = endOf(rule, known.latest);
    const isPartlyOver = safe < matter.as_of && latest >= matter.as_of;
    return {
      ...base,
      ...safeBy(isPartlyOver ? matter.as_of : safe, matter),
      ...(latest > safe ? { latest_date: latest } : {}),
      date_note: inexactNote(rule, known, matter),
    };
  }
  const note = exactNote(rule, known, basis);
  return {
    ...base,
    ...dated(safe, known.earliest, rule.period, matter.as_of),
    ...(rule.before_birthday ? { arithmetic: beforeAnniversary(rule, known.earliest, safe) } : {}),
    ...(note ? { date_note: note } : {}),
  };
}

/** The day of each year that comes next, after the day that the clock counts from where it is known. */
function nextOfEachYear({ period }: TimedRule, known: KnownDate | null, matter: Matter) {
  const first = known && isExact(known) ? addPeriod(known.earliest, period) : matter.as_of;
  const next = first > matter.as_of ? first : addPeriod(matter.as_of, period);
  return { ...safeBy(next, matter), date_note: fill(SAYS.deadlines.each_year, { day: longDate(next) }) };
}

/** The last day of a rule that counts from a day. A limit that ends before a birthday or an anniversary ends on the eve of it. */
function endOf({ period, before_birthday: isBefore }: TimedRule, from: CalendarDate): CalendarDate {
  const end = addPeriod(from, period);
  return isBefore ? addDays(end, -1) : end;
}

/** "Before the birthday at 28, May 1, 2030: the last day is Tuesday, April 30, 2030." */
function beforeAnniversary(
  { period, runs_from: runsFrom }: TimedRule,
  from: CalendarDate,
  last: CalendarDate,
): string {
  const end = { weekday: weekday(last), last_day: longDate(last) };
  const day = longDate(addPeriod(from, period));
  return runsFrom === "birth"
    ? fill(SAYS.deadlines.before_birthday, { age: period.amount, birthday: day, ...end })
    : fill(SAYS.deadlines.before_anniversary, { anniversary: day, ...end });
}

/** The fields of a deadline of which only the earliest safe day is known. */
function safeBy(day: CalendarDate, matter: Matter): Pick<Deadline, "safe_date" | "days_left"> {
  return { safe_date: day, days_left: daysBetween(matter.as_of, day) };
}

function inexactWords({ words, earliest }: KnownDate, last: CalendarDate): string {
  const [day, safeDay] = [longDate(earliest), longDate(last)];
  return words
    ? fill(SAYS.deadlines.inexact.safe_told, { words, day, safe_day: safeDay })
    : fill(SAYS.deadlines.inexact.safe, { day, safe_day: safeDay });
}

function inexactNote(rule: TimedRule, known: KnownDate, matter: Matter): string {
  const safe = endOf(rule, known.earliest);
  if (safe >= matter.as_of) return inexactSafe(known, longDate(safe), SAYS.deadlines.inexact.coming);
  const passed = endOf(rule, known.latest) < matter.as_of && !known.year_assumed;
  const { passed_too, time_left } = SAYS.deadlines.inexact;
  return `${inexactSafe(known, longDate(safe), SAYS.deadlines.inexact.passed)} ${passed ? passed_too : time_left}`;
}

type InexactWords = (typeof SAYS.deadlines.inexact)["coming" | "passed"];

/** The safe day of a date that is known roughly, told in words or not, and of which the year may be a guess. */
function inexactSafe({ words, year_assumed: isGuess, earliest }: KnownDate, day: string, says: InexactWords) {
  const year = earliest.slice(0, 4);
  if (words) return isGuess ? fill(says.told_year, { words, year, day }) : fill(says.told, { words, day });
  return isGuess ? fill(says.year, { year, day }) : fill(says.roughly, { day });
}

function exactNote(rule: LimitationRule, known: KnownDate, basis: ResolvedTrigger["basis"]): string | null {
  if (basis === "incident" && (rule.runs_from === "discovery" || rule.runs_from === "death")) {
    return fill(SAYS.deadlines.from_incident, { start: triggerWords(rule.runs_from) });
  }
  if (known.stands_in && basis === "incident" && rule.runs_from !== known.stands_in) {
    return fill(SAYS.deadlines.stands_in, { start: triggerWords(known.stands_in), words: known.words ?? "" });
  }
  if (known.how === "story" && known.words)
    return fill(SAYS.deadlines.read_from_words, { words: known.words });
  return null;
}

/** Later dates that hold only if the court accepts the story's discovery date or a child's birthday. */
function laterReadings(rule: TimedRule, trigger: ResolvedTrigger, matter: Matter): Deadline[] {
  const from = trigger.known;
  if (!from || trigger.basis === "bound") return [];
  const plainLast = addPeriod(from.earliest, rule.period);
  return [discoveryReading(rule, from.earliest, matter), birthdayReading(rule, from.earliest, matter)].filter(
    (deadline): deadline is Deadline => deadline !== null && (lastDayOf(deadline) ?? "") > plainLast,
  );
}

function discoveryReading(rule: TimedRule, incident: CalendarDate, matter: Matter): Deadline | null {
  const found = matter.dates.discovery;
  const runsFromDiscovery = rule.runs_from === "discovery";
  if (!found || (!rule.discovery && !runsFromDiscovery) || rule.kind === "repose") return null;
  if (found.earliest < incident) return null;
  const period = rule.discovery?.period ?? rule.period;
  let last = addPeriod(found.earliest, period);
  if (rule.discovery?.outer) last = earlier(last, addPeriod(incident, rule.discovery.outer));
  return later(
    rule,
    matter,
    last,
    found,
    period,
    (limit) => fill(SAYS.deadlines.title.from_finding_out, { limit }),
    SAYS.deadlines.from_finding_out,
  );
}

/** A birthday in a story counts when the story is about a child, and only one before the harm: parties have birthdays too. */
function birthdayReading(rule: TimedRule, incident: CalendarDate, matter: Matter): Deadline | null {
  const birth = matter.dates.birth;
  const until = rule.minority?.until_age;
  if (!birth || until === undefined) return null;
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
    {
      ...birth,
      earliest: birthday,
      latest: birth.latest === birth.earliest ? birthday : addDays(birthday, 1),
    },
    rule.period,
    (limit) => fill(SAYS.deadlines.title.from_birthday, { limit, age: until }),
    SAYS.deadlines.from_birthday,
  );
}

function later(
  rule: LimitationRule,
  matter: Matter,
  last: CalendarDate,
  from: KnownDate,
  period: Period,
  title: (limit: string) => string,
  note: string,
): Deadline {
  const base = skeleton(rule, matter);
  const day = dated(last, from.earliest, period, matter.as_of);
  return {
    ...base,
    ...(isExact(from)
      ? day
      : { ...safeBy(last, matter), arithmetic: day.arithmetic, date_note: inexactWords(from, last) }),
    title: title(base.title),
    notes: [note, ...base.notes],
  };
}
