import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, monthOf, yearOf } from "../deadlines/calendar.ts";
import { upTo } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { aroundNamedDay, namedDayAt } from "./named-days.ts";
import { smallNumber } from "./numbers.ts";
import { isPlanned, isToCome } from "./tense.ts";
import type { Story, Token } from "./text.ts";
import { yearAfter, yearAt } from "./told-years.ts";

const BEFORE_A_HOLIDAY = new Set(READING_WORDS.dates.before_a_holiday);
const EVE_OF = new Set(["into", "going", "bringing", "ringing"]);

/** "Thanksgiving", "last Christmas", "Labor Day weekend 2025", "Christmas of last year", "two Christmases ago". */
export function toldHoliday(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const named = withEve(tokens, at, namedDayAt(tokens, at)) ?? namedDays(tokens, at);
  if (!named) return null;
  const { on } = named;
  let { length } = named;
  const word = tokens[at + length]?.word;
  const isWeekEnd = word === "week" && tokens[at + length + 1]?.word === "end";
  const around = isWeekEnd ? "weekend" : word;
  const about = aroundNamedDay(on(yearOf(asOf)), around) ? around : undefined;
  if (about) length += isWeekEnd ? 2 : 1;
  const spanIn = (year: number, more: number): Span => {
    const day = on(year);
    return upTo(asOf, {
      earliest: day,
      latest: day,
      ...aroundNamedDay(day, about),
      length: length + more,
      named: true,
    });
  };
  const back = timesBack(tokens, at, length);
  const previousYear = yearOf(asOf) - (on(yearOf(asOf)) <= asOf ? 0 : 1);
  if (back) return spanIn(previousYear - back.by, back.length);
  const into = yearGoneInto(story, at + length, asOf);
  if (into) return spanIn(into.year - (monthOf(on(into.year)) === 12 ? 1 : 0), into.length);
  const told = yearAfter(story, at + length, asOf, true);
  if (told) return spanIn(told.year, told.length);
  const before = tokens[at - 1]?.word ?? "";
  if (!about && !BEFORE_A_HOLIDAY.has(before) && !isDayAlone(tokens, at, length)) return null;
  const to = at + length - 1;
  const isNext =
    before !== "last" && (isToCome(tokens, at, to) || (isNear(on, asOf) && isPlanned(tokens, at, to)));
  const nextYear = yearOf(asOf) + (on(yearOf(asOf)) >= asOf ? 0 : 1);
  const span = spanIn(isNext ? nextYear : previousYear, 0);
  return { ...span, year_assumed: span.earliest <= asOf && before !== "last" };
}

/** "Labor Day eve", "Halloween eve": the day before it. */
function withEve(tokens: readonly Token[], at: number, named: ReturnType<typeof namedDayAt>): typeof named {
  if (named === null || tokens[at + named.length]?.word !== "eve") return named;
  return { length: named.length + 1, on: (year) => addDays(named.on(year), -1) };
}

/** What somebody plans for a holiday is meant of one so near. */
const PLANNED = 60;

function isNear(on: (year: number) => CalendarDate, asOf: CalendarDate): boolean {
  const ends = addDays(asOf, PLANNED);
  return [on(yearOf(asOf)), on(yearOf(asOf) + 1)].some((day) => day > asOf && day <= ends);
}

const NO_ONE = new Set(READING_WORDS.dates.no_one_holiday);
const THINGS = new Set(READING_WORDS.dates.holiday_things);

/** "We hit the deer Halloween": the name alone, of no party and not of every year; "they won the election" names no day. */
function isDayAlone(tokens: readonly Token[], at: number, length: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + length]];
  const sentence = tokens[at]?.sentence;
  return (
    tokens[at]?.word !== "the" &&
    !(before?.sentence === sentence && NO_ONE.has(before?.word ?? "")) &&
    !(next?.sentence === sentence && THINGS.has(next?.word ?? ""))
  );
}

/** "Christmases" and "Thanksgivings", as in "two Christmases ago". */
function namedDays(tokens: readonly Token[], at: number): ReturnType<typeof namedDayAt> {
  const token = tokens[at];
  const one = (token?.word ?? "").replace(/(?<=s)es$|s$/, "");
  return token && one !== token.word && tokens[at + 1]?.word === "ago"
    ? namedDayAt([{ ...token, word: one }], 0)
    : null;
}

/** "Two Christmases ago", "the Christmas before last": how many years before the last one. */
export function timesBack(
  tokens: readonly Token[],
  at: number,
  length: number,
): { by: number; length: number } | null {
  const [next, over] = [tokens[at + length]?.word, tokens[at + length + 1]?.word];
  if (next === "before" && over === "last") return { by: 1, length: 2 };
  const amount = next === "ago" ? smallNumber(tokens[at - 1]?.word ?? "") : null;
  return amount !== null && amount >= 1 && amount <= 20 ? { by: amount - 1, length: 1 } : null;
}

/** "New Year's Eve, going into 2025": the eve of that year. */
function yearGoneInto(story: Story, at: number, asOf: CalendarDate): { year: number; length: number } | null {
  let here = at;
  while (EVE_OF.has(story.tokens[here]?.word ?? "")) here++;
  const year = here > at ? yearAt(story, here, asOf, true) : null;
  return year ? { year: year.year, length: here + year.length - at } : null;
}
