import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins";
import { authAdapter } from "../db/auth-adapter.ts";
import type { Pools } from "../db/pools.ts";
import { createPasswords } from "./passwords.ts";

const SESSION_DAYS = 30;
const COOKIE_PREFIX = "standing";
/** Over TLS a cookie is this host's alone: no neighbor under the same domain can set or shadow it. */
const prefixOf = (secure: boolean) => `${secure ? "__Host-" : ""}${COOKIE_PREFIX}`;

export interface AuthMails {
  /** Somebody tried to sign up with an address that has an account. */
  accountExists(email: string): Promise<void>;
}

/**
 * Better Auth on our own schema. It signs cookies and checks passwords and codes; roles, rate limits, mailed
 * links and the look-up of a session are ours.
 */
export function createAuth(options: {
  pools: Pools;
  secret: string;
  origin: string;
  secureCookies: boolean;
  mails: AuthMails;
}) {
  return betterAuth({
    appName: "Standing",
    baseURL: options.origin,
    basePath: "/api/auth",
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: authAdapter(options.pools),
    advanced: {
      database: { generateId: "uuid" },
      cookiePrefix: prefixOf(options.secureCookies),
      // Better Auth would put its own prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: {
        sameSite: "lax",
        httpOnly: true,
        path: "/",
        secure: options.secureCookies,
      },
    },
    plugins: [twoFactor({ issuer: "Standing", accountLockout: { enabled: false } })],
    session: { expiresIn: SESSION_DAYS * 86_400, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: createPasswords(),
      onExistingUserSignUp: ({ user }) => options.mails.accountExists(user.email),
    },
  });
}

export type AuthService = ReturnType<typeof createAuth>;

/** Whether a cookie of Better Auth carries a sign-in from the password to the code. */
export function isSecondStepCookie(cookie: string): boolean {
  return cookie.includes(`${COOKIE_PREFIX}.two_factor=`);
}

/** Full name of a cookie of ours, which says whether it is sent over TLS only. */
export function cookieName(name: string, secure: boolean): string {
  return `${prefixOf(secure)}.${name}`;
}
