import type { CalendarDate } from "../knowledge.ts";
import { READING_WORDS } from "../compiled/lexicon.js";
import { addDays, daysBetween } from "../deadlines/calendar.ts";
import { isWide } from "../deadlines/triggers.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import type { DateMention } from "./dates.ts";
import type { CueMatch } from "./matcher.ts";
import type { Story } from "./text.ts";

/** A paper older than this many days starts no clock that is still of use. */
const OLDEST = 400;
/** Some rights last for years from a paper: a suit for a refund, a petition after a divorce. */
const OLDEST_OF_KEY = 1100;
/** Of several days told with a paper (dated, mailed, opened) the earliest counts, when they lie this close. */
const TOGETHER = 45;
/** A day in the sentence before or after the paper's own counts as this many words farther. */
const OTHER_SENTENCE = 30;

/** What a told day of the past is, with the words it was read from. */
export function knownOf(mention: DateMention): KnownDate {
  return {
    earliest: mention.earliest,
    latest: mention.latest,
    how: "story",
    words: mention.words ?? mention.quote.text,
    ...(mention.year_assumed ? { year_assumed: true } : {}),
  };
}

/** Words beside the day of a paper. */
export const PAPER_WORDS = new Set(READING_WORDS.told_times.papers);

/** "They turned me down. … Letter says I can work, date up top October 6": the first day in a sentence of a letter. */
function dayOfLetter({ tokens }: Story, mentions: readonly DateMention[]): DateMention | undefined {
  return mentions.find((mention) => {
    const sentence = tokens[mention.from]?.sentence;
    return (
      !isWide(mention) && tokens.some((token) => token.sentence === sentence && PAPER_WORDS.has(token.word))
    );
  });
}

/** The day on which a paper came: the day told nearest to its words, or an earlier one told with it; null where none is. */
export function dayOfPaper(
  at: CueMatch,
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
  isLong: boolean,
): KnownDate | null {
  const oldest = addDays(asOf, -(isLong ? OLDEST_OF_KEY : OLDEST));
  const recent = mentions.filter(
    ({ earliest, latest, until }) => earliest <= asOf && latest >= oldest && until === undefined,
  );
  const near = recent
    .map((mention) => ({ mention, distance: distanceOf(at, mention, story) }))
    .filter(({ distance }) => distance !== null)
    .toSorted(
      (a, b) =>
        Number(isWide(a.mention)) - Number(isWide(b.mention)) || (a.distance ?? 0) - (b.distance ?? 0),
    )[0]?.mention;
  const lettered = near && !isWide(near) ? undefined : dayOfLetter(story, recent);
  if (lettered) return { ...knownOf(lettered), guessed: true };
  if (!near) return onlyDayBefore(at, recent, mentions, asOf);
  if (isToldOfLongAgo(at, story, mentions, oldest)) return null;
  const sentence = story.tokens[near.from]?.sentence;
  const earliest = recent
    .filter(
      (one) =>
        story.tokens[one.from]?.sentence === sentence &&
        one.earliest <= near.earliest &&
        daysBetween(one.earliest, near.earliest) <= TOGETHER,
    )
    .reduce((best, one) => (one.earliest < best.earliest ? one : best), near);
  const isGuess = sentence !== story.tokens[at.from]?.sentence || isWide(near);
  return isGuess ? { ...knownOf(earliest), guessed: true } : knownOf(earliest);
}

/**
 * The later days beside a paper that stand right at a word for how it came: "a notice mailed November 12 … I was at the
 * drop box on the 2nd". From the first of them the time may be over, and from the paper's own it still runs.
 */
export function otherDaysOfPaper(
  at: CueMatch,
  first: KnownDate,
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): KnownDate[] {
  return mentions
    .filter(
      (mention) =>
        mention.until === undefined &&
        !isWide(mention) &&
        mention.earliest > first.earliest &&
        mention.earliest <= asOf &&
        daysBetween(first.earliest, mention.earliest) <= TOGETHER &&
        distanceOf(at, mention, story) !== null &&
        isToldToCome(story, mention),
    )
    .map((mention) => ({ ...knownOf(mention), guessed: true }));
}

const COMES = new Set(READING_WORDS.told_times.comes);
/** So many words may stand between the day and the word for how a paper came. */
const COMES_BESIDE = 3;

function isToldToCome({ tokens }: Story, { from, to }: DateMention): boolean {
  const sentence = tokens[from]?.sentence;
  return tokens
    .slice(Math.max(0, from - COMES_BESIDE), to + COMES_BESIDE + 1)
    .some((token) => token.sentence === sentence && COMES.has(token.word));
}

/** So long ago at most may the one day of a story lie that a paper told later goes by. */
const ONLY_DAY_WITHIN = 60;

/** "Friday the 13th. I got pulled over. The cop gave me a paper": the one day that a story tells, before it tells of the paper. */
function onlyDayBefore(
  at: CueMatch,
  recent: readonly DateMention[],
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): KnownDate | null {
  const past = mentions.filter(({ earliest }) => earliest <= asOf);
  const [only] = recent;
  const isOnly = past.length === 1 && only !== undefined && !isWide(only) && only.from < at.from;
  return isOnly && only.earliest >= addDays(asOf, -ONLY_DAY_WITHIN)
    ? { ...knownOf(only), guessed: true }
    : null;
}

/** A paper of which the day is told right beside it, in a story of days that start no clock any more. */
export function isPaperOfLongAgo(
  at: CueMatch,
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
  isLong: boolean,
): boolean {
  const oldest = addDays(asOf, -(isLong ? OLDEST_OF_KEY : OLDEST));
  const isAllOver = mentions.every(({ earliest, latest }) => latest < oldest || earliest > asOf);
  return isAllOver && isToldOfLongAgo(at, story, mentions, oldest);
}

/** "I was sued in 2019": the day that stands right beside the paper is long past, whatever else is told of later. */
function isToldOfLongAgo(
  at: CueMatch,
  story: Story,
  mentions: readonly DateMention[],
  oldest: CalendarDate,
): boolean {
  const beside = mentions
    .map((mention) => ({ mention, distance: distanceOf(at, mention, story) ?? Infinity }))
    .filter(({ distance }) => distance <= BESIDE)
    .toSorted((a, b) => a.distance - b.distance)[0]?.mention;
  return beside !== undefined && beside.latest < oldest;
}

const BESIDE = 3;

/** In words; null where the day is told in another part of the story. */
function distanceOf(at: CueMatch, mention: DateMention, story: Story): number | null {
  const own = story.tokens[at.from]?.sentence ?? 0;
  const apart = Math.abs((story.tokens[mention.from]?.sentence ?? 0) - own);
  if (apart > 1) return null;
  const words = mention.from > at.to ? mention.from - at.to : Math.max(0, at.from - mention.to);
  return words + apart * OTHER_SENTENCE;
}
