import { asc, eq } from "drizzle-orm";
import { profiles } from "../../../db/schema/accounts.ts";
import { case_documents } from "../../../db/schema/documents.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

/** The name that a person gave; null where none was. */
export async function displayNameOf(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: profiles.display_name })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.name ?? null;
}

/** The documents of a case as they were added: their numbers as exhibits stay when another one comes. */
export async function exhibitsOf(
  tx: Tx,
  caseId: string,
): Promise<{ id: string; name: string; added: Date }[]> {
  return tx
    .select({ id: case_documents.id, name: case_documents.file_name, added: case_documents.uploaded_at })
    .from(case_documents)
    .where(eq(case_documents.case_id, caseId))
    .orderBy(asc(case_documents.uploaded_at), asc(case_documents.id));
}
