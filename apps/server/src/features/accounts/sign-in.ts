import type { SignedIn } from "@standing/contract";
import { isAPIError } from "better-auth/api";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { withDeletion } from "./deletion.ts";
import { ATTEMPTS } from "./rules.ts";
import { startSession } from "./start-session.ts";

/**
 * Signs in with a password.
 * @throws INVALID_CREDENTIALS for an unknown address and for a wrong password alike; SECOND_FACTOR_REQUIRED when the
 *   code is still to come; RATE_LIMITED
 */
export async function signIn(
  context: RequestContext,
  input: { email: string; password: string },
): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  await context.services.rateLimiter.take(
    { key: `sign-in:${context.ip}`, ...ATTEMPTS.signInByAddress },
    { key: `sign-in:${context.ip}:${email}`, ...ATTEMPTS.signInByEmail },
  );
  try {
    return await withDeletion(context, await startSession(context, email, input.password));
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw problem("INVALID_CREDENTIALS");
    throw error;
  }
}
