import { CANDIDATES } from "./retrieval/ranking.ts";
import type { DecisionFilter, PrecedentSource, RankedDecision } from "./retrieval/source.ts";
import { InvalidInputError } from "./invalid-input.ts";
import { knowledgeIndex } from "./reading/knowledge-index.ts";
import { readText } from "./reading/text.ts";
import { queryTerms } from "./retrieval/query-terms.ts";
import { countScenes } from "./reading/scenes.ts";
import { scoreClaimTypes } from "./reading/route.ts";
import { legalWords } from "./story-query.ts";

export interface PrecedentQuery extends DecisionFilter {
  /** Words to look for, or a whole story. */
  text: string;
  /** 1 to 200; 20 when absent. */
  limit?: number;
}

const LIMIT = 20;
const MOST_CLAIM_TYPES = 3;

/** Decisions like the words, the best first. Everyday words also find the words that courts use. Throws `InvalidInputError` on a limit out of range. */
export async function searchPrecedents(
  query: PrecedentQuery,
  source: PrecedentSource,
): Promise<RankedDecision[]> {
  const limit = query.limit ?? LIMIT;
  if (!Number.isInteger(limit) || limit < 1 || limit > CANDIDATES)
    throw new InvalidInputError(`limit: ${limit} is not a whole number from 1 to ${CANDIDATES}.`);
  const story = readText(query.text);
  const matches = knowledgeIndex().scan(story);
  const claimTypes = scoreClaimTypes(matches, countScenes(story)).slice(0, MOST_CLAIM_TYPES);
  const { text: _text, limit: _limit, ...only } = query;
  return source.candidates({
    text: query.text,
    terms: queryTerms(query.text, legalWords(matches)),
    ...(only.legal_category ? { legal_category: only.legal_category } : {}),
    ...(only.state ? { state: only.state } : {}),
    claim_types: claimTypes.map(({ claim_type }) => claim_type.id),
    claim_type_scores: claimTypes.map(({ score }) => score),
    only,
    limit,
  });
}
