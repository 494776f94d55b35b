import type { SignedIn } from "@standing/contract";
import { isAPIError } from "better-auth/api";
import { isProblem, problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { attemptFrom, attemptOn } from "./attempts.ts";
import { withDeletion } from "./request-deletion.ts";
import { rememberDevice } from "./known-device.ts";
import { findAccount, findSecondStepAddress, findSessionUser } from "./queries.ts";
import { noteAttempt, noteSignIn } from "./security-events.ts";
import { secondStepOf } from "./session-user.ts";

/** What Better Auth says when the code itself was wrong; anything else ends this attempt to sign in. */
const WRONG_CODE: readonly (string | undefined)[] = ["INVALID_CODE", "INVALID_BACKUP_CODE"];
const CODE_LIVES_SECONDS = 120;

/** A code of the app works once: who reads it over a shoulder or in a relayed page is too late. */
async function isFirstUse({ services }: RequestContext, userId: string, code: string): Promise<boolean> {
  try {
    await services.rateLimiter.take({
      key: `code-used:${userId}:${code}`,
      max: 1,
      windowSeconds: CODE_LIVES_SECONDS,
    });
    return true;
  } catch (error) {
    if (isProblem(error, "RATE_LIMITED")) return false;
    throw error;
  }
}

/** The address whose password was given in this browser; null when none was, or too long ago. */
async function addressOf({ headers, services }: RequestContext): Promise<string | null> {
  const step = secondStepOf(headers, services.config);
  return step === null ? null : findSecondStepAddress(services.pools.auth, step);
}

/**
 * Second step of signing in, in the browser that gave the password. Six digits are a code of the app, anything else
 * a recovery code, which works once. Five wrong codes end the attempt; codes are counted by account, too.
 * @throws INVALID_CODE; ACCOUNT_SUSPENDED; INVALID_TOKEN when no password was given before, or too long ago; RATE_LIMITED
 */
export async function signInWithCode(context: RequestContext, input: { code: string }): Promise<SignedIn> {
  const { auth, pools, rateLimiter, config } = context.services;
  const email = await addressOf(context);
  await rateLimiter.take(
    ...(email === null ? [attemptFrom(context, "code")] : attemptOn(context, "code", email).limits),
  );
  const code = input.code.replaceAll(" ", "");
  const account = email === null ? null : await findAccount(pools.auth, email);
  if (account?.suspended) throw problem("ACCOUNT_SUSPENDED");
  // Before the code is tried: a right one, used before, would end the attempt for the next one, too.
  if (account && !(await isFirstUse(context, account.id, code))) throw problem("INVALID_CODE");
  const request = { body: { code }, headers: context.headers, returnHeaders: true } as const;
  try {
    const { headers, response } = /^\d{6}$/.test(code)
      ? await auth.api.verifyTOTP(request)
      : await auth.api.verifyBackupCode(request);
    const { token } = response;
    const user = token ? await findSessionUser(pools.auth, token, config) : null;
    if (!token || !user) throw problem("INVALID_TOKEN");
    for (const cookie of headers.getSetCookie()) context.responseHeaders.append("set-cookie", cookie);
    rememberDevice(context, user.email);
    await noteSignIn(context, "signin.succeeded", user.id);
    return await withDeletion(context, user);
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    if (email !== null && WRONG_CODE.includes(error.body?.code))
      noteAttempt(context, "signin.code_failed", email);
    throw problem(WRONG_CODE.includes(error.body?.code) ? "INVALID_CODE" : "INVALID_TOKEN");
  }
}
