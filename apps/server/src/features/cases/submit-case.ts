import type { CaseStatus, CaseSubmission } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { requireAgreement } from "../accounts/require-agreement.ts";
import { takeSubmission } from "../billing/entitlements.ts";
import { type AskedAnswer, answersAsked } from "../analysis/answers-asked.ts";
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
  const submission = await readSubmission(context, input);
  const { created } = await createCase(context, submission, async (tx, what) => {
    await queueAnalysis(context.services, tx, what);
  });
  return created;
}

/** A submission that may be created as far as its own words go. */
export interface Submission {
  userId: string;
  key: string | null;
  fields: Omit<CaseSubmission, "submission_key" | "answers">;
  said: AskedAnswer[];
}

/** @throws UNAUTHORIZED, EMAIL_NOT_VERIFIED, INCIDENT_DATE_REFUSED, RATE_LIMITED */
export async function readSubmission(context: RequestContext, input: CaseSubmission): Promise<Submission> {
  const user = requireUser(context);
  const { services } = context;
  if (services.config.requireVerifiedEmail && !user.email_verified) throw problem("EMAIL_NOT_VERIFIED");
  requireIncidentDay(input.incident_date, services.now());
  await services.rateLimiter.take({ key: `submit:${user.id}`, ...SUBMISSIONS });

  const { submission_key, answers = {}, ...fields } = input;
  return {
    userId: user.id,
    key: submission_key ?? null,
    fields,
    said: answersAsked(services, fields, answers),
  };
}

type AskAnalysis<T> = (tx: Tx, what: { userId: string; caseId: string }) => Promise<T>;

/**
 * Creates the case and asks for its analysis in one transaction, or finds the one that the same form has created.
 * @returns `asked` is what `askAnalysis` answered; undefined for a case that was there
 * @throws TERMS_REQUIRED, SUBMISSION_LIMIT_REACHED
 */
export async function createCase<T>(
  context: RequestContext,
  { userId, key, fields, said }: Submission,
  askAnalysis: AskAnalysis<T>,
): Promise<{ created: { id: string; status: CaseStatus }; asked?: T }> {
  const { services } = context;
  const known = async (tx: Tx) => (key === null ? null : findBySubmissionKey(tx, userId, key));
  try {
    return await asActor(services.pools, actorOf(context), async (tx) => {
      await requireAgreement(tx, userId);
      const earlier = await known(tx);
      if (earlier) return { created: earlier };
      await takeSubmission(tx, userId, services.now());
      const created = await insertCase(tx, userId, fields, key);
      for (const { question, value } of said)
        await writeFact(tx, {
          case_id: created.id,
          user_id: userId,
          question_id: question.id,
          question,
          value,
        });
      await recordAudit(tx, { action: "case.submitted", entity: "cases", entity_id: created.id });
      services.faults.strike("submit-case");
      return { created, asked: await askAnalysis(tx, { userId, caseId: created.id }) };
    });
  } catch (error) {
    const earlier = await asActor(services.pools, actorOf(context), known);
    if (earlier) return { created: earlier };
    throw error;
  }
}
