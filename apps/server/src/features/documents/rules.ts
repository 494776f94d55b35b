import { DOCUMENT_ENDINGS, DOCUMENT_LIMITS, type FileFault } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";

export type Ending = (typeof DOCUMENT_ENDINGS)[number];

/** A file that is not taken, ready to be thrown. */
export function refused(reason: FileFault) {
  const limit = reason === "too_large" ? DOCUMENT_LIMITS.bytes : reason === "too_small" ? 1 : undefined;
  return problem("FILE_REFUSED", { reason, ...(limit === undefined ? {} : { limit }) });
}

/** Characters that have no place in a name: control characters, and those that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*\\/]+/gu;

/**
 * A name as it is shown and downloaded: its last part alone, without folders, control characters and leading dots,
 * not longer than allowed, with its ending kept.
 */
export function safeName(given: string): string {
  const last = given.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = last
    .replaceAll(UNSAFE, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim();
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - ending.length).replace(/[. ]+$/, "");
  const kept = Array.from(stem || "document")
    .slice(0, DOCUMENT_LIMITS.name_max - ending.length)
    .join("");
  return kept + ending;
}

/**
 * The ending of a name when it is one of those taken.
 * @throws FILE_REFUSED
 */
export function endingOf(name: string): Ending {
  const ending = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase();
  const found = DOCUMENT_ENDINGS.find((one) => one === ending);
  if (!found) throw refused("type");
  return found;
}

/** @throws FILE_REFUSED for more bytes than allowed, or none */
export function checkSize(bytes: number): void {
  if (bytes < 1) throw refused("too_small");
  if (bytes > DOCUMENT_LIMITS.bytes) throw refused("too_large");
}

/** Where a document is kept: user id / case id / timestamp-name, in letters that every store takes. */
export function filePath(of: { user_id: string; case_id: string; file_name: string }, now: Date): string {
  const plain = of.file_name
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replaceAll(/-{2,}|\.{2,}/g, "-")
    .slice(-120);
  return `${of.user_id}/${of.case_id}/${now.getTime()}-${plain}`;
}

/** The bucket of the specification. */
const BUCKET = "case-documents";

/** Key of a document in the files port. */
export const documentKey = (path: string) => `${BUCKET}/${path}`;

/** Key under which all documents of a person, or of one of their cases, are kept. */
export const documentsOf = (userId: string, caseId?: string) =>
  documentKey(caseId === undefined ? userId : `${userId}/${caseId}`);

/** Where the parts of unfinished uploads are kept. */
export const PARTS = "uploads";

export const partsOf = (userId: string, uploadId?: string) =>
  uploadId === undefined ? `${PARTS}/${userId}` : `${PARTS}/${userId}/${uploadId}`;

/** Key of one part: a part of another length at the same place is another file. */
export const partKey = (upload: { user_id: string; id: string }, offset: number, size: number) =>
  `${partsOf(upload.user_id, upload.id)}/${offset}-${size}`;

/** Keys of the parts of an upload, in order. */
export function partKeys(upload: { user_id: string; id: string; part_sizes: readonly number[] }): string[] {
  let offset = 0;
  return upload.part_sizes.map((size) => {
    const key = partKey(upload, offset, size);
    offset += size;
    return key;
  });
}

export const receivedOf = (upload: { part_sizes: readonly number[] }) =>
  upload.part_sizes.reduce((sum, size) => sum + size, 0);
