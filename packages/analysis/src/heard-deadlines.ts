import type { LimitationKey, LimitationRule, Trigger } from "./knowledge.ts";
import type { Deadline } from "./result.ts";
import { LIMIT_USES, PAPER_CLOCKS } from "./compiled/knowledge.js";
import { longDate } from "./deadlines/calendar.ts";
import { deadlinesOf, lastDayOf } from "./deadlines/deadline.ts";
import { isTimed } from "./deadlines/limit-kinds.ts";
import { rulesFor } from "./deadlines/select.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import { isWide } from "./deadlines/triggers.ts";
import type { KnownDate } from "./deadlines/triggers.ts";
import { earliestOf, guessed, isDecided, ofPaperThatCame } from "./guessed-deadlines.ts";
import type { PaperClock } from "./paper-clock.ts";
import type { DatedEvent } from "./reading/date-roles.ts";
import type { DayShares } from "./reading/learned/span-reader.ts";
import { knownOf } from "./reading/paper-dates.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { isAnswering } from "./report/answering.ts";
import type { ClaimType } from "./knowledge.ts";
import { SAYS } from "./compiled/sentences.js";
import { fill } from "./sentence.ts";

/** Clocks that the learned reader hears in a story, told in whatever words, from the days from which they may count. */

const LIMITS_HEARD = limitsByName();

function limitsByName(): ReadonlyMap<string, LimitationKey[]> {
  const byName = new Map<string, LimitationKey[]>();
  for (const [key, { heard_as: name }] of Object.entries(LIMIT_USES))
    if (name !== null) byName.set(name, [...(byName.get(name) ?? []), key]);
  return byName;
}

/**
 * The earliest day to come of the clocks that the learned reader hears, from each day from which one may count, as an
 * earliest safe day; null where none runs. It never says that a time is over, and of a rule that has its day it says an
 * earlier one only, from the likeliest start. Beside a claim that is surely read and has a day only what is heard as surely counts, and papers of a
 * court, for whoever tells of them. An event that the words name counts beside them, from whatever day may be its own.
 */
export function heardDeadline(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
  known: readonly Deadline[],
): Deadline | null {
  if (reading.scope !== "analyzed" || reading.side.value === "asking") return null;
  const dated = new Set(known.filter((one) => lastDayOf(one) !== null).map(({ rule }) => rule));
  const isKnown = known.some((one) => isCounted(one, reading)) && isSurelyTold(reading);
  const heard = new Set(
    reading.heard
      .filter(({ id, share }) => !isKnown || share >= SURELY_HEARD || COURT_PAPERS.has(id))
      .map(({ id }) => id),
  );
  const shares = new Map(reading.heard.map(({ id, share }) => [id, share]));
  for (const { clock } of reading.papers) if (clock.runs_from !== undefined) heard.add(clock.id);
  const isServed = !isDecided(reading) && claimType?.legal_category !== "criminal_defense";
  const isFederal = reading.factKeys.has("federal_government");
  const starts = (kinds: readonly (keyof DayShares)[]): KnownDate[] => {
    const { likely, likeliest } = startsFrom(reading, kinds);
    return likely.length > 0 || isKnown ? likely : likeliest;
  };
  // Being handed a paper is what happened to the teller: its day is often taken for that of a wrong.
  const startsOf = ({ counts, runs_from: event }: PaperClock): KnownDate[] => {
    if (event === "planned_day") return reading.coming.map(knownOf);
    if (event !== undefined) return starts(["wrong", "paper"]);
    if (startsFrom(reading, ["paper"]).likely.length > 0) return starts(["paper"]);
    const isTakenForWrong = counts.by === "court" || isToldAtLength(reading);
    return [...starts(["paper"]), ...(isTakenForWrong ? starts(["wrong", "paper"]) : [])];
  };
  const days = [
    ...PAPER_CLOCKS.filter(({ id }) => heard.has(id))
      .filter((clock) => !isRuledOut(clock, reading, shares.get(clock.id) ?? 0))
      .filter(({ counts }) => counts.by !== "court" || isServed)
      .flatMap((clock) => startsOf(clock).flatMap((day) => ofPaperThatCame(clock, day, reading, matter))),
    ...(isAnswering(reading, claimType) ? [] : [...heard])
      .flatMap((name) => LIMITS_HEARD.get(name) ?? [])
      .filter((key) => !(isFederal && key.startsWith("gov_notice")))
      .filter((key) => !reading.factKeys.has(LIMIT_USES[key]?.heard_unless ?? ""))
      .flatMap((key) => rulesFor(key, reading.place.state, reading.factKeys, matter))
      .filter((rule) => isTimed(rule) && rule.kind !== "repose")
      .flatMap((rule) =>
        starts(OF_A_PAPER.has(rule.runs_from) ? ["paper", "wrong"] : ["wrong"])
          .slice(0, dated.has(rule.id) ? 1 : undefined)
          .flatMap((day) => fromDay(rule, day, matter)),
      ),
  ];
  return earliestOf(days.filter((one) => isShort(one.days_left) && !hasAsEarly(known, one)));
}

/** What a limit may count from that is the coming of a paper. */
const OF_A_PAPER: ReadonlySet<Trigger> = new Set(["notice_received", "order_or_judgment", "agency_denial"]);

/** True of a time that was counted, and of a day in court: another day that somebody sets says nothing of the times beside it. */
export function isCounted(one: Deadline, { toldDays }: StoryReading): boolean {
  const last = lastDayOf(one);
  if (one.rule === "told-day") return toldDays.some(({ day, duty }) => duty === "hearing" && day === last);
  return last !== null && one.rule !== "told-time";
}

/** Papers of a court are only for who is taken there: from this share on they may have come. */
const PERHAPS_COURT_PAPERS = 0.3;
/** Of the clocks that may run only the likeliest are looked at: what comes after them has little to do with the story. */
const MOST_PERHAPS = 3;

/**
 * Where what leads is far off and no claim is read surely: the earliest day to come of the clocks that may run, heard
 * surely or not, said as what may apply; null where none runs. Most people who write have a short time that runs, and
 * who learns of a long one alone may miss it.
 */
export function perhapsDeadline(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
  known: readonly Deadline[],
): Deadline | null {
  if (isSurelyTold(reading)) return null;
  const heard = reading.perhapsHeard
    .filter(({ id, share }) => !COURT_PAPERS.has(id) || share >= PERHAPS_COURT_PAPERS)
    .slice(0, MOST_PERHAPS);
  const found = heardDeadline({ ...reading, heard }, claimType, matter, known);
  return (
    found && {
      ...found,
      title: fill(SAYS.guesses.perhaps.title, { title: found.title }),
      date_note: `${SAYS.guesses.perhaps.why} ${found.date_note ?? ""}`.trim(),
    }
  );
}

/** Papers of which a court says how long there is to answer. */
const COURT_PAPERS = new Set(PAPER_CLOCKS.filter(({ counts }) => counts.by === "court").map(({ id }) => id));

/** From this share on a clock is heard beside a claim that is surely read. */
const SURELY_HEARD = 0.7;

/**
 * True where the rule has a day already that is no later, or is surely over. A day that is over says nothing where the
 * same rule has a later one to come: the one between them is safer than that.
 */
function hasAsEarly(known: readonly Deadline[], one: Deadline): boolean {
  const last = lastDayOf(one) ?? "";
  const isOver = ({ days_left: left }: Deadline): boolean => left !== null && left < 0;
  const same = known.filter((other) => other.rule === one.rule && lastDayOf(other) !== null);
  const isOpenLater = same.some((other) => !isOver(other) && (lastDayOf(other) ?? "") > last);
  return same.some(
    (other) => (lastDayOf(other) ?? "") <= last && !(isOver(other) && (other.date === null || isOpenLater)),
  );
}

/**
 * From this share on a paper is heard whatever its words, "decision" and "statement" stand in the names of many; in a
 * text of a sentence or two the words are all there is, and they decide.
 */
const WHATEVER_ITS_WORDS = 0.65;
const TOLD_AT_LENGTH = 40;

function isToldAtLength({ story }: StoryReading): boolean {
  return story.tokens.length >= TOLD_AT_LENGTH;
}

/** True where the words say that the step was taken, or name the paper and show that it is another's or another kind. */
function isRuledOut(
  { id, cues, unless, runs_from: event }: PaperClock,
  reading: StoryReading,
  share: number,
): boolean {
  const { matches, papers } = reading;
  if (matches.affirmed(unless ?? []).length > 0) return true;
  if (event === undefined && isToldAtLength(reading) && share >= WHATEVER_ITS_WORDS) return false;
  return matches.affirmed(cues).length > 0 && !papers.some(({ clock }) => clock.id === id);
}

/** From this share on the claim that leads is taken for the right one. */
const SURE = 0.5;

/** Two kinds of one field that together have so much are as sure: which of them it is matters little. */
const SURE_OF_FIELD = 0.85;

/** True where the claim is read surely, or one of two of its field is. */
function isSurelyTold({ claimTypes: [first, second] }: StoryReading): boolean {
  if (!first) return false;
  const isOneField = first.claim_type.legal_category === second?.claim_type.legal_category;
  return first.score >= SURE || (isOneField && first.score + second.score >= SURE_OF_FIELD);
}

/** A rule's days counted from a day that may be its start, as earliest safe days. */
function fromDay(rule: LimitationRule, known: KnownDate, matter: Matter): Deadline[] {
  const dates = { ...matter.dates, [rule.runs_from]: known };
  const why = fill(SAYS.guesses.what_day, { day: longDate(known.earliest) });
  return deadlinesOf(rule, { ...matter, starts: [], dates }).map((one) => guessed(one, why, matter));
}

/** A heard day farther off than this is no short time that was missed. */
const FARTHEST_HEARD = 300;

/** From tomorrow on: what ends today on a guess leaves nothing to do but worry. */
function isShort(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft > 0 && daysLeft <= FARTHEST_HEARD;
}

/** From this share of the learned reader on a day may be one from which a clock counts. */
const PERHAPS = 0.25;

/** The days of the past that may be such days, the likeliest first, and the likeliest of all. */
function startsFrom(
  { events, input }: StoryReading,
  kinds: readonly (keyof DayShares)[],
): { likely: KnownDate[]; likeliest: KnownDate[] } {
  const share = ({ shares }: DatedEvent): number =>
    kinds.reduce((sum, kind) => sum + (shares?.[kind] ?? 0), 0);
  const past = events
    .filter(
      ({ mention }) => mention.until === undefined && mention.earliest <= input.as_of && !isWide(mention),
    )
    .toSorted((a, b) => share(b) - share(a));
  const days = past.map(({ mention }) => knownOf(mention));
  return {
    likely: days.slice(0, past.filter((event) => share(event) >= PERHAPS).length),
    likeliest: days.slice(0, 1),
  };
}
