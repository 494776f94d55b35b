import { networkOf } from "../../kernel/caller.ts";
import type { Limit } from "../../kernel/rate-limit.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { knownDevice } from "./known-device.ts";
import { ATTEMPTS, type Attempts } from "./rules.ts";

export interface Attempt {
  limits: Limit[];
  /** Whether it comes from a device on which the account was signed in to before. */
  known: boolean;
}

/**
 * The limits that hold for one attempt upon an account: for its own devices a count of each, for everyone else one of
 * their network and one of the account, wherever the attempts come from.
 * @param what names the counts, such as `sign-in`
 * @param email of the account, in lower case
 */
export function attemptOn(
  context: RequestContext,
  what: "sign-in" | "sign-up" | "reset" | "code",
  email: string,
): Attempt {
  const attempts: Attempts = ATTEMPTS[what];
  const device = knownDevice(context, email);
  if (device !== null)
    return { known: true, limits: [{ key: `${what}-device:${device}:${email}`, ...attempts.byDevice }] };
  const network = networkOf(context.ip);
  return {
    known: false,
    limits: [
      { key: `${what}:${network}`, ...attempts.byNetwork },
      { key: `${what}-account:${email}`, ...attempts.byAccount },
    ],
  };
}

/** The limit of a network alone, where the account is not known yet. */
export function attemptFrom(context: RequestContext, what: "reset" | "code"): Limit {
  return { key: `${what}:${networkOf(context.ip)}`, ...ATTEMPTS[what].byNetwork };
}
