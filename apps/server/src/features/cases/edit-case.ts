import type { CaseEdit, CaseStatus } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { analysisWaits } from "./analysis-waits.ts";
import { offeredTypes } from "./case-types.ts";
import { type EditedStory, keepVersion, lockOwnCase, markResubmitted, writeEdit } from "./queries.ts";
import { changedFields, claimTypeAfter, mayEdit } from "./rules.ts";
import { queueAnalysis } from "./queue-analysis.ts";
import { requireIncidentDay } from "./require-incident-day.ts";

/**
 * Saves an edit: the story before is kept as a version, the case is submitted again, and the former analysis stays
 * in view. With `reanalyze` the analysis is queued too. Sending the same edit twice saves it once.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_EDITABLE, UNKNOWN_CLAIM_TYPE, INCIDENT_DATE_REFUSED;
 *   EDIT_CONFLICT with the number of the version that was saved since the editor read the case
 */
export async function editCase(
  context: RequestContext,
  input: CaseEdit,
): Promise<{ id: string; status: CaseStatus; version_number: number }> {
  const user = requireUser(context);
  const { services } = context;
  services.faults.strike("edit-case");
  requireIncidentDay(input.incident_date, services.now());
  return asActor(services.pools, actorOf(context), async (tx) => {
    const found = await lockOwnCase(tx, input.id);
    if (!found) throw problem("NOT_FOUND");
    const claimType = claimTypeAfter(found, input.case_type, offeredTypes(found.legal_category));
    if (!claimType) throw problem("UNKNOWN_CLAIM_TYPE");
    const story = { ...storyOf(input), ...claimType };
    const version_number = found.edit_count + 1;
    if (input.base_version !== version_number) {
      if (changedFields(found, story).length === 0)
        return { id: found.id, status: found.status, version_number };
      throw problem("EDIT_CONFLICT", { version_number });
    }
    if (!mayEdit(found)) throw problem("NOT_EDITABLE");
    const waits = await analysisWaits(services, tx, found);
    await keepVersion(tx, found, user.id, input.changes_summary);
    await writeEdit(tx, found.id, story);
    await recordAudit(tx, { action: "case.edited", entity: "cases", entity_id: found.id });
    const start = input.reanalyze && !waits;
    if (start) {
      await markResubmitted(tx, found.id);
      await recordAudit(tx, { action: "case.resubmitted", entity: "cases", entity_id: found.id });
      await queueAnalysis(services, tx, { userId: user.id, caseId: found.id });
    }
    return { id: found.id, status: start ? "analyzing" : "submitted", version_number: version_number + 1 };
  });
}

function storyOf(input: CaseEdit): Omit<EditedStory, "case_type" | "case_type_chosen"> {
  const { title, description, incident_date, incident_location, incident_city, incident_state } = input;
  return { title, description, incident_date, incident_location, incident_city, incident_state };
}
