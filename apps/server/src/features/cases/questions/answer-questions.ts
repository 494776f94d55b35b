import {
  type AiAnalysisResult,
  type AnswerEffect,
  type CaseQuestions,
  type GivenAnswers,
  type Question,
  aiAnalysisResult,
  fitsQuestion,
  question,
} from "@standing/contract";
import { askedOfDocuments } from "@standing/analysis";
import { z } from "zod";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { pagesOfCase } from "../../documents/files-of-person.ts";
import { reportPlanOf } from "../../billing/entitlements.ts";
import { analysisWaits } from "../analysis-waits.ts";
import { analyzeCase } from "../analyze-case.ts";
import { findingChanges } from "../finding-changes.ts";
import { readOwnCase, withOwnCase } from "../own-case.ts";
import { factsOf, markAnswered, removeFact, writeFact } from "./queries.ts";
import { type CaseRow, keepVersion, lockOwnCase, reportRecordOf } from "../queries.ts";
import { askedBy, presentQuestions } from "./present.ts";
import { queueAnalysis } from "../queue-analysis.ts";
import { mayEdit, reportAccess } from "../rules.ts";

/** Answers taken from one account in an hour. */
const ANSWERS = { max: 120, windowSeconds: 3600 };

/**
 * What would change the result of one of the caller's cases, and what was answered.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function readQuestions(context: RequestContext, input: { id: string }): Promise<CaseQuestions> {
  return readOwnCase(context, input.id, async (tx, row) => ({
    ...presentQuestions(await askedNow(context, tx, row), await factsOf(tx, row.id)),
    may_answer: row.status !== "submitted" ? mayEdit(row) : !(await analysisWaits(context.services, tx, row)),
  }));
}

/** What the last reading asks, after what the documents say that were added since. */
async function askedNow(context: RequestContext, tx: Tx, row: CaseRow) {
  const { questions, conflicts } = askedBy(row);
  const documents = await pagesOfCase(tx, row.id);
  const as_of = context.services.now().toISOString().slice(0, 10);
  const ofPapers = askedOfDocuments({ description: "", as_of, documents });
  const others = questions.filter(({ id }) => !ofPapers.some((one) => one.id === id));
  return { questions: [...ofPapers, ...others], conflicts };
}

/**
 * Keeps answers to questions that the case asks, or has asked, and analyzes it again at once. The case before stays as
 * a version. Answers that change nothing are taken and change nothing.
 * @throws UNAUTHORIZED, NOT_FOUND also for a question that was not asked, NOT_EDITABLE while it is being analyzed,
 *   ANSWER_REFUSED for the first answer that does not fit, RATE_LIMITED
 */
export async function answerQuestions(
  context: RequestContext,
  input: { id: string; answers: GivenAnswers },
): Promise<AnswerEffect> {
  const user = requireUser(context);
  const today = context.services.now().toISOString().slice(0, 10);
  return changeAnswers(context, input.id, async (tx, row) => {
    const facts = await factsOf(tx, row.id);
    const asked = new Map<string, Question>(
      [
        ...facts.map((fact) => question.parse(fact.question)),
        ...(await askedNow(context, tx, row)).questions,
      ].map((one) => [one.id, one]),
    );
    const given = Object.entries(input.answers).map(([id, value]) => {
      const found = asked.get(id);
      if (!found) throw problem("NOT_FOUND");
      if (value !== null && !fitsQuestion(found, value, today))
        throw problem("ANSWER_REFUSED", { question_id: id });
      return { found, value };
    });
    const fresh = given.filter(
      ({ found, value }) => !facts.some((fact) => fact.question_id === found.id && fact.value === value),
    );
    if (fresh.length === 0) return null;
    return async () => {
      for (const { found, value } of fresh)
        await writeFact(tx, {
          case_id: row.id,
          user_id: user.id,
          question_id: found.id,
          question: found,
          value,
        });
      await recordAudit(tx, {
        action: "case.answered",
        entity: "cases",
        entity_id: row.id,
        details: { answers: fresh.length },
      });
    };
  });
}

/**
 * Takes an answer back and analyzes the case again at once; the case with the answer stays as a version.
 * @throws UNAUTHORIZED, NOT_FOUND also for a question without an answer, NOT_EDITABLE, RATE_LIMITED
 */
export async function withdrawAnswer(
  context: RequestContext,
  input: { id: string; question_id: string },
): Promise<AnswerEffect> {
  return changeAnswers(context, input.id, async (tx, row) => async () => {
    if (!(await removeFact(tx, row.id, input.question_id))) throw problem("NOT_FOUND");
    await recordAudit(tx, { action: "case.answer_withdrawn", entity: "cases", entity_id: row.id });
  });
}

type Change = (tx: Tx, row: CaseRow) => Promise<(() => Promise<void>) | null>;

/** @param change prepares what is to be written, or answers null where nothing would change */
async function changeAnswers(context: RequestContext, id: string, change: Change): Promise<AnswerEffect> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `answer:${user.id}`, ...ANSWERS });
  services.faults.strike("answer");
  const before = await asActor(services.pools, actorOf(context), async (tx) => {
    const row = await lockOwnCase(tx, id);
    if (!row) throw problem("NOT_FOUND");
    if (!mayEdit(row) || (await analysisWaits(services, tx, row))) throw problem("NOT_EDITABLE");
    const write = await change(tx, row);
    if (write === null) return row;
    await keepVersion(tx, row, user.id, undefined);
    await write();
    await markAnswered(tx, row.id);
    return row;
  });
  await analyzeWhileLooking(context, { userId: user.id, caseId: id });
  return withOwnCase(context, id, async (tx, after) => effectOf(before, after, await seesWhole(tx)));

  async function seesWhole(tx: Tx): Promise<boolean> {
    const plan = await reportPlanOf(tx, user.id, services.now());
    return reportAccess(plan, await reportRecordOf(tx, id)) !== "none";
  }
}

/** The person waits for the result; where it cannot be had at once, a job makes it. */
async function analyzeWhileLooking(
  context: RequestContext,
  what: { userId: string; caseId: string },
): Promise<void> {
  const { services } = context;
  try {
    await analyzeCase(services, what.caseId, { number: 1, of: 1 }, true);
  } catch (error) {
    services.log.error("case_not_analyzed_at_once", error, { case_id: what.caseId });
    await asActor(services.pools, actorOf(context), (tx) => queueAnalysis(services, tx, what));
  }
}

const stoodOn = z.object({ side: z.object({ value: z.enum(["claimant", "defending", "asking", "both"]) }) });

function effectOf(before: CaseRow, after: CaseRow, whole: boolean): AnswerEffect {
  const [was, is] = [before, after].map(({ ai_analysis_result: result }): AiAnalysisResult | null =>
    result === null ? null : aiAnalysisResult.parse(result),
  );
  const [sideBefore, sideAfter] = [before, after].map(
    ({ reading }) => stoodOn.safeParse(reading).data?.side.value,
  );
  return {
    analyzed: after.status === "completed",
    deadlines: { before: was?.deadlines ?? [], after: is?.deadlines ?? [] },
    side:
      sideBefore && sideAfter && sideBefore !== sideAfter ? { before: sideBefore, after: sideAfter } : null,
    findings: was && is ? findingChanges(was, is, whole) : [],
  };
}
