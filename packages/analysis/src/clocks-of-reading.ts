import type { Deadline } from "./result.ts";
import { addDays } from "./deadlines/calendar.ts";
import { clockDeadlines } from "./deadlines/clocks.ts";
import { sortDeadlines } from "./deadlines/compute.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import { isDecided } from "./guessed-deadlines.ts";
import { confirmedToldDays } from "./reading/document-days.ts";
import type { StoryReading } from "./reading/read-story.ts";

/** What the papers, the times and the days of a story add to the limits of its claims. */

const SURELY_CLAIMS = 0.75;

/** True unless the words are those of a person who goes to court against somebody. */
function mayAnswer({ side }: StoryReading): boolean {
  return side.value !== "claimant" || side.probability < SURELY_CLAIMS;
}

/** From this many days on a day to come says little to a person who has a claim of their own and no limit that is known. */
const NEAR_DAYS = 45;

/** The limits of a matter with the clocks of its papers; of a rule that is in both, the one with a day. */
export function withClocks(
  limits: readonly Deadline[],
  reading: StoryReading,
  answering: boolean,
  matter: Matter,
): Deadline[] {
  if (reading.scope !== "analyzed") return [...limits];
  const { papers, toldTimes: times, toldDays: days, court, place } = reading;
  const isDated = limits.some((one) => lastDayOf(one) !== null);
  const clocks = clockDeadlines(
    {
      papers: papers.filter(
        ({ clock, document }) =>
          document !== undefined ||
          clock.counts.by !== "court" ||
          (!isDecided(reading) && (answering || reading.served || mayAnswer(reading))),
      ),
      times,
      days: [
        ...confirmedToldDays(reading.input),
        ...days.filter(
          ({ day, duty }) =>
            answering || isDated || duty === "filing" || day <= addDays(matter.as_of, NEAR_DAYS),
        ),
      ],
      court,
      state: place.state,
    },
    matter,
  );
  const dated = new Set(clocks.filter((one) => lastDayOf(one) !== null).map(({ rule }) => rule));
  const undated = new Set(limits.map(({ rule }) => rule));
  return sortDeadlines([
    ...limits.filter((one) => !dated.has(one.rule)),
    ...onceEach(clocks.filter((one) => dated.has(one.rule) || !undated.has(one.rule))),
  ]);
}

/** One paper may be told in the words of two: the same time on the same day stands once. */
function onceEach(deadlines: readonly Deadline[]): Deadline[] {
  const said = (one: Deadline): string => [one.rule, one.title, lastDayOf(one) ?? ""].join(" ");
  return deadlines.filter((one, at) => deadlines.findIndex((other) => said(other) === said(one)) === at);
}
