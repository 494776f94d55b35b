import type { SessionUser } from "@standing/contract";
import { networkOf, onBehalfOf } from "../../kernel/caller.ts";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { isSecondStepCookie } from "../../kernel/auth.ts";
import { rememberDevice } from "./known-device.ts";
import { findAccount, findSessionUser } from "./queries.ts";
import { sessionCookie } from "./session-user.ts";

/**
 * Checks the password and puts the session's cookie on the answer.
 * @param email in lower case
 * @param known whether the account was signed in to on this device before: it then waits for no stranger
 * @throws Better Auth's APIError with status 401 when the address or password is wrong; ACCOUNT_SUSPENDED for who
 *   knows the password of a suspended account; SECOND_FACTOR_REQUIRED when there is no session before a code, with the cookie that asks for
 *   it; BUSY
 */
export async function startSession(
  context: RequestContext,
  email: string,
  password: string,
  known: boolean,
): Promise<SessionUser> {
  const { auth, pools, config } = context.services;
  const { headers, response } = await onBehalfOf(
    { network: networkOf(context.ip), known, requestId: context.requestId },
    () =>
      auth.api.signInEmail({
        body: { email, password, rememberMe: true },
        headers: context.headers,
        returnHeaders: true,
      }),
  );
  if ((await findAccount(pools.auth, email))?.suspended) throw problem("ACCOUNT_SUSPENDED");
  if ("twoFactorRedirect" in response) {
    for (const cookie of headers.getSetCookie().filter(isSecondStepCookie))
      context.responseHeaders.append("set-cookie", cookie);
    throw problem("SECOND_FACTOR_REQUIRED");
  }
  const user = await findSessionUser(pools.auth, response.token, config);
  if (!user) throw problem("INVALID_CREDENTIALS");
  for (const cookie of headers.getSetCookie()) context.responseHeaders.append("set-cookie", cookie);
  rememberDevice(context, user.email);
  return user;
}

/** Starts a session of a person who has shown who they are, and puts its cookie on the answer. */
export async function openSession(context: RequestContext, userId: string): Promise<void> {
  const { config } = context.services;
  const auth = await context.services.auth.$context;
  const session = await auth.internalAdapter.createSession(userId, false, {
    ipAddress: context.ip,
    userAgent: context.userAgent,
  });
  const cookie = sessionCookie(session.token, session.expiresAt, context.services.now(), config);
  context.responseHeaders.append("set-cookie", cookie);
}
