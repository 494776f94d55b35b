import type { CalendarDate } from "../knowledge.ts";
import type { AiAnalysisResult, Deadline } from "../result.ts";
import { addDays, daysBetween, longDate } from "../deadlines/calendar.ts";
import { lastDayOf } from "../deadlines/deadline.ts";
import type { Findings } from "./findings.ts";
import type { Rest, Tracer } from "./trace.ts";
import { restOnGap } from "./trace.ts";
import { daysWords, upperFirst } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill, isFilled } from "../sentence.ts";

const LIMITS = "legal_analysis.statute_of_limitations";

/** The deadline that matters most today: the next one to come, or the last one that passed. Null when none has a date. */
export function leadingDeadline(deadlines: readonly Deadline[]): Deadline | null {
  const dated = deadlines.filter((one) => lastDayOf(one) !== null);
  const main = dated.filter((one) => !isAside(one));
  const isOpen = deadlines.some((one) => isLimit(one) && lastDayOf(one) === null && !isAside(one));
  const last = main.findLast(isLimit) ?? (isOpen ? undefined : main[0]);
  return nextOf(main) ?? (last ? (nextOf(dated.filter((one) => !isAgainstOthers(one))) ?? last) : null);
}

/** True for a limit that holds only in a special case of this kind of matter. */
export function isAside({ special }: Deadline): boolean {
  return special === "case" || special === "others";
}

/** True for a limit on claims against somebody else: it gives no more time against the one whom the story blames. */
function isAgainstOthers({ special }: Deadline): boolean {
  return special === "others";
}

/** A day that has passed, of a deadline that holds whatever else the story may hide. */
function isGone({ date, days_left: left, kind, special }: Deadline): boolean {
  return date !== null && (left ?? 0) < 0 && kind !== "repose" && special === null;
}

function isLimit({ kind }: Deadline): boolean {
  return kind !== "repose";
}

/** The first that has not passed; a final cut-off is none. */
function nextOf(dated: readonly Deadline[]): Deadline | undefined {
  return dated.find((one) => (one.days_left ?? 0) >= 0 && isLimit(one));
}

/**
 * True when every limit to sue, charge or answer has a date and has passed, even when counted from `latestDay`, the
 * latest day that the story names. A date read from a story is the earliest reading: safe for a deadline, but no ground
 * to call a case late.
 */
export function allPassed(
  deadlines: readonly Deadline[],
  latestDay: CalendarDate | null,
  asOf: CalendarDate,
): boolean {
  const limits = deadlines.filter((one) => one.kind !== "repose" && one.kind !== "notice");
  return limits.length > 0 && limits.every((one) => hasPassed(one, latestDay, asOf));
}

function hasPassed(
  { date, trigger_date }: Deadline,
  latestDay: CalendarDate | null,
  asOf: CalendarDate,
): boolean {
  if (date === null || trigger_date === null) return false;
  const shift = latestDay === null ? 0 : Math.max(0, daysBetween(trigger_date, latestDay));
  return addDays(date, shift) < asOf;
}

export function ruleRest(deadline: Deadline): Rest {
  return { kind: "rule", id: deadline.rule };
}

/** No state and no day would bring a date for what is no matter of US law. */
const NOT_OURS: ReadonlySet<string> = new Set(["out_of_scope", "not_us"]);

/** What is missing for a date: the state, the day, or a rule. */
function missingForDeadline(findings: Findings): string {
  const { reading, deadlines } = findings;
  if (NOT_OURS.has(reading.scope)) return SAYS.abstention.none;
  if (deadlines.some((one) => lastDayOf(one) !== null)) {
    return SAYS.time_limits.none_for_main_claim;
  }
  if (reading.served) return SAYS.time_limits.day_in_papers;
  if (findings.claimType && findings.claimType.limitations.length === 0)
    return SAYS.time_limits.none_of_this_kind;
  const open =
    deadlines.find(({ no_limit: isFree }) => isFree) ??
    deadlines.find((one) => !isAside(one)) ??
    deadlines[0];
  if (open?.date_note && reading.place.state !== null) return `${open.title}. ${open.date_note}`;
  const needsDay = reading.dates.incident === undefined;
  if (reading.place.state === null)
    return needsDay ? SAYS.time_limits.needs.state_and_day : SAYS.time_limits.needs.state;
  if (needsDay) return SAYS.time_limits.needs.day;
  return SAYS.time_limits.none_here;
}

/** The part of the report on time limits. */
export function writeLimits(
  findings: Findings,
  trace: Tracer,
): AiAnalysisResult["legal_analysis"]["statute_of_limitations"] {
  const lead = leadingDeadline(findings.deadlines);
  const last = lead && lastDayOf(lead);
  if (!lead || !last) {
    const why = missingForDeadline(findings);
    return {
      deadline: null,
      time_remaining: trace.say(`${LIMITS}.time_remaining`, why, restOnGap("deadline")),
      consequences_if_missed: trace.say(
        `${LIMITS}.consequences_if_missed`,
        findings.deadlines[0]?.if_missed ?? SAYS.time_limits.if_missed,
        ...(findings.deadlines[0] ? [ruleRest(findings.deadlines[0])] : [restOnGap("deadline")]),
      ),
    };
  }
  return {
    deadline: last,
    time_remaining: trace.say(
      `${LIMITS}.time_remaining`,
      remaining(lead, last, findings.deadlines),
      ruleRest(lead),
    ),
    consequences_if_missed: trace.say(`${LIMITS}.consequences_if_missed`, lead.if_missed, ruleRest(lead)),
  };
}

function remaining(lead: Deadline, date: CalendarDate, deadlines: readonly Deadline[]): string {
  const left = lead.days_left ?? 0;
  const lost = lapsedPart(lead, deadlines);
  if (lost)
    return `${lost.date_note ?? ""} ${isPart(lost) ? fill(SAYS.time_limits.left_for_last_part, { days: daysWords(left), day: longDate(date) }) : fill(SAYS.time_limits.left_from_later_day, { days: daysWords(left), day: longDate(date) })}`.trim();
  if (left < 0) {
    return fill(SAYS.time_limits.passed_by, { day: longDate(date), days: daysWords(-left) });
  }
  const first = deadlines.find(isGone);
  const before = first?.date
    ? fill(SAYS.time_limits.earlier_passed, { title: first.title, day: longDate(first.date) })
    : "";
  return `${timeLeft(left, lead.date === null, longDate(date))} ${before}`.trim();
}

function timeLeft(left: number, isSafeDay: boolean, day: string): string {
  const days = daysWords(left);
  if (isSafeDay)
    return left === 0
      ? fill(SAYS.time_limits.left.today_to_be_safe, { day })
      : fill(SAYS.time_limits.left.days_to_be_safe, { days, day });
  return left === 0
    ? fill(SAYS.time_limits.left.today, { day })
    : upperFirst(fill(SAYS.time_limits.left.days, { days, day }));
}

/** One or two sentences on time for the analysis text. */
export function limitSentences(findings: Findings): { sentence: string; rests: Rest[] }[] {
  return [...comingSentences(findings), ...ruleSentences(findings), ...childSentences(findings)];
}

/** Extra time for someone who is still a child, where a limit is shown or has passed. */
function childSentences({ reading, deadlines }: Findings): { sentence: string; rests: Rest[] }[] {
  const first = deadlines[0];
  const hasDay = deadlines.some((one) => one.date !== null || one.safe_date !== undefined);
  if (!first || !hasDay || !reading.factKeys.has("minor")) return [];
  return [
    {
      sentence: SAYS.time_limits.child,
      rests: [ruleRest(first)],
    },
  ];
}

/** For pay or acts over some time, when only the later end is still to come: the part that has run out. */
export function lapsedPart(lead: Deadline, deadlines: readonly Deadline[]): Deadline | undefined {
  return (lead.days_left ?? -1) < 0
    ? undefined
    : deadlines.find((one) => one.rule === lead.rule && one.title !== lead.title && (one.days_left ?? 0) < 0);
}

/** True for the first part of pay or acts over some time; false for another day from which the same clock may run. */
function isPart({ title }: Deadline): boolean {
  return [SAYS.deadlines.part.pay, SAYS.deadlines.part.done_in].some((part) => isFilled(part, title));
}

function endsFirst({ date_note: note }: Deadline): boolean {
  const { pay_first: pay, done_first: done } = SAYS.deadlines.part;
  return note !== undefined && note !== null && [pay, done].some((said) => isFilled(said, note));
}

/** For pay or acts over some time: the later end, so that both stand side by side. */
function laterPart(lead: Deadline, deadlines: readonly Deadline[]): Deadline | undefined {
  return deadlines.find(
    (one) => one.rule === lead.rule && one !== lead && one.date !== null && one.date > (lead.date ?? ""),
  );
}

function comingSentences({ reading }: Findings): { sentence: string; rests: Rest[] }[] {
  const first = reading.coming[0];
  if (!first) return [];
  const fact = reading.facts.find((one) => one.quotes.some((quote) => quote.start === first.quote.start));
  return [
    {
      sentence: fill(SAYS.time_limits.coming, { day: longDate(first.earliest) }),
      rests: [fact ? { kind: "fact", id: fact.id } : { kind: "input", id: "description" }],
    },
  ];
}

function comingDate(title: string, isSafeDay: boolean, day: string, left: number): string {
  const days = daysWords(left);
  if (isSafeDay)
    return left === 0
      ? fill(SAYS.time_limits.date.today_to_be_safe, { title, day })
      : fill(SAYS.time_limits.date.to_be_safe, { title, day, days });
  return left === 0
    ? fill(SAYS.time_limits.date.today, { title, day })
    : fill(SAYS.time_limits.date.coming, { title, day, days });
}

function ruleSentences(findings: Findings): { sentence: string; rests: Rest[] }[] {
  const lead = leadingDeadline(findings.deadlines);
  const last = lead && lastDayOf(lead);
  if (!lead || !last) {
    return [
      {
        sentence: missingForDeadline(findings),
        rests: [restOnGap("deadline")],
      },
    ];
  }
  const rests = [ruleRest(lead)];
  const left = lead.days_left ?? 0;
  const sentences = [
    {
      sentence:
        left < 0
          ? fill(SAYS.time_limits.one_passed, { title: lead.title, day: longDate(last) })
          : comingDate(lead.title, lead.date === null, longDate(last), left),
      rests,
    },
  ];
  if (lead.date === null && lead.date_note) sentences.push({ sentence: lead.date_note, rests });
  const free = findings.deadlines.find((one) => one.no_limit);
  if (free) sentences.push({ sentence: `${free.title}. ${free.date_note}`, rests: [ruleRest(free)] });
  if (lead.applies_to) sentences.push({ sentence: lead.applies_to, rests });
  if (left < 0)
    sentences.push({
      sentence: SAYS.time_limits.exceptions,
      rests,
    });
  if (lead.falls_on) {
    const { weekday, holiday, safe_date } = lead.falls_on;
    sentences.push({
      sentence: holiday
        ? fill(SAYS.time_limits.on_holiday, { holiday, safe_day: longDate(safe_date) })
        : fill(SAYS.time_limits.on_weekend, { weekday, safe_day: longDate(safe_date) }),
      rests,
    });
  }
  if (lead.notes.includes(SAYS.deadlines.shorter_for_public_bodies))
    sentences.push({ sentence: SAYS.deadlines.shorter_for_public_bodies, rests });
  if (lead.confidence === "confirmed_by_one" || lead.confidence === "recalled")
    sentences.push({ sentence: SAYS.deadlines.confirm, rests });
  const lost = lapsedPart(lead, findings.deadlines);
  if (lost?.date_note) sentences.unshift({ sentence: lost.date_note, rests: [ruleRest(lost)] });
  const gone = left < 0 || lost ? undefined : findings.deadlines.find(isGone);
  if (gone?.date)
    sentences.push({
      sentence: fill(SAYS.time_limits.earlier_seems_passed, { title: gone.title, day: longDate(gone.date) }),
      rests: [ruleRest(gone)],
    });
  const part = endsFirst(lead) ? laterPart(lead, findings.deadlines) : undefined;
  if (part?.date)
    sentences.push({
      sentence: `${part.title}: ${longDate(part.date)}. ${part.date_note ?? ""}`.trim(),
      rests: [ruleRest(part)],
    });
  const notice = findings.deadlines.find((one) => one.kind === "notice" && one !== lead && one !== gone);
  if (notice?.date)
    sentences.push({
      sentence:
        (notice.days_left ?? 0) < 0
          ? fill(SAYS.time_limits.notice_passed, { title: notice.title, day: longDate(notice.date) })
          : fill(SAYS.time_limits.notice, { title: notice.title, day: longDate(notice.date) }),
      rests: [ruleRest(notice)],
    });
  return sentences;
}
