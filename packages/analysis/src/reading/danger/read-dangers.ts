import type { CalendarDate } from "../../knowledge.ts";
import type { Quote } from "../../result.ts";
import type { DateMention } from "../dates.ts";
import type { CrisisKind, ReadCrisis } from "../reading.ts";
import type { Story } from "../text.ts";
import { quoteClauses } from "./clauses.ts";
import { findEvidence } from "./evidence.ts";
import type { Evidence } from "./evidence.ts";

const KINDS: readonly CrisisKind[] = [
  "suicide",
  "violence_now",
  "child_abuse",
  "domestic_violence",
  "sexual_assault",
  "eviction_now",
  "detained_now",
];
const DOOR_FROM = 0.95;
/** Above one hint; what is clear and told as over is quiet too. */
const QUIET_FROM = 0.6;
/** What is told as over twice over (long past, and made up) says nothing. */
const OVER_FROM = 0.3;
const OVER = 0.3;
const SUREST = 0.98;
const MOST_QUOTES = 3;

/** The dangers that a story speaks of, before anything else is read in it. Deterministic, linear in its length. */
export function readDangers(story: Story, dates: readonly DateMention[], asOf: CalendarDate): ReadCrisis[] {
  const { found } = findEvidence(story, dates, asOf);
  return KINDS.flatMap((kind) => {
    const own = found.filter((one) => one.kind === kind);
    const sum = summed(own.filter(({ weight, bare }) => weight === bare));
    const isOver = own.some(({ weight, bare }) => bare >= 1 && weight > OVER_FROM && weight < bare);
    if (sum < QUIET_FROM && !isOver) return [];
    const level = sum >= DOOR_FROM ? ("door" as const) : ("quiet" as const);
    return [{ level, kind, probability: probabilityOf(sum, isOver), words: quotes(story, own) }];
  });
}

function probabilityOf(sum: number, isOver: boolean): number {
  return Math.min(SUREST, Math.max(sum, isOver ? OVER : 0));
}

/** The strongest evidence of each meaning, added up: hints of different meanings support each other. */
function summed(found: readonly Evidence[]): number {
  const strongest = new Map<string, number>();
  for (const { frame, weight, sentence, from } of found) {
    const key = weight >= 1 ? `${frame}` : `${frame}:${sentence.first + from}`;
    strongest.set(key, Math.max(strongest.get(key) ?? 0, weight));
  }
  return [...strongest.values()].reduce((sum, weight) => sum + weight, 0);
}

function quotes(story: Story, found: readonly Evidence[]): Quote[] {
  const best = found.toSorted((a, b) => b.weight - a.weight);
  const all = best.map(({ sentence, from, to }) => quoteClauses(story, sentence, from, to));
  const once = all.filter((one, place) => all.findIndex(({ start }) => start === one.start) === place);
  return once.slice(0, MOST_QUOTES).toSorted((a, b) => a.start - b.start);
}
