import type { RequestContext } from "../../request-context.ts";
import { logFailure } from "../../shell/log-failure.server.ts";

/** Whether the user has agreed to the terms in force; a check that fails counts as no, and is logged. */
export async function hasAgreed({ client, requestId }: RequestContext, userId: string): Promise<boolean> {
  try {
    return await client.accounts.has_agreed_to_terms({
      user_id_param: userId,
      agreement_type_param: "case_submission",
    });
  } catch (error) {
    logFailure("terms_check_failed", error, requestId);
    return false;
  }
}
