import { type SessionUser, TERMS_VERSION } from "@standing/contract";
import { isAPIError } from "better-auth/api";
import { userActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { isProblem, problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { attemptOn } from "./attempts.ts";
import { accountExists, insertAgreement } from "./queries.ts";
import { passwordProblems } from "./rules.ts";
import { startSession } from "./start-session.ts";
import { mailVerification } from "./verify-email.ts";

/**
 * Creates an account and mails the verification link. An address that has an account gets the same answer and a
 * mail to its owner, so that nobody learns who has one.
 * @returns the signed-in user where an unverified user may work at once, else null
 * @throws WEAK_PASSWORD, RATE_LIMITED, BUSY
 */
export async function signUp(
  context: RequestContext,
  input: { email: string; password: string },
): Promise<{ user: SessionUser | null; verification_required: boolean }> {
  const { services } = context;
  services.faults.strike("sign-up");
  const email = input.email.toLowerCase();
  const reasons = passwordProblems(input.password);
  if (reasons.length > 0) throw problem("WEAK_PASSWORD", { reasons });
  const { limits, known } = attemptOn(context, "sign-up", email);
  await services.rateLimiter.take(...limits);

  const { user: made } = await services.auth.api.signUpEmail({
    body: { email, password: input.password, name: "" },
    headers: context.headers,
  });
  if (await accountExists(services.pools.auth, made.id)) {
    await keepAgreement(context, made.id);
    await mailVerification(services, { userId: made.id, email });
  }
  if (services.config.requireVerifiedEmail) return { user: null, verification_required: true };
  try {
    return { user: await startSession(context, email, input.password, known), verification_required: false };
  } catch (error) {
    const taken =
      (isAPIError(error) && error.statusCode === 401) || isProblem(error, "SECOND_FACTOR_REQUIRED");
    if (taken) return { user: null, verification_required: true };
    throw error;
  }
}

/** Keeps that the owner of a new account agreed to the terms, with the address and agent of the request. */
async function keepAgreement(context: RequestContext, userId: string): Promise<void> {
  const { pools } = context.services;
  await asActor(pools, userActor(userId, [], context.requestId), async (tx) => {
    await insertAgreement(tx, {
      user_id: userId,
      agreement_type: "sign_up",
      terms_version: TERMS_VERSION,
      ip_address: context.ip || null,
      user_agent: context.userAgent,
    });
    await recordAudit(tx, { action: "terms.agreed", entity: "terms_conditions_agreements", entity_id: null });
  });
}
