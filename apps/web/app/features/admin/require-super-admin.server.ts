import { data } from "react-router";
import type { RequestContext, WebUser } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";

/** The signed-in super administrator; a redirect to sign in, or Access Denied, for everyone else. */
export function requireSuperAdmin(standing: RequestContext, request: Request): WebUser {
  const user = requireUser(standing, request);
  if (!user.roles.includes("super_admin")) throw data(null, { status: 403 });
  return user;
}
