import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { accountsDue, eraseAccount } from "./queries.ts";
import { deletionDueBefore } from "./rules.ts";

/**
 * Deletes the accounts whose grace period is over. Money received stays on the books without a name, and the audit
 * log keeps ids without words.
 * @returns how many were deleted
 */
export async function eraseDueAccounts({ pools, now }: Pick<Services, "pools" | "now">): Promise<number> {
  const askedBefore = deletionDueBefore(now());
  const due = await asActor(pools, systemActor, (tx) => accountsDue(tx, askedBefore));
  let erased = 0;
  for (const account of due) {
    await asActor(pools, systemActor, async (tx) => {
      if (!(await eraseAccount(tx, account, askedBefore))) return;
      await recordAudit(tx, { action: "account.deleted", entity: "profiles", entity_id: account.id });
      erased += 1;
    });
  }
  return erased;
}
