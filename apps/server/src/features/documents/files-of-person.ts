import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { deleteAll } from "../../ports/files/files.ts";
import { documentsOfUser, readDocuments } from "./queries.ts";
import { documentKey, documentsOf, partsOf } from "./rules.ts";

/** Deletes the bytes of all documents of a person, or of one of their cases. Rows are the caller's to delete. */
export async function eraseFiles(
  { files }: Pick<Services, "files">,
  userId: string,
  caseId?: string,
): Promise<void> {
  await deleteAll(files, documentsOf(userId, caseId));
  if (caseId === undefined) await deleteAll(files, partsOf(userId));
}

/** Names and keys of all documents of a person, for a copy of their data; names that occur twice are told apart. */
export async function filesOfPerson(tx: Tx, userId: string): Promise<{ name: string; key: string }[]> {
  const rows = await documentsOfUser(tx, userId);
  return rows.map(({ id, file_name, file_path }) => {
    const isDouble = rows.filter((other) => other.file_name === file_name).length > 1;
    return { name: isDouble ? `${id}/${file_name}` : file_name, key: documentKey(file_path) };
  });
}

/** Names and pages of the documents of a case that words were found in, oldest first. */
export async function pagesOfCase(tx: Tx, caseId: string): Promise<{ name: string; pages: string[] }[]> {
  const rows = await readDocuments(tx, caseId);
  return rows.map(({ file_name, text }) => ({ name: file_name, pages: text.split("\f") }));
}
