import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { erasePublicImagesOf } from "../../ports/files/public-images.ts";
import { eraseClaimsOf } from "../ads/file-claims.ts";
import { cancelAllOf } from "../billing/cancel-recurring.ts";
import { eraseFiles } from "../documents/files-of-person.ts";
import { eraseExportsOf } from "./export-archive.ts";
import { accountsDue, eraseAccount } from "./queries.ts";
import { deletionDueBefore } from "./rules.ts";

/**
 * Deletes the accounts whose grace period is over, with their files; what they pay for again and again ends at the payment provider
 * first, so that a provider that is down delays the deletion until the next run. Money received stays on the books without a name, and the audit
 * log keeps ids without words.
 * @returns how many were deleted
 */
export async function eraseDueAccounts(services: Services): Promise<number> {
  const { pools, now } = services;
  const askedBefore = deletionDueBefore(now());
  const due = await asActor(pools, systemActor, (tx) => accountsDue(tx, askedBefore));
  let erased = 0;
  for (const account of due) {
    await cancelAllOf(services, account.id);
    await asActor(pools, systemActor, async (tx) => {
      if (!(await eraseAccount(tx, account, askedBefore))) return;
      // Files first: when they cannot be deleted, the rows stay too, and the next round tries again.
      await eraseFiles(services, account.id);
      await eraseClaimsOf(services, account.id);
      await erasePublicImagesOf(services.files, account.id);
      await eraseExportsOf(services.config.home, account.id);
      await recordAudit(tx, { action: "account.deleted", entity: "profiles", entity_id: account.id });
      erased += 1;
    });
  }
  return erased;
}
