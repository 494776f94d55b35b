import { parse, serialize } from "hono/utils/cookie";

/** One cookie of a `Cookie` header, decoded; null when it is absent. */
export function cookieValue(header: string | null, name: string): string | null {
  return parse(header ?? "", name)[name] ?? null;
}

/** A cookie of ours for the header `Set-Cookie`: no script reads it, and no other site sends it along. */
export function ownCookie(
  name: string,
  value: string,
  { seconds, secure }: { seconds: number; secure: boolean },
): string {
  return serialize(name, value, { path: "/", maxAge: seconds, httpOnly: true, sameSite: "Lax", secure });
}
