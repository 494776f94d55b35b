import { createHash } from "node:crypto";
import type { CaseDocument, DocumentType } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { NoSpace } from "../../ports/files/files.ts";
import { ScanFailed } from "../../ports/scan/scan.ts";
import { checkFile } from "./check-file.ts";
import { EXTRACT_TEXT } from "./job-specs.ts";
import { whenMayUpload } from "./may-upload.ts";
import { presentDocument } from "./present.ts";
import { findOwnDocument, insertDocument, lastAnalysisStart, removeUpload } from "./queries.ts";
import { documentKey, filePath, refused, safeName } from "./rules.ts";

export interface GivenFile {
  id: string;
  case_id: string;
  file_name: string;
  document_type: DocumentType;
  description: string | null;
  /** Names the file's place, so that the same upload finished twice is kept once. */
  begun_at: Date;
}

/**
 * Checks a whole file, keeps it, and adds it to its case. When anything goes wrong nothing is kept.
 * @throws UNAUTHORIZED, NOT_FOUND, PAYMENT_REQUIRED, TOO_MANY_DOCUMENTS, FILE_REFUSED, SCAN_UNAVAILABLE, NO_SPACE
 */
export async function storeDocument(
  context: RequestContext,
  file: GivenFile,
  given: Uint8Array,
): Promise<CaseDocument> {
  const { services } = context;
  const user = requireUser(context);
  services.faults.strike("store-document");
  const name = safeName(file.file_name);
  const checked = await checkFile(name, given);
  await scan(services, given);
  const path = filePath({ user_id: user.id, case_id: file.case_id, file_name: name }, file.begun_at);
  await keep(services, path, checked);
  try {
    return await whenMayUpload(context, file.case_id, async (tx) => {
      await insertDocument(tx, {
        id: file.id,
        case_id: file.case_id,
        user_id: user.id,
        file_name: name,
        file_path: path,
        file_size: checked.bytes.length,
        mime_type: checked.type,
        document_type: file.document_type,
        description: file.description,
        metadata_removed: checked.metadata_removed,
        sha256: createHash("sha256").update(checked.bytes).digest("hex"),
      });
      await removeUpload(tx, file.id);
      await recordAudit(tx, { action: "document.added", entity: "case_documents", entity_id: file.id });
      await services.jobs.enqueue(tx, EXTRACT_TEXT, { document_id: file.id });
      const row = await findOwnDocument(tx, user.id, file.id);
      if (!row) throw new Error("The new document was not found");
      return presentDocument(row, await lastAnalysisStart(tx, file.case_id));
    });
  } catch (error) {
    const isThere = await asActor(services.pools, actorOf(context), (tx) =>
      findOwnDocument(tx, user.id, file.id),
    );
    if (!isThere) await services.files.delete(documentKey(path));
    throw error;
  }
}

async function scan({ scanner }: Services, bytes: Uint8Array): Promise<void> {
  try {
    if (await scanner.isClean(bytes)) return;
  } catch (error) {
    if (error instanceof ScanFailed) throw problem("SCAN_UNAVAILABLE");
    throw error;
  }
  throw refused("virus");
}

async function keep(
  { files }: Services,
  path: string,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<void> {
  try {
    await files.put(documentKey(path), bytes, type);
  } catch (error) {
    if (error instanceof NoSpace) throw problem("NO_SPACE");
    throw error;
  }
}
