import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { FIRST_INCIDENT_DAY, isCalendarDate } from "./vocabulary.ts";

/** Where a story's words stand: character offsets and the words themselves. */
export const quote = z.object({ start: z.number().int(), end: z.number().int(), text: z.string() });

/** A question whose answer would change the result. */
export const question = z.object({
  id: z.string(),
  ask: z.string(),
  /** Why it is asked: what an answer would change. */
  why: z.string(),
  kind: z.enum(["date", "choice", "text", "yes_no"]),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The document of the case, its page and the very words that it asks about; `page` is null where it has only one. */
  paper: z.object({ document: z.string(), page: z.number().int().nullable(), words: z.string() }).optional(),
});
export type Question = z.infer<typeof question>;

/** A question with its answer; null: the person does not know. */
export const answeredQuestion = question.extend({ value: z.string().nullable() });
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** Two values for one thing, named as the question about it is: both count until it is answered. */
export const conflict = z.object({
  what: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      /** The words of the story that say it; null for a field of the form. */
      words: quote.nullable(),
      field: z.string().nullable(),
    }),
  ),
});
export type Conflict = z.infer<typeof conflict>;

const answerValue = z.string().trim().min(1).max(LENGTHS.answer);

/** Answers by the question's id; null says that the person does not know. */
export const givenAnswers = z
  .record(z.string().min(1).max(LENGTHS.answer), answerValue.nullable())
  .refine((all) => Object.keys(all).length <= ANSWERS_MAX, "Too many answers");
export type GivenAnswers = z.infer<typeof givenAnswers>;

/** More answers than all questions of a case together. */
const ANSWERS_MAX = 40;

/**
 * Whether an answer is one that its question can have. A day is a day that has been; where the choices are days, another
 * day may be right.
 * @param today the last day that can be told of
 */
export function fitsQuestion(
  asked: Pick<Question, "kind" | "choices">,
  value: string,
  today: string,
): boolean {
  switch (asked.kind) {
    case "text":
      return value.trim() !== "";
    case "yes_no":
      return value === "yes" || value === "no";
    case "date":
      return isPastDay(value, today);
    case "choice":
      return (
        asked.choices.some((choice) => choice.value === value) ||
        (asksForDay(asked) && isPastDay(value, today))
      );
  }
}

/** True for a choice between days. */
export function asksForDay({ kind, choices }: Pick<Question, "kind" | "choices">): boolean {
  return kind === "choice" && choices.length > 0 && choices.every(({ value }) => isCalendarDate(value));
}

function isPastDay(value: string, today: string): boolean {
  return isCalendarDate(value) && value >= FIRST_INCIDENT_DAY && value <= today;
}
