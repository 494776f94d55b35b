import { isAPIError } from "better-auth/api";
import type { RequestContext } from "../../kernel/request.ts";
import { ATTEMPTS } from "./rules.ts";

/**
 * Mails the verification link again when the address has an unverified account; the answer is always the same.
 * @throws RATE_LIMITED
 */
export async function resendVerification(
  context: RequestContext,
  input: { email: string },
): Promise<{ success: true }> {
  const email = input.email.toLowerCase();
  await context.services.rateLimiter.take(
    { key: `reset:${context.ip}`, ...ATTEMPTS.resetByAddress },
    { key: `reset:${email}`, ...ATTEMPTS.resetByEmail },
  );
  try {
    await context.services.auth.api.sendVerificationEmail({ body: { email, callbackURL: "/" } });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
  }
  return { success: true };
}
