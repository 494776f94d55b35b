import type { CaseStatus, CaseSubmission } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { requireAgreement } from "../accounts/require-agreement.ts";
import { takeSubmission } from "../billing/entitlements.ts";
import { answersAsked } from "../analysis/answers-asked.ts";
import { writeFact } from "./questions/queries.ts";
import { findBySubmissionKey, insertCase } from "./queries.ts";
import { queueAnalysis } from "./queue-analysis.ts";
import { requireIncidentDay } from "./require-incident-day.ts";

/** Submissions answered from one account in an hour, whatever the plan: a story is not written faster. */
const SUBMISSIONS = { max: 30, windowSeconds: 3600 };

/**
 * Takes a claimant's case: the limit is checked and counted, the case created and its analysis queued in one
 * transaction. Sending the same form twice, also at the same moment, gives the first case and takes one place.
 * @throws UNAUTHORIZED, EMAIL_NOT_VERIFIED, INCIDENT_DATE_REFUSED, TERMS_REQUIRED, SUBMISSION_LIMIT_REACHED, RATE_LIMITED
 */
export async function submitCase(
  context: RequestContext,
  input: CaseSubmission,
): Promise<{ id: string; status: CaseStatus }> {
  const user = requireUser(context);
  const { services } = context;
  if (services.config.requireVerifiedEmail && !user.email_verified) throw problem("EMAIL_NOT_VERIFIED");
  requireIncidentDay(input.incident_date, services.now());
  await services.rateLimiter.take({ key: `submit:${user.id}`, ...SUBMISSIONS });

  const { submission_key, answers = {}, ...submission } = input;
  const said = answersAsked(services, submission, answers);
  const known = () =>
    asActor(services.pools, actorOf(context), async (tx) =>
      submission_key ? findBySubmissionKey(tx, user.id, submission_key) : null,
    );
  try {
    return await asActor(services.pools, actorOf(context), async (tx) => {
      await requireAgreement(tx, user.id);
      const earlier = submission_key ? await findBySubmissionKey(tx, user.id, submission_key) : null;
      if (earlier) return earlier;
      await takeSubmission(tx, user.id, services.now());
      const created = await insertCase(tx, user.id, submission, submission_key ?? null);
      for (const { question, value } of said)
        await writeFact(tx, {
          case_id: created.id,
          user_id: user.id,
          question_id: question.id,
          question,
          value,
        });
      await recordAudit(tx, { action: "case.submitted", entity: "cases", entity_id: created.id });
      services.faults.strike("submit-case");
      await queueAnalysis(services, tx, { userId: user.id, caseId: created.id });
      return created;
    });
  } catch (error) {
    const earlier = await known();
    if (earlier) return earlier;
    throw error;
  }
}
