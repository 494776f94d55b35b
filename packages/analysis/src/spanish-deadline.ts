import { READING_WORDS } from "./compiled/lexicon.js";
import { SAYS_IN_SPANISH } from "./compiled/sentences.js";
import { lastDayOf } from "./deadlines/deadline.ts";
import { isCounted } from "./heard-deadlines.ts";
import type { CalendarDate } from "./knowledge.ts";
import type { StoryReading } from "./reading/read-story.ts";
import type { Deadline } from "./result.ts";
import { fill } from "./sentence.ts";

/** From this share on the kind of claim of a Spanish story is taken to be known. */
const KNOWN_KIND = 0.4;
/** Or its field from this share on: which of its claims it is matters less. */
const KNOWN_FIELD = 0.7;

/** A day farther off than this says nothing to somebody who is told only one. */
const FARTHEST = 1100;

/**
 * A story in Spanish is not analyzed, but its gloss is read: what leads there, as an earliest safe day said in Spanish.
 * Null where nothing leads, where it is over or far off, where it is a day that somebody set who is no court, and where it is not
 * known well enough what the story is about.
 */
export function spanishDeadline(glossed: StoryReading, lead: Deadline | null): Deadline | null {
  const [kind] = glossed.claimTypes;
  const [field] = glossed.categories;
  const isKnown = (kind?.score ?? 0) >= KNOWN_KIND || (field?.score ?? 0) >= KNOWN_FIELD;
  const day = lead && lastDayOf(lead);
  if (glossed.scope !== "analyzed" || !isKnown || !lead || !day) return null;
  const left = lead.days_left ?? -1;
  if (left < 0 || left > FARTHEST || !isCounted(lead, glossed)) return null;
  return {
    ...lead,
    date: null,
    safe_date: day,
    falls_on: null,
    date_note: fill(SAYS_IN_SPANISH.guesses.earliest_safe, { day: spanishDate(day) }),
  };
}

/** "9 de enero de 2027" */
export function spanishDate(day: CalendarDate): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} de ${READING_WORDS.dates.spanish_months[(month ?? 1) - 1]} de ${year}`;
}
