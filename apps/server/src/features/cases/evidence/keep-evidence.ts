import type { AiAnalysisResult, CaseEvidenceList, EvidenceMark } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import type { RequestContext } from "../../../kernel/request.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { withOwnCase } from "../own-case.ts";
import { hasReport } from "../papers/letters.ts";
import { resultOf } from "../present.ts";
import type { CaseRow } from "../queries.ts";
import { evidenceRowsOf, filesOfCase, writeEvidence } from "./queries.ts";
import { evidenceList } from "./rules.ts";

/** The list of what proves a case, by its result. */
export async function evidenceOf(
  tx: Tx,
  caseId: string,
  { evidence_requirements: { items = [] } }: Pick<AiAnalysisResult, "evidence_requirements">,
): Promise<CaseEvidenceList> {
  const files = await filesOfCase(tx, caseId);
  return evidenceList(items, files, await evidenceRowsOf(tx, caseId));
}

/**
 * Keeps that the caller has a thing on the list of their case, or that it is not needed; null takes it back.
 * @throws UNAUTHORIZED; NOT_FOUND also for a thing that is not on the list; REPORT_REQUIRED
 */
export async function markEvidence(
  context: RequestContext,
  input: { id: string; item: string; mark: EvidenceMark | null },
): Promise<void> {
  await withOwnCase(context, input.id, async (tx, row) => {
    await requireListed(context, tx, row, input.item);
    await writeEvidence(tx, { case_id: row.id, item: input.item, document_id: null }, input.mark);
    await recordAudit(tx, { action: "case.evidence_marked", entity: "cases", entity_id: row.id });
  });
}

/**
 * Keeps whether one of the caller's files shows a thing on the list of their case. One that shows it is needed: that it
 * was not is taken back.
 * @throws UNAUTHORIZED; NOT_FOUND also for a thing that is not on the list, or a file of another case; REPORT_REQUIRED
 */
export async function matchEvidence(
  context: RequestContext,
  input: { id: string; item: string; document_id: string; shows: boolean },
): Promise<void> {
  await withOwnCase(context, input.id, async (tx, row) => {
    await requireListed(context, tx, row, input.item);
    const files = await filesOfCase(tx, row.id);
    if (!files.some(({ id }) => id === input.document_id)) throw problem("NOT_FOUND");
    const about = { case_id: row.id, item: input.item };
    await writeEvidence(
      tx,
      { ...about, document_id: input.document_id },
      input.shows ? "shows" : "shows_not",
    );
    if (input.shows) await writeEvidence(tx, { ...about, document_id: null }, null);
    await recordAudit(tx, { action: "case.evidence_matched", entity: "cases", entity_id: row.id });
  });
}

async function requireListed(context: RequestContext, tx: Tx, row: CaseRow, item: string): Promise<void> {
  if (!(await hasReport(context, tx, row))) throw problem("REPORT_REQUIRED");
  const items = resultOf(row)?.evidence_requirements.items ?? [];
  if (!items.some((one) => one.item === item)) throw problem("NOT_FOUND");
}
