import type { Role } from "@standing/contract";
import { and, eq } from "drizzle-orm";
import { profiles, user_roles } from "../../db/schema/accounts.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export async function findUserIdByEmail(tx: Tx, email: string): Promise<string | null> {
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return rows[0]?.id ?? null;
}

export async function insertRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx.insert(user_roles).values({ user_id: userId, role }).onConflictDoNothing();
}

export async function deleteRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx.delete(user_roles).where(and(eq(user_roles.user_id, userId), eq(user_roles.role, role)));
}
