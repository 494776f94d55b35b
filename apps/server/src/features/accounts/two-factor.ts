import { isAPIError } from "better-auth/api";
import { type AuditAction, recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { confirmPassword } from "./confirm-password.ts";
import { queueMail } from "./jobs.ts";
import { twoFactorOffMail, twoFactorOnMail } from "./mails.en.ts";
import { deleteSessions, hasTwoFactor } from "./queries.ts";
import { ATTEMPTS } from "./rules.ts";
import { newSessionOf, sessionTokenOf } from "./session-user.ts";

/** Better Auth gives a new session when the second step changes; its cookie goes to the browser. */
function passCookies(context: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.responseHeaders.append("set-cookie", cookie);
}

async function audit(context: RequestContext, action: AuditAction, userId: string): Promise<void> {
  await asActor(context.services.pools, actorOf(context), (tx) =>
    recordAudit(tx, { action, entity: "profiles", entity_id: userId }),
  );
}

/**
 * Makes a secret for an authenticator app. Signing in stays as it is until a code confirms it. The address must be
 * confirmed first: the link that confirms it signs in, and would be a way around the code.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, EMAIL_NOT_VERIFIED, SECOND_FACTOR_EXISTS, RATE_LIMITED
 */
export async function startTwoFactor(
  context: RequestContext,
  input: { password: string },
): Promise<{ otpauth_uri: string }> {
  const user = await confirmPassword(context, input.password);
  if (!user.email_verified) throw problem("EMAIL_NOT_VERIFIED");
  const { auth, pools } = context.services;
  if (await hasTwoFactor(pools.auth, user.id)) throw problem("SECOND_FACTOR_EXISTS");
  const answer = await auth.api.enableTwoFactor({
    body: { password: input.password, method: "totp" },
    headers: context.headers,
  });
  if (!("totpURI" in answer)) throw new Error("The second factor has no secret");
  return { otpauth_uri: answer.totpURI };
}

/**
 * Turns the second step on when the app's code is right. Other devices, which signed in without it, must sign in anew.
 * @returns the recovery codes, each good for one sign-in; they are not shown again
 * @throws UNAUTHORIZED, INVALID_CODE, RATE_LIMITED
 */
export async function confirmTwoFactor(
  context: RequestContext,
  input: { code: string },
): Promise<{ recovery_codes: string[] }> {
  const user = requireUser(context);
  const { auth, pools, jobs, rateLimiter } = context.services;
  await rateLimiter.take({ key: `code:${user.id}`, ...ATTEMPTS.confirmCode });
  let current = sessionTokenOf(context.headers, context.services.config);
  try {
    const { headers } = await auth.api.verifyTOTP({
      body: { code: input.code.replaceAll(" ", "") },
      headers: context.headers,
      returnHeaders: true,
    });
    passCookies(context, headers);
    // A new session may have begun with the answer: it is the one that stays.
    current = newSessionOf(headers, context.services.config) ?? current;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw problem("INVALID_CODE");
    throw error;
  }
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: user.id } });
  await deleteSessions(pools.auth, user.id, { except: current });
  await audit(context, "two_factor.on", user.id);
  await queueMail(pools, jobs, twoFactorOnMail(user.email));
  return { recovery_codes: backupCodes };
}

/**
 * Turns the second step off and forgets its secret and recovery codes.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function stopTwoFactor(
  context: RequestContext,
  input: { password: string },
): Promise<{ success: true }> {
  const user = await confirmPassword(context, input.password);
  const { auth, pools, jobs } = context.services;
  const { headers } = await auth.api.disableTwoFactor({
    body: { password: input.password },
    headers: context.headers,
    returnHeaders: true,
  });
  passCookies(context, headers);
  await audit(context, "two_factor.off", user.id);
  await queueMail(pools, jobs, twoFactorOffMail(user.email, `${context.origin}/forgot-password`));
  return { success: true };
}
