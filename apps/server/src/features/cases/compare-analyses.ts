import { type AnalysisDifference, aiAnalysisResult } from "@standing/contract";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { reportPlanOf } from "../billing/entitlements.ts";
import { findingChanges } from "./finding-changes.ts";
import { readOwnCase } from "./own-case.ts";
import { changedAnswers, versionAnswers } from "./questions/present.ts";
import { factsOf } from "./questions/queries.ts";
import { type AnalysisRow, lastAnalysesOf, reportRecordOf, versionsOf } from "./queries.ts";
import { changedFields, reportAccess } from "./rules.ts";

/**
 * What the last analysis of a case found differently from the one before, and what the claimant changed in between.
 * @returns null while there are not two
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function compareAnalyses(
  context: RequestContext,
  input: { id: string },
): Promise<{ difference: AnalysisDifference | null }> {
  const user = requireUser(context);
  return readOwnCase(context, input.id, async (tx, row) => {
    const [after, before] = await lastAnalysesOf(tx, row.id, 2);
    if (!after || !before) return { difference: null };
    const access = reportAccess(
      await reportPlanOf(tx, user.id, context.services.now()),
      await reportRecordOf(tx, row.id),
    );
    const kept = await versionsOf(tx, row.id);
    const story = (number: number) =>
      kept.find(({ version_number }) => version_number === number) ??
      (row.edit_count + 1 === number ? row : null);
    const [old, young] = [story(before.version_number), story(after.version_number)];
    // The analysis itself sets the claim type, so a change of it is the claimant's only where they picked it.
    const picked = young === row && row.case_type_chosen;
    const facts = await factsOf(tx, row.id);
    const answersOf = (version: typeof young) =>
      versionAnswers(version === row ? facts : version && "answers" in version ? version.answers : null);
    const changed = old && young ? changedFields(old, young) : [];
    return {
      difference: {
        before: runOf(before),
        after: runOf(after),
        answers: changedAnswers(answersOf(old), answersOf(young)).map(({ ask }) => ask),
        story: changed.filter((field) => field !== "case_type" || picked),
        findings: findingChanges(
          aiAnalysisResult.parse(before.result),
          aiAnalysisResult.parse(after.result),
          access !== "none",
        ),
      },
    };
  });
}

function runOf({ version_number, finished_at, started_at }: AnalysisRow) {
  return { version_number, at: (finished_at ?? started_at).toISOString() };
}
