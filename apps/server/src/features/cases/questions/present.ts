import {
  type CaseAnswer,
  type CaseQuestions,
  type Conflict,
  type Question,
  type VersionAnswer,
  conflict,
  question,
} from "@standing/contract";
import { z } from "zod";
import { offered } from "../../analysis/answers-asked.ts";
import type { FactRow } from "./queries.ts";
import type { CaseRow } from "../queries.ts";

/** What of a stored reading is asked. Analyses of older releases have none. */
const asking = z.object({ questions: z.array(question), conflicts: z.array(conflict) });
const keptAnswers = z.array(z.object({ question, value: z.string().nullable() }));

/** The questions of a stored reading, and what it found told in two ways. */
export function askedBy({ reading }: Pick<CaseRow, "reading">): z.infer<typeof asking> {
  if (reading === null) return { questions: [], conflicts: [] };
  const { questions, conflicts } = asking.parse(reading);
  return { questions: questions.map(offered), conflicts };
}

/** What the engine reads of the answers: not those who say that they do not know. */
export function answersOf(facts: readonly Pick<FactRow, "question_id" | "value">[]): Record<string, string> {
  return Object.fromEntries(
    facts.flatMap(({ question_id, value }) => (value === null ? [] : [[question_id, value] as const])),
  );
}

/** What is open, what was answered, and what is told in two ways without an answer. */
export function presentQuestions(
  asked: { questions: readonly Question[]; conflicts: readonly Conflict[] },
  facts: readonly FactRow[],
): Omit<CaseQuestions, "may_answer"> {
  const known = new Set(facts.map(({ question_id }) => question_id));
  return {
    questions: asked.questions.filter(({ id }) => !known.has(id)),
    conflicts: [...asked.conflicts],
    answers: facts.map(presentFact),
  };
}

function presentFact({ question: asked, value, updated_at }: FactRow): CaseAnswer {
  return { ...question.parse(asked), value, said_by: "claimant", said_at: updated_at.toISOString() };
}

/**
 * Answers as a version of the case keeps them, or as they are now.
 * @param kept null for none
 */
export function versionAnswers(kept: unknown): VersionAnswer[] {
  return keptAnswers.parse(kept ?? []).map(({ question: asked, value }) => ({
    question_id: asked.id,
    ask: asked.ask,
    value,
    shown: value === null ? null : (asked.choices.find((one) => one.value === value)?.label ?? value),
  }));
}

/** Questions that two versions answer differently, those of the later one first. */
export function changedAnswers(
  before: readonly VersionAnswer[],
  after: readonly VersionAnswer[],
): { question_id: string; ask: string; before: VersionAnswer | null; after: VersionAnswer | null }[] {
  const find = (all: readonly VersionAnswer[], id: string): VersionAnswer | null =>
    all.find(({ question_id }) => question_id === id) ?? null;
  return [...after, ...before.filter(({ question_id }) => find(after, question_id) === null)]
    .map(({ question_id, ask }) => ({
      question_id,
      ask,
      before: find(before, question_id),
      after: find(after, question_id),
    }))
    .filter((one) => one.before === null || one.after === null || one.before.value !== one.after.value);
}
