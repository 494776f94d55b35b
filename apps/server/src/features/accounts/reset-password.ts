import { isAPIError } from "better-auth/api";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { ATTEMPTS, passwordProblems } from "./rules.ts";

/**
 * Sets a new password with a mailed token and ends the user's other sessions.
 * @throws WEAK_PASSWORD, INVALID_TOKEN when it is wrong, used or too old, RATE_LIMITED
 */
export async function resetPassword(
  context: RequestContext,
  input: { token: string; password: string },
): Promise<{ success: true }> {
  const reasons = passwordProblems(input.password);
  if (reasons.length > 0) throw problem("WEAK_PASSWORD", { reasons });
  await context.services.rateLimiter.take({ key: `reset:${context.ip}`, ...ATTEMPTS.resetByAddress });
  try {
    await context.services.auth.api.resetPassword({
      body: { token: input.token, newPassword: input.password },
    });
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw problem("INVALID_TOKEN");
    throw error;
  }
  return { success: true };
}
