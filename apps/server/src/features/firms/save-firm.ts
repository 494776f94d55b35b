import type { Firm, FirmInput } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { deleteFirmDraft, findFirm, firmsLike, insertFirm, updateFirm } from "./queries.ts";

/**
 * Creates a law firm, which the caller then keeps.
 * @throws UNAUTHORIZED
 */
export async function createFirm(context: RequestContext, input: FirmInput): Promise<{ id: string }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const id = await insertFirm(tx, user.id, withFee(input));
    await deleteFirmDraft(tx, user.id);
    await recordAudit(tx, { action: "firm.created", entity: "law_firms", entity_id: id });
    return { id };
  });
}

/**
 * Changes a law firm of the caller; its members' profiles follow a new name.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function changeFirm(
  context: RequestContext,
  { id, ...input }: FirmInput & { id: string },
): Promise<{ id: string }> {
  requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    if (!(await updateFirm(tx, id, withFee(input)))) throw problem("NOT_FOUND");
    await recordAudit(tx, { action: "firm.changed", entity: "law_firms", entity_id: id });
    return { id };
  });
}

const withFee = (firm: FirmInput): FirmInput => ({
  ...firm,
  consultation_fee: firm.consultation_type === "paid" ? firm.consultation_fee : null,
});

/**
 * A law firm, for everyone.
 * @throws NOT_FOUND
 */
export async function getFirm(context: RequestContext, input: { id: string }): Promise<Firm> {
  const found = await asActor(context.services.pools, actorOf(context), (tx) => findFirm(tx, input.id));
  if (!found) throw problem("NOT_FOUND");
  return { ...found.firm, is_mine: found.is_mine };
}

/**
 * Firms to join, by their name.
 * @throws UNAUTHORIZED
 */
export async function searchFirms(context: RequestContext, input: { q: string }) {
  requireUser(context);
  return {
    firms: await asActor(context.services.pools, actorOf(context), (tx) => firmsLike(tx, input.q)),
  };
}
