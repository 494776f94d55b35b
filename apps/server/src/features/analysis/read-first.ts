import { firstReading } from "@standing/analysis";
import {
  CATEGORY_OF_QUICK_CASE_TYPE,
  type FirstReading,
  type GivenAnswers,
  type LegalCategory,
  type QuickCaseType,
  deadline,
} from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { answersAsked, inputOf, offered } from "./answers-asked.ts";

/** First readings answered to one address in ten minutes: more than a person asks for. */
const READINGS = { max: 60, windowSeconds: 600 };

interface ToldFirst {
  caseType?: QuickCaseType | undefined;
  legal_category?: LegalCategory | undefined;
  description: string;
  incident_date?: string | undefined;
  incident_city?: string | undefined;
  incident_state?: string | undefined;
  answers: GivenAnswers;
}

/**
 * Reads a short story at once, with answers to questions of an earlier reading of it, and keeps nothing of it. Answers
 * to what it does not ask are left out.
 * @throws ANSWER_REFUSED for one that its question cannot have, RATE_LIMITED
 */
export async function readFirst(context: RequestContext, input: ToldFirst): Promise<FirstReading> {
  const { services } = context;
  await services.rateLimiter.take({ key: `first-reading:${context.ip}`, ...READINGS });
  const { caseType, answers: given, ...fields } = input;
  const told = {
    ...fields,
    legal_category: input.legal_category ?? (caseType && CATEGORY_OF_QUICK_CASE_TYPE[caseType]),
  };
  const said = answersAsked(services, told, given);
  const answers = Object.fromEntries(said.map(({ question, value }) => [question.id, value]));
  const today = services.now().toISOString().slice(0, 10);
  const reading = await firstReading(inputOf(told, today, answers), services.precedents);
  const questions = reading.questions.map(offered);
  const refused = questions.find(({ id }) => (given[id] ?? null) !== null && !(id in answers));
  if (refused) throw problem("ANSWER_REFUSED", { question_id: refused.id });
  return {
    claim_type: reading.claim_type?.claim_type ?? null,
    claim_type_label: reading.claim_type?.label ?? null,
    legal_category: reading.legal_category,
    deadline: reading.deadline && deadline.parse(reading.deadline),
    missing: reading.missing_for_deadline,
    comparable_cases: reading.comparable_cases,
    doors: reading.doors,
    unread: reading.unread,
    questions: questions.filter(({ id }) => !(id in answers)),
    conflicts: reading.conflicts,
    answers: said.map(({ question, value }) => ({ ...question, value })),
    found: reading.found,
  };
}
