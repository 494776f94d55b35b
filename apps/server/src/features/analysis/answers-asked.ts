import { STATE_NAMES, askedAmong } from "@standing/analysis";
import { type GivenAnswers, type Question, STATES, fitsQuestion } from "@standing/contract";
import type { Services } from "../../kernel/services.ts";

/** A story as the first reading and a new case have it. */
interface Told {
  title?: string | undefined;
  legal_category?: Parameters<typeof askedAmong>[0]["legal_category"] | undefined;
  description: string;
  incident_date?: string | undefined;
  incident_city?: string | undefined;
  incident_state?: string | undefined;
}

/** The engine's input: absent fields are left out. */
export function inputOf(told: Told, today: string, answers: GivenAnswers): Parameters<typeof askedAmong>[0] {
  const { title, legal_category, description, incident_date, incident_city, incident_state } = told;
  return {
    description,
    as_of: today,
    answers: knownOnly(answers),
    ...(title === undefined ? {} : { title }),
    ...(legal_category === undefined ? {} : { legal_category }),
    ...(incident_date === undefined ? {} : { incident_date }),
    ...(incident_city === undefined ? {} : { incident_city }),
    ...(incident_state === undefined ? {} : { incident_state }),
  };
}

/** What the engine reads of answers: not those that say "I don't know". */
function knownOnly(answers: GivenAnswers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
  );
}

/** A state is picked from all of them, where the words leave any open. */
export function offered(asked: Question): Question {
  if (asked.kind !== "text" || asked.id !== "state") return asked;
  return {
    ...asked,
    kind: "choice",
    choices: STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
  };
}

export interface AskedAnswer {
  question: Question;
  /** Null: the person does not know. */
  value: string | null;
}

/**
 * Answers to questions that a story asks, each with its question. An answer that its question cannot have is left out,
 * as is one to what the story does not ask.
 */
export function answersAsked(
  { precedents, now }: Pick<Services, "precedents" | "now">,
  told: Told,
  given: GivenAnswers,
): AskedAnswer[] {
  const ids = Object.keys(given);
  if (ids.length === 0) return [];
  const today = now().toISOString().slice(0, 10);
  return askedAmong(inputOf(told, today, given), ids, precedents)
    .map((asked) => ({ question: offered(asked), value: given[asked.id] ?? null }))
    .filter(({ question, value }) => value === null || fitsQuestion(question, value, today));
}
