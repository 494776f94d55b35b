import { analyze } from "@standing/analysis";
import { aiAnalysisResult, similarCase } from "@standing/contract";
import { z } from "zod";
import { systemActor } from "../../kernel/actor.ts";
import type { Attempt } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { pagesOfCase } from "../documents/files-of-person.ts";
import { cardOf } from "./card.ts";
import { engineClaimType } from "./case-types.ts";
import { smoothAnalysis } from "./smooth-analysis.ts";
import { type CaseRow, markFailed, storeAnalysis, storeFailedRun, takeForAnalysis } from "./queries.ts";
import { priorityOf } from "./rules.ts";

/**
 * Analyzes one case: takes it, runs the engine, stores the result. A case that was deleted meanwhile, or is
 * already analyzed, is left alone, so that a repeated job does no harm.
 * @throws whatever went wrong, after noting it, so that the job is tried again
 */
export async function analyzeCase(services: Services, caseId: string, attempt: Attempt): Promise<void> {
  const { pools, log } = services;
  const story = await asActor(pools, systemActor, (tx) => takeForAnalysis(tx, caseId, attempt));
  if (!story) return;
  const started_at = services.now();
  try {
    const analysis = await runEngine(services, story);
    const words = await smoothAnalysis(services, story, analysis);
    const result = aiAnalysisResult.parse({ ...analysis.ai_analysis_result, analysis: words });
    const similar_cases = z.array(similarCase).parse(analysis.similar_cases_found);
    await asActor(pools, systemActor, async (tx) => {
      await storeAnalysis(tx, story, {
        result: { ...analysis.ai_analysis_result, analysis: words },
        similar_cases: analysis.similar_cases_found,
        card: cardOf(result, similar_cases),
        confidence_score: analysis.confidence_score,
        estimated_value: analysis.ai_analysis_result.damages_assessment.estimate.median_cents,
        priority_level: priorityOf(analysis.ai_analysis_result),
        claim_type: analysis.claim_types[0]?.claim_type ?? null,
        attempt: attempt.number,
        started_at,
      });
      await notify(services, tx, {
        user_id: story.user_id,
        kind: "case_analyzed",
        path: `/case/${story.id}`,
        params: { title: story.title },
        about: null,
      });
    });
    log.info("case_analyzed", { case_id: caseId, attempt: attempt.number, scope: analysis.scope });
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    await asActor(pools, systemActor, (tx) =>
      storeFailedRun(tx, story, { attempt: attempt.number, started_at, error: name }),
    );
    throw error;
  }
}

async function runEngine(services: Services, story: CaseRow) {
  services.faults.strike("analysis");
  const documents = await asActor(services.pools, systemActor, (tx) => pagesOfCase(tx, story.id));
  const claim_type = story.case_type_chosen ? engineClaimType(story.case_type) : null;
  return analyze(
    {
      title: story.title,
      legal_category: story.legal_category,
      description: story.description,
      as_of: services.now().toISOString().slice(0, 10),
      documents,
      ...(claim_type === null ? {} : { claim_type }),
      ...(story.incident_date ? { incident_date: story.incident_date } : {}),
      ...(story.incident_city ? { incident_city: story.incident_city } : {}),
      ...(story.incident_state ? { incident_state: story.incident_state } : {}),
    },
    services.precedents,
  );
}

/** Marks a case failed after the last try; the claimant can resubmit it. */
export async function giveUpAnalysis(services: Services, caseId: string): Promise<void> {
  await asActor(services.pools, systemActor, (tx) => markFailed(tx, caseId));
  services.log.warn("case_analysis_failed", { case_id: caseId });
}
