import { READING_WORDS } from "./compiled/lexicon.js";
import type { ClaimType, LimitationKey, Trigger } from "./knowledge.ts";
import type { Deadline } from "./result.ts";
import { HARMED } from "./claims-of-reading.ts";
import { isClearlyNoHarm, MEANT } from "./deadlines-of-harm.ts";
import { addDays, daysBetween, longDate } from "./deadlines/calendar.ts";
import { clockDeadlines } from "./deadlines/clocks.ts";
import { limitsOfClaimType } from "./deadlines/compute.ts";
import { deadlinesOf, lastDayOf } from "./deadlines/deadline.ts";
import { isTimed } from "./deadlines/limit-kinds.ts";
import { rulesFor } from "./deadlines/select.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import { isWide, resolveRule } from "./deadlines/triggers.ts";
import type { KnownDate } from "./deadlines/triggers.ts";
import type { DatedEvent } from "./reading/date-roles.ts";
import type { DateRole } from "./reading/date-role-cues.ts";
import type { PaperClock } from "./paper-clock.ts";
import { JUDGED_CUES, TAKEN_CUES } from "./reading/notices.ts";
import { knownOf } from "./reading/paper-dates.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { isAnswering } from "./report/answering.ts";
import { PAPER_CLOCKS } from "./compiled/knowledge.js";
import { SAYS } from "./compiled/sentences.js";
import { fill } from "./sentence.ts";

/**
 * Where no limit has a day of its own: the earliest day that a plausible guess gives and that is not past, as the
 * earliest safe day. A guess never says that a time is over, and never moves a day that is known.
 */
export function guessedDeadline(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
): Deadline | null {
  if (reading.scope !== "analyzed" || reading.side.value === "asking") return null;
  const days = unsureDays(reading);
  const own = claimType ? limitsOfClaimType(claimType.id, reading.factKeys).map(({ key }) => key) : [];
  return (
    earliestOf([
      ...ofUnknownDay(own, days, reading, matter),
      ...ofUnknownPaper(claimType, days, reading, matter),
      ...ofPaperOfKind(claimType, days, reading, matter),
    ]) ?? earliestOf(ofOtherClaims(reading, claimType, days, matter))
  );
}

/** The time to answer papers of which the day is not sure, for a person who is taken to court; null where they are none. */
export function guessedAnswer(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
): Deadline | null {
  if (reading.scope !== "analyzed") return null;
  return earliestOf(ofUnknownPaper(claimType, unsureDays(reading), reading, matter));
}

/**
 * The earliest day to come that a paper sets which may have come on a day of the story, where the learned reader takes
 * the day for that of a paper; null where none is.
 */
export function guessedPaper(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
): Deadline | null {
  if (reading.scope !== "analyzed" || reading.side.value === "asking") return null;
  const days = unsureDays(reading).filter(({ paper }) => paper >= PERHAPS_A_PAPER);
  return earliestOf([
    ...ofUnknownPaper(claimType, days, reading, matter),
    ...ofPaperOfKind(claimType, days, reading, matter),
  ]);
}

/**
 * Where it is not sure which claim a person has: the earliest day to come of the other claims that the readers named,
 * as the earliest safe day. Null where one claim is sure, or the person only answers or asks.
 */
export function guessedOther(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
): Deadline | null {
  if (reading.scope !== "analyzed" || reading.side.value !== "claimant") return null;
  const led = shareOf(claimType, reading);
  const isHurt = HURT.some((fact) => reading.factKeys.has(fact));
  const near = reading.claimTypes.filter(
    ({ claim_type, score }) =>
      score >= Math.min(PLAUSIBLE_SHARE, PERHAPS * led) || (isHurt && MEANT.has(claim_type.legal_category)),
  );
  return earliestOf(ofOtherClaims({ ...reading, claimTypes: near }, claimType, [], matter));
}

/** The share of a claim type among those that were read; 0 for one that was not. */
export function shareOf(claimType: ClaimType | null, { claimTypes }: StoryReading): number {
  return claimTypes.find(({ claim_type }) => claim_type.id === claimType?.id)?.score ?? 0;
}

/** Another claim is looked at from this part of the first one's share on, or from `PLAUSIBLE_SHARE`. */
const PERHAPS = 0.15;
/** What tells of a harm to a person. */
const HURT = [...HARMED, "medical_care"];

/** A day of the past of which it is not told what it is the day of, with the words around it. */
interface UnsureDay {
  known: KnownDate;
  around: ReadonlySet<string>;
  /** How likely a paper or a decision came on it, as the learned reader has it. */
  paper: number;
}

function unsureDays({ events, story, input }: StoryReading): UnsureDay[] {
  return events
    .filter(
      ({ mention, role }) =>
        (role === null || UNSURE_ROLES.has(role)) &&
        mention.until === undefined &&
        mention.earliest <= input.as_of &&
        !isWide(mention),
    )
    .map((event) => unsureDay(event, story, 1));
}

/** A day with the words of so many sentences around its own. */
function unsureDay(
  { mention, shares }: DatedEvent,
  { tokens }: StoryReading["story"],
  reach: number,
): UnsureDay {
  const sentence = tokens[mention.from]?.sentence ?? 0;
  const near = tokens.filter((token) => Math.abs(token.sentence - sentence) <= reach);
  return {
    known: knownOf(mention),
    around: new Set(near.map(({ word }) => word)),
    paper: shares?.paper ?? 0,
  };
}

/** What happened on such a day may as well be that a paper came or that somebody decided. */
const UNSURE_ROLES = new Set<DateRole>(["incident", "violation", "birth"]);

/** Words around a day without which it is hardly the day of such an event. */
const WORDS_OF: Partial<Record<Trigger, readonly string[]>> = READING_WORDS.unsure_days;

/** From this share of the learned reader on a paper may have come on a day, whatever words stand around it. */
const PERHAPS_A_PAPER = 0.3;

function mayBe(day: UnsureDay, trigger: Trigger): boolean {
  const wanted = WORDS_OF[trigger];
  return wanted === undefined || day.paper >= PERHAPS_A_PAPER || wanted.some((word) => day.around.has(word));
}

/** The limits of some keys that count from an event of which the day is not known, from each day that may be its day. */
function ofUnknownDay(
  keys: readonly LimitationKey[],
  days: readonly UnsureDay[],
  { place, factKeys }: StoryReading,
  matter: Matter,
): Deadline[] {
  return keys
    .flatMap((key) => rulesFor(key, place.state, factKeys, matter))
    .filter((rule) => {
      const { basis } = resolveRule(rule, matter.dates);
      return (basis === "none" || basis === "bound") && rule.kind !== "repose" && isTimed(rule);
    })
    .flatMap((rule) =>
      days
        .filter((day) => mayBe(day, rule.runs_from))
        .flatMap(({ known }) =>
          deadlinesOf(rule, {
            ...matter,
            starts: [],
            dates: { ...matter.dates, [rule.runs_from]: known },
          }).map((one) =>
            guessed(one, fill(SAYS.guesses.what_day, { day: longDate(known.earliest) }), matter),
          ),
        ),
    );
}

/** Papers of a court case older than this many days mostly have been answered, or the case is decided. */
const FRESH = 60;
const OF_A_CASE = new Set(READING_WORDS.unsure_days.of_a_case);

/** True where a judgment stands, or pay or an account is taken for one: what is due then is not the answer to the suit. */
export function isDecided({ claimTypes, matches }: StoryReading): boolean {
  const [leading] = claimTypes;
  const isTaken = leading?.claim_type.of_judgment === true && matches.affirmed(TAKEN_CUES).length > 0;
  return isTaken || matches.affirmed(JUDGED_CUES).length > 0;
}

/** What a paper starts that may have come on this day. */
export function ofPaperThatCame(
  clock: PaperClock,
  came: KnownDate,
  { court, place }: StoryReading,
  matter: Matter,
): Deadline[] {
  const papers = [{ clock, days: [came], at: { from: 0, to: 0, negated: false } }];
  const why = fill(SAYS.guesses.papers_came, { day: longDate(came.earliest) });
  return clockDeadlines({ papers, times: [], days: [], court, state: place.state }, matter).map((one) =>
    guessed(one, why, matter),
  );
}

/** A case of which the papers came on a day that the words leave open, or in words that are no paper's name. */
function ofUnknownPaper(
  claimType: ClaimType | null,
  days: readonly UnsureDay[],
  reading: StoryReading,
  matter: Matter,
): Deadline[] {
  const clock = PAPER_CLOCKS.find(({ counts }) => counts.by === "court");
  const isCase = days.some(({ around }) => [...OF_A_CASE].some((word) => around.has(word)));
  if (!clock || !isCase || !isAnswering(reading, claimType) || isDecided(reading)) return [];
  if (reading.papers.some(({ clock: own, days: came }) => own.counts.by === "court" && came.length > 0))
    return [];
  return days
    .filter((day) => day.known.earliest >= addDays(matter.as_of, -FRESH) && mayBe(day, "service_of_papers"))
    .flatMap(({ known }) => ofPaperThatCame(clock, known, reading, matter));
}

/** Below this share of a claim its usual papers are not looked for. */
const OF_THAT_KIND = 0.1;

/** A letter older than this many days starts no appeal that is still open. */
const LETTER_OLDEST = 400;

/**
 * The appeal of which people with this kind of claim write, where a day stands beside a letter and no word says that
 * the letter decides: "they sent a letter it is dated October 5 it says my condition is not severe enough".
 */
function ofPaperOfKind(
  claimType: ClaimType | null,
  days: readonly UnsureDay[],
  reading: StoryReading,
  matter: Matter,
): Deadline[] {
  if (shareOf(claimType, reading) < OF_THAT_KIND) return [];
  const clocks = PAPER_CLOCKS.filter(
    ({ claim_types: kinds, usual_for: usual, runs_from: runsFrom, unless }) =>
      claimType !== null &&
      [...(kinds ?? []), ...(usual ?? [])].includes(claimType.id) &&
      runsFrom === undefined &&
      reading.matches.affirmed(unless ?? []).length === 0,
  );
  const letters = [...days, ...daysOfLetters(reading)].filter(
    (day) => day.known.earliest >= addDays(matter.as_of, -LETTER_OLDEST) && mayBe(day, "notice_received"),
  );
  return clocks.flatMap((clock) =>
    letters.flatMap(({ known }) => ofPaperThatCame(clock, known, reading, matter)),
  );
}

/** Days told beside the matter, and days of a letter, each with the words of its own sentence alone. */
function daysOfLetters({ events, story, input }: StoryReading): UnsureDay[] {
  return events
    .filter(
      ({ mention, role }) =>
        role !== null && OF_LETTERS.has(role) && mention.earliest <= input.as_of && !isWide(mention),
    )
    .map((event) => unsureDay(event, story, 0));
}

const OF_LETTERS = new Set<DateRole>(["background", "notice_received", "agency_denial"]);

/** Another claim type is looked at from this share of the votes, or from this fit of its words. */
const PLAUSIBLE_SHARE = 0.05;
const PLAUSIBLE_FIT = 0.4;
const MOST_OTHERS = 3;
/** From this share on the leading claim is taken for the right one, whether it has a day or not. */
const SURE = 0.5;

/** The limits of the next claims that the readers named, where the leading one has no day. */
function ofOtherClaims(
  reading: StoryReading,
  leading: ClaimType | null,
  days: readonly UnsureDay[],
  matter: Matter,
): Deadline[] {
  const sure = reading.claimTypes.some(({ score }) => score >= SURE);
  if (sure) return [];
  const staysInField = isClearlyNoHarm(reading);
  return reading.claimTypes
    .filter(
      ({ claim_type, score, fit }) =>
        claim_type.id !== leading?.id &&
        (!staysInField || claim_type.legal_category === reading.category) &&
        (score >= PLAUSIBLE_SHARE || fit >= PLAUSIBLE_FIT) &&
        (reading.side.value !== "defending" || claim_type.posture !== "claimant"),
    )
    .slice(0, MOST_OTHERS)
    .flatMap(({ claim_type }) => {
      const keys = limitsOfClaimType(claim_type.id, reading.factKeys).map(({ key }) => key);
      const known = keys
        .flatMap((key) => rulesFor(key, reading.place.state, reading.factKeys, matter))
        .filter(({ kind }) => kind !== "repose")
        .flatMap((rule) => deadlinesOf(rule, matter));
      const note = fill(SAYS.guesses.which_claim, { claim: claim_type.label.toLowerCase() });
      return [
        ...known.map((one) => guessed(one, note, matter)),
        ...ofUnknownDay(keys, days, reading, matter),
      ];
    });
}

export function guessed(deadline: Deadline, why: string, { as_of: asOf }: Matter): Deadline {
  const last = lastDayOf(deadline);
  if (last === null) return deadline;
  const { applies_to: _, ...rest } = deadline;
  return {
    ...rest,
    special: null,
    date: null,
    safe_date: last,
    falls_on: null,
    days_left: daysBetween(asOf, last),
    date_note: fill(SAYS.guesses.earliest_safe, { why, day: longDate(last) }),
  };
}

/** A guessed day farther off than this says nothing that a person could need. */
const FARTHEST = 1100;

export function earliestOf(deadlines: readonly Deadline[]): Deadline | null {
  const running = deadlines.filter(({ days_left: left }) => left !== null && left >= 0 && left <= FARTHEST);
  return running.toSorted((a, b) => ((lastDayOf(a) ?? "") < (lastDayOf(b) ?? "") ? -1 : 1))[0] ?? null;
}
