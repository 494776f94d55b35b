import type { RequestContext } from "../../kernel/request.ts";
import { ATTEMPTS } from "./rules.ts";

/**
 * Mails a link to set a new password, when the address has an account; the answer is the same when it has none.
 * @throws RATE_LIMITED
 */
export async function requestPasswordReset(
  context: RequestContext,
  input: { email: string },
): Promise<{ success: true }> {
  const email = input.email.toLowerCase();
  await context.services.rateLimiter.take(
    { key: `reset:${context.ip}`, ...ATTEMPTS.resetByAddress },
    { key: `reset:${email}`, ...ATTEMPTS.resetByEmail },
  );
  await context.services.auth.api.requestPasswordReset({ body: { email }, headers: context.headers });
  return { success: true };
}
