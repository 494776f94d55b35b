import type { CaseStatus, CaseSubmission, SubmissionStep } from "@standing/contract";
import type { OwnJob } from "../../kernel/jobs.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asReader } from "../../kernel/unit-of-work.ts";
import { requireAgreement } from "../accounts/require-agreement.ts";
import { requirePlace } from "../billing/entitlements.ts";
import { analyzeTaken } from "./analyze-case.ts";
import { ANALYZE_CASE } from "./jobs.ts";
import { ownCard } from "./list-cases.ts";
import { type CaseRow, findBySubmissionKey, takeForAnalysis } from "./queries.ts";
import { keepAnalysis, queueAnalysis } from "./queue-analysis.ts";
import { type Submission, createCase, readSubmission } from "./submit-case.ts";

/** An analysis that this process does itself. */
interface AtOnce {
  job: OwnJob;
  story: CaseRow;
}

/**
 * As `submitCase`, telling each step. The analysis is a job as ever; where this process has room and no case waits, it
 * works on the job itself as soon as the case is there, so that nobody waits for a worker. Whoever stops listening
 * changes nothing: what was begun is done.
 * @throws UNAUTHORIZED, EMAIL_NOT_VERIFIED, INCIDENT_DATE_REFUSED, TERMS_REQUIRED, SUBMISSION_LIMIT_REACHED, RATE_LIMITED;
 *   what is refused later, because another submission came between, is thrown where the steps are read
 */
export async function submitAndFollow(
  context: RequestContext,
  input: CaseSubmission,
): Promise<AsyncGenerator<SubmissionStep>> {
  const submission = await readSubmission(context, input);
  await checkLimit(context, submission);
  return stepsOf(context, begin(context, submission));
}

/** Refuses before anything is begun what would be refused when the case is created. */
async function checkLimit(context: RequestContext, { userId, key }: Submission): Promise<void> {
  const { services } = context;
  await asReader(services.pools, actorOf(context), async (tx) => {
    const earlier = key === null ? null : await findBySubmissionKey(tx, userId, key);
    if (earlier) return;
    await requireAgreement(tx, userId);
    await requirePlace(tx, userId, services.now());
  });
}

interface Begun {
  created: Promise<{ created: { id: string; status: CaseStatus }; asked?: AtOnce | null }>;
  /** Settles when the analysis has ended that this process does itself, if it does. */
  ended: Promise<unknown>;
}

/** So many cases are analyzed at once where they were submitted: a process that serves pages has other work. */
const MOST_AT_ONCE = 2;

/** Analyses that this process does itself, by what it reaches them with. */
const running = new WeakMap<Services, number>();

function begin(context: RequestContext, submission: Submission): Begun {
  const { services } = context;
  const room = step(services, 1) <= MOST_AT_ONCE;
  // A language model takes its seconds; that is a worker's to wait for.
  const free = room && services.model.notice === null;
  const created = createCase(context, submission, async (tx, what) => {
    if (free) return analyzeAtOnce(services, tx, what);
    await queueAnalysis(services, tx, what);
    return null;
  });
  const ended = created
    .then(
      ({ asked }) =>
        asked && services.jobs.workOn(asked.job, (attempt) => analyzeTaken(services, asked.story, attempt)),
    )
    .finally(() => step(services, -1));
  // Whoever listens is told by the steps; where nobody does, the job was noted and what was refused is nobody's.
  ended.catch(() => {});
  return { created, ended };
}

function step(services: Services, by: 1 | -1): number {
  const now = (running.get(services) ?? 0) + by;
  running.set(services, now);
  return now;
}

/** Takes the case for its first try in the transaction that creates it; null where cases wait, which come first. */
async function analyzeAtOnce(
  services: Services,
  tx: Tx,
  what: { userId: string; caseId: string },
): Promise<AtOnce | null> {
  const job = await keepAnalysis(services, tx, what);
  if (job === null) return null;
  const story = await takeForAnalysis(tx, what.caseId, { number: 1, of: ANALYZE_CASE.retries + 1 });
  return story && { job, story };
}

async function* stepsOf(context: RequestContext, { created, ended }: Begun): AsyncGenerator<SubmissionStep> {
  yield { step: "creating" };
  const { created: one, asked } = await created;
  yield { step: "starting", case_id: one.id };
  if (asked) yield { step: "analyzing", case_id: one.id };
  await ended;
  const card = await ownCard(context, one.id);
  if (card === null) throw problem("NOT_FOUND");
  yield { step: "shown", card };
}
