import type { RetrievalQuery } from "./retrieval/source.ts";
import { queryTerms } from "./retrieval/query-terms.ts";
import type { StoryReading } from "./reading/read-story.ts";
import type { CueMatches } from "./reading/matcher.ts";
import { THESAURUS } from "./compiled/lexicon.js";

const MOST_CLAIM_TYPES = 3;
/** Words of a very long story beyond this many characters add nothing to a search. */
const READ_AT_MOST = 12_000;

/** Words of the law for what a story says in everyday words, each once. */
export function legalWords(matches: CueMatches): string[] {
  return [
    ...new Set(THESAURUS.filter((entry) => matches.standing(entry.says) > 0).flatMap((entry) => entry.law)),
  ];
}

/** The search for decisions like a story. */
export function storyQuery(reading: StoryReading, limit: number): RetrievalQuery {
  const text = reading.story.raw.slice(0, READ_AT_MOST);
  return {
    text,
    terms: queryTerms(text, legalWords(reading.matches)),
    legal_category: reading.category,
    claim_types: reading.claimTypes.slice(0, MOST_CLAIM_TYPES).map(({ claim_type }) => claim_type.id),
    claim_type_scores: reading.claimTypes.slice(0, MOST_CLAIM_TYPES).map(({ score }) => score),
    category_confidence:
      reading.categories.find(({ legal_category }) => legal_category === reading.category)?.score ?? 0,
    ...(reading.place.state ? { state: reading.place.state } : {}),
    limit,
  };
}
