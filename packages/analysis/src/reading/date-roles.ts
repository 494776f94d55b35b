import { READING_WORDS } from "../compiled/lexicon.js";
import { compareText } from "../compare-text.ts";
import type { CalendarDate } from "../knowledge.ts";
import { isWide } from "../deadlines/triggers.ts";
import type { KnownDate, PossibleStart, TriggerDates } from "../deadlines/triggers.ts";
import { isOfNoPerson } from "./animals.ts";
import type { DateMention } from "./dates.ts";
import type { DayShares } from "./learned/span-reader.ts";
import type { CueMatch, CueMatches } from "./matcher.ts";
import { workRange } from "./ranges.ts";
import type { ReadSpans } from "./told-spans.ts";
import type { Story } from "./text.ts";
import { CALL_CUES, DATE_ROLE_CUES, TREATMENT_CUES } from "./date-role-cues.ts";
import type { DateRole } from "./date-role-cues.ts";

const NEAR = 9;
/** Words after a date count as this much farther: people say what happened and then when. */
const AFTER = 3;

/** What is known of a story besides its days, as far as it says what a day is the day of. */
export interface RoleContext {
  story: Story;
  matches: CueMatches;
  asOf: CalendarDate;
  /** The matter is about a treatment: an operation is then what happened, and what another doctor saw how it came out. */
  medical: boolean;
  /** What the learned reader takes each day for. */
  spans?: ReadSpans;
  /** The matter is about calls or messages themselves: a day of a call is a day of the wrong. */
  calls: boolean;
}

/** A day of the story with what it is the day of; null where the words do not say. */
export interface DatedEvent {
  mention: DateMention;
  role: DateRole | null;
  /** What the learned reader takes it for; absent where nothing was learned. */
  shares?: DayShares | undefined;
}

/** Each day of the story with its role: the nearest role word in its sentence, an earlier group winning a tie. */
export function datedEvents(mentions: readonly DateMention[], context: RoleContext): DatedEvent[] {
  const words = roleWords(context);
  return mentions.map((mention) => {
    const shares = context.spans?.days.get(mention.from);
    const role = roleOfDate(mention, mentions, words, context);
    const isOpen = role === "background" && (shares?.wrong ?? 0) >= SURELY_THE_WRONG;
    return { mention, role: isOpen ? null : role, shares };
  });
}

/** From this share of the learned reader on a day may be that of the wrong, though a word beside it calls it another. */
const SURELY_THE_WRONG = 0.8;

/** How far a word stands from a day, in words; words after a day count as farther, and more so behind a comma. */
function distanceTo(match: CueMatch, mention: DateMention, { raw, tokens }: Story): number {
  if (match.to < mention.from) return mention.from - match.to;
  const between = raw.slice(tokens[mention.to]?.end ?? 0, tokens[match.from]?.start ?? 0);
  return Math.max(0, match.from - mention.to) + AFTER + (/[,;]/.test(between) ? BEHIND_A_COMMA : 0);
}

const BEHIND_A_COMMA = 6;

/** A word says of one day what it is the day of: the nearest. */
function isOfOther(
  match: CueMatch,
  mention: DateMention,
  mentions: readonly DateMention[],
  { story }: RoleContext,
): boolean {
  const sentence = story.tokens[mention.from]?.sentence;
  const own = distanceTo(match, mention, story);
  return mentions.some(
    (other) =>
      other !== mention &&
      story.tokens[other.from]?.sentence === sentence &&
      distanceTo(match, other, story) < own,
  );
}

/** Where the words of each role stand in the story. */
type RoleWords = readonly { role: DateRole | "unknown"; found: readonly CueMatch[] }[];

function roleWords({ matches, medical, calls }: RoleContext): RoleWords {
  const treatment = medical
    ? TREATMENT_CUES
    : TREATMENT_CUES.map(({ role, cues }) => ({
        role: role === "discovery" ? ("unknown" as const) : ("background" as const),
        cues,
      }));
  const told = calls ? [{ role: "incident" as const, cues: CALL_CUES }, ...DATE_ROLE_CUES] : DATE_ROLE_CUES;
  const groups = medical ? [...treatment, ...told] : [...told, ...treatment];
  return groups.map(({ role, cues }) => ({ role, found: matches.affirmed(cues) }));
}

function roleOfDate(
  mention: DateMention,
  mentions: readonly DateMention[],
  words: RoleWords,
  context: RoleContext,
): DateRole | null {
  const { story, asOf } = context;
  if (mention.earliest > asOf) return "upcoming";
  if (isYearOfAThing(mention, story)) return "background";
  const sentence = story.tokens[mention.from]?.sentence;
  let best: { role: DateRole | "unknown"; distance: number } | null = null;
  for (const { role, found } of words) {
    for (const match of found) {
      if (story.tokens[match.from]?.sentence !== sentence) continue;
      if (mention.until && belongsToRange(role, match, mention)) continue;
      if (role === "death" && isOfNoPerson(story, match)) continue;
      if (role === "background" && match.from >= mention.from && match.to <= mention.to) continue;
      if (role === "background" && isSinceThen(match, mention, story)) continue;
      const distance = distanceTo(match, mention, story);
      if (distance > NEAR || (best && distance >= best.distance)) continue;
      if (!isOfOther(match, mention, mentions, context)) best = { role, distance };
    }
  }
  // What a doctor found may be how a wrong came out: such a day stays a possible start.
  if (best === null || best.role === "unknown") return null;
  return best.role === "background" && isMomentOf(mention, story) ? null : best.role;
}

/** "She signed it in May 2026 and since then the money is gone": since that day, which is not thereby long before. */
function isSinceThen({ from }: CueMatch, { to }: DateMention, { tokens }: Story): boolean {
  return from > to && tokens[from]?.word === "since" && tokens[from + 1]?.word === "then";
}

/** "I was riding home on July 20 when she opened her door": something came in between, whatever its words are. */
function isMomentOf({ from, to }: DateMention, { tokens }: Story): boolean {
  const sentence = tokens[from]?.sentence;
  if (tokens[to + 1]?.word !== "when") return false;
  return tokens.some(
    ({ word }, at) =>
      at < from &&
      tokens[at]?.sentence === sentence &&
      (word === "was" || word === "were") &&
      tokens.slice(at + 1, at + 3).some((next) => next.word.endsWith("ing")),
  );
}

/** "A bill from 2016", "my taxes for 2023": the year says which one, and nothing of when the trouble came. */
function isYearOfAThing({ earliest, latest, from, until }: DateMention, { tokens }: Story): boolean {
  const isYear = until === undefined && earliest.endsWith("-01-01") && latest.endsWith("-12-31");
  const own = tokens[from]?.word ?? "";
  let at = OF_A_THING.has(own) ? from : from - 1;
  while (isMoreYears(tokens, at)) at -= 2;
  return (
    isYear &&
    OF_A_THING.has(tokens[at]?.word ?? "") &&
    THINGS.has((tokens[at - 1]?.word ?? "").replace(/s$/, ""))
  );
}

/** "for 2020 and 2021": the year before the last one. */
function isMoreYears(tokens: Story["tokens"], at: number): boolean {
  const [year, link] = [tokens[at - 1]?.word ?? "", tokens[at]?.word ?? ""];
  return (link === "and" || link === "or") && /^(?:19|20)\d\d$/.test(year);
}

const OF_A_THING = new Set(["from", "for", "of"]);
const THINGS = new Set(READING_WORDS.dates.things_of_a_year);

/** "since about May": the word stands so far before the day. */
const SINCE_ABOUT = 2;

/** "since" and "until" of a stretch of time say nothing of what it is the time of. */
function belongsToRange(role: DateRole | "unknown", match: CueMatch, mention: DateMention): boolean {
  const inside = match.from >= mention.from && match.from <= mention.to;
  const reach = mention.since ? SINCE_ABOUT : 1;
  return inside || (role === "background" && match.from === match.to && match.to >= mention.from - reach);
}

/** The days of a matter by event, and every other day from which a clock may run. */
export interface MatterDates {
  dates: TriggerDates;
  starts: PossibleStart[];
}

/**
 * The dates of the story by the event that they belong to; of several for one event the earliest stands here, too early
 * being safe, and the others among the starts. A day of which the words do not say what it is the day of is a possible
 * start too.
 */
export function triggerDates(
  events: readonly DatedEvent[],
  story: Story,
  incidentDate: CalendarDate | null,
): MatterDates {
  const worked = workRange(
    events.map(({ mention }) => mention),
    story,
  );
  const dates: TriggerDates = worked ? { paid_work: fromMention(worked) } : {};
  const starts: PossibleStart[] = [];
  const unnamed: DateMention[] = [];
  const only = onlySince(events, worked);
  const bought = events.find(({ role }) => role === "delivery")?.mention.earliest;
  for (const { mention, role, shares } of events) {
    if (
      role === null &&
      mention !== worked &&
      (!mention.since || mention === only) &&
      !(bought && isBeforeOwnTime(mention, bought, story)) &&
      !TODAY.test(mention.quote.text)
    ) {
      unnamed.push(mention);
      starts.push({ role: "unknown", known: fromMention(mention), wrong: shares?.wrong ?? 0 });
    }
    if (role === null || role === "background" || role === "upcoming") continue;
    const known = { ...fromMention(mention), named: true };
    const before = dates[role];
    if (!before || known.earliest < before.earliest) dates[role] = known;
    if (role !== "birth") starts.push({ role, known });
  }
  if (incidentDate) {
    const field: KnownDate = { earliest: incidentDate, latest: incidentDate, how: "field" };
    return { dates: withField(dates, field), starts: [...starts, { role: "incident", known: field }] };
  }
  if (dates.incident && isAfterItsEnd(dates.incident, dates)) delete dates.incident;
  const incident = dates.incident ?? standIn(dates, unnamed);
  return { dates: incident ? { ...dates, incident } : dates, starts };
}

/** "The neighbor says they had the basement done in 2023": what others did with a thing before the teller bought it. */
function isBeforeOwnTime(
  { from, latest, earliest }: DateMention,
  bought: CalendarDate,
  { tokens }: Story,
): boolean {
  const sentence = tokens[from]?.sentence;
  return (
    latest < bought &&
    isWide({ earliest, latest }) &&
    !tokens.some((token) => token.sentence === sentence && TELLERS.has(token.word))
  );
}

const TELLERS = new Set(["i", "we", "me", "us", "my", "our"]);

/** "They call me since September 3": the day since which it goes on, where the story tells no other day of the past. */
function onlySince(events: readonly DatedEvent[], worked: DateMention | null): DateMention | null {
  const past = events.filter(
    ({ mention, role }) => role !== "upcoming" && mention !== worked && !TODAY.test(mention.quote.text),
  );
  const [only, other] = past;
  return only && !other && only.role === null && only.mention.since ? only.mention : null;
}

/** The day of the form, or an earlier one that the story tells for what happened: both count until the person says which. */
function withField(dates: TriggerDates, field: KnownDate): TriggerDates {
  const told = dates.incident;
  return { ...dates, incident: told && isMonth(told) && told.latest < field.earliest ? told : field };
}

/** True where at least the month is told. */
function isMonth({ earliest, latest }: KnownDate): boolean {
  return earliest.slice(0, 7) === latest.slice(0, 7);
}

/** Where no day is told for what happened: the day of the end of a job, a publication or a broken promise, else the first whose event is not named. */
function standIn(dates: TriggerDates, unnamed: readonly DateMention[]): KnownDate | undefined {
  const instead = (["termination", "publication", "breach"] as const).find(
    (trigger) => dates[trigger] !== undefined,
  );
  const other = instead ? dates[instead] : undefined;
  const before = unnamed.filter((one) => !isAfterItsEnd(fromMention(one), dates));
  const sure = before.filter(({ earliest, latest }) => earliest.slice(0, 7) === latest.slice(0, 7));
  const first = (sure.length > 0 ? sure : before).toSorted((a, b) => compareText(a.earliest, b.earliest))[0];
  if (instead && other && !isAfterItsEnd(other, dates)) return { ...other, stands_in: instead };
  if (first) return fromMention(first);
  return dates.discovery && { ...dates.discovery, stands_in: "discovery" };
}

/** "Today my knee still hurts": today is the day of telling, and by itself never the day of what happened. */
const TODAY = /^(?:today|tonight)$/i;

/** A day after the death or the discovery is not the day of what led to it: counted from there, a date could be too late. */
function isAfterItsEnd(incident: KnownDate, { death, discovery }: TriggerDates): boolean {
  return [death, discovery].some((end) => end !== undefined && incident.earliest > end.latest);
}

/** Days to come that the story names, such as a court date: the nearest first, each once. */
export function comingDates(mentions: readonly DateMention[], asOf: CalendarDate): DateMention[] {
  const coming = mentions.filter((mention) => mention.earliest > asOf && mention.earliest === mention.latest);
  const seen = new Set<CalendarDate>();
  return coming
    .toSorted((a, b) => compareText(a.earliest, b.earliest))
    .filter(({ earliest }) => !seen.has(earliest) && seen.add(earliest));
}

function fromMention(mention: DateMention): KnownDate {
  return {
    earliest: mention.earliest,
    latest: mention.latest,
    how: "story",
    words: mention.words ?? mention.quote.text,
    ...(mention.until ? { until: mention.until } : {}),
    ...(mention.year_assumed ? { year_assumed: true } : {}),
  };
}

/** The days as the person gave them when asked: they go before what the form and the words say of the same event. */
export function withAnsweredDays(
  { dates, starts }: MatterDates,
  { incident, discovery, birth }: { incident?: KnownDate; discovery?: KnownDate; birth?: KnownDate },
): MatterDates {
  const kept = { ...dates, ...(discovery ? { discovery } : {}), ...(birth ? { birth } : {}) };
  if (!incident) return { dates: kept, starts };
  return {
    dates: { ...kept, incident },
    starts: starts.filter(({ role }) => role !== "incident" && role !== "unknown"),
  };
}
