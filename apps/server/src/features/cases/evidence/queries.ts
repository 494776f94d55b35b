import { and, asc, eq, isNull } from "drizzle-orm";
import { case_evidence } from "../../../db/schema/cases-evidence.ts";
import { case_documents } from "../../../db/schema/documents.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import type { MatchedFile } from "./match-files.ts";

export type EvidenceRow = Pick<typeof case_evidence.$inferSelect, "item" | "document_id" | "says">;
export type EvidenceSaying = EvidenceRow["says"];

export async function evidenceRowsOf(tx: Tx, caseId: string): Promise<EvidenceRow[]> {
  const { item, document_id, says } = case_evidence;
  return tx.select({ item, document_id, says }).from(case_evidence).where(eq(case_evidence.case_id, caseId));
}

/** The files of a case, oldest first, as they are numbered in the packet. */
export async function filesOfCase(tx: Tx, caseId: string): Promise<MatchedFile[]> {
  const { id, file_name: name, document_type: kind, description } = case_documents;
  return tx
    .select({ id, name, kind, description })
    .from(case_documents)
    .where(eq(case_documents.case_id, caseId))
    .orderBy(asc(case_documents.uploaded_at), asc(case_documents.id));
}

/** What is said of a thing, or of a file beside it, takes the place of what was said before; null takes it back. */
export async function writeEvidence(
  tx: Tx,
  about: { case_id: string; item: string; document_id: string | null },
  says: EvidenceSaying | null,
): Promise<void> {
  const { case_id, item, document_id } = about;
  await tx
    .delete(case_evidence)
    .where(
      and(
        eq(case_evidence.case_id, case_id),
        eq(case_evidence.item, item),
        document_id === null ? isNull(case_evidence.document_id) : eq(case_evidence.document_id, document_id),
      ),
    );
  if (says !== null)
    await tx
      .insert(case_evidence)
      .values({ ...about, says })
      .onConflictDoNothing();
}
