import type { Role } from "@standing/contract";
import type { Pools } from "../../db/pools.ts";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { StartProblem } from "../../start-problem.ts";
import { deleteRole, findUserIdByEmail, insertRole } from "./queries.ts";

/**
 * Grants or revokes a role by the operator's command; the change stands in the audit log.
 * @returns a sentence that says what is now true
 * @throws StartProblem when no account has the address
 */
export async function changeRole(
  pools: Pools,
  change: { act: "grant" | "revoke"; role: Role; email: string },
): Promise<string> {
  const { act, role, email } = change;
  return asActor(pools, systemActor, async (tx) => {
    const userId = await findUserIdByEmail(tx, email);
    if (!userId) throw new StartProblem(`No account has the address ${email}. Sign up with it first.`);
    if (act === "grant") await insertRole(tx, userId, role);
    else await deleteRole(tx, userId, role);
    await recordAudit(tx, {
      action: `role.${act}`,
      entity: "user_roles",
      entity_id: userId,
      details: { role },
    });
    return act === "grant" ? `${email} now holds ${role}.` : `${email} no longer holds ${role}.`;
  });
}
