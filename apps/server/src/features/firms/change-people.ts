import type { FirmInvitation, FirmMember } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor, withActor } from "../../kernel/unit-of-work.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { requestAcceptedMail } from "./mails.en.ts";
import { activate, attorneyAddress, endMembership, findFirm, openInvitations, peopleOf } from "./queries.ts";

/** A firm that the caller owns. @throws NOT_FOUND */
export async function ownFirm(tx: Tx, id: string) {
  const found = await findFirm(tx, id);
  if (!found?.is_mine) throw problem("NOT_FOUND");
  return found.firm;
}

/**
 * Members, requests and open invitations of the caller's firm.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function firmPeople(
  context: RequestContext,
  input: { id: string },
): Promise<{ members: FirmMember[]; invitations: FirmInvitation[] }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    await ownFirm(tx, input.id);
    const members = await peopleOf(tx, input.id);
    const invitations = await openInvitations(tx, input.id);
    return {
      members: members.map(({ user_id, ...member }) => ({ ...member, is_me: user_id === user.id })),
      invitations: invitations.map(({ id, email, role, expires_at }) => ({
        id,
        email,
        role,
        expires_at: expires_at.toISOString(),
      })),
    };
  });
}

/**
 * Accepts an attorney who asked to join; the attorney is told by mail.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function acceptRequest(
  context: RequestContext,
  input: { id: string; attorney_id: string },
): Promise<{ id: string }> {
  requireUser(context);
  const { pools, jobs, origin } = context.services;
  return asActor(pools, actorOf(context), async (tx) => {
    const firm = await ownFirm(tx, input.id);
    if (!(await activate(tx, firm.id, input.attorney_id))) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: "firm.request_accepted",
      entity: "law_firms",
      entity_id: firm.id,
      details: { attorney_id: input.attorney_id },
    });
    await withActor(tx, systemActor, async () => {
      const to = await attorneyAddress(tx, input.attorney_id);
      const url = `${origin}/attorney/${input.attorney_id}`;
      if (to) await jobs.enqueue(tx, SEND_MAIL, requestAcceptedMail(to.email, firm.name, url));
    });
    return { id: firm.id };
  });
}

/**
 * Declines a request or ends a membership, as an owner; or leaves a firm oneself. The last owner stays while others do.
 * @throws UNAUTHORIZED, NOT_FOUND, LAST_OWNER
 */
export async function removeMember(
  context: RequestContext,
  input: { id: string; attorney_id: string },
): Promise<{ id: string }> {
  requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const active = (await peopleOf(tx, input.id)).filter((person) => person.membership_status === "active");
    const owners = active.filter(({ role }) => role === "owner");
    const isLastOwner = owners.length === 1 && owners[0]?.attorney_id === input.attorney_id;
    if (isLastOwner && active.length > 1) throw problem("LAST_OWNER");
    if (!(await endMembership(tx, input.id, input.attorney_id))) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: "firm.member_removed",
      entity: "law_firms",
      entity_id: input.id,
      details: { attorney_id: input.attorney_id },
    });
    return { id: input.id };
  });
}
