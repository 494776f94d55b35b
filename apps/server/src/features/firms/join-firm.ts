import type { FirmRole } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { joinRequestMail } from "./mails.en.ts";
import { findFirm, leaveOthers, ownersOf, peopleOf, upsertMembership } from "./queries.ts";

/**
 * Makes the caller's attorney profile a member of a firm: at once where the firm is the caller's, else as a request that
 * its owners are told of by mail. An attorney belongs to one firm.
 * @throws NOT_FOUND
 */
export async function joinFirm(
  context: RequestContext,
  input: { law_firm_id: string; attorney_id: string; role: FirmRole },
): Promise<void> {
  const { pools, jobs, origin } = context.services;
  await asActor(pools, actorOf(context), async (tx) => {
    const found = await findFirm(tx, input.law_firm_id);
    if (!found) throw problem("NOT_FOUND");
    const { firm, is_mine } = found;
    const before = (await peopleOf(tx, firm.id)).find((person) => person.attorney_id === input.attorney_id);
    if (before && !is_mine) return;
    await leaveOthers(tx, input.attorney_id, firm.id);
    await upsertMembership(tx, {
      ...input,
      role: !is_mine && input.role === "owner" ? "associate" : input.role,
      is_primary_contact: is_mine && input.role === "owner",
      membership_status: is_mine ? "active" : "requested",
    });
    await recordAudit(tx, {
      action: is_mine ? "firm.joined" : "firm.join_requested",
      entity: "law_firms",
      entity_id: firm.id,
      details: { attorney_id: input.attorney_id },
    });
    if (is_mine) return;
    const name = (await peopleOf(tx, firm.id)).find(
      (person) => person.attorney_id === input.attorney_id,
    )?.name;
    await withActor(tx, systemActor, async () => {
      for (const owner of await ownersOf(tx, firm.id)) {
        const mail = joinRequestMail(
          owner.email,
          firm.name,
          name ?? "",
          `${origin}/law-firm/${firm.id}/edit`,
        );
        await jobs.enqueue(tx, SEND_MAIL, mail);
      }
    });
  });
}
