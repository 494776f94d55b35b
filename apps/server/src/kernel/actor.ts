import type { Role } from "@standing/contract";

/**
 * In whose name something is done. The database decides what that allows: being an attorney is a row of theirs,
 * roles are those of the session.
 */
export type Actor =
  | { kind: "anonymous"; requestId?: string }
  | { kind: "user"; userId: string; roles: readonly Role[]; requestId?: string }
  | { kind: "system"; requestId?: string };

/** A visitor who is not signed in. */
export const anonymous: Actor = { kind: "anonymous" };

/** Jobs, webhooks and the command line. */
export const systemActor: Actor = { kind: "system" };

/** A signed-in person with the roles of their session. */
export function userActor(userId: string, roles: readonly Role[], requestId?: string): Actor {
  return requestId === undefined
    ? { kind: "user", userId, roles }
    : { kind: "user", userId, roles, requestId };
}
