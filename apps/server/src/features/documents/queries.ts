import { and, count, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { orders } from "../../db/schema/billing.ts";
import { case_analyses } from "../../db/schema/cases.ts";
import { case_documents, document_uploads } from "../../db/schema/documents.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export type UploadRow = typeof document_uploads.$inferSelect;
type NewUploadRow = typeof document_uploads.$inferInsert;
type NewDocumentRow = typeof case_documents.$inferInsert;

const { extracted_text } = case_documents;

/** What a list needs: how many pages have words, and not the words. */
const listed = {
  id: case_documents.id,
  case_id: case_documents.case_id,
  user_id: case_documents.user_id,
  file_name: case_documents.file_name,
  file_path: case_documents.file_path,
  file_size: case_documents.file_size,
  mime_type: case_documents.mime_type,
  document_type: case_documents.document_type,
  description: case_documents.description,
  is_shared_with_attorney: case_documents.is_shared_with_attorney,
  payment_verified: case_documents.payment_verified,
  metadata_removed: case_documents.metadata_removed,
  extraction_error: case_documents.extraction_error,
  read_at: case_documents.read_at,
  uploaded_at: case_documents.uploaded_at,
  pages: sql<number>`case when ${extracted_text} is null then 0
    else 1 + length(${extracted_text}) - length(replace(${extracted_text}, chr(12), '')) end`.mapWith(Number),
};

/** Whether the user has paid for uploading documents. */
export async function hasPaidForDocuments(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ paid: boolean }>(
    sql`select app.has_paid_for_documents(${userId}::uuid) as paid`,
  );
  return rows[0]?.paid ?? false;
}

/** Whether the user has paid for uploading documents with another order than this one. */
export async function hasOtherPayment(tx: Tx, userId: string, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.user_id, userId),
        eq(orders.purpose, "document_upload"),
        eq(orders.status, "paid"),
        ne(orders.id, orderId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function documentsOfCase(tx: Tx, caseId: string) {
  return tx
    .select(listed)
    .from(case_documents)
    .where(eq(case_documents.case_id, caseId))
    .orderBy(desc(case_documents.uploaded_at), desc(case_documents.id));
}
export type DocumentRow = Awaited<ReturnType<typeof documentsOfCase>>[number];

/** A document of this user; what others share with them is not theirs. */
export async function findOwnDocument(tx: Tx, userId: string, id: string): Promise<DocumentRow | null> {
  const rows = await tx
    .select(listed)
    .from(case_documents)
    .where(and(eq(case_documents.id, id), eq(case_documents.user_id, userId)));
  return rows[0] ?? null;
}

export async function documentsOfUser(tx: Tx, userId: string) {
  const { id, file_name, file_path } = case_documents;
  return tx
    .select({ id, file_name, file_path })
    .from(case_documents)
    .where(eq(case_documents.user_id, userId))
    .orderBy(case_documents.uploaded_at, case_documents.id);
}

export async function countDocuments(tx: Tx, caseId: string): Promise<number> {
  const rows = await tx
    .select({ count: count() })
    .from(case_documents)
    .where(eq(case_documents.case_id, caseId));
  return rows[0]?.count ?? 0;
}

/** Adds a document; false when it is there already. */
export async function insertDocument(tx: Tx, row: NewDocumentRow): Promise<boolean> {
  const rows = await tx
    .insert(case_documents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: case_documents.id });
  return rows.length > 0;
}

export async function removeDocument(tx: Tx, userId: string, id: string): Promise<string | null> {
  const rows = await tx
    .delete(case_documents)
    .where(and(eq(case_documents.id, id), eq(case_documents.user_id, userId)))
    .returning({ file_path: case_documents.file_path });
  return rows[0]?.file_path ?? null;
}

/** When the newest analysis of a case began, or null. */
export async function lastAnalysisStart(tx: Tx, caseId: string): Promise<Date | null> {
  const rows = await tx
    .select({ started_at: case_analyses.started_at })
    .from(case_analyses)
    .where(and(eq(case_analyses.case_id, caseId), isNotNull(case_analyses.result)))
    .orderBy(desc(case_analyses.started_at))
    .limit(1);
  return rows[0]?.started_at ?? null;
}

/** What a job reads, or null when the document is gone or was read before. */
export async function documentToRead(tx: Tx, id: string) {
  const rows = await tx
    .select({ file_path: case_documents.file_path, mime_type: case_documents.mime_type })
    .from(case_documents)
    .where(and(eq(case_documents.id, id), sql`${case_documents.read_at} is null`));
  return rows[0] ?? null;
}

export async function storeReading(
  tx: Tx,
  id: string,
  reading: { extracted_text: string } | { extraction_error: string },
): Promise<void> {
  await tx
    .update(case_documents)
    .set({ ...reading, read_at: sql`now()` })
    .where(eq(case_documents.id, id));
}

/** Names and words of the documents of a case that words were found in, oldest first. */
export async function readDocuments(tx: Tx, caseId: string): Promise<{ file_name: string; text: string }[]> {
  const rows = await tx
    .select({ file_name: case_documents.file_name, text: extracted_text })
    .from(case_documents)
    .where(and(eq(case_documents.case_id, caseId), isNotNull(extracted_text)))
    .orderBy(case_documents.uploaded_at, case_documents.id);
  return rows.map(({ file_name, text }) => ({ file_name, text: text ?? "" }));
}

export async function findUpload(tx: Tx, userId: string, id: string): Promise<UploadRow | null> {
  const rows = await tx
    .select()
    .from(document_uploads)
    .where(and(eq(document_uploads.id, id), eq(document_uploads.user_id, userId)));
  return rows[0] ?? null;
}

export async function uploadOfCase(tx: Tx, caseId: string): Promise<UploadRow | null> {
  const rows = await tx.select().from(document_uploads).where(eq(document_uploads.case_id, caseId));
  return rows[0] ?? null;
}

export async function insertUpload(tx: Tx, row: NewUploadRow): Promise<UploadRow> {
  const [inserted] = await tx.insert(document_uploads).values(row).returning();
  if (!inserted) throw new Error("The new upload was not returned");
  return inserted;
}

/** Notes a part that is kept now, unless another one was noted first. */
export async function notePart(tx: Tx, upload: UploadRow, size: number): Promise<UploadRow | null> {
  const rows = await tx
    .update(document_uploads)
    .set({ part_sizes: [...upload.part_sizes, size] })
    .where(
      and(
        eq(document_uploads.id, upload.id),
        sql`cardinality(${document_uploads.part_sizes}) = ${upload.part_sizes.length}`,
      ),
    )
    .returning();
  return rows[0] ?? null;
}

export async function removeUpload(tx: Tx, id: string): Promise<void> {
  await tx.delete(document_uploads).where(eq(document_uploads.id, id));
}

/** Removes uploads that nobody has gone on with since then. */
export async function removeUploadsBefore(tx: Tx, before: Date): Promise<{ id: string; user_id: string }[]> {
  return tx
    .delete(document_uploads)
    .where(lt(document_uploads.updated_at, before))
    .returning({ id: document_uploads.id, user_id: document_uploads.user_id });
}

/** Which of these uploads are under way. */
export async function knownUploads(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: document_uploads.id })
    .from(document_uploads)
    .where(inArray(document_uploads.id, ids));
  return rows.map(({ id }) => id);
}

/** Which of these paths belong to a document. */
export async function knownPaths(tx: Tx, paths: string[]): Promise<string[]> {
  const rows = await tx
    .select({ file_path: case_documents.file_path })
    .from(case_documents)
    .where(inArray(case_documents.file_path, paths));
  return rows.map(({ file_path }) => file_path);
}
