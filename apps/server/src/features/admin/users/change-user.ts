import type { Role } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { queueMail } from "../../accounts/jobs.ts";
import { suspendedMail, suspensionEndedMail } from "../../accounts/mails.en.ts";
import { endSessionsOf } from "../../accounts/sessions.ts";
import { exportOfferedMail } from "../mails.en.ts";
import { deleteRole, insertRole } from "../queries.ts";
import { findUser, setSuspended } from "./queries.ts";

async function mustFind(tx: Tx, id: string) {
  const found = await findUser(tx, id);
  if (!found) throw problem("NOT_FOUND");
  return found.user;
}

/**
 * Grants or revokes a role. Nobody takes super_admin from themselves, so that one always stays.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, NOT_ON_YOURSELF
 */
export async function changeUserRole(
  context: RequestContext,
  { id, role, act }: { id: string; role: Role; act: "grant" | "revoke" },
): Promise<{ id: string; roles: Role[] }> {
  const me = requireSuperAdmin(context);
  if (id === me.id && role === "super_admin" && act === "revoke") throw problem("NOT_ON_YOURSELF");
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    await mustFind(tx, id);
    if (act === "grant") await insertRole(tx, id, role);
    else await deleteRole(tx, id, role);
    await recordAudit(tx, {
      action: `role.${act}`,
      entity: "user_roles",
      entity_id: id,
      details: { role },
    });
    const { roles } = await mustFind(tx, id);
    return { id, roles };
  });
}

/**
 * Suspends a user, which ends their sessions, or lets them in again, and tells them by mail.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, NOT_ON_YOURSELF
 */
export async function suspendUser(
  context: RequestContext,
  { id, suspended }: { id: string; suspended: boolean },
): Promise<{ id: string; suspended: boolean }> {
  const me = requireSuperAdmin(context);
  if (id === me.id) throw problem("NOT_ON_YOURSELF");
  const { pools, jobs, now, origin } = context.services;
  const told = await asActor(pools, actorOf(context), async (tx) => {
    const user = await mustFind(tx, id);
    if ((user.state === "suspended") === suspended) return null;
    await setSuspended(tx, id, suspended ? now() : null);
    await recordAudit(tx, {
      action: suspended ? "account.suspended" : "account.suspension_ended",
      entity: "profiles",
      entity_id: id,
    });
    return user.email;
  });
  if (told !== null) {
    const mail = suspended ? suspendedMail(told) : suspensionEndedMail(told, `${origin}/login`);
    await queueMail(pools, jobs, mail);
  }
  return { id, suspended };
}

/** Signs a user out on every device. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND */
export async function signUserOut(context: RequestContext, id: string): Promise<{ id: string }> {
  requireSuperAdmin(context);
  const { pools } = context.services;
  await asActor(pools, actorOf(context), async (tx) => {
    await mustFind(tx, id);
    await recordAudit(tx, { action: "session.all_ended", entity: "profiles", entity_id: id });
  });
  await endSessionsOf(pools, id);
  return { id };
}

/**
 * Mails a user who asked for their data where to take it. The copy is made for its owner, behind their password;
 * it never passes through an operator's hands.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function offerExport(context: RequestContext, id: string): Promise<{ id: string }> {
  requireSuperAdmin(context);
  const { pools, jobs } = context.services;
  const { email } = await asActor(pools, actorOf(context), async (tx) => {
    const user = await mustFind(tx, id);
    await recordAudit(tx, { action: "account.export_offered", entity: "profiles", entity_id: id });
    return user;
  });
  await queueMail(pools, jobs, exportOfferedMail(email, `${context.origin}/account`));
  return { id };
}
