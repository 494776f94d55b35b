import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths } from "../deadlines/calendar.ts";
import type { DateMention } from "./dates.ts";
import { smallNumber } from "./numbers.ts";
import type { DayShares, LengthShares, SpanReader } from "./learned/span-reader.ts";
import type { ToldSpan } from "./learned/span-features.ts";
import type { Story } from "./text.ts";

/** The days and lengths of time of a story with what the learned reader takes them for. */
export interface ReadSpans {
  /** By the first word of a day. */
  days: ReadonlyMap<number, DayShares>;
  /** By the first word of a length of time. */
  lengths: ReadonlyMap<number, LengthShares>;
}

/** Where nothing was learned. */
export const NO_SPANS: ReadSpans = { days: new Map(), lengths: new Map() };

const UNIT = /^(?:days?|weeks?|months?)$/;
/** "20 business days". */
const KINDS_OF_DAYS = new Set(["business", "court", "calendar", "working", "full"]);

/** The spans of a story in the order of its words: every day, and every number of days, weeks or months that is part of none. */
function spansOf({ tokens }: Story, mentions: readonly DateMention[]): ToldSpan[] {
  const days = mentions.map(({ from, to, earliest, latest }): ToldSpan => ({
    from,
    to,
    day: { earliest, latest },
  }));
  const lengths = tokens.flatMap(({ word }, from): ToldSpan[] => {
    if (smallNumber(word) === null) return [];
    const to = KINDS_OF_DAYS.has(tokens[from + 1]?.word ?? "") ? from + 2 : from + 1;
    const isPart = days.some((day) => day.from <= to && from <= day.to);
    return UNIT.test(tokens[to]?.word ?? "") && !isPart ? [{ from, to, day: null }] : [];
  });
  return [...days, ...lengths].toSorted((a, b) => a.from - b.from);
}

/** The span that covers these characters: a day where the words were read as one, else a length of time; null without words. */
export function spanOfWords(
  { tokens }: Story,
  mentions: readonly DateMention[],
  start: number,
  end: number,
): ToldSpan | null {
  const day = mentions.find(({ quote }) => quote.start < end && start < quote.end);
  if (day) return { from: day.from, to: day.to, day: { earliest: day.earliest, latest: day.latest } };
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end);
  return from >= 0 && to >= from ? { from, to, day: null } : null;
}

/** The side and the field of a story, by which the same words may mean another day. */
interface About {
  side: string;
  category: string;
}

/** From this share on a day without its year, read as one to come, is one on which something is due. */
const SURELY_TO_COME = 0.6;
/** So far ahead a day without its year may lie. */
const MOST_DAYS_AHEAD = 150;
/** A day of the past nearer than this is meant as it was read. */
const FEWEST_DAYS_AGO = 215;

/**
 * The days of a story, each one without its year that was read as one of last year, and on which by its words something
 * is due, as the one to come: "appeals are due by November 30", told on the 22nd.
 */
export function withDaysToCome(
  reader: SpanReader | null,
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
  about: About,
): DateMention[] {
  const mayCome = mentions.map((mention) => (reader ? aYearOn(mention, asOf) : null));
  if (!reader || mayCome.every((one) => one === null)) return [...mentions];
  return mentions.map((mention, at) => {
    const later = mayCome[at];
    if (!later) return mention;
    const others = mentions.map((one, place) => (place === at ? later : one));
    const due = readSpans(reader, story, others, asOf, about).days.get(later.from)?.due ?? 0;
    return due >= SURELY_TO_COME ? later : mention;
  });
}

function aYearOn(mention: DateMention, asOf: CalendarDate): DateMention | null {
  const { year_assumed: isAssumed, earliest, latest, until } = mention;
  if (!isAssumed || earliest !== latest || until || earliest > addDays(asOf, -FEWEST_DAYS_AGO)) return null;
  const later = addMonths(earliest, 12);
  return later > asOf && later <= addDays(asOf, MOST_DAYS_AHEAD)
    ? { ...mention, earliest: later, latest: later }
    : null;
}

/** Reads what every day and length of time of a story is. */
export function readSpans(
  reader: SpanReader | null,
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
  { side, category }: About,
): ReadSpans {
  if (!reader) return NO_SPANS;
  const spans = spansOf(story, mentions);
  const shares = reader.read({ story, asOf, side, category, spans });
  const days = new Map<number, DayShares>();
  const lengths = new Map<number, LengthShares>();
  spans.forEach(({ from, day }, at) => {
    const own = shares[at];
    if (own && day && "due" in own) days.set(from, own);
    if (own && !day && "limit" in own) lengths.set(from, own);
  });
  return { days, lengths };
}
