import { randomUUID } from "node:crypto";
import type { CaseDocument, DocumentType } from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";
import { countUpload, whenMayUpload } from "./may-upload.ts";
import { checkSize, endingOf, safeName } from "./rules.ts";
import { storeDocument } from "./store-document.ts";

/**
 * Adds a document in one go, as a form without JavaScript sends it.
 * @throws UNAUTHORIZED, NOT_FOUND, PAYMENT_REQUIRED, RATE_LIMITED, TOO_MANY_DOCUMENTS, FILE_REFUSED, SCAN_UNAVAILABLE,
 *   NO_SPACE
 */
export async function uploadDocument(
  context: RequestContext,
  input: { case_id: string; file: File; document_type: DocumentType; description?: string | undefined },
): Promise<CaseDocument> {
  await countUpload(context);
  await whenMayUpload(context, input.case_id, async () => {
    checkSize(input.file.size);
    endingOf(safeName(input.file.name));
  });
  const file = {
    id: randomUUID(),
    case_id: input.case_id,
    file_name: input.file.name,
    document_type: input.document_type,
    description: input.description || null,
    begun_at: context.services.now(),
  };
  return storeDocument(context, file, new Uint8Array(await input.file.arrayBuffer()));
}
