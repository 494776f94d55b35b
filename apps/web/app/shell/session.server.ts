import { redirect } from "react-router";
import type { RequestContext, WebUser } from "../request-context.ts";
import { pageAddress } from "./page-address.ts";

/** The signed-in person, or a redirect to sign in that comes back to this page. */
export function requireUser({ session }: RequestContext, request: Request): WebUser {
  if (session.user !== null) return session.user;
  const { pathname, search } = pageAddress(request);
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
}
