import type { LegalCategory, State } from "./knowledge.ts";
import type { PrecedentSource, RankedDecision } from "./retrieval/source.ts";
import { InvalidInputError } from "./invalid-input.ts";
import { knowledgeIndex } from "./reading/knowledge-index.ts";
import { readText } from "./reading/text.ts";
import { queryTerms } from "./retrieval/query-terms.ts";
import { countScenes } from "./reading/scenes.ts";
import { scoreClaimTypes } from "./reading/route.ts";
import { legalWords } from "./story-query.ts";

export interface PrecedentQuery {
  /** Words to look for, or a whole story. */
  text: string;
  /** Only decisions of this category. */
  legal_category?: LegalCategory;
  /** Only decisions of this state. */
  state?: State;
  /** 1 to 100; 20 when absent. */
  limit?: number;
}

const LIMIT = 20;
const MOST = 100;
const MOST_CLAIM_TYPES = 3;

/** Decisions like the words, the best first. Everyday words also find the words that courts use. Throws `InvalidInputError` on a limit out of range. */
export async function searchPrecedents(
  query: PrecedentQuery,
  source: PrecedentSource,
): Promise<RankedDecision[]> {
  const limit = query.limit ?? LIMIT;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw new InvalidInputError(`limit: ${limit} is not a whole number from 1 to ${MOST}.`);
  const story = readText(query.text);
  const matches = knowledgeIndex().scan(story);
  const claimTypes = scoreClaimTypes(matches, countScenes(story)).slice(0, MOST_CLAIM_TYPES);
  const only = {
    ...(query.legal_category ? { legal_category: query.legal_category } : {}),
    ...(query.state ? { state: query.state } : {}),
  };
  return source.candidates({
    text: query.text,
    terms: queryTerms(query.text, legalWords(matches)),
    ...only,
    claim_types: claimTypes.map(({ claim_type }) => claim_type.id),
    claim_type_scores: claimTypes.map(({ score }) => score),
    only,
    limit,
  });
}
