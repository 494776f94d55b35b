import { READING_WORDS } from "./compiled/lexicon.js";
import { SAYS_IN_SPANISH } from "./compiled/sentences.js";
import { limitsOfClaimType } from "./deadlines/compute.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import { isTimed } from "./deadlines/limit-kinds.ts";
import { rulesFor } from "./deadlines/select.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import { earliestOf } from "./guessed-deadlines.ts";
import { fromDay, startsFrom } from "./heard-deadlines.ts";
import type { CalendarDate } from "./knowledge.ts";
import type { StoryReading } from "./reading/read-story.ts";
import type { Deadline } from "./result.ts";
import { fill } from "./sentence.ts";

/** From this share on the kind of claim of a Spanish story is taken to be known: its words are mostly not. */
const KNOWN_IN_SPANISH = 0.3;

/**
 * A story in Spanish is not analyzed; its days, its towns and some kinds of claim are read. The earliest day to come that
 * these kinds give a claimant, from each day that may be their start, as an earliest safe day said in Spanish; null for
 * any other story, and where no kind is known.
 */
export function spanishDeadline(reading: StoryReading, matter: Matter): Deadline | null {
  if (reading.scope !== "other_language" || reading.language !== "spanish") return null;
  if (reading.side.value !== "claimant") return null;
  const starts = startsFrom(reading, ["wrong", "paper"]).likely;
  const found = earliestOf(
    reading.claimTypes
      .filter(({ score }) => score >= KNOWN_IN_SPANISH)
      .flatMap(({ claim_type: type }) => limitsOfClaimType(type.id, reading.factKeys))
      .flatMap(({ key }) => rulesFor(key, reading.place.state, reading.factKeys, matter))
      .filter((rule) => isTimed(rule) && rule.kind !== "repose")
      .flatMap((rule) => starts.flatMap((day) => fromDay(rule, day, matter))),
  );
  const day = found && lastDayOf(found);
  return found && day
    ? { ...found, date_note: fill(SAYS_IN_SPANISH.guesses.earliest_safe, { day: spanishDate(day) }) }
    : null;
}

/** "9 de enero de 2027" */
function spanishDate(day: CalendarDate): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} de ${READING_WORDS.dates.spanish_months[(month ?? 1) - 1]} de ${year}`;
}
