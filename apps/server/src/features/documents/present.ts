import { type CaseDocument, type DocumentUpload, documentReading } from "@standing/contract";
import type { DocumentRow, UploadRow } from "./queries.ts";
import { receivedOf } from "./rules.ts";

/**
 * A document as its owner sees it.
 * @param analyzedAt when the newest analysis of its case began
 */
export function presentDocument(row: DocumentRow, analyzedAt: Date | null): CaseDocument {
  const { user_id: _owner, extraction_error, read_at, uploaded_at, ...shown } = row;
  const reading = row.read_at === null ? "waiting" : (extraction_error ?? "read");
  return {
    ...shown,
    reading: documentReading.parse(reading),
    unread_by_analysis: reading === "read" && analyzedAt !== null && read_at !== null && analyzedAt < read_at,
    uploaded_at: uploaded_at.toISOString(),
  };
}

/** An upload that is under way, with what is kept of it. */
export function presentUpload(row: UploadRow): DocumentUpload {
  const { id, case_id, file_name, file_size, last_modified, document_type, description } = row;
  return {
    id,
    case_id,
    file_name,
    file_size,
    last_modified,
    document_type,
    description,
    received: receivedOf(row),
  };
}
