import { createHash, randomBytes } from "node:crypto";
import type { InvitedRole } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { invitationMail } from "./mails.en.ts";
import { ownFirm } from "./change-people.ts";
import {
  attorneyOfUser,
  deleteInvitation,
  insertInvitation,
  leaveOthers,
  letIn,
  lockInvitation,
  markAccepted,
  upsertMembership,
} from "./queries.ts";

const INVITATIONS = { max: 30, windowSeconds: 86_400 };
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Invites somebody to the caller's firm by mail; a new invitation of the same address replaces the old one.
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED
 */
export async function invite(
  context: RequestContext,
  input: { id: string; email: string; role: InvitedRole },
): Promise<{ id: string }> {
  const user = requireUser(context);
  const { pools, jobs, origin, rateLimiter } = context.services;
  await rateLimiter.take({ key: `firm-invitations:${user.id}`, ...INVITATIONS });
  const token = randomBytes(24).toString("base64url");
  return asActor(pools, actorOf(context), async (tx) => {
    const firm = await ownFirm(tx, input.id);
    const email = input.email.toLowerCase();
    const id = await insertInvitation(tx, {
      law_firm_id: firm.id,
      invited_by: user.id,
      email,
      role: input.role,
      token_hash: hashOf(token),
    });
    await recordAudit(tx, {
      action: "firm.invited",
      entity: "law_firm_invitations",
      entity_id: id,
      details: { law_firm_id: firm.id, role: input.role },
    });
    await jobs.enqueue(
      tx,
      SEND_MAIL,
      invitationMail(email, firm.name, `${origin}/firm-invitation?token=${token}`),
    );
    return { id };
  });
}

/**
 * Takes an invitation of the caller's firm back.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function withdrawInvitation(
  context: RequestContext,
  input: { id: string },
): Promise<{ id: string }> {
  requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    if (!(await deleteInvitation(tx, input.id))) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: "firm.invitation_withdrawn",
      entity: "law_firm_invitations",
      entity_id: input.id,
    });
    return { id: input.id };
  });
}

/**
 * What a mailed token invites to. Whoever holds it may read this.
 * @throws INVALID_TOKEN
 */
export async function readInvitation(context: RequestContext, input: { token: string }) {
  const found = await asActor(context.services.pools, systemActor, (tx) =>
    lockInvitation(tx, hashOf(input.token)),
  );
  if (!found) throw problem("INVALID_TOKEN");
  const { law_firm_id, role } = found.invitation;
  return { law_firm_id, firm_name: found.firm_name, role };
}

/**
 * Joins the firm that invited the caller; the token works once.
 * @throws UNAUTHORIZED, INVALID_TOKEN, PROFILE_REQUIRED
 */
export async function acceptInvitation(
  context: RequestContext,
  input: { token: string },
): Promise<{ law_firm_id: string }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const attorney_id = await attorneyOfUser(tx, user.id);
    const found = await withActor(tx, systemActor, () => lockInvitation(tx, hashOf(input.token)));
    if (!found) throw problem("INVALID_TOKEN");
    if (attorney_id === null) throw problem("PROFILE_REQUIRED");
    const { id, role, law_firm_id } = found.invitation;
    await leaveOthers(tx, attorney_id, law_firm_id);
    const asked = { law_firm_id, attorney_id, role, is_primary_contact: false };
    await upsertMembership(tx, { ...asked, membership_status: "requested" });
    await withActor(tx, systemActor, async () => {
      await letIn(tx, asked);
      await markAccepted(tx, id);
    });
    await recordAudit(tx, {
      action: "firm.invitation_accepted",
      entity: "law_firms",
      entity_id: law_firm_id,
      details: { attorney_id },
    });
    return { law_firm_id };
  });
}
