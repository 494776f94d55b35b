import type { ClaimType, CuePattern, ElementRule } from "../knowledge.ts";
import type { ElementFinding, Fact, Quote } from "../result.ts";
import type { CueMatch, CueMatches } from "./matcher.ts";
import { quoteTokens } from "./text.ts";
import type { Story } from "./text.ts";

const QUOTES_KEPT = 3;
const CONTEXT = 3;

/** An element with what the story says of it. `rule` is the knowledge behind it. */
export interface ElementReading extends ElementFinding {
  rule: ElementRule;
}

/** The words around a match, within its sentence, so that a person can recognise the place. */
function quoteAround(story: Story, match: CueMatch): Quote {
  const sentence = story.tokens[match.from]?.sentence;
  let from = match.from;
  let to = match.to;
  while (from > 0 && match.from - from < CONTEXT && story.tokens[from - 1]?.sentence === sentence) from--;
  while (
    to < story.tokens.length - 1 &&
    to - match.to < CONTEXT &&
    story.tokens[to + 1]?.sentence === story.tokens[match.to]?.sentence
  )
    to++;
  return quoteTokens(story, from, to);
}

/** A longer sentence is not quoted whole. */
const SENTENCE_MOST = 240;

/** The whole sentences around these quotes, as a person would quote them; of a very long one the words around the match. */
export function sentencesAround(story: Story, quotes: readonly Quote[]): Quote[] {
  const whole = quotes.map((quote) => {
    const sentence = story.sentences.find(({ start, end }) => start <= quote.start && quote.end <= end);
    if (sentence === undefined || sentence.end - sentence.start > SENTENCE_MOST) return quote;
    return { ...sentence, text: story.raw.slice(sentence.start, sentence.end) };
  });
  return apart(whole);
}

/** Up to three quotes of a list of cues, not overlapping. */
export function quotesOf(
  story: Story,
  matches: Pick<CueMatches, "affirmed">,
  cues: readonly CuePattern[],
): Quote[] {
  const quotes = matches.affirmed(cues).map((match) => quoteAround(story, match));
  return apart(quotes).slice(0, QUOTES_KEPT);
}

/** The quotes without those that lie over an earlier one, or say the same words again. */
function apart(quotes: readonly Quote[]): Quote[] {
  const kept: Quote[] = [];
  for (const quote of quotes) {
    const isNew = kept.every(
      (other) => quote.text !== other.text && (quote.start >= other.end || other.start >= quote.end),
    );
    if (isNew) kept.push(quote);
  }
  return kept;
}

/**
 * Says of each element whether the story shows it, denies it or leaves it open. An element is contradicted when its
 * denying words stand there and nothing that shows it does, or when more words deny than show.
 */
export function readElements(
  claimType: ClaimType,
  story: Story,
  matches: CueMatches,
  facts: readonly Fact[],
): ElementReading[] {
  return claimType.elements.map((rule) => {
    const shownByWords = quotesOf(story, matches, rule.shown_by);
    const shownByFacts = (rule.shown_by_facts ?? []).flatMap((key) =>
      facts.filter((fact) => fact.key === key).flatMap((fact) => fact.quotes.slice(0, 1)),
    );
    const shown = apart([...shownByWords, ...shownByFacts]).slice(0, QUOTES_KEPT);
    const denied = quotesOf(story, matches, rule.denied_by);
    const state = stateOf(shown.length, denied.length);
    return {
      id: rule.id,
      name: rule.name,
      plain: rule.plain,
      ask: rule.ask,
      state,
      words: sentencesAround(story, state === "contradicted" ? denied : shown),
      rule,
    };
  });
}

function stateOf(shown: number, denied: number): ElementFinding["state"] {
  if (denied > shown) return "contradicted";
  return shown > 0 ? "met" : "missing";
}
