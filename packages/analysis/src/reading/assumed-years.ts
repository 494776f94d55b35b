import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, daysBetween } from "../deadlines/calendar.ts";
import type { Story } from "./text.ts";

/** "She died January 8, 2025, after they gave her the wrong pill on January 2": the year that is told is meant for both. */

interface Mention {
  earliest: CalendarDate;
  latest: CalendarDate;
  year_assumed: boolean;
  /** Its first token. */
  from: number;
  quote: { text: string };
}

/** A day without its year belongs beside one with it when they would lie so close. */
const MOST_DAYS_APART = 60;
const SENTENCES_APART = 2;
const BEGINNINGS = new Set(READING_WORDS.dates.beginnings);
const NEAR = 5;

/** The mentions, each day without a year moved to the year of a day told right beside it. They stay assumed. */
export function withYearsBeside<Told extends Mention>(mentions: readonly Told[], story: Story): Told[] {
  return mentions.map((mention) => {
    const moved = mention.year_assumed ? movedTo(mention, mentions, story) : null;
    return moved ?? mention;
  });
}

function movedTo<Told extends Mention>(mention: Told, mentions: readonly Told[], story: Story): Told | null {
  const candidates = mentions
    .filter((other) => tellsItsYear(other, story) && isClose(other, mention, story))
    .flatMap((other) => shifts(mention, other.earliest))
    .toSorted((a, b) => a.apart - b.apart);
  const best = candidates[0];
  if (!best || best.apart > MOST_DAYS_APART || best.earliest >= mention.earliest) return null;
  const length = daysBetween(mention.earliest, mention.latest);
  return { ...mention, earliest: best.earliest, latest: addDays(best.earliest, length) };
}

function shifts({ earliest }: Mention, anchor: CalendarDate): { earliest: CalendarDate; apart: number }[] {
  const years = Math.round(daysBetween(anchor, earliest) / 365.25);
  return [years - 1, years, years + 1].map((by) => {
    const moved = addMonths(earliest, -12 * by);
    return { earliest: moved, apart: Math.abs(daysBetween(anchor, moved)) };
  });
}

function tellsItsYear({ year_assumed, earliest, latest, quote, from }: Mention, story: Story): boolean {
  const isDay = !year_assumed && daysBetween(earliest, latest) <= 31;
  if (!isDay || !/(?:19|20)\d\d|['’]\d\d|\d[/.-]\d\d$|(?:last|this) year/i.test(quote.text)) return false;
  const sentence = story.tokens[from]?.sentence;
  return !story.tokens
    .slice(Math.max(0, from - NEAR), from)
    .some((token) => token.sentence === sentence && BEGINNINGS.has(token.word));
}

function isClose(a: Mention, b: Mention, { tokens }: Story): boolean {
  const apart = Math.abs((tokens[a.from]?.sentence ?? 0) - (tokens[b.from]?.sentence ?? 0));
  return apart <= (a.earliest === a.latest ? SENTENCES_APART : 0);
}
