import type { RequestContext } from "../../kernel/request.ts";
import { attemptOn } from "./attempts.ts";
import { findAccount } from "./queries.ts";
import { mailVerification } from "./verify-email.ts";

/**
 * Mails the verification link again when the address has an unverified account; the answer is always the same.
 * @throws RATE_LIMITED
 */
export async function resendVerification(
  context: RequestContext,
  input: { email: string },
): Promise<{ success: true }> {
  const { services } = context;
  const email = input.email.toLowerCase();
  await services.rateLimiter.take(...attemptOn(context, "reset", email).limits);
  const account = await findAccount(services.pools.auth, email);
  if (account && !account.email_verified) await mailVerification(services, { userId: account.id, email });
  return { success: true };
}
