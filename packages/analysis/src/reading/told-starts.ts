import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays } from "../deadlines/calendar.ts";
import { isWide } from "../deadlines/triggers.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import type { DateMention } from "./dates.ts";
import { PAPER_WORDS, knownOf } from "./paper-dates.ts";
import type { PaperReading } from "./papers.ts";
import type { ReadSpans } from "./told-spans.ts";
import type { Story } from "./text.ts";

/** From which day a number of days runs that a paper or an office gives. */

const BESIDE_TIME = 7;
/** A letter told after its time came at most so long ago. */
const LETTER_DAYS_AGO = 120;

/** A day told at most so many words after the time: "within 14 days and the letter is from the 10th". */
const DAY_AFTER = 12;

/** A time that began longer ago than this is over, or was another. */
const OLDEST = 400;

/** From this share of the learned reader on a day is one on which a paper came or was dated. */
const SURELY_A_PAPER = 0.5;

/**
 * The day of the paper that gives the time; else the nearest day of the past in the sentences before. Where the paper
 * was mailed or dated a little earlier, and the time still runs from then, that day.
 */
export function startOfTold(
  story: Story,
  at: number,
  mentions: readonly DateMention[],
  papers: readonly PaperReading[],
  asOf: CalendarDate,
  spans: ReadSpans,
  days: number,
): KnownDate | null {
  const start = nearestStart(story, at, mentions, papers, asOf, spans);
  return start && (mailedBefore(story, at, start, mentions, addDays(asOf, -days)) ?? start);
}

const MAILED = new Set(READING_WORDS.told_times.mailed);

/** "Within 30 days of mailing; the postmark reads 5 Nov": told near the time, and before the day that was found for it. */
function mailedBefore(
  { tokens }: Pick<Story, "tokens">,
  at: number,
  start: KnownDate,
  mentions: readonly DateMention[],
  notBefore: CalendarDate,
): KnownDate | null {
  const sentence = tokens[at]?.sentence ?? 0;
  const mailed = mentions.filter(
    ({ from, to, earliest, latest, until }) =>
      until === undefined &&
      earliest === latest &&
      earliest < start.earliest &&
      earliest >= addDays(start.earliest, -SAME_LETTER) &&
      earliest >= notBefore &&
      Math.abs((tokens[from]?.sentence ?? 0) - sentence) <= 3 &&
      tokens
        .slice(Math.max(0, from - BESIDE_PAPER), to + BESIDE_PAPER)
        .some(({ word, sentence: own }) => own === tokens[from]?.sentence && MAILED.has(word)),
  );
  const first = mailed.toSorted((a, b) => (a.earliest < b.earliest ? -1 : 1))[0];
  return first ? knownOf(first) : null;
}

function nearestStart(
  { tokens }: Story,
  at: number,
  mentions: readonly DateMention[],
  papers: readonly PaperReading[],
  asOf: CalendarDate,
  spans: ReadSpans,
): KnownDate | null {
  const sentence = tokens[at]?.sentence ?? 0;
  const paper = papers
    .filter(({ at: told }) => Math.abs((tokens[told.from]?.sentence ?? 0) - sentence) <= 3)
    .flatMap(({ days }) => days.slice(0, 1))
    .reduce<KnownDate | null>((best, one) => (!best || one.earliest < best.earliest ? one : best), null);
  if (paper) return paper;
  const before = mentions.filter(
    ({ from, earliest, latest, until }) =>
      earliest <= asOf &&
      until === undefined &&
      !isWide({ earliest, latest }) &&
      latest >= addDays(asOf, -OLDEST) &&
      sentence - (tokens[from]?.sentence ?? 0) <= 3 &&
      (from < at + 8 || (from < at + DAY_AFTER && tokens[from]?.sentence === sentence)),
  );
  const isPaper = ({ from }: DateMention): boolean => (spans.days.get(from)?.paper ?? 0) >= SURELY_A_PAPER;
  const nearest =
    before.findLast(isPaper) ??
    letterBefore({ tokens }, at, mentions, asOf) ??
    before.at(-1) ??
    dayOfPaperToldAfter({ tokens }, at, mentions, asOf);
  if (!nearest) return null;
  return isOfPaper({ tokens }, nearest, at) ? knownOf(nearest) : { ...knownOf(nearest), guessed: true };
}

/** So many sentences before its time a letter may be told with its day. */
const LETTER_BEFORE = 6;
/** Of a letter's days, dated and received, the earlier counts when they lie so close. */
const SAME_LETTER = 45;

/** The day of the letter of which the time is told sentences later: "dated June 30. … The card says you have 180 days". */
function letterBefore(
  { tokens }: Pick<Story, "tokens">,
  at: number,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): DateMention | undefined {
  const sentence = tokens[at]?.sentence ?? 0;
  const lettered = mentions.filter(
    (mention) =>
      mention.from < at &&
      mention.until === undefined &&
      mention.earliest === mention.latest &&
      mention.earliest <= asOf &&
      mention.latest >= addDays(asOf, -OLDEST) &&
      sentence - (tokens[mention.from]?.sentence ?? 0) <= LETTER_BEFORE &&
      tokens
        .slice(Math.max(0, mention.from - BESIDE_PAPER), mention.to + BESIDE_PAPER)
        .some(({ word, sentence: own }) => own === tokens[mention.from]?.sentence && PAPER_WORDS.has(word)),
  );
  const last = lettered.at(-1);
  if (!last) return undefined;
  return lettered
    .filter(({ earliest }) => earliest >= addDays(last.earliest, -SAME_LETTER))
    .reduce((best, one) => (one.earliest < best.earliest ? one : best), last);
}

/** A day in the sentence of the time, or right beside the word for a paper. */
function isOfPaper({ tokens }: Pick<Story, "tokens">, { from, to }: DateMention, at: number): boolean {
  if (tokens[from]?.sentence === tokens[at]?.sentence) return true;
  return tokens
    .slice(Math.max(0, from - BESIDE_TIME), to + BESIDE_PAPER)
    .some(({ word, sentence }) => sentence === tokens[from]?.sentence && PAPER_WORDS.has(word));
}

/** So many words after a time to act the day of its paper may still be told: "14 days to take it down, the letter came Nov 13". */
export const TOLD_AFTER = 30;
const BESIDE_PAPER = 4;

function dayOfPaperToldAfter(
  { tokens }: Pick<Story, "tokens">,
  at: number,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): DateMention | undefined {
  return mentions.find(
    ({ from, earliest, latest, until }) =>
      from > at &&
      from <= at + TOLD_AFTER &&
      earliest <= asOf &&
      earliest === latest &&
      until === undefined &&
      latest >= addDays(asOf, -LETTER_DAYS_AGO) &&
      tokens.slice(Math.max(at, from - BESIDE_PAPER), from).some(({ word }) => PAPER_WORDS.has(word)),
  );
}
