import type { Analysis } from "@standing/analysis";
import type { Services } from "../../kernel/services.ts";
import type { CaseRow } from "./queries.ts";
import { smoothable } from "./rules.ts";

/**
 * The analysis text, smoothed by the language model where one is set up. Whatever goes wrong there, the engine's
 * own words stand. Nothing of the story is sent, and nothing for a resubmission: the notice of what is sent stands
 * on the submission page only.
 */
export async function smoothAnalysis(
  { model, log }: Pick<Services, "model" | "log">,
  story: Pick<CaseRow, "id" | "resubmission_count">,
  analysis: Analysis,
): Promise<string> {
  const text = analysis.ai_analysis_result.analysis;
  if (model.notice === null || story.resubmission_count > 0) return text;
  const movable = smoothable(analysis);
  if (movable.length === 0) return text;
  try {
    const cases = analysis.similar_cases_found.map(({ id, case_title }) => ({ id, case_title }));
    const smoothed = await model.smooth({ paragraphs: movable, cases });
    log.info("model_answered", {
      case_id: story.id,
      sent: movable.length,
      taken: smoothed.taken,
      refused: smoothed.refusals.join(",") || null,
    });
    const better = new Map(movable.map((paragraph, place) => [paragraph, smoothed.paragraphs[place]]));
    const paragraphs = text.split("\n\n").map((paragraph) => better.get(paragraph) ?? paragraph);
    return paragraphs.join("\n\n");
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    log.warn("model_not_used", { case_id: story.id, reason });
    return text;
  }
}
