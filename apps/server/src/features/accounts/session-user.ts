import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionUser } from "@standing/contract";
import type { Pools } from "../../db/pools.ts";
import { tokenHash } from "../../db/token-hash.ts";
import { cookieName } from "../../kernel/auth.ts";
import { cookieValue, ownCookie } from "../../kernel/cookies.ts";
import { type OperatorRule, findSession } from "./queries.ts";

const signatureOf = (token: string, secret: string) =>
  createHmac("sha256", secret).update(token).digest("base64");

/** The token of a signed cookie value `token.signature`, or null when the signature is not ours. */
export function verifiedToken(value: string, secret: string): string | null {
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const expected = Buffer.from(signatureOf(token, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The session token of a request whose signature is ours; null otherwise. The session may have expired. */
export function sessionTokenOf(headers: Headers, options: CookieOptions): string | null {
  return signedTokenOf(headers, "session_token", options);
}

/** What is kept of the session's token of a request; null without one. */
export function sessionHashOf(headers: Headers, options: CookieOptions): string | null {
  const token = sessionTokenOf(headers, options);
  return token === null ? null : tokenHash(token);
}

/** What the cookie of a first step points at, from the password to the code. */
export function secondStepOf(headers: Headers, options: CookieOptions): string | null {
  return signedTokenOf(headers, "two_factor", options);
}

interface CookieOptions {
  authSecret: string;
  secureCookies: boolean;
}

function signedTokenOf(headers: Headers, name: string, options: CookieOptions): string | null {
  const value = cookieValue(headers.get("cookie"), cookieName(name, options.secureCookies));
  return value === null ? null : verifiedToken(value, options.authSecret);
}

/** The token of the session that an answer's cookies begin; null when they begin none. */
export function newSessionOf(answer: Headers, options: CookieOptions): string | null {
  const cookies = answer.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return signedTokenOf(new Headers({ cookie: cookies.join("; ") }), "session_token", options);
}

/** The cookie of a session that lives until then. */
export function sessionCookie(token: string, until: Date, now: Date, options: CookieOptions): string {
  return ownCookie(
    cookieName("session_token", options.secureCookies),
    `${token}.${signatureOf(token, options.authSecret)}`,
    {
      seconds: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)),
      secure: options.secureCookies,
    },
  );
}

/**
 * The signed-in user of a request, by one look-up of our own: Better Auth's way costs more than the page. A use that
 * renews the session puts its cookie on the answer.
 * @returns null for a missing, forged or expired session, and for one that nobody has used for too long
 */
export async function sessionUserOf(
  headers: Headers,
  answer: Headers,
  options: CookieOptions & OperatorRule & { pools: Pools; now: () => Date },
): Promise<SessionUser | null> {
  const token = sessionTokenOf(headers, options);
  const session = token === null ? null : await findSession(options.pools.auth, token, options);
  if (token === null || session === null) return null;
  const { user, renewed_until } = session;
  if (renewed_until) answer.append("set-cookie", sessionCookie(token, renewed_until, options.now(), options));
  return user;
}
