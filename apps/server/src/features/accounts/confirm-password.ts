import type { SessionUser } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { ATTEMPTS } from "./rules.ts";

/**
 * Passes when the signed-in user has typed the account's own password.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function confirmPassword(context: RequestContext, password: string): Promise<SessionUser> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `confirm-password:${user.id}`, ...ATTEMPTS.confirmPassword });
  const auth = await services.auth.$context;
  const accounts = await auth.internalAdapter.findAccounts(user.id);
  const hash = accounts.find((account) => account.providerId === "credential")?.password;
  if (!hash || !(await auth.password.verify({ hash, password }))) throw problem("WRONG_PASSWORD");
  return user;
}
