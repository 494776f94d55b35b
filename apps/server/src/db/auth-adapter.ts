import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pools } from "./pools.ts";
import { authAccount, authSession, authTwoFactor, authUser, authVerification } from "./schema/accounts.ts";

/** Better Auth's way to our schema `auth`, as the role that may touch nothing else. */
export function authAdapter(pools: Pools) {
  return drizzleAdapter(drizzle(pools.auth), {
    provider: "pg",
    schema: {
      user: authUser,
      session: authSession,
      account: authAccount,
      verification: authVerification,
      twoFactor: authTwoFactor,
    },
  });
}
