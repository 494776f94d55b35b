import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays } from "../deadlines/calendar.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import type { Quote } from "../quote.ts";
import { clauseAt } from "./clauses.ts";
import { endsAid } from "./ends-of-aid.ts";
import { endsOnTold, isEndOfTime } from "./told-ends.ts";
import type { DateMention } from "./dates.ts";
import { smallNumber } from "./numbers.ts";
import { PAPER_WORDS, knownOf } from "./paper-dates.ts";
import type { PaperReading } from "./papers.ts";
import { suitLimit } from "./suit-limits.ts";
import { NO_SPANS } from "./told-spans.ts";
import type { ReadSpans } from "./told-spans.ts";
import { TOLD_AFTER, startOfTold } from "./told-starts.ts";
import { countsFromPaper, isOfABirth, isRestOfYears } from "./told-time-words.ts";
import type { Story } from "./text.ts";

/** A number of days that a paper or an office gives to do something, and the day from which it counts. */
export interface ToldTime {
  amount: number;
  unit: "days" | "months" | "years";
  from: KnownDate | null;
  /** True for a time to answer, so that it goes before the rule of the court. */
  answers: boolean;
  words: Quote;
  /** Its start is told in the same breath: "10 days from November 18". */
  named?: true;
}

/** A day to come on which something is due, or on which a court or office expects the person. */
export interface ToldDay {
  day: CalendarDate;
  /** What it is the day of, by the word that says so. */
  duty: string;
  words: Quote;
  /** The document of the case that names it, which the person has confirmed. */
  document?: string;
}

/** A time of day right after a day: somebody expects the person then. */
const CLOCK_TIME = /^\d{1,2}(?:am|pm)$/;

const DUTY_OF = new Map<string, string>(
  Object.entries(READING_WORDS.duties).flatMap(([duty, words]) => words.map((word) => [word, duty])),
);

const PLANS = new Set(READING_WORDS.told_times.plans);
const NEAR = 9;
/** A duty with one of these words counts only for the day right after it: "by", "until", "before". */
const LIMITING = new Set(["by", "until", "til", "till", "before", "than"]);

/** From this share of the learned reader on something may be due on a day to come, whatever its words. */
const MAY_BE_DUE = 0.3;
/** Where no word names the duty. */
const UNNAMED = "named";
/** A day farther ahead of which no word says what is due is mostly a visit or a plan, and a shorter time runs. */
const UNNAMED_WITHIN = 21;

/** The days to come on which something is due: the nearest first. */
export function toldDays(
  story: Story,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
  spans: ReadSpans = NO_SPANS,
): ToldDay[] {
  return mentions
    .filter(
      ({ earliest, latest, until, quote }) =>
        earliest >= asOf &&
        earliest <= addDays(asOf, FARTHEST) &&
        earliest === latest &&
        until === undefined &&
        !NOW.test(quote.text),
    )
    .flatMap((mention) => {
      const words = clauseAt(story, mention.from, mention.to);
      if (endsAid(story, mention)) return [{ day: addDays(mention.earliest, -1), duty: "aid", words }];
      const isDue =
        (spans.days.get(mention.from)?.due ?? 0) >= MAY_BE_DUE &&
        mention.earliest <= addDays(asOf, UNNAMED_WITHIN) &&
        mayBeDue(story, mention);
      const duty = dutyOf(story, mention) ?? (isDue ? UNNAMED : null);
      return duty === null ? [] : [{ day: mention.earliest, duty, words }];
    })
    .filter(({ day }) => day >= asOf)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** What is surely nothing due, whatever the learned reader takes it for: a wish, a plan, what the person put off. */
function mayBeDue({ tokens }: Story, mention: DateMention): boolean {
  if (isOwnWish(tokens, mention) || isPutOff(tokens, mention)) return false;
  const sentence = tokens[mention.from]?.sentence;
  return !tokens
    .slice(Math.max(0, mention.from - NEAR), mention.to + NEAR)
    .some((token) => token.sentence === sentence && PLANS.has(token.word));
}

/** A day farther ahead than this is no day to act on. */
const FARTHEST = 730;
/** The day of telling itself. */
const NOW = /^(?:today|tonight|this (?:morning|afternoon|evening)|(?:an?|\w+) (?:hours?|minutes?) ago)$/i;

/** What a day is the day of: the nearest word of a duty in its sentence; null where a plan of the person lies nearer. */
function dutyOf({ tokens }: Story, mention: DateMention): string | null {
  const sentence = tokens[mention.from]?.sentence;
  const isLimit = LIMITING.has(tokens[mention.from - 1]?.word ?? "");
  if (isOwnWish(tokens, mention) || isPutOff(tokens, mention)) return null;
  let best: { duty: string | null; distance: number } | null = isGivenUntil(tokens, mention)
    ? { duty: "filing", distance: NEAR }
    : isSetByPaper(tokens, mention) || isEndOfTime(tokens, mention.from) || isToBeHeard(tokens, mention)
      ? { duty: "answer", distance: NEAR }
      : null;
  for (let at = mention.from - NEAR; at <= mention.to + NEAR; at++) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence || (at >= mention.from && at <= mention.to)) continue;
    const distance = at < mention.from ? mention.from - at : at - mention.to + 1;
    const duty =
      (PLANS.has(token.word) && !OFFICES.has(tokens[at + 1]?.word ?? "")) || isRunningOut(tokens, at)
        ? null
        : CLOCK_TIME.test(token.word)
          ? "hearing"
          : DUTY_OF.get(token.word);
    if (duty === undefined) continue;
    if (!isLimit && (duty === "demand" || duty === "leaving") && distance > 5) continue;
    if (token.word === "due" && isOfABirth(tokens, at)) continue;
    if (NEEDS.has(token.word) && !(isLimit && THEY.has(tokens[at - 1]?.word ?? ""))) continue;
    // "Or" says little beside a word that names the duty itself.
    const weighed =
      token.word === "or"
        ? distance + NEAR
        : distance + (isOfNextClause(tokens, at, mention) ? NEXT_CLAUSE : 0);
    if (!best || weighed < best.distance) best = { duty, distance: weighed };
  }
  return best?.duty ?? null;
}

/** "They need it by February 5" sets a day; what the teller needs, or when it is needed, sets none. */
const NEEDS = new Set(["need", "needs"]);
const THEY = new Set(READING_WORDS.told_times.who_needs);

const JOINS = new Set(["and", "but", "so"]);
/** So many words farther counts what is said after an "and". */
const NEXT_CLAUSE = 3;

/** "A hearing on December 4 and they want him out": what is wanted is another thing than the day. */
function isOfNextClause(tokens: Story["tokens"], at: number, { to }: DateMention): boolean {
  return at > to && tokens.slice(to + 1, at).some(({ word }) => JOINS.has(word));
}

/** "It gives me till January 12", "we have until Friday": something is due, though no word says what. */
function isGivenUntil(tokens: Story["tokens"], { from }: DateMention): boolean {
  const limit = LIMITING.has(tokens[from - 1]?.word ?? "") ? from - 1 : null;
  const own = tokens[from]?.sentence;
  if (limit === null) return false;
  return [1, 2, 3].some((back) => {
    const token = tokens[limit - back];
    return token !== undefined && token.sentence === own && GIVEN.has(token.word);
  });
}

const GIVEN = new Set(READING_WORDS.told_times.given);

/** "Letter says by December 2": a paper sets a day, though no word says for what. */
function isSetByPaper(tokens: Story["tokens"], { from }: DateMention): boolean {
  if (!LIMITING.has(tokens[from - 1]?.word ?? "") || !SAYING.has(tokens[from - 2]?.word ?? "")) return false;
  const before = tokens.slice(Math.max(0, from - NEAR), from);
  return before.some(({ word, sentence }) => sentence === tokens[from]?.sentence && PAPER_WORDS.has(word));
}

const THEIRS = new Set(READING_WORDS.told_times.hear_from);

/** "Unless they hear from me by December 4", "if I don't call them before Friday": the other side waits for a word. */
function isToBeHeard(tokens: Story["tokens"], { from }: DateMention): boolean {
  if (!LIMITING.has(tokens[from - 1]?.word ?? "")) return false;
  return tokens
    .slice(Math.max(0, from - NEAR), from)
    .some(({ word, sentence }) => sentence === tokens[from]?.sentence && THEIRS.has(word));
}

/** "Can we answer after new year?", "I was going to wait till January": the teller's own plan, and nothing due. */
function isPutOff(tokens: Story["tokens"], { from }: DateMention): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  return before.slice(-2).includes("after") || before.some((word) => /^wait(?:ing|ed)?$/.test(word));
}

const TELLERS = new Set(["i", "we"]);
const WISHES = new Set(["want", "need", "wanted"]);
/** Whom or what the teller wants gone: "I need to answer by December 4" is no wish. */
const WANTED = new Set(["him", "her", "them", "it", "this"]);
/** "I just want": so many words may stand between who wishes and the wish. */
const WISH_WITHIN = 2;

/** "I want him gone by Christmas": what the person would like sets nobody a day. */
function isOwnWish(tokens: Story["tokens"], { from }: DateMention): boolean {
  const sentence = tokens[from]?.sentence;
  return tokens
    .slice(Math.max(0, from - NEAR), from)
    .some(
      ({ word }, at, before) =>
        WISHES.has(word) &&
        WANTED.has(before[at + 1]?.word ?? "") &&
        before
          .slice(Math.max(0, at - WISH_WITHIN), at)
          .some((own) => own.sentence === sentence && TELLERS.has(own.word)),
    );
}

/** "The meeting with the school board": where a plan's word names an office, it is no plan of the person. */
const OFFICES = new Set(["board", "district", "hearing", "tribunal"]);

const RUNS = new Set(READING_WORDS.told_times.runs_out);

/** "My insurance runs out", "they found out": nothing that a person must do on that day. */
function isRunningOut(tokens: Story["tokens"], at: number): boolean {
  return tokens[at]?.word === "out" && RUNS.has(tokens[at - 1]?.word ?? "");
}

const ACTS = new Set(READING_WORDS.told_times.acts);
const TOOK = new Set(READING_WORDS.told_times.before_time_taken);
const NOT_A_TIME = new Set(READING_WORDS.told_times.not_a_time);
const MOST_DAYS = 180;
const AROUND = 7;

/** "It says 20 days to answer", "within 30 days", "I got 10 days": each number once, the shortest first. */
export function toldTimes(
  story: Story,
  mentions: readonly DateMention[],
  papers: readonly PaperReading[],
  event: KnownDate | undefined,
  asOf: CalendarDate,
  spans: ReadSpans = NO_SPANS,
): ToldTime[] {
  const { tokens } = story;
  const found: ToldTime[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const amount = smallNumber(tokens[at]?.word ?? "");
    if (amount === null) continue;
    const suit = suitLimit(story, at);
    if (suit) found.push({ ...suit, from: event ?? null });
    if (amount < 2) continue;
    let unitAt = at + 1;
    if (["business", "court", "calendar", "working", "full"].includes(tokens[unitAt]?.word ?? "")) unitAt++;
    const isLimit = (spans.lengths.get(at)?.limit ?? 0) >= SURELY_A_LIMIT;
    const told = tokens[unitAt]?.word ?? "";
    const unit =
      /^days?$/.test(told) || (isLimit && /^weeks?$/.test(told))
        ? "days"
        : /^months?$/.test(told)
          ? "months"
          : null;
    if (unit === null || (unit === "days" ? amount > MOST_DAYS : amount > 12)) continue;
    if (endsOnTold(story, unitAt, mentions) || isRestOfYears(tokens, at)) continue;
    const own = unit === "days" ? namedStart(story, at, unitAt, mentions, asOf) : null;
    const isTold = own !== null || isTimeToAct(story, at, unitAt, unit);
    if (!isTold && !(isLimit && mayBeLimit(story, at, unitAt))) continue;
    const long = /^weeks?$/.test(told) ? 7 * amount : amount;
    const days = daysOf({ amount: long, unit });
    const start = own ?? startOfTold(story, at, mentions, papers, asOf, spans, days) ?? event ?? null;
    const from = start && !isTold ? { ...start, guessed: true } : start;
    found.push({
      amount: long,
      unit,
      from,
      answers: isAnswer(story, at),
      words: clauseAt(story, at, unitAt),
      ...(own ? { named: true } : {}),
    });
  }
  return found.toSorted((a, b) => daysOf(a) - daysOf(b));
}

/** Words between a number of days and the day from which they count. */
const FROM = new Set(["from", "starting", "beginning", "after", "since", "counting"]);
/** So many words may stand between: "from the date of November 18". */
const FROM_WITHIN = 6;
/** The day of a paper from which a time counts may lie a little ahead, and not long ago. */
const FROM_DAYS_AGO = 120;
const FROM_DAYS_AHEAD = 31;
const SPENT = new Set(READING_WORDS.told_times.spent);

/**
 * "10 days from November 18": a time whose start is told with it needs no other word. Null where no day follows, where
 * it is long ago, or where the time is one that was spent.
 */
function namedStart(
  { tokens }: Story,
  at: number,
  unitAt: number,
  mentions: readonly DateMention[],
  asOf: CalendarDate,
): KnownDate | null {
  const sentence = tokens[at]?.sentence;
  const lead = tokens[unitAt + 1];
  if (lead?.sentence !== sentence || !FROM.has(lead?.word ?? "")) return null;
  const before = tokens
    .slice(Math.max(0, at - NEAR), at)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word);
  if (SPENT_BEFORE.has(before.at(-1) ?? "") || before.some((word) => SPENT.has(word) || PLANS.has(word)))
    return null;
  const day = mentions.find(
    ({ from, earliest, latest, until }) =>
      from > unitAt + 1 &&
      from <= unitAt + FROM_WITHIN &&
      tokens[from]?.sentence === sentence &&
      until === undefined &&
      earliest === latest &&
      earliest >= addDays(asOf, -FROM_DAYS_AGO) &&
      earliest <= addDays(asOf, FROM_DAYS_AHEAD),
  );
  return day ? knownOf(day) : null;
}

const SPENT_BEFORE = new Set(READING_WORDS.told_times.before_time_spent);

/** From this share of the learned reader on a length of time is one that is given to do something. */
const SURELY_A_LIMIT = 0.5;

const ANSWERS = new Set(["answer", "respond", "response", "reply"]);

function isAnswer({ tokens }: Story, at: number): boolean {
  return tokens.slice(Math.max(0, at - AROUND), at + AROUND).some(({ word }) => ANSWERS.has(word));
}

function daysOf({ amount, unit }: Pick<ToldTime, "amount" | "unit">): number {
  return amount * { days: 1, months: 30, years: 365 }[unit];
}

function isTimeToAct({ tokens }: Story, at: number, unitAt: number, unit: string): boolean {
  const sentence = tokens[at]?.sentence;
  const words = (from: number, to: number): string[] =>
    tokens
      .slice(Math.max(0, from), to)
      .filter((token) => token.sentence === sentence)
      .map(({ word }) => word);
  const after = tokens[unitAt + 1];
  const isFromPaper = countsFromPaper(tokens, unitAt + 1);
  if (
    after &&
    after.sentence === sentence &&
    NOT_A_TIME.has(after.word) &&
    after.word !== "in" &&
    !isFromPaper
  )
    return false;
  const before = words(at - AROUND, at);
  if (TOOK.has(before.at(-1) ?? "")) return false;
  const wide = words(at - TOLD_AFTER, at);
  if (before.at(-1) === "in" && !before.slice(-5).some((word) => isDutyToAct(word)))
    return unit === "days" && after?.word !== "left" && wide.some((word) => NOTICES.has(word));
  if (after?.word === "left" || isOwnNotice(before) || before.some((word) => HEARSAY.has(word))) return false;
  const around = [...before, ...words(unitAt + 1, unitAt + AROUND)];
  if (unit === "months") return around.some((word) => word === "redemption" || word === "redeem");
  if (around.some((word) => NO_PAPER_NEAR.has(word))) return false;
  if (after?.sentence !== sentence && before.some((word) => NOTICES.has(word))) return true;
  const isHeld = GIVEN.has(before.at(-1) ?? "") && after?.sentence !== sentence;
  if (isHeld && wide.some((word) => NOTICES.has(word))) return true;
  return around.some((word) => ACTS.has(word));
}

/** What is surely no time that is given, whatever the learned reader takes it for: "30 days jail", "I gave 45 days notice". */
function mayBeLimit({ tokens }: Story, at: number, unitAt: number): boolean {
  const sentence = tokens[at]?.sentence;
  const before = tokens
    .slice(Math.max(0, at - AROUND), at)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word);
  const after = tokens[unitAt + 1];
  const isOfAThing = after?.sentence === sentence && NOT_A_TIME.has(after?.word ?? "");
  const around = [...before, ...(after ? [after.word] : [])];
  return !isOfAThing && !isOwnNotice(before) && !around.some((word) => HEARSAY.has(word) || SPENT.has(word));
}

/** "Respond in 20 days" tells a time to act; "it went out in 9 days" does not, whatever is said next. */
function isDutyToAct(word: string): boolean {
  return ACTS.has(word) && !SAYING.has(word) && !ENDS_OR_TAKES_PLACE.has(word);
}

/** "The heater quit in 9 days" tells how long it lasted, "a hearing in 6 days" a day of its own. */
const ENDS_OR_TAKES_PLACE = new Set(["quit", "hearing"]);

const SAYING = new Set(READING_WORDS.told_times.saying);

/** "Notice Oct 26, 30 days": nothing follows, and a paper stands before. */
const NOTICES = new Set(["notice", "letter", "order"]);

const NO_PAPER_NEAR = new Set(READING_WORDS.told_times.no_paper_near);

const HEARSAY = new Set(READING_WORDS.told_times.hearsay);

/** "I gave them 45 days notice": a time that the person gave. */
function isOwnNotice(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => word === "gave" || word === "give" || word === "sent");
  return at > 0 && ["i", "we"].includes(before[at - 1] ?? "");
}
