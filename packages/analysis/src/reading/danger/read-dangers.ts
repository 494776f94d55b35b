import type { CalendarDate } from "../../knowledge.ts";
import type { Quote } from "../../result.ts";
import type { DateMention } from "../dates.ts";
import { CRISIS_KINDS } from "../../knowledge.ts";
import type { ReadCrisis } from "../reading.ts";
import type { Story } from "../text.ts";
import { quoteClauses } from "./clauses.ts";
import { AT_HAND_ONLY, findEvidence } from "./evidence.ts";
import type { Evidence } from "./evidence.ts";

const DOOR_FROM = 0.95;
/** Above one hint; what is clear and told as over is quiet too. */
const QUIET_FROM = 0.6;
/** What is told as over twice over (long past, and made up) says nothing. */
const OVER_FROM = 0.3;
const OVER = 0.3;
const SUREST = 0.98;
const MOST_QUOTES = 3;
/** Hints support each other within so many words. */
const TOGETHER = 80;

/** The dangers that a story speaks of, before anything else is read in it. Deterministic, linear in its length. */
export function readDangers(story: Story, dates: readonly DateMention[], asOf: CalendarDate): ReadCrisis[] {
  const { found } = findEvidence(story, dates, asOf);
  return CRISIS_KINDS.flatMap((kind) => {
    const own = found.filter((one) => one.kind === kind);
    const sum = mostTogether(own.filter(({ weight, bare }) => weight === bare));
    const isOver =
      !AT_HAND_ONLY.has(kind) &&
      own.some(({ weight, bare }) => bare >= 1 && weight > OVER_FROM && weight < bare);
    if (sum < QUIET_FROM && !isOver) return [];
    const level = sum >= DOOR_FROM ? ("door" as const) : ("quiet" as const);
    return [{ level, kind, probability: probabilityOf(sum, isOver), words: quotes(story, own) }];
  });
}

function probabilityOf(sum: number, isOver: boolean): number {
  return Math.min(SUREST, Math.max(sum, isOver ? OVER : 0));
}

/** The most that stands together: what is said far apart in a long story meets by chance. */
function mostTogether(found: readonly Evidence[]): number {
  const places = found.map(({ sentence, from }) => sentence.first + from);
  return Math.max(
    0,
    ...places.map((start) =>
      summed(found.filter((_, at) => placeIn(places, at) >= start && placeIn(places, at) < start + TOGETHER)),
    ),
  );
}

function placeIn(places: readonly number[], at: number): number {
  return places[at] ?? 0;
}

/** The strongest evidence of each meaning, added up: hints of different words support each other, the same words count once. */
function summed(found: readonly Evidence[]): number {
  const strongest: Evidence[] = [];
  for (const one of found.toSorted((a, b) => b.weight - a.weight)) {
    const isAgain = strongest.some(
      (other) =>
        (other.frame === one.frame && (one.weight >= 1 || wordsOf(one) === wordsOf(other))) ||
        overlaps(one, other),
    );
    if (!isAgain) strongest.push(one);
  }
  return strongest.reduce((sum, { weight }) => sum + weight, 0);
}

function wordsOf({ sentence, from, to }: Evidence): string {
  return sentence.words.slice(from, to + 1).join(" ");
}

function overlaps(a: Evidence, b: Evidence): boolean {
  return a.sentence === b.sentence && a.from <= b.to && b.from <= a.to;
}

function quotes(story: Story, found: readonly Evidence[]): Quote[] {
  const best = found.toSorted((a, b) => b.weight - a.weight);
  const all = best.map(({ sentence, from, to }) => quoteClauses(story, sentence, from, to));
  const once = all.filter((one, place) => all.findIndex(({ start }) => start === one.start) === place);
  return once.slice(0, MOST_QUOTES).toSorted((a, b) => a.start - b.start);
}
