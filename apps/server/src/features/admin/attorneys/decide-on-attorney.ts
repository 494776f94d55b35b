import type { AttorneyForOperators } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { attorneysInState, lastCheckFailed, setApproval } from "./queries.ts";

/**
 * Attorneys in one state of approval, who has waited longest first.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND
 */
export async function listForOperators(
  context: RequestContext,
  input: { ad_approval_status: AttorneyForOperators["ad_approval_status"] },
): Promise<AttorneyForOperators[]> {
  requireSuperAdmin(context);
  const { pools } = context.services;
  const rows = await asActor(pools, actorOf(context), (tx) => attorneysInState(tx, input.ad_approval_status));
  return rows.map(({ attorney: row, last }) => ({
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    bar_state: row.bar_state as AttorneyForOperators["bar_state"],
    bar_number: row.bar_number,
    ad_approval_status: row.ad_approval_status,
    subscription_status: row.subscription_status,
    is_active: row.is_active,
    licence:
      row.is_verified && row.verified_by && row.verified_at && row.verified_until
        ? {
            regulator: row.verified_by,
            checked_at: row.verified_at.toISOString(),
            expires_at: row.verified_until.toISOString(),
          }
        : null,
    failed_check:
      last?.result === "invalid"
        ? { regulator: last.regulator, checked_at: last.checked_at.toISOString(), note: last.note }
        : null,
    created_at: row.created_at.toISOString(),
  }));
}

/**
 * Approves or rejects an attorney for the directory. One whose last check of the license failed is approved only by an
 * operator who says so.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, LICENSE_CHECK_FAILED
 */
export async function decideOnAttorney(
  context: RequestContext,
  input: { id: string; decision: "approved" | "rejected"; despite_failed_check: boolean },
): Promise<{ id: string }> {
  requireSuperAdmin(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const failed = input.decision === "approved" && (await lastCheckFailed(tx, input.id));
    if (failed && !input.despite_failed_check) throw problem("LICENSE_CHECK_FAILED");
    if (!(await setApproval(tx, input.id, input.decision))) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: `attorney.${input.decision}`,
      entity: "attorney_profiles",
      entity_id: input.id,
      ...(failed && { details: { despite_failed_check: true } }),
    });
    return { id: input.id };
  });
}
