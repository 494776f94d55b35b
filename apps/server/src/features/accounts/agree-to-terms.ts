import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { insertAgreement } from "./queries.ts";

/**
 * Records that the signed-in user agreed to a version of the terms, with the address and agent of the request.
 * Agreeing twice is fine.
 * @throws UNAUTHORIZED
 */
export async function agreeToTerms(
  context: RequestContext,
  input: { agreement_type: "case_submission"; terms_version: string },
): Promise<{ success: true }> {
  const user = requireUser(context);
  context.services.faults.strike("agree-to-terms");
  await asActor(context.services.pools, actorOf(context), async (tx) => {
    await insertAgreement(tx, {
      user_id: user.id,
      agreement_type: input.agreement_type,
      terms_version: input.terms_version,
      ip_address: context.ip || null,
      user_agent: context.userAgent,
    });
    await recordAudit(tx, { action: "terms.agreed", entity: "terms_conditions_agreements", entity_id: null });
  });
  return { success: true };
}
