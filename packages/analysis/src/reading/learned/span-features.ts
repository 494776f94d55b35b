import { daysBetween } from "../../deadlines/calendar.ts";
import type { CalendarDate } from "../../knowledge.ts";
import { stem } from "../../retrieval/tokenize.ts";
import type { Story, Token } from "../text.ts";
import { hashOf } from "./features.ts";
import type { Features } from "./features.ts";

/** A day or a length of time in a story, by its first and last word, with the days that it may mean. */
export interface ToldSpan {
  from: number;
  to: number;
  /** Null for a length of time. */
  day: { earliest: CalendarDate; latest: CalendarDate } | null;
}

/** What is known of the story around a span. */
export interface SpanContext {
  story: Story;
  asOf: CalendarDate;
  side: string;
  category: string;
  /** Every span of the story, in the order of the words. */
  spans: readonly ToldSpan[];
}

/** How far words count, and the last distance of each step. */
const STEPS = [1, 3, 7, 14] as const;
const REACH = STEPS[STEPS.length - 1] ?? 0;
/** Days from the telling, by steps. */
const AGES = [0, 4, 15, 46, 121, 401, 801] as const;
/** Beyond this many days a span is a month, a season or a year. */
const VERY_DAY = 0;
const MONTH = 31;

/** A span as numbers: the words before and after it by distance, its own, how long ago it lies, and its place among the others. */
export function spanFeatures(span: ToldSpan, context: SpanContext): Features {
  const names = [
    ...wordsAround(span, context.story),
    ...ownWords(span, context.story),
    ...timeOf(span, context.asOf),
    ...placeAmong(span, context),
    `side ${context.side}`,
    `category ${context.category}`,
    `side ${context.side} ${kindOf(span, context.asOf)}`,
    `every ${span.day ? "day" : "length"}`,
  ];
  const value = 1 / Math.sqrt(names.length);
  const hashes = [...new Set(names)].map((name) => hashOf(`d:${name}`));
  return { hashes, values: hashes.map(() => value) };
}

function wordsAround({ from, to }: ToldSpan, { tokens }: Story): string[] {
  const sentence = tokens[from]?.sentence;
  const around: string[] = [];
  const say = (at: number, side: string, distance: number): void => {
    const token = tokens[at];
    if (!token) return;
    const step = STEPS.findIndex((last) => distance <= last);
    const where = token.sentence === sentence ? `${side}${step}` : `${side}o`;
    const word = plain(token);
    around.push(`${where} ${word}`);
    const root = stem(word);
    if (token.sentence === sentence) around.push(`${side} ${root}`, `s ${root}`);
    const next = tokens[at + 1];
    if (next?.sentence === token.sentence && distance <= MOST_OF_PAIRS)
      around.push(`${side}${token.sentence === sentence ? "" : "o"} ${word} ${plain(next)}`);
  };
  for (let distance = 1; distance <= REACH; distance++) {
    say(from - distance, "b", distance);
    say(to + distance, "a", distance);
  }
  return around;
}

const MOST_OF_PAIRS = 7;

const plain = ({ word }: Token): string => word.replaceAll(/\d/g, "0");

function ownWords({ from, to }: ToldSpan, { tokens }: Story): string[] {
  const own = tokens.slice(from, to + 1).map(plain);
  return [`own ${own.join(" ")}`, ...own.map((word) => `own ${word}`)];
}

/** A day to come, of today, or of so long ago. */
function kindOf({ day }: ToldSpan, asOf: CalendarDate): string {
  if (!day) return "length";
  if (day.earliest > asOf) return "coming";
  return day.latest >= asOf && day.earliest === day.latest ? "today" : "past";
}

function timeOf(span: ToldSpan, asOf: CalendarDate): string[] {
  const { day } = span;
  const kind = kindOf(span, asOf);
  if (!day) return [kind];
  const ago = Math.abs(daysBetween(day.earliest, asOf));
  const width = daysBetween(day.earliest, day.latest);
  const wide = width <= VERY_DAY ? "day" : width <= MONTH ? "month" : "wide";
  return [kind, `${kind} ${wide}`, `${kind} ${AGES.findLastIndex((from) => ago >= from)}`];
}

function placeAmong(span: ToldSpan, { spans, asOf, story }: SpanContext): string[] {
  const days = spans.filter(({ day }) => day !== null);
  const past = days.filter((one) => kindOf(one, asOf) === "past");
  const said: string[] = [`of ${Math.min(days.length, 5)}`];
  if (!span.day) return said;
  if (days.length === 1) said.push("only day");
  if (past.length > 1 && past.includes(span)) {
    const order = past.toSorted((a, b) => ((a.day?.earliest ?? "") < (b.day?.earliest ?? "") ? -1 : 1));
    if (order[0] === span) said.push("first past");
    if (order.at(-1) === span) said.push("last past");
  }
  if (days[0] === span) said.push("told first");
  if (days.at(-1) === span) said.push("told last");
  const third = Math.floor((3 * span.from) / Math.max(1, story.tokens.length));
  said.push(`third ${third}`);
  return said;
}
