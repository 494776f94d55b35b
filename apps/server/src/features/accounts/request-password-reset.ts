import type { RequestContext } from "../../kernel/request.ts";
import { attemptOn } from "./attempts.ts";
import { queueMail } from "./jobs.ts";
import { makeLink } from "./links.ts";
import { passwordResetMail, suspendedMail } from "./mails.en.ts";
import { findAccount } from "./queries.ts";

/**
 * Mails a link to set a new password, when the address has an account, or says that it is suspended; the answer is the same when it has none.
 * @throws RATE_LIMITED
 */
export async function requestPasswordReset(
  context: RequestContext,
  input: { email: string },
): Promise<{ success: true }> {
  const { services } = context;
  const email = input.email.toLowerCase();
  await services.rateLimiter.take(...attemptOn(context, "reset", email).limits);
  const account = await findAccount(services.pools.auth, email);
  if (!account) return { success: true };
  if (account.suspended) {
    await queueMail(services.pools, services.jobs, suspendedMail(email));
    return { success: true };
  }
  const token = await makeLink(services, "reset-password", { userId: account.id, email });
  const url = `${services.origin}/reset-password?token=${token}`;
  await queueMail(services.pools, services.jobs, passwordResetMail(email, url));
  return { success: true };
}
