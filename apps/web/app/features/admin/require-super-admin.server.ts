import { data } from "react-router";
import type { RequestContext, WebUser } from "../../request-context.ts";
import { pageAddress } from "../../shell/page-address.ts";

/** Where somebody who is denied may sign in; null for a person who is signed in and may not. */
export interface Denied {
  signIn: string | null;
}

/** The signed-in super administrator; Access Denied for everyone else, with the way to sign in for a visitor. */
export function requireSuperAdmin(standing: RequestContext, request: Request): WebUser {
  const { user } = standing.session;
  if (user?.roles.includes("super_admin")) return user;
  const { pathname, search } = pageAddress(request);
  const signIn = user === null ? `/login?next=${encodeURIComponent(pathname + search)}` : null;
  throw data<Denied>({ signIn }, { status: user === null ? 401 : 403 });
}
