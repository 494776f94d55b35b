import type { ClaimType } from "../knowledge.ts";
import type { ListedDecision } from "../library/listed-decision.ts";
import type { StoryReading } from "../reading/read-story.ts";
import type { AiAnalysisResult, StateDecision } from "../result.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import { storyQuery } from "../story-query.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

const MOST_FROM_STATE = 5;

/** Listed decisions of the story's state and leading claim, or of the one that it answers or narrows; null where the state is not known. */
export async function decisionsFromState(
  reading: StoryReading,
  leading: ClaimType,
  source: PrecedentSource,
): Promise<NonNullable<AiAnalysisResult["from_your_state"]> | null> {
  const { state } = reading.place;
  if (!state) return null;
  const { terms } = storyQuery(reading, MOST_FROM_STATE);
  const claim_types = [leading.id, ...(leading.answers ?? []), ...(leading.narrows ?? [])];
  const found = await source.fromState({ state, claim_types, terms, limit: MOST_FROM_STATE });
  return { state, decisions: found.map(stateDecision) };
}

function stateDecision(one: ListedDecision): StateDecision {
  const { id, case_title, court, year, citations, docket_number, disposition, subjects, times_cited } = one;
  const citation = citations[0] ?? fill(SAYS.similar_cases.docket_number, { number: docket_number ?? "" });
  return { id, case_title, court, year, citation, disposition, subjects, times_cited };
}
