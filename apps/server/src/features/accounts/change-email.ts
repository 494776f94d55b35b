import { createHash, randomBytes } from "node:crypto";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "./confirm-password.ts";
import { queueMail } from "./jobs.ts";
import { accountExistsMail, emailChangeAskedMail, emailChangeMail, emailChangedMail } from "./mails.en.ts";
import { ATTEMPTS } from "./rules.ts";
import { hasAddress, insertEmailChange, moveAccount, takeEmailChange } from "./queries.ts";

const LINK_WORKS_MS = 3_600_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

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
    { key: `change-email:${user.id}`, ...ATTEMPTS.resetByEmail },
    { key: `reset:${email}`, ...ATTEMPTS.resetByEmail },
  );
  if (email === user.email) return { success: true };
  const { pools, jobs } = services;
  if (await hasAddress(pools.auth, email)) {
    await queueMail(pools, jobs, accountExistsMail(email, `${origin}/login`, `${origin}/forgot-password`));
  } else {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(services.now().getTime() + LINK_WORKS_MS);
    await insertEmailChange(pools.auth, { userId: user.id, email, tokenHash: hashOf(token), expiresAt });
    await queueMail(pools, jobs, emailChangeMail(email, `${origin}/account/email?token=${token}`));
  }
  await queueMail(pools, jobs, emailChangeAskedMail(user.email, `${origin}/account`));
  return { success: true };
}

/**
 * Moves the account to the address that the link was mailed to, and tells the old address. Needs no session: the link
 * may be opened on another device.
 * @throws INVALID_TOKEN when it is wrong, used or too old, or the address was taken meanwhile; RATE_LIMITED
 */
export async function confirmEmailChange(
  context: RequestContext,
  input: { token: string },
): Promise<{ success: true }> {
  const { services } = context;
  await services.rateLimiter.take({ key: `reset:${context.ip}`, ...ATTEMPTS.resetByAddress });
  const change = await takeEmailChange(services.pools.auth, hashOf(input.token), services.now());
  const before = change && (await moveAccount(services.pools.auth, change.userId, change.email));
  if (!change || before === null) throw problem("INVALID_TOKEN");
  await asActor(services.pools, systemActor, (tx) =>
    recordAudit(tx, { action: "email.changed", entity: "profiles", entity_id: change.userId }),
  );
  await queueMail(services.pools, services.jobs, emailChangedMail(before));
  return { success: true };
}
