import type { LimitationKey, LimitationRule } from "./knowledge.ts";
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
 * earliest safe day; null where none runs. It never says that a time is over, and says nothing of a rule that has its day.
 */
export function heardDeadline(
  reading: StoryReading,
  claimType: ClaimType | null,
  matter: Matter,
  known: readonly Deadline[],
): Deadline | null {
  const dated = new Set(known.filter((one) => lastDayOf(one) !== null).map(({ rule }) => rule));
  if (reading.scope !== "analyzed" || reading.side.value === "asking") return null;
  if (dated.size > 0 && isSurelyTold(reading)) return null;
  const answering = isAnswering(reading, claimType);
  const isFederal = reading.factKeys.has("federal_government");
  const heard = [
    ...PAPER_CLOCKS.filter(({ id }) => reading.heard.includes(id))
      .filter((clock) => !isRuledOut(clock, reading))
      .filter(({ counts }) => counts.by !== "court" || (answering && !isDecided(reading)))
      .flatMap((clock) =>
        startsFrom(reading, clock.runs_from === undefined ? ["paper"] : ["wrong", "paper"]).flatMap((day) =>
          ofPaperThatCame(clock, day, reading, matter),
        ),
      ),
    ...(answering ? [] : reading.heard)
      .flatMap((name) => LIMITS_HEARD.get(name) ?? [])
      .filter((key) => !(isFederal && key.startsWith("gov_notice")))
      .flatMap((key) => rulesFor(key, reading.place.state, reading.factKeys, matter))
      .filter((rule) => isTimed(rule) && rule.kind !== "repose")
      .flatMap((rule) => startsFrom(reading, ["wrong"]).flatMap((day) => fromDay(rule, day, matter))),
  ];
  return earliestOf(heard.filter(({ rule, days_left: left }) => !dated.has(rule) && isShort(left)));
}

/** True where the words say that the step was taken, or name the paper and show that it is another's or another kind. */
function isRuledOut({ id, cues, unless }: PaperClock, { matches, papers }: StoryReading): boolean {
  if (matches.affirmed(unless ?? []).length > 0) return true;
  return matches.affirmed(cues).length > 0 && !papers.some(({ clock }) => clock.id === id);
}

/** From this share on the claim that leads is taken for the right one. */
const SURE = 0.5;

/** True where the claim is read surely. */
function isSurelyTold({ claimTypes }: StoryReading): boolean {
  return claimTypes.some(({ score }) => score >= SURE);
}

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

/** The days of the past that may be such days; where none is likely, the likeliest. */
function startsFrom({ events, input }: StoryReading, kinds: readonly (keyof DayShares)[]): KnownDate[] {
  const share = ({ shares }: DatedEvent): number =>
    kinds.reduce((sum, kind) => sum + (shares?.[kind] ?? 0), 0);
  const past = events
    .filter(
      ({ mention }) => mention.until === undefined && mention.earliest <= input.as_of && !isWide(mention),
    )
    .toSorted((a, b) => share(b) - share(a));
  const likely = past.filter((event) => share(event) >= PERHAPS);
  return (likely.length > 0 ? likely : past.slice(0, 1)).map(({ mention }) => knownOf(mention));
}
