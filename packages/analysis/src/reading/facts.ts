import type { State } from "../knowledge.ts";
import type { Fact, Quote } from "../result.ts";
import { longDate } from "../deadlines/calendar.ts";
import type { AmountMention } from "./amounts.ts";
import type { DateMention } from "./dates.ts";
import { quotesOf } from "./elements.ts";
import { FACT_CUES, READING_WORDS } from "../compiled/lexicon.js";
import { isOfNoPerson } from "./animals.ts";
import type { CueMatch, CueMatches } from "./matcher.ts";
import { STATE_NAMES } from "./places.ts";
import type { Story } from "./text.ts";
import { toldFact } from "./told-facts.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

export interface FactSources {
  story: Story;
  matches: CueMatches;
  dates: readonly DateMention[];
  amounts: readonly AmountMention[];
  places: readonly { state: State; quote: Quote }[];
}

/** Dollars as people read them: whole dollars, cents only where there are any. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** All facts of a story, each with the words it came from, numbered `f1`, `f2`, ... in a fixed order. */
export function readFacts(sources: FactSources): Fact[] {
  const found = [
    ...spokenFacts(sources),
    ...amountFacts(sources.amounts),
    ...dateFacts(sources.dates),
    ...placeFacts(sources.places),
  ];
  return found.map((fact, number) => ({ ...fact, id: `f${number + 1}` }));
}

type Unnumbered = Omit<Fact, "id">;

const DEATH = "death";
const FEDERAL = "federal_government";
const BESIDE = new Set(READING_WORDS.places.beside);
const BESIDE_WITHIN = 4;

/** "Across from the post office", "near a national park": a place beside the one that matters. */
function isBeside({ tokens }: Story, { from }: CueMatch): boolean {
  return tokens
    .slice(Math.max(0, from - BESIDE_WITHIN), from)
    .some(({ word, sentence }) => sentence === tokens[from]?.sentence && BESIDE.has(word));
}

function spokenFacts({ story, matches }: FactSources): Unnumbered[] {
  return FACT_CUES.flatMap(({ key, plain, cues }) => {
    if (key === DEATH && matches.affirmed(cues).every((match) => isOfNoPerson(story, match))) return [];
    const told = matches.affirmed(cues);
    if (key === FEDERAL && told.length > 0 && told.every((match) => isBeside(story, match))) return [];
    const spoken = quotesOf(story, matches, cues);
    const quotes = spoken.length === 0 ? [...toldFact(story, key)] : spoken;
    return quotes.length === 0 ? [] : [{ key, plain: capital(plain), quotes }];
  });
}

function amountFacts(amounts: readonly AmountMention[]): Unnumbered[] {
  const named = amounts.map((amount) => ({
    key: "amount",
    plain: fill(SAYS.facts_read.amount, { amount: dollars(amount.cents) }),
    quotes: [amount.quote],
    amount_usd_cents: amount.cents,
  }));
  const lost = amounts.filter((amount) => amount.role !== "unknown" && amount.role !== "fine_or_debt");
  const first = lost[0];
  if (!first) return named;
  const quotes = lost.slice(0, 3).map((amount) => amount.quote);
  return [
    ...named,
    {
      key: "amount_lost",
      plain: SAYS.facts_read.lost,
      quotes,
      amount_usd_cents: Math.max(...lost.map((amount) => amount.cents)),
    },
  ];
}

function dateFacts(dates: readonly DateMention[]): Unnumbered[] {
  return dates.slice(0, 20).map((date) => ({
    key: "date",
    plain:
      date.earliest === date.latest
        ? `${longDate(date.earliest)}.`
        : fill(SAYS.facts_read.between, { from: longDate(date.earliest), to: longDate(date.latest) }),
    quotes: [date.quote],
    ...(date.earliest === date.latest ? { date: date.earliest } : {}),
  }));
}

function placeFacts(places: FactSources["places"]): Unnumbered[] {
  const seen = new Set<string>();
  return places.flatMap(({ state, quote }) => {
    if (seen.has(state)) return [];
    seen.add(state);
    return [
      { key: "state", plain: fill(SAYS.facts_read.state, { state: STATE_NAMES[state] }), quotes: [quote] },
    ];
  });
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
