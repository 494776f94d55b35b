import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { relayedMessageMail } from "./mails.en.ts";
import { findContact, findProfile } from "./queries.ts";
import { MESSAGES } from "./rules.ts";

/**
 * Relays a message to an attorney by mail. The sender gives a name and an address; nothing of an account or a case goes
 * with it, and the attorney's address is not shown.
 * @throws NOT_FOUND, CONTACT_UNAVAILABLE, RATE_LIMITED
 */
export async function contactAttorney(
  context: RequestContext,
  input: { id: string; name: string; email: string; message: string },
): Promise<{ sent: true }> {
  const { pools, jobs, rateLimiter, origin } = context.services;
  await asActor(pools, actorOf(context), async (tx) => {
    const found = await findProfile(tx, input.id);
    if (!found?.profile.is_active) throw problem("NOT_FOUND");
    await withActor(tx, systemActor, async () => {
      const contact = await findContact(tx, input.id);
      if (!contact) throw problem("CONTACT_UNAVAILABLE");
      await rateLimiter.take(
        { key: `attorney-message-from:${context.user?.id ?? context.ip}`, ...MESSAGES.bySender },
        { key: `attorney-message-to:${input.id}`, ...MESSAGES.toAttorney },
      );
      await jobs.enqueue(tx, SEND_MAIL, relayedMessageMail(contact, input, `${origin}/attorney/${input.id}`));
      await recordAudit(tx, {
        action: "attorney.message_relayed",
        entity: "attorney_profiles",
        entity_id: input.id,
      });
    });
  });
  return { sent: true };
}
