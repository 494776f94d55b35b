import { addDays, daysBetween } from "../deadlines/calendar.ts";
import type { Span } from "./date-span.ts";
import type { Token } from "./text.ts";

/** "late October", "the end of March", "the first week of January", "early 2025": a part of a longer time. */

/** From which to which share of the time a part reaches, read widely; or a number of its days from one of its ends. */
type Part =
  | readonly [number, number]
  | { readonly first: number; readonly last: number }
  | { readonly ending: number };

const PARTS: readonly (readonly [string, Part])[] = [
  ["first half of", [0, 0.5]],
  ["second half of", [0.49, 1]],
  ["first part of", [0, 0.5]],
  ["latter part of", [0.49, 1]],
  ["last part of", [0.49, 1]],
  ["first week of", { first: 0, last: 6 }],
  ["first week in", { first: 0, last: 6 }],
  ["second week of", { first: 6, last: 14 }],
  ["third week of", { first: 13, last: 21 }],
  ["fourth week of", { first: 20, last: 28 }],
  ["first weekend of", { first: 0, last: 8 }],
  ["first few days of", { first: 0, last: 5 }],
  ["last week of", { ending: 9 }],
  ["last weekend of", { ending: 9 }],
  ["last few days of", { ending: 5 }],
  ["last day of", { ending: 0 }],
  ["first day of", { first: 0, last: 0 }],
  ["first of", { first: 0, last: 0 }],
  ["1st of", { first: 0, last: 0 }],
  ["beginning of", [0, 0.34]],
  ["begining of", [0, 0.34]],
  ["start of", [0, 0.34]],
  ["early part of", [0, 0.5]],
  ["middle of", [0.22, 0.78]],
  ["end of", [0.6, 1]],
  ["early in", [0, 0.5]],
  ["late in", [0.53, 1]],
  ["early", [0, 0.5]],
  ["mid", [0.22, 0.78]],
  ["late", [0.53, 1]],
];

const LONGEST = 4;

/** The part that the words before a month, a season or a year name, and how many words say it; null where none do. */
export function partBefore(tokens: readonly Token[], at: number): Part | null {
  for (let length = LONGEST; length >= 1; length--) {
    const words = tokens.slice(Math.max(0, at - length), at).map(({ word }) => word);
    if (words.length < length) continue;
    const found = PARTS.find(([part]) => part === words.join(" "));
    if (found) return found[1];
  }
  return null;
}

/** The days of a part. */
export function inPart(span: Span, part: Part | null): Span {
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
