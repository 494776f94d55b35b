import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";
import type { Template } from "../sentence.ts";

/** Small helpers that turn findings into sentences. */

/** "one thing", "a and b", "a, b and c". */
export function joinWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  return fill(SAYS.counts.and, { items: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
}

/** Small numbers as words. */
export function numberWord(number: number): string {
  return SAYS.counts.numbers[number] ?? number.toLocaleString("en-US");
}

/** "1 case", "3 cases". */
export function count(number: number, { one, many }: Record<"one" | "many", Template<"n">>): string {
  return fill(number === 1 ? one : many, { n: number.toLocaleString("en-US") });
}

/** "12 days", "about 3 months (95 days)", "about 2 years (760 days)". */
export function daysWords(days: number): string {
  const { day, month, year, about } = SAYS.counts;
  if (days < 60) return count(days, day);
  const length = days < 730 ? count(Math.floor(days / 30.44), month) : count(Math.floor(days / 365.25), year);
  return fill(about, { length, days: days.toLocaleString("en-US") });
}

/** First letter small, for use inside a sentence; "I", acronyms and names stay. */
export function lowerFirst(text: string): string {
  const second = text.charAt(1);
  const isAcronym = second !== "" && second === second.toUpperCase() && second !== second.toLowerCase();
  return isAcronym || text.startsWith("I ") ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Without its final full stop. */
export function unstop(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

/** A label as it reads inside a sentence: small letters, except in proper names. */
function labelWords(label: string): string {
  return label.toLowerCase().replace("social security", "Social Security");
}

/** "a slip and fall matter", "an eviction matter". */
export function matterWords(label: string): string {
  const words = labelWords(label);
  return fill(/^[aeiou]/.test(words) ? SAYS.matters.an : SAYS.matters.a, { label: words });
}

/** Below this share of the readers' votes it is said that the kind of claim is not sure. */
const SURE_KIND = 0.45;

/** How a report begins of the kind of claim that it is about: surely, or as what it may be. */
export function readsLike(
  claimTypes: readonly { claim_type: { id: string }; score: number }[],
  { id }: { id: string },
): string {
  const share = claimTypes.find(({ claim_type }) => claim_type.id === id)?.score ?? 1;
  return share < SURE_KIND ? SAYS.matters.may_be : SAYS.matters.reads_like;
}

/** First letter large. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
