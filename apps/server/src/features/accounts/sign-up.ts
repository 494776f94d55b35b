import { isAPIError } from "better-auth/api";
import type { RequestContext } from "../../kernel/request.ts";
import { isProblem, problem } from "../../kernel/problem.ts";
import { ATTEMPTS, passwordProblems } from "./rules.ts";
import { startSession } from "./start-session.ts";
import type { SessionUser } from "@standing/contract";

/**
 * Creates an account and mails the verification link. An address that has an account gets the same answer and a
 * mail to its owner, so that nobody learns who has one.
 * @returns the signed-in user where an unverified user may work at once, else null
 * @throws WEAK_PASSWORD, RATE_LIMITED
 */
export async function signUp(
  context: RequestContext,
  input: { email: string; password: string },
): Promise<{ user: SessionUser | null; verification_required: boolean }> {
  const { services } = context;
  const email = input.email.toLowerCase();
  const reasons = passwordProblems(input.password);
  if (reasons.length > 0) throw problem("WEAK_PASSWORD", { reasons });
  await services.rateLimiter.take({ key: `sign-up:${context.ip}`, ...ATTEMPTS.signUpByAddress });

  await services.auth.api.signUpEmail({
    body: { email, password: input.password, name: "", callbackURL: "/" },
    headers: context.headers,
  });
  if (services.config.requireVerifiedEmail) return { user: null, verification_required: true };
  try {
    return { user: await startSession(context, email, input.password), verification_required: false };
  } catch (error) {
    const taken =
      (isAPIError(error) && error.statusCode === 401) || isProblem(error, "SECOND_FACTOR_REQUIRED");
    if (taken) return { user: null, verification_required: true };
    throw error;
  }
}
