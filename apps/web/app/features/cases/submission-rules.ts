export type CaseField = "category" | "need" | "title" | "description" | "date" | "stage";

export type CaseProblem =
  | "legalCategoryRequired"
  | "descriptionRequired"
  | "storyRequired"
  | "titleRequired"
  | "dateInvalid"
  | "tooLong"
  | "stageRequired";

/** What a visitor typed, as it stands in the form. */
export interface CaseValues {
  category: string;
  need: string;
  title: string;
  description: string;
  date: string;
  city: string;
  state: string;
  location: string;
  stage: string;
  held: string;
  nextDate: string;
  question: string;
}

export const NO_VALUES: CaseValues = {
  category: "",
  need: "",
  title: "",
  description: "",
  date: "",
  city: "",
  state: "",
  location: "",
  stage: "",
  held: "",
  nextDate: "",
  question: "",
};

export type SensitiveCategory = "criminal_defense" | "immigration_law";

/** Matters where an open story box may do harm: they get free help first and a shorter form. */
export function isSensitive(category: string): category is SensitiveCategory {
  return category === "criminal_defense" || category === "immigration_law";
}

export const STORY_MAX = 50_000;

/**
 * The first rule that a case form breaks, in the order in which they are checked; null when it can be sent.
 * @param days between which an incident can be
 */
export function caseProblem(
  values: CaseValues,
  days: IncidentDays,
): { field: CaseField; problem: CaseProblem } | null {
  if (values.category === "") return { field: "category", problem: "legalCategoryRequired" };
  if (values.category === "other" && values.need.trim() === "")
    return { field: "need", problem: "descriptionRequired" };
  if (values.title.trim() === "") return { field: "title", problem: "titleRequired" };
  if (isSensitive(values.category)) {
    if (values.stage === "") return { field: "stage", problem: "stageRequired" };
  } else if (values.description.trim() === "") return { field: "description", problem: "storyRequired" };
  if (values.description.length > STORY_MAX || values.question.length > STORY_MAX)
    return { field: "description", problem: "tooLong" };
  if (values.date !== "" && !isIncidentDate(values.date, days))
    return { field: "date", problem: "dateInvalid" };
  return null;
}

/** The first and the last day that an incident can have, `YYYY-MM-DD`. */
export interface IncidentDays {
  first: string;
  last: string;
}

/** Is this a calendar date that exists, and one of the days that an incident can have. */
export function isIncidentDate(value: string, { first, last }: IncidentDays): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value) &&
    value >= first &&
    value <= last
  );
}
