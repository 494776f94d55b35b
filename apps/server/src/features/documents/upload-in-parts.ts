import { type CaseDocument, DOCUMENT_LIMITS, type DocumentUpload, type NewUpload } from "@standing/contract";
import { isProblem, problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { NoSpace, deleteAll, readWhole } from "../../ports/files/files.ts";
import { countUpload, whenMayUpload } from "./may-upload.ts";
import { presentDocument, presentUpload } from "./present.ts";
import {
  type UploadRow,
  findOwnDocument,
  findUpload,
  insertUpload,
  lastAnalysisStart,
  notePart,
  removeUpload,
  uploadOfCase,
} from "./queries.ts";
import { checkSize, endingOf, partKey, partKeys, partsOf, receivedOf, refused, safeName } from "./rules.ts";
import { storeDocument } from "./store-document.ts";

/**
 * Starts an upload in parts. The unfinished upload of the same file goes on where it stopped; that of another file
 * is given up, because files come one at a time.
 * @throws UNAUTHORIZED, NOT_FOUND, PAYMENT_REQUIRED, RATE_LIMITED, TOO_MANY_DOCUMENTS, FILE_REFUSED
 */
export async function startUpload(context: RequestContext, input: NewUpload): Promise<DocumentUpload> {
  await countUpload(context);
  const file_name = safeName(input.file_name);
  const last_modified = input.last_modified ?? null;
  const { former, upload } = await whenMayUpload(context, input.case_id, async (tx, user) => {
    checkSize(input.file_size);
    endingOf(file_name);
    const found = await uploadOfCase(tx, input.case_id);
    const isSame =
      found?.file_name === file_name &&
      found.file_size === input.file_size &&
      found.last_modified === last_modified;
    if (found && isSame) return { former: null, upload: found };
    if (found) await removeUpload(tx, found.id);
    const { case_id, file_size, document_type } = input;
    const description = input.description || null;
    const row = {
      case_id,
      user_id: user.id,
      file_name,
      file_size,
      last_modified,
      document_type,
      description,
    };
    return { former: found, upload: await insertUpload(tx, row) };
  });
  if (former) await dropParts(context, former);
  return presentUpload(upload);
}

/**
 * How much of one of the caller's uploads is kept.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function uploadState(context: RequestContext, input: { id: string }): Promise<DocumentUpload> {
  return presentUpload(await ownUpload(context, input.id));
}

/**
 * Keeps the part of an upload that begins at `offset`. A part that was kept before is left as it is.
 * @throws UNAUTHORIZED, NOT_FOUND, WRONG_OFFSET with the place where the next part begins, FILE_REFUSED, NO_SPACE
 */
export async function putPart(
  context: RequestContext,
  input: { id: string; offset: number; bytes: Uint8Array },
): Promise<DocumentUpload> {
  const { files, pools } = context.services;
  const upload = await ownUpload(context, input.id);
  const received = receivedOf(upload);
  const { length } = input.bytes;
  if (input.offset !== received) throw problem("WRONG_OFFSET", { received });
  if (length > DOCUMENT_LIMITS.part || received + length > upload.file_size) throw refused("too_large");
  if (length === 0) return presentUpload(upload);
  try {
    await files.put(partKey(upload, received, length), input.bytes, "application/octet-stream");
  } catch (error) {
    if (!(error instanceof NoSpace)) throw error;
    await giveUp(context, upload);
    throw problem("NO_SPACE");
  }
  const noted = await asActor(pools, actorOf(context), (tx) => notePart(tx, upload, length));
  if (noted) return presentUpload(noted);
  throw problem("WRONG_OFFSET", { received: receivedOf(await ownUpload(context, input.id)) });
}

/**
 * Puts the parts together, checks the file and adds it to its case. Asked again, it gives the same document. A file
 * that is refused is gone with its parts.
 * @throws UNAUTHORIZED, NOT_FOUND, WRONG_OFFSET, PAYMENT_REQUIRED, RATE_LIMITED, TOO_MANY_DOCUMENTS, FILE_REFUSED,
 *   SCAN_UNAVAILABLE, NO_SPACE
 */
export async function finishUpload(context: RequestContext, input: { id: string }): Promise<CaseDocument> {
  const finished = await finishedDocument(context, input.id);
  if (finished) return finished;
  const upload = await ownUpload(context, input.id);
  if (receivedOf(upload) !== upload.file_size)
    throw problem("WRONG_OFFSET", { received: receivedOf(upload) });
  try {
    const document = await storeDocument(
      context,
      { ...upload, begun_at: upload.created_at },
      await whole(context, upload),
    );
    await dropParts(context, upload);
    return document;
  } catch (error) {
    const byOther = await finishedDocument(context, input.id);
    if (byOther) return byOther;
    if (isProblem(error, "FILE_REFUSED") || isProblem(error, "NO_SPACE")) await giveUp(context, upload);
    throw error;
  }
}

/**
 * Gives an upload up and deletes what was sent.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function cancelUpload(context: RequestContext, input: { id: string }): Promise<void> {
  await giveUp(context, await ownUpload(context, input.id));
}

async function ownUpload(context: RequestContext, id: string): Promise<UploadRow> {
  const user = requireUser(context);
  const row = await asActor(context.services.pools, actorOf(context), (tx) => findUpload(tx, user.id, id));
  if (!row) throw problem("NOT_FOUND");
  return row;
}

async function finishedDocument(context: RequestContext, id: string): Promise<CaseDocument | null> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const row = await findOwnDocument(tx, user.id, id);
    return row && presentDocument(row, await lastAnalysisStart(tx, row.case_id));
  });
}

async function whole(context: RequestContext, upload: UploadRow): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (const key of partKeys(upload)) {
    const part = await readWhole(context.services.files, key);
    if (!part) throw new Error("A part of an upload is missing");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function giveUp(context: RequestContext, upload: UploadRow): Promise<void> {
  await asActor(context.services.pools, actorOf(context), (tx) => removeUpload(tx, upload.id));
  await dropParts(context, upload);
}

/** Deletes the parts of an upload. What cannot be deleted now is swept away later. */
async function dropParts({ services }: RequestContext, upload: UploadRow): Promise<void> {
  try {
    await deleteAll(services.files, partsOf(upload.user_id, upload.id));
  } catch (error) {
    services.log.error("parts_not_deleted", error, { upload_id: upload.id });
  }
}
