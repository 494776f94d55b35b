import type { Quote } from "../quote.ts";
import type { Decision } from "../records.ts";
import type { SimilarCase } from "../result.ts";
import type { RankedDecision } from "../retrieval/source.ts";
import { compare } from "../retrieval/compare.ts";
import type { ComparedFact, ComparedStory } from "../retrieval/compare.ts";
import { FACT_CUES } from "../compiled/lexicon.js";
import { knowledgeIndex } from "../reading/knowledge-index.ts";
import { readText } from "../reading/text.ts";
import type { StoryReading } from "../reading/read-story.ts";
import { wonBy } from "./won-by.ts";
import { lowerFirst, unstop } from "./words.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

export const MOST_SIMILAR = 8;
/** With less of the story's telling words than this a decision is not close, whatever its labels. */
const LEAST_TEXT_SHARE = 0.1;
/** In a story of fewer words than this, a likeness of words says nothing. */
const FEWEST_WORDS = 8;

/** Facts that tell two stories apart. How a fact is proved, or who may be liable, does not. */
const NOT_COMPARED = new Set([
  "government_defendant",
  "federal_government",
  "state_government",
  "local_government",
  "photos_or_video",
  "written_records",
  "amount_lost",
  "lawyer_already",
  "business_defendant",
]);
const COMPARED = FACT_CUES.filter(({ key }) => !NOT_COMPARED.has(key));

/** What an appeals court did, in plain words. Any other word of the source is left out. */
const STEPS: Readonly<Record<string, string>> = SAYS.similar_cases.steps;
/** Court decisions as the report shows them: what is alike and, with as much care, what is different. */
export function similarCases(ranked: readonly RankedDecision[], reading: StoryReading): SimilarCase[] {
  const story: ComparedStory = {
    description: reading.story.raw,
    claim_types: reading.claimTypes.slice(0, 3).map(({ claim_type }) => claim_type.id),
    ...(reading.place.state ? { state: reading.place.state } : {}),
    facts: COMPARED.filter(({ key }) => reading.factKeys.has(key)).map(({ key, plain }) => ({
      key,
      plain,
      quotes: reading.facts
        .filter((fact) => fact.key === key)
        .flatMap(({ quotes }) => quotes.map((quote) => sentenceOf(quote, reading))),
    })),
  };
  return ranked
    .filter((one) => isComparable(one, reading))
    .map(({ decision, score }) => similarCase(decision, score, story));
}

/** The whole sentence of the story that holds a quotation: half a sentence beside a decision says something else. */
function sentenceOf({ start, text }: Quote, { story: { raw, sentences } }: StoryReading): string {
  const whole = sentences.find((one) => one.start <= start && start < one.end);
  return whole ? raw.slice(whole.start, whole.end).trim() : text;
}

/** Close enough to show: enough of the telling words of a story that has some. What was ranked first is never hidden for its label. */
function isComparable({ text_share }: RankedDecision, reading: StoryReading): boolean {
  return text_share >= LEAST_TEXT_SHARE && reading.story.tokens.length >= FEWEST_WORDS;
}

function similarCase(decision: Decision, score: number, story: ComparedStory): SimilarCase {
  const { alike, different, story_words } = compare(story, decision, factsOfDecision(decision));
  return {
    id: decision.id,
    case_title: decision.case_title,
    court: decision.court,
    year: decision.year,
    citation:
      decision.citation ?? fill(SAYS.similar_cases.docket_number, { number: decision.docket_number ?? "" }),
    similarity_score: score,
    location_city: decision.city,
    location_state: decision.state,
    summary: decision.holding,
    case_facts: decision.facts,
    outcome: decision.outcome,
    won_by: wonBy(decision),
    settlement_amount: decision.amount_usd_cents,
    amount_kind: decision.amount_kind,
    verdict_details: verdict(decision),
    similarity_explanation: explanation(alike, different),
    relevance_reason: decision.matters,
    alike,
    different,
    story_words,
  };
}

/** A decision's facts do not change, so each is read once. */
const READ_FACTS = new WeakMap<Decision, ComparedFact[]>();

function factsOfDecision(decision: Decision): ComparedFact[] {
  const known = READ_FACTS.get(decision) ?? spokenFacts(decision.facts);
  READ_FACTS.set(decision, known);
  return known;
}

/** Facts of a text that the reader knows by its cues. */
function spokenFacts(text: string): ComparedFact[] {
  const matches = knowledgeIndex().scan(readText(text));
  return COMPARED.filter(({ cues }) => matches.affirmed(cues).length > 0).map(({ key, plain }) => ({
    key,
    plain,
  }));
}

function verdict(decision: Decision): string {
  const { outcome } = decision;
  const winner = wonBy(decision);
  const words =
    winner !== null
      ? fill(SAYS.similar_cases.went_for, { winner })
      : SAYS.similar_cases.without_winner[
          outcome === "plaintiff" || outcome === "defendant" ? "mixed" : outcome
        ];
  const step = STEPS[decision.disposition ?? ""];
  return step ? `${words}. ${step}` : `${words}.`;
}

function explanation(alike: readonly string[], different: readonly string[]): string {
  const points = alike.slice(0, 3).map((one) => lowerFirst(unstop(one)));
  const first =
    points.length > 0
      ? fill(SAYS.similar_cases.alike, { points: points.join("; ") })
      : SAYS.similar_cases.alike_in_words;
  const second = different[0]
    ? fill(SAYS.similar_cases.different, { difference: lowerFirst(different[0]) })
    : "";
  return `${first} ${second}`.trim();
}
