import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { attemptFrom } from "./attempts.ts";
import { queueMail } from "./jobs.ts";
import { rememberDevice } from "./known-device.ts";
import { endLinksOf, readLink, useLink } from "./links.ts";
import { passwordChangedMail } from "./mails.en.ts";
import { deleteSessions, findAccount, updatePassword } from "./queries.ts";
import { passwordProblems } from "./rules.ts";

/**
 * Sets a new password with a mailed token, ends the user's sessions and every other link, and tells the owner. Who
 * has read the mail is the owner, so that this device is welcome from now on.
 * @throws WEAK_PASSWORD, ACCOUNT_SUSPENDED, INVALID_TOKEN when it is wrong, used or too old, RATE_LIMITED
 */
export async function resetPassword(
  context: RequestContext,
  input: { token: string; password: string },
): Promise<{ success: true }> {
  const { services } = context;
  const { pools, jobs } = services;
  const reasons = passwordProblems(input.password);
  if (reasons.length > 0) throw problem("WEAK_PASSWORD", { reasons });
  await services.rateLimiter.take(attemptFrom(context, "reset"));
  const read = await readLink(services, "reset-password", input.token);
  if (!read) throw problem("INVALID_TOKEN");
  if ((await findAccount(pools.auth, read.email))?.suspended) throw problem("ACCOUNT_SUSPENDED");
  const auth = await services.auth.$context;
  const hash = await auth.password.hash(input.password);
  const link = await useLink(services, "reset-password", input.token);
  if (!link) throw problem("INVALID_TOKEN");
  await updatePassword(pools.auth, link.userId, hash);
  await deleteSessions(pools.auth, link.userId);
  await endLinksOf(services, link.userId);
  await asActor(pools, systemActor, (tx) =>
    recordAudit(tx, { action: "password.reset", entity: "profiles", entity_id: link.userId }),
  );
  await queueMail(pools, jobs, passwordChangedMail(link.email, `${services.origin}/forgot-password`));
  rememberDevice(context, link.email);
  return { success: true };
}
