import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { casesExpireMail } from "../accounts/mails.en.ts";
import { eraseFiles } from "../documents/files-of-person.ts";
import { casesToTellOf, eraseCases, noteTold } from "./queries.ts";
import { retentionLimits } from "./rules.ts";

/**
 * Tells owners of cases that will soon be without activity for seven years, and erases those whose owners were told
 * thirty days ago and did nothing. Activity after a notice begins the seven years anew.
 * @param origin under which mailed links are opened
 */
export async function eraseOldCases(
  services: Pick<Services, "pools" | "files" | "jobs" | "now">,
  origin: string,
): Promise<void> {
  const { pools, jobs, now } = services;
  const at = now();
  const limits = retentionLimits(at);
  await asActor(pools, systemActor, async (tx) => {
    for (const { id, user_id } of await eraseCases(tx, limits)) {
      await eraseFiles(services, user_id, id);
      await recordAudit(tx, { action: "case.erased", entity: "cases", entity_id: id });
    }
    for (const { email, case_ids } of await casesToTellOf(tx, limits.tellBefore)) {
      await noteTold(tx, case_ids, at);
      const mail = casesExpireMail(email, case_ids.length, limits.earliestErasure, `${origin}/dashboard`);
      await jobs.enqueue(tx, SEND_MAIL, mail);
    }
  });
}
