import type { SessionUser } from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";
import { problem } from "../../kernel/problem.ts";
import { isSecondStepCookie } from "./auth.ts";
import { findSessionUser } from "./queries.ts";

/**
 * Checks the password and puts the session's cookie on the answer.
 * @throws Better Auth's APIError with status 401 when the address or password is wrong; INVALID_CREDENTIALS for a
 *   suspended account; SECOND_FACTOR_REQUIRED when there is no session before a code, with the cookie that asks for it
 */
export async function startSession(
  context: RequestContext,
  email: string,
  password: string,
): Promise<SessionUser> {
  const { auth, pools } = context.services;
  const { headers, response } = await auth.api.signInEmail({
    body: { email, password, rememberMe: true },
    headers: context.headers,
    returnHeaders: true,
  });
  if ("twoFactorRedirect" in response) {
    for (const cookie of headers.getSetCookie().filter(isSecondStepCookie))
      context.responseHeaders.append("set-cookie", cookie);
    throw problem("SECOND_FACTOR_REQUIRED");
  }
  const user = await findSessionUser(pools.auth, response.token);
  if (!user) throw problem("INVALID_CREDENTIALS");
  for (const cookie of headers.getSetCookie()) context.responseHeaders.append("set-cookie", cookie);
  return user;
}
