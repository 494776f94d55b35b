import { CALENDAR_WORDS } from "../compiled/lexicon.js";
import type { PartOfTime } from "../calendar-words.ts";
import { addDays, daysBetween } from "../deadlines/calendar.ts";
import type { Span } from "./date-span.ts";
import type { Token } from "./text.ts";

/** "late October", "the end of March", "the first week of January", "early 2025": a part of a longer time. */

const PARTS = CALENDAR_WORDS.parts;
const LONGEST = 4;

/** The part that the words before a month, a season or a year name, and how many words say it; null where none do. */
export function partBefore(tokens: readonly Token[], at: number): PartOfTime | null {
  for (let length = LONGEST; length >= 1; length--) {
    const words = tokens.slice(Math.max(0, at - length), at).map(({ word }) => word);
    if (words.length < length) continue;
    const found = words.join(" ");
    if (Object.hasOwn(PARTS, found)) return PARTS[found] ?? null;
  }
  return null;
}

/** The days of a part. */
export function inPart(span: Span, part: PartOfTime | null): Span {
  if (part === null) return span;
  if ("ending" in part) return { ...span, earliest: addDays(span.latest, -part.ending) };
  if ("first" in part)
    return {
      ...span,
      earliest: addDays(span.earliest, part.first),
      latest: addDays(span.earliest, part.last),
    };
  const days = daysBetween(span.earliest, span.latest);
  return {
    ...span,
    earliest: addDays(span.earliest, Math.floor(days * part[0])),
    latest: addDays(span.earliest, Math.ceil(days * part[1])),
  };
}
