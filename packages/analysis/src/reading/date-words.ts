import type { Token } from "./text.ts";

/** Words that dates are told in. */

/** Number of each month. */
export const MONTH: Record<string, number> = {
  january: 1,
  jan: 1,
  february: 2,
  feb: 2,
  march: 3,
  mar: 3,
  april: 4,
  apr: 4,
  may: 5,
  june: 6,
  jun: 6,
  july: 7,
  jul: 7,
  august: 8,
  aug: 8,
  september: 9,
  sept: 9,
  sep: 9,
  october: 10,
  oct: 10,
  november: 11,
  nov: 11,
  december: 12,
  dec: 12,
};
/** Number of each weekday, Sunday 0. */
export const WEEKDAY: Record<string, number> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
};
/** First and last month of each season. */
export const SEASON: Record<string, [number, number]> = {
  spring: [3, 6],
  summer: [6, 9],
  fall: [9, 12],
  autumn: [9, 12],
  winter: [12, 3],
};
/** Words after which four digits are a year. */
export const BEFORE_A_YEAR = new Set([
  "in",
  "since",
  "during",
  "early",
  "late",
  "mid",
  "of",
  "from",
  "year",
  "born",
  "until",
  "by",
  "around",
  "back",
  "through",
  "and",
  "to",
]);
/** Months that are also everyday words count only with a day, a year or one of these before them. */
export const BEFORE_A_MONTH = new Set([
  "in",
  "last",
  "this",
  "since",
  "early",
  "late",
  "mid",
  "of",
  "by",
  "until",
  "around",
  "back",
  "during",
  "past",
  "previous",
  "from",
  "on",
  "every",
  "until",
]);

const THAT_YEAR = [
  "of that year",
  "of that same year",
  "of the same year",
  "that year",
  "that same year",
  "the same year",
];

/** How many words after a month say "of that year"; 0 where none do. */
export function ofThatYear(tokens: readonly Token[], at: number): number {
  const found = THAT_YEAR.map((words) => words.split(" ")).find((words) =>
    words.every((word, ahead) => tokens[at + 1 + ahead]?.word === word),
  );
  return found?.length ?? 0;
}
