import { CATEGORY_OF_QUICK_CASE_TYPE, LEGAL_CATEGORIES, STATES } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { CaseFormData } from "./case-form.tsx";
import { incidentDays } from "./incident-days.server.ts";

/** What the case form says and offers to choose from, and a key that makes sending it twice harmless. */
export async function caseFormData({ client }: Pick<RequestContext, "client">): Promise<CaseFormData> {
  const { model } = await client.analysis.modelNotice();
  return {
    modelHost: model === null ? null : model.host,
    categories: LEGAL_CATEGORIES.map((value) => ({
      value,
      label: vocabulary.legalCategory(value),
      defaultTitle: vocabulary.defaultTitle(value),
    })),
    states: STATES.map((value) => ({ value, label: vocabulary.state(value) })),
    categoryOfQuickCaseType: CATEGORY_OF_QUICK_CASE_TYPE,
    incidentDays: incidentDays(),
    submissionKey: crypto.randomUUID(),
  };
}
