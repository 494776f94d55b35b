import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "./confirm-password.ts";
import { queueMail } from "./jobs.ts";
import { accountExistsMail, emailChangeAskedMail, emailChangeMail, emailChangedMail } from "./mails.en.ts";
import { attemptFrom } from "./attempts.ts";
import { endLinksOf, makeLink, useLink } from "./links.ts";
import { ATTEMPTS } from "./rules.ts";
import { hasAddress, moveAccount } from "./queries.ts";

/**
 * Mails a link to the new address that moves the account there, and a notice to the old one. For an address that has
 * an account the answer is the same; its owner gets a mail, and nothing can come of it.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function requestEmailChange(
  context: RequestContext,
  input: { new_email: string; password: string },
): Promise<{ success: true }> {
  const { services, origin } = context;
  const user = await confirmPassword(context, input.password);
  const email = input.new_email.toLowerCase();
  await services.rateLimiter.take(
    { key: `change-email:${user.id}`, ...ATTEMPTS.reset.byAccount },
    { key: `reset-account:${email}`, ...ATTEMPTS.reset.byAccount },
  );
  if (email === user.email) return { success: true };
  const { pools, jobs } = services;
  if (await hasAddress(pools.auth, email)) {
    await queueMail(pools, jobs, accountExistsMail(email, `${origin}/login`, `${origin}/forgot-password`));
  } else {
    const token = await makeLink(services, "change-email", { userId: user.id, email });
    await queueMail(pools, jobs, emailChangeMail(email, `${origin}/account/email?token=${token}`));
  }
  await asActor(pools, actorOf(context), (tx) =>
    recordAudit(tx, { action: "email.change_asked", entity: "profiles", entity_id: user.id }),
  );
  await queueMail(pools, jobs, emailChangeAskedMail(user.email, `${origin}/account`));
  return { success: true };
}

/**
 * Moves the account to the address that the link was mailed to, and tells the old address, whose links all die. Needs
 * no session: the link may be opened on another device.
 * @throws INVALID_TOKEN when it is wrong, used or too old, or the address was taken meanwhile; RATE_LIMITED
 */
export async function confirmEmailChange(
  context: RequestContext,
  input: { token: string },
): Promise<{ success: true }> {
  const { services } = context;
  await services.rateLimiter.take(attemptFrom(context, "reset"));
  const change = await useLink(services, "change-email", input.token);
  const before = change && (await moveAccount(services.pools.auth, change.userId, change.email));
  if (!change || before === null) throw problem("INVALID_TOKEN");
  await endLinksOf(services, change.userId);
  await asActor(services.pools, systemActor, (tx) =>
    recordAudit(tx, { action: "email.changed", entity: "profiles", entity_id: change.userId }),
  );
  await queueMail(services.pools, services.jobs, emailChangedMail(before));
  return { success: true };
}
