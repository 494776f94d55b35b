import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addMonths, longDate, yearOf } from "../deadlines/calendar.ts";
import type { DateMention } from "./dates.ts";
import { timeAmountAt } from "./time-amounts.ts";
import { quoteTokens } from "./text.ts";
import type { Story } from "./text.ts";

const JOINERS = new Set(READING_WORDS.dates.joins_a_span);
const FILLERS = new Set(READING_WORDS.dates.fills_a_span);
const NOW = new Set(["now", "present", "date"]);
const MOST_BETWEEN = 4;
const WORK_WORDS = new Set(READING_WORDS.dates.work);

/** The mentions of a story with "from ... until ..." and "since ..." joined into one mention that has an `until`. */
export function joinRanges(
  mentions: readonly DateMention[],
  story: Story,
  asOf: CalendarDate,
): DateMention[] {
  const joined: DateMention[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const first = mentions[at];
    if (!first) continue;
    const last = mentions[at + 1];
    const range = last && isJoined(first, last, story) ? closed(first, last, story, asOf) : null;
    if (range && range.earliest <= (range.until?.latest ?? "")) {
      joined.push(range);
      at++;
    } else joined.push(isOpen(first, story) && first.earliest < asOf ? open(first, story, asOf) : first);
  }
  return joined;
}

/** The stretch of time that the story speaks of as work, from its earliest day; null when it names none. */
export function workRange(mentions: readonly DateMention[], story: Story): DateMention | null {
  const ranges = mentions.filter((mention) => mention.until !== undefined && speaksOfWork(mention, story));
  return ranges.reduce<DateMention | null>(
    (best, one) => (best === null || one.earliest < best.earliest ? one : best),
    null,
  );
}

function speaksOfWork(mention: DateMention, story: Story): boolean {
  const sentence = story.tokens[mention.from]?.sentence;
  return story.tokens.some((token) => token.sentence === sentence && WORK_WORDS.has(token.word));
}

function isJoined(first: DateMention, last: DateMention, story: Story): boolean {
  const between = story.tokens.slice(first.to + 1, last.from).map(({ word }) => word);
  const start = story.tokens[first.to];
  const end = story.tokens[last.from];
  if (!start || !end || start.sentence !== end.sentence || between.length > MOST_BETWEEN) return false;
  if (between.length === 0) return /^\s*[-–—]\s*$/.test(story.raw.slice(start.end, end.start));
  const [joiner, ...rest] = between;
  if (joiner === undefined || !JOINERS.has(joiner) || !rest.every((word) => FILLERS.has(word))) return false;
  return joiner !== "and" || story.tokens[first.from - 1]?.word === "between";
}

function isSince(first: DateMention, story: Story): boolean {
  const at = (back: number): string => story.tokens[first.from - back]?.word ?? "";
  return at(1) === "since" || (ROUGHLY.has(at(1)) && at(2) === "since");
}

/** "since about September 20" */
const ROUGHLY = new Set(READING_WORDS.dates.about);

/** "the last five weeks", "going on for two years". */
function isUpToNow(first: DateMention, story: Story): boolean {
  if (!/^(?:last|past|for)$/.test(story.tokens[first.from]?.word ?? "")) return false;
  return timeAmountAt(story, first.from + 1) !== null && first.to > first.from + 1;
}

/** "since March 2025", "from March 2025 until now", "from March 2025 on". */
function isOpen(first: DateMention, story: Story): boolean {
  const word = (at: number): string => story.tokens[at]?.word ?? "";
  if (isSince(first, story) || isUpToNow(first, story)) return true;
  if (word(first.from - 1) !== "from") return false;
  const after = word(first.to + 1);
  const then = word(first.to + 2) === "the" ? word(first.to + 3) : word(first.to + 2);
  return after === "onward" || after === "onwards" || (JOINERS.has(after) && NOW.has(then));
}

function closed(first: DateMention, last: DateMention, story: Story, asOf: CalendarDate): DateMention {
  const latest = last.latest > asOf ? asOf : last.latest;
  return {
    ...inYearOf(first, last),
    to: last.to,
    quote: quoteTokens(story, first.from, last.to),
    until: { earliest: last.earliest > asOf ? asOf : last.earliest, latest, words: last.quote.text },
    words: first.quote.text,
  };
}

function open(first: DateMention, story: Story, asOf: CalendarDate): DateMention {
  return {
    ...first,
    until: { earliest: asOf, latest: asOf, words: "today" },
    words: isUpToNow(first, story) ? longDate(first.earliest) : first.quote.text,
    since: isSince(first, story),
  };
}

/** "from May to August 2024": the year stands once and is meant for both. */
function inYearOf(first: DateMention, last: DateMention): DateMention {
  if (!first.year_assumed || last.year_assumed) return first;
  const moved = 12 * (yearOf(last.earliest) - yearOf(first.earliest));
  const back = addMonths(first.earliest, moved) > last.latest ? moved - 12 : moved;
  return {
    ...first,
    earliest: addMonths(first.earliest, back),
    latest: addMonths(first.latest, back),
    year_assumed: false,
  };
}
