import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { yearOf } from "../deadlines/calendar.ts";
import { asYear, shortYear } from "./date-span.ts";
import { isRough, smallNumber } from "./numbers.ts";
import { timeAmountAt } from "./time-amounts.ts";
import type { Story } from "./text.ts";

/** The year that is told right after a day, a month, a season or a holiday. */

const LINKS = new Set(["of", "in", "back"]);
const MOST_LINKS = 2;
const AFTER_A_YEAR = new Set(READING_WORDS.dates.after_a_year);
/** Two digits count as a year when so many years back from now. */
const YEARS_BACK = 15;

/** "2025", "'25", "of 2025", "of 25", "last year", "of last year", "a year ago": the year and how many words say it. */
export function yearAfter(
  story: Story,
  at: number,
  asOf: CalendarDate,
  isDayTold = false,
): { year: number; length: number } | null {
  const { tokens } = story;
  let here = at;
  while (here < at + MOST_LINKS && LINKS.has(tokens[here]?.word ?? "")) here++;
  const linked = here > at;
  if (tokens[here]?.sentence !== tokens[at - 1]?.sentence && !isAbbreviated(story, at - 1)) return null;
  const year = yearAt(story, here, asOf, linked ? tokens[here - 1]?.word === "of" : isDayTold);
  return year ? { year: year.year, length: here + year.length - at } : null;
}

/** "Sept. 2024": the stop after a short month ends no sentence. */
function isAbbreviated({ raw, tokens }: Story, at: number): boolean {
  const own = tokens[at];
  return own !== undefined && own.word.length <= 4 && raw[own.end] === ".";
}

/** The year that begins at a token; `bare` takes two digits without an apostrophe too. */
export function yearAt(
  story: Story,
  at: number,
  asOf: CalendarDate,
  bare: boolean,
): { year: number; length: number } | null {
  const { raw, tokens } = story;
  const token = tokens[at];
  if (!token) return null;
  const full = asYear(token.word);
  if (full) return { year: full, length: 1 };
  const spoken = spokenYear(story, at, asOf);
  if (spoken) return spoken;
  if (/^\d\d$/.test(token.word)) {
    const year = shortYear(token.word);
    const apostrophe = /['’‘`]$/.test(raw.slice(0, token.start));
    const isLikely = year !== null && year <= yearOf(asOf) && year > yearOf(asOf) - YEARS_BACK;
    return year !== null && (apostrophe || (bare && isLikely && endsThere(story, at)))
      ? { year, length: 1 }
      : null;
  }
  const next = tokens[at + 1]?.word;
  if ((token.word === "last" || token.word === "this") && next === "year") {
    const before = token.word === "last" && tokens[at - 1]?.word !== "this";
    return { year: yearOf(asOf) - (before ? 1 : 0), length: 2 };
  }
  if (token.word === "the" && isYearBeforeLast(story, at + 1)) return { year: yearOf(asOf) - 2, length: 4 };
  if (isYearBeforeLast(story, at)) return { year: yearOf(asOf) - 2, length: 3 };
  return yearsAgo(story, at, asOf);
}

/** Words that dictation writes for the last figure of a year: "two thousand twenty for". */
const HEARD_AS = new Map([
  ["for", 4],
  ["to", 2],
  ["too", 2],
  ["won", 1],
  ["ate", 8],
]);
const TWENTY = 20;

/** "two thousand twenty four", "two thousand and nineteen", "twenty twenty four": a year told in words. */
function spokenYear(
  { tokens }: Story,
  at: number,
  asOf: CalendarDate,
): { year: number; length: number } | null {
  const words = [0, 1, 2, 3, 4].map((ahead) => tokens[at + ahead]?.word ?? "");
  const isThousand = words[0] === "two" && words[1] === "thousand";
  if (!isThousand && !(words[0] === "twenty" && words[1] === "twenty")) return null;
  const skip = isThousand ? (words[2] === "and" ? 3 : 2) : 1;
  const first = smallNumber(words[skip] ?? "");
  if (first === null || first < 1 || first > TWENTY || words[skip] === "a" || words[skip] === "an")
    return isThousand ? { year: 2000, length: 2 } : null;
  const next = first === TWENTY ? (words[skip + 1] ?? "") : "";
  const ones = HEARD_AS.get(next) ?? figureAt(next);
  const year = 2000 + first + (ones ?? 0);
  return year > yearOf(asOf) + 2 ? null : { year, length: skip + (ones === null ? 1 : 2) };
}

/** The last figure of a year, told as a word; "a" and "an" begin what comes after the year. */
function figureAt(word: string): number | null {
  const number = isRough(word) || /^an?$|^\d/.test(word) ? null : smallNumber(word);
  return number !== null && number >= 1 && number <= 9 ? number : null;
}

function isYearBeforeLast({ tokens }: Story, at: number): boolean {
  return ["year", "before", "last"].every((word, ahead) => tokens[at + ahead]?.word === word);
}

/** "two years ago": the calendar year so many back. */
function yearsAgo(story: Story, at: number, asOf: CalendarDate): { year: number; length: number } | null {
  const amount = timeAmountAt(story, at);
  if (!amount || amount.unit !== "year" || amount.rough || amount.fine) return null;
  const word = story.tokens[at + amount.length]?.word;
  if (word !== "ago" && word !== "back") return null;
  return { year: yearOf(asOf) - amount.most.months / 12, length: amount.length + 1 };
}

/** Nothing follows that the number would count. */
function endsThere({ raw, tokens }: Story, at: number): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (!own || !next || own.sentence !== next.sentence) return true;
  return /^\s*[,;)–—-]/.test(raw.slice(own.end, next.start)) || AFTER_A_YEAR.has(next.word);
}
