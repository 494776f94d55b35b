import { problem } from "../../kernel/problem.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { hasAgreedToTerms } from "./queries.ts";

/**
 * Passes when the user has agreed to the terms of case submission that are in force.
 * @throws TERMS_REQUIRED
 */
export async function requireAgreement(tx: Tx, userId: string): Promise<void> {
  if (!(await hasAgreedToTerms(tx, userId, "case_submission"))) throw problem("TERMS_REQUIRED");
}
