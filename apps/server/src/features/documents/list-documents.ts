import type { CaseDocument, DocumentUpload } from "@standing/contract";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { readOwnCase } from "../cases/own-case.ts";
import { presentDocument, presentUpload } from "./present.ts";
import { documentsOfCase, hasPaidForDocuments, lastAnalysisStart, uploadOfCase } from "./queries.ts";

/**
 * The documents of one of the caller's cases, newest first; whether they have paid for uploading; an upload that
 * was not finished.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function listDocuments(
  context: RequestContext,
  input: { case_id: string },
): Promise<{ documents: CaseDocument[]; has_payment: boolean; unfinished: DocumentUpload | null }> {
  const user = requireUser(context);
  return readOwnCase(context, input.case_id, async (tx, row) => {
    const analyzedAt = await lastAnalysisStart(tx, row.id);
    const upload = await uploadOfCase(tx, row.id);
    return {
      documents: (await documentsOfCase(tx, row.id)).map((one) => presentDocument(one, analyzedAt)),
      has_payment: await hasPaidForDocuments(tx, user.id),
      unfinished: upload && presentUpload(upload),
    };
  });
}
