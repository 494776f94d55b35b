import type { SignedInDevice } from "@standing/contract";
import type { Pools } from "../../db/pools.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { tokenHash } from "../../db/token-hash.ts";
import { deviceOf } from "./device.ts";
import { deleteSession, deleteSessions, findSessions } from "./queries.ts";
import { sessionTokenOf } from "./session-user.ts";

/** The devices on which the user is signed in, the last used first. @throws UNAUTHORIZED */
export async function listSessions(context: RequestContext): Promise<{ sessions: SignedInDevice[] }> {
  const user = requireUser(context);
  const { config, pools } = context.services;
  const own = sessionTokenOf(context.headers, config);
  const rows = await findSessions(pools.auth, user.id);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: own !== null && row.token === tokenHash(own),
      ...deviceOf(row.user_agent ?? ""),
      created_at: row.created_at.toISOString(),
      last_used_at: row.updated_at.toISOString(),
    })),
  };
}

/** Signs one device of the user out. @throws UNAUTHORIZED, NOT_FOUND for another person's session */
export async function endSession(context: RequestContext, input: { id: string }): Promise<{ success: true }> {
  const user = requireUser(context);
  const { pools } = context.services;
  if (!(await deleteSession(pools.auth, user.id, input.id))) throw problem("NOT_FOUND");
  await asActor(pools, actorOf(context), (tx) =>
    recordAudit(tx, { action: "session.ended", entity: "session", entity_id: input.id }),
  );
  return { success: true };
}

/** Ends every session of an account; whoever calls it answers for the permission. */
export async function endSessionsOf({ auth }: Pools, userId: string): Promise<void> {
  await deleteSessions(auth, userId);
}

/** Signs the user out everywhere, on this device too. @throws UNAUTHORIZED */
export async function endAllSessions(context: RequestContext): Promise<{ success: true }> {
  const user = requireUser(context);
  const { pools } = context.services;
  await deleteSessions(pools.auth, user.id);
  await asActor(pools, actorOf(context), (tx) =>
    recordAudit(tx, { action: "session.all_ended", entity: "profiles", entity_id: user.id }),
  );
  return { success: true };
}
