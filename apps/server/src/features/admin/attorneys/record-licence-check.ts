import type { State } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { findAttorney, insertLicenceCheck } from "./queries.ts";

/**
 * Records a check of an attorney's bar number with its regulator. A valid one makes the Verified badge for a year, any
 * other ends it; who checked is written by the database. The attorney is told.
 * @returns whether the badge stands now: not when state or number were changed since the operator read them
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function recordLicenceCheck(
  context: RequestContext,
  input: {
    id: string;
    regulator: string;
    bar_state: State;
    bar_number: string;
    result: "valid" | "invalid";
    note?: string | undefined;
  },
): Promise<{ id: string; is_verified: boolean }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const before = await findAttorney(tx, input.id);
    if (!before) throw problem("NOT_FOUND");
    const { id: attorney_id, note, ...check } = input;
    const id = await insertLicenceCheck(tx, { attorney_id, note: note ?? null, ...check });
    await recordAudit(tx, {
      action: "licence.checked",
      entity: "licence_checks",
      entity_id: id,
      details: { attorney_id, result: input.result, regulator: input.regulator },
    });
    await notify(context.services, tx, {
      user_id: before.user_id,
      kind: "licence_check",
      path: `/attorney/${attorney_id}`,
      params: { status: input.result },
      about: null,
    });
    const after = await findAttorney(tx, attorney_id);
    return { id, is_verified: after?.is_verified ?? false };
  });
}
