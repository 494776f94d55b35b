import type { SignedIn } from "@standing/contract";
import { isAPIError } from "better-auth/api";
import { isProblem, problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { deleteSessionByToken, findSessionUser } from "./queries.ts";
import { withDeletion } from "./deletion.ts";
import { ATTEMPTS } from "./rules.ts";

/** What Better Auth says when the code itself was wrong; anything else ends this attempt to sign in. */
const WRONG_CODE: readonly (string | undefined)[] = ["INVALID_CODE", "INVALID_BACKUP_CODE"];
const LOCKED = 429;
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

/**
 * Second step of signing in, in the browser that gave the password. Six digits are a code of the app, anything else
 * a recovery code, which works once. Five wrong codes end the attempt; ten in a row lock the account for 15 minutes.
 * @throws INVALID_CODE; INVALID_TOKEN when no password was given before, or too long ago; RATE_LIMITED
 */
export async function signInWithCode(context: RequestContext, input: { code: string }): Promise<SignedIn> {
  const { auth, pools, rateLimiter } = context.services;
  await rateLimiter.take({ key: `code:${context.ip}`, ...ATTEMPTS.codeByAddress });
  const code = input.code.replaceAll(" ", "");
  const request = { body: { code }, headers: context.headers, returnHeaders: true } as const;
  try {
    const { headers, response } = /^\d{6}$/.test(code)
      ? await auth.api.verifyTOTP(request)
      : await auth.api.verifyBackupCode(request);
    const { token } = response;
    const user = token ? await findSessionUser(pools.auth, token) : null;
    if (!token || !user) throw problem("INVALID_TOKEN");
    if (!(await isFirstUse(context, user.id, code))) {
      await deleteSessionByToken(pools.auth, token);
      throw problem("INVALID_CODE");
    }
    for (const cookie of headers.getSetCookie()) context.responseHeaders.append("set-cookie", cookie);
    return await withDeletion(context, user);
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    if (error.statusCode === LOCKED) throw problem("RATE_LIMITED", { retry_after_seconds: 900 });
    throw problem(WRONG_CODE.includes(error.body?.code) ? "INVALID_CODE" : "INVALID_TOKEN");
  }
}
