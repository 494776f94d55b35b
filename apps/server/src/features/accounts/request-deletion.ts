import type { SessionUser, SignedIn } from "@standing/contract";
import { userActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { requestCancelAllOf } from "../billing/cancel-recurring.ts";
import { confirmPassword } from "./confirm-password.ts";
import { queueMail } from "./jobs.ts";
import { deletionAskedMail } from "./mails.en.ts";
import { deleteSessions, findProfile, forgetDeletion, markDeletion } from "./queries.ts";
import { deletesOn } from "./rules.ts";

/**
 * Notes that the account is to be deleted after the grace period, has no plan renewed in it, and signs its owner out everywhere. Asking twice
 * keeps the first day.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function requestDeletion(
  context: RequestContext,
  input: { password: string },
): Promise<{ deletes_on: string }> {
  const user = await confirmPassword(context, input.password);
  const { services } = context;
  const asked = await asActor(services.pools, actorOf(context), async (tx) => {
    await recordAudit(tx, { action: "account.deletion_asked", entity: "profiles", entity_id: user.id });
    await requestCancelAllOf(services, tx, user.id);
    return markDeletion(tx, user.id, services.now());
  });
  await deleteSessions(services.pools.auth, user.id);
  const day = deletesOn(asked);
  await queueMail(
    services.pools,
    services.jobs,
    deletionAskedMail(user.email, day, `${context.origin}/login`),
  );
  return { deletes_on: day };
}

/** Keeps the account after all. Without a request for deletion nothing happens. @throws UNAUTHORIZED */
export async function cancelDeletion(context: RequestContext): Promise<{ success: true }> {
  const user = requireUser(context);
  await asActor(context.services.pools, actorOf(context), async (tx) => {
    await forgetDeletion(tx, user.id);
    await recordAudit(tx, { action: "account.deletion_cancelled", entity: "profiles", entity_id: user.id });
  });
  return { success: true };
}

/** A person who has just signed in, with the day of deletion if they once asked for it. */
export async function withDeletion(
  { services, requestId }: RequestContext,
  user: SessionUser,
): Promise<SignedIn> {
  const profile = await asActor(services.pools, userActor(user.id, user.roles, requestId), (tx) =>
    findProfile(tx, user.id),
  );
  const asked = profile?.deletion_requested_at;
  return { user, deletes_on: asked ? deletesOn(asked) : null };
}
