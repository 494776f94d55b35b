import type { SessionUser } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";

/**
 * The caller, who must hold a role that moderates: every role does. The row policies say the same.
 * @throws UNAUTHORIZED, FORBIDDEN
 */
export function requireModerator(context: RequestContext): SessionUser {
  const user = requireUser(context);
  if (user.roles.length === 0) throw problem("FORBIDDEN");
  return user;
}
