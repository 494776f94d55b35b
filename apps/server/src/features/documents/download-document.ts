import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { FILE_HEADERS, attachment } from "../../kernel/attachment.ts";
import { readWhole } from "../../ports/files/files.ts";
import { findOwnDocument } from "./queries.ts";
import { documentKey } from "./rules.ts";

/**
 * One of the caller's documents with headers that have it saved and never shown. Another's, even one that is shared
 * with them, is not theirs to take here.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function downloadDocument(
  context: RequestContext,
  input: { id: string },
): Promise<{ headers: Record<string, string>; body: File }> {
  const user = requireUser(context);
  const { pools, files, faults } = context.services;
  const row = await asActor(pools, actorOf(context), (tx) => findOwnDocument(tx, user.id, input.id));
  if (!row) throw problem("NOT_FOUND");
  faults.strike("download-document");
  const bytes = await readWhole(files, documentKey(row.file_path));
  if (!bytes) throw new Error("The bytes of a document are missing");
  return {
    headers: { ...FILE_HEADERS, "content-disposition": attachment(row.file_name) },
    body: new File([Buffer.from(bytes)], row.file_name, { type: row.mime_type }),
  };
}
