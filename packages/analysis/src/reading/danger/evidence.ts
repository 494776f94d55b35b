import { DANGER_FRAMES, READING_WORDS } from "../../compiled/lexicon.js";
import type { CalendarDate, CrisisKind } from "../../knowledge.ts";
import { addDays } from "../../deadlines/calendar.ts";
import type { DateMention } from "../dates.ts";
import type { Story } from "../text.ts";
import { clauseStart, readSentences } from "./clauses.ts";
import type { Sentence } from "./clauses.ts";
import { cueIndex, idiomIndex } from "./frames.ts";
import type { Cue, Way } from "./frames.ts";
import type { Pattern, PatternMatch } from "../pattern.ts";

/** One thing said that speaks of a danger, and how it is told. */
export interface Evidence {
  kind: CrisisKind;
  frame: number;
  /** 1 is clear, less is a hint; after what the way of telling leaves of it. */
  weight: number;
  /** The weight of the words alone. */
  bare: number;
  sentence: Sentence;
  /** Words of the sentence, both included. */
  from: number;
  to: number;
}

/** What was read of a story about dangers. */
export interface DangerEvidence {
  sentences: Sentence[];
  found: Evidence[];
  /** Ways of telling that stand anywhere in the story. */
  ways: ReadonlySet<Way>;
}

/** After this many days what happened on a named day is no danger of today. */
const DAYS_AT_HAND: Record<CrisisKind, number> = {
  suicide: 60,
  violence_now: 21,
  medical_emergency: 14,
  child_abuse: 500,
  domestic_violence: 240,
  sexual_assault: 500,
  trafficking: 500,
  stalking: 120,
  elder_abuse: 240,
  eviction_now: 14,
  detained_now: 60,
};
/** What is left of a danger that is told as long past, as over, as made up, as charged, as only asked. */
const LEFT = { past: 0.45, ended: 0.45, made_up: 0, accused: 0.45, asked: 0.45 } as const;

/** Who is accused may still want to die. */
const ACCUSED_MAY_BE = new Set<CrisisKind>(["suicide", "eviction_now", "detained_now"]);
const ASKED_ABOUT = new Set<CrisisKind>(["eviction_now", "detained_now"]);
const NEGATORS = new Set(READING_WORDS.denial.in_dangers);
const REACH_OF_NOT = 2;
const BLANK = "";

/** Everything in a story that speaks of a danger, with what the way of telling leaves of it. */
export function findEvidence(
  story: Story,
  dates: readonly DateMention[],
  asOf: CalendarDate,
): DangerEvidence {
  const sentences = readSentences(story);
  const matches = sentences.map((sentence) => cueIndex().find(withoutIdioms(sentence.words)));
  const needed = new Set<number>();
  const barred = new Set<number>();
  const ways = new Set<Way>();
  for (const { value } of matches.flat()) {
    if (value.what === "needs") needed.add(value.frame);
    if (value.what === "never") barred.add(value.frame);
    if (value.what === "way") ways.add(value.way);
  }
  const found: Evidence[] = [];
  let wasPast = false;
  for (const [number, sentence] of sentences.entries()) {
    const own = matches[number] ?? [];
    const time = timeOf(sentence, own, dates, asOf);
    const past: boolean = time.told === "past" || (time.told === null && wasPast);
    wasPast = past;
    const near = [...own, ...(matches[number + 1] ?? [])];
    const ended = near.some((one) => isWay(one, "ended"));
    const freed = near.some((one) => isWay(one, "freed"));
    const held = near.some((one) => isWay(one, "held"));
    for (const match of own) {
      const { value } = match;
      if (value.what !== "evidence" || barred.has(value.frame)) continue;
      const frame = DANGER_FRAMES[value.frame];
      if (!frame || (frame.needs && !needed.has(value.frame))) continue;
      if (own.some((one) => one.value.what === "unless" && one.value.frame === value.frame)) continue;
      if (DONE_BY.has(frame.kind) && isDoneByTeller(sentence, match)) continue;
      if (isDenied(sentence, match, value.pattern, frame.denies === true)) continue;
      const isOld =
        past ||
        (time.told !== "present" && isBefore(time.latest, asOf, frame.kind)) ||
        (AT_HAND_ONLY.has(frame.kind) && !isAtHand(sentence, time));
      const left =
        (isOld ? LEFT.past : 1) *
        (ended || (held && DONE_BY.has(frame.kind)) || (freed && frame.kind === "detained_now")
          ? LEFT.ended
          : 1) *
        (ways.has("made_up") ? LEFT.made_up : 1) *
        (ways.has("accused") && !ACCUSED_MAY_BE.has(frame.kind) ? LEFT.accused : 1) *
        (ASKED_ABOUT.has(frame.kind) &&
        own.some((one) => isWay(one, "asked") && opensClause(sentence, one.from))
          ? LEFT.asked
          : 1);
      found.push({
        kind: frame.kind,
        frame: value.frame,
        weight: value.weight * left,
        bare: value.weight,
        sentence,
        from: match.from,
        to: match.to,
      });
    }
  }
  return { sentences, found, ways };
}

function isWay({ value }: PatternMatch<Cue>, way: Way): boolean {
  return value.what === "way" && value.way === way;
}

/** True at the first word of a clause, or after its "and". */
function opensClause(sentence: Sentence, word: number): boolean {
  return word - clauseStart(sentence, word) <= 1;
}

function withoutIdioms(words: readonly string[]): readonly string[] {
  const idioms = idiomIndex().find(words);
  if (idioms.length === 0) return words;
  const left = [...words];
  for (const { from, to } of idioms) left.fill(BLANK, from, to + 1);
  return left;
}

/** When a sentence is told of: its own words first, then its dates. */
function timeOf(
  sentence: Sentence,
  matches: readonly PatternMatch<Cue>[],
  dates: readonly DateMention[],
  asOf: CalendarDate,
): { told: "past" | "present" | null; latest: CalendarDate | null } {
  const inside = dates.filter(
    ({ from }) => from >= sentence.first && from < sentence.first + sentence.words.length,
  );
  const latest =
    inside
      .map((one) => one.until?.latest ?? one.latest)
      .toSorted()
      .at(-1) ?? null;
  if (matches.some((one) => isWay(one, "present"))) return { told: "present", latest };
  const years = inside.some((one) => one.latest < addDays(asOf, -LONG_AGO) && !one.since);
  if (
    matches.some((one) => isWay(one, "past")) ||
    (years && latest !== null && latest < addDays(asOf, -LONG_AGO))
  )
    return { told: "past", latest };
  return { told: latest === null ? null : isRecent(latest, asOf) ? "present" : null, latest };
}

const LONG_AGO = 700;
const RECENT = 14;

function isRecent(day: CalendarDate, asOf: CalendarDate): boolean {
  return day >= addDays(asOf, -RECENT);
}

function isBefore(latest: CalendarDate | null, asOf: CalendarDate, kind: CrisisKind): boolean {
  return latest !== null && latest < addDays(asOf, -DAYS_AT_HAND[kind]);
}

/** Dangers that are none once they are told as what was: most who tell of an illness tell of one that is over. */
export const AT_HAND_ONLY = new Set<CrisisKind>(["medical_emergency"]);
const TELLS_OF_NOW = new Set(READING_WORDS.tense.of_now);
const TELLS_OF_THEN = new Set(READING_WORDS.tense.of_then);

/** True when a sentence is told of today, or has more words of now than of then. */
function isAtHand({ words }: Sentence, { told }: { told: "past" | "present" | null }): boolean {
  const now = words.filter((word) => TELLS_OF_NOW.has(word)).length;
  const then = words.filter((word) => TELLS_OF_THEN.has(word)).length;
  return told === "present" ? now >= 1 || then <= 1 : now > then;
}

/** Dangers that somebody else does. */
const DONE_BY = new Set<CrisisKind>([
  "violence_now",
  "child_abuse",
  "domestic_violence",
  "sexual_assault",
  "trafficking",
  "stalking",
  "elder_abuse",
]);
const DEED = new RegExp(`^(?:${READING_WORDS.deeds.dangerous.join("|")})`);
const TELLER = new Set(["i", "ive", "id", "we"]);
const BETWEEN = new Set(READING_WORDS.deeds.between);

/** True when it is the teller who did it: "I hit him". */
function isDoneByTeller({ words }: Sentence, { from }: { from: number }): boolean {
  if (!DEED.test(words[from] ?? "")) return false;
  const before = words[from - 1] ?? "";
  return TELLER.has(before) || (BETWEEN.has(before) && TELLER.has(words[from - 2] ?? ""));
}

/** True when a "not" that is no part of the pattern stands right before the words, or among them. */
function isDenied(
  sentence: Sentence,
  match: { from: number; to: number },
  pattern: Pattern,
  holdsNot: boolean,
): boolean {
  if (holdsNot) return false;
  const start = clauseStart(sentence, match.from);
  const isOwn = (word: string): boolean => pattern.steps.some(({ words }) => words.has(word));
  for (let at = Math.max(start, match.from - REACH_OF_NOT); at <= match.to; at++) {
    const word = sentence.words[at] ?? "";
    if (NEGATORS.has(word) && !isOwn(word)) return true;
  }
  return false;
}
