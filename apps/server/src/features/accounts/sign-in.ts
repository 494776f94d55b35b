import type { SignedIn } from "@standing/contract";
import { isAPIError } from "better-auth/api";
import { isProblem, problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { attemptOn } from "./attempts.ts";
import { withDeletion } from "./request-deletion.ts";
import { noteAttempt, noteSignIn } from "./security-events.ts";
import { startSession } from "./start-session.ts";

/**
 * Signs in with a password.
 * @throws CREDENTIALS_REQUIRED; INVALID_CREDENTIALS for an unknown address and for a wrong password alike;
 *   ACCOUNT_SUSPENDED; SECOND_FACTOR_REQUIRED when the
 *   code is still to come; RATE_LIMITED
 */
export async function signIn(
  context: RequestContext,
  input: { email: string; password: string },
): Promise<SignedIn> {
  const email = input.email.toLowerCase();
  if (email === "" || input.password === "") throw problem("CREDENTIALS_REQUIRED");
  context.services.faults.strike("sign-in");
  const { limits, known } = attemptOn(context, "sign-in", email);
  try {
    await context.services.rateLimiter.take(...limits);
    const user = await startSession(context, email, input.password, known);
    await context.services.rateLimiter.giveBack(...limits);
    await noteSignIn(context, "signin.succeeded", user.id);
    return await withDeletion(context, user);
  } catch (error) {
    if (isProblem(error, "RATE_LIMITED")) noteAttempt(context, "signin.limited", email);
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    noteAttempt(context, "signin.failed", email);
    throw problem("INVALID_CREDENTIALS");
  }
}
