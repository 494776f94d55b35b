import type { Analysis, AnalysisInput } from "@standing/analysis";
import { aiAnalysisResult, similarCase } from "@standing/contract";
import { z } from "zod";
import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asReader } from "../../kernel/unit-of-work.ts";
import { pagesOfCase } from "../documents/files-of-person.ts";
import { cardOf } from "./card.ts";
import { engineClaimType } from "./case-types.ts";
import { answersOf } from "./questions/present.ts";
import { factsOf } from "./questions/queries.ts";
import type { AnalysisRun, CaseRow } from "./queries.ts";
import { priorityOf } from "./rules.ts";

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Runs the engine over a case as it stands; its story counts its days from when it was told. */
export async function runEngine(services: Services, story: CaseRow): Promise<Analysis> {
  services.faults.strike("analysis");
  const [input, documents] = await asReader(services.pools, systemActor, (tx) =>
    Promise.all([storyInput(services, tx, story), pagesOfCase(tx, story.id)]),
  );
  return services.engine.analyze({ ...input, documents }, services.precedents);
}

/** A case as the engine reads it, with the answers of its person and without its documents. */
export async function storyInput(
  services: Pick<Services, "now">,
  tx: Tx,
  story: CaseRow,
): Promise<AnalysisInput> {
  const claim_type = story.case_type_chosen ? engineClaimType(story.case_type) : null;
  const as_of = dayOf(services.now());
  const told_on = dayOf(story.last_edited_at ?? story.created_at);
  return {
    title: story.title,
    legal_category: story.legal_category,
    description: story.description,
    as_of,
    told_on: told_on < as_of ? told_on : as_of,
    answers: answersOf(await factsOf(tx, story.id)),
    ...(claim_type === null ? {} : { claim_type }),
    ...(story.incident_date ? { incident_date: story.incident_date } : {}),
    ...(story.incident_city ? { incident_city: story.incident_city } : {}),
    ...(story.incident_state ? { incident_state: story.incident_state } : {}),
  };
}

/**
 * What is stored of an analysis.
 * @param words the analysis text, where it was smoothed; else the engine's own
 */
export function toRun(
  { engine }: Pick<Services, "engine">,
  analysis: Analysis,
  words: string,
): Omit<AnalysisRun, "attempt" | "started_at"> {
  const whole = { ...analysis.ai_analysis_result, analysis: words };
  const result = aiAnalysisResult.parse(whole);
  const similar = z.array(similarCase).parse(analysis.similar_cases_found);
  return {
    result: whole,
    deadlines: result.deadlines,
    similar_cases: analysis.similar_cases_found,
    reading: analysis.reading,
    card: cardOf(result, similar),
    confidence_score: analysis.confidence_score,
    estimated_value: analysis.ai_analysis_result.damages_assessment.estimate.median_cents,
    priority_level: priorityOf(analysis.ai_analysis_result),
    claim_type: analysis.claim_types[0]?.claim_type ?? null,
    knowledge_release: engine.release,
  };
}
