import {
  type CaseSubmission,
  LIMITS,
  calendarDate,
  caseSubmission,
  legalCategory,
  state,
} from "@standing/contract";
import { textOf } from "../../shell/form-data.ts";
import * as words from "../../words/cases.ts";
import { type FieldProblem, type FieldRule, type IncidentDays, firstProblem } from "./form-problem.ts";
import {
  CRIMINAL_STAGES,
  type CaseField,
  type CaseValues,
  HELD,
  IMMIGRATION_STAGES,
  NO_VALUES,
  isSensitive,
} from "./submission-rules.ts";

/** Everything that was typed into the case form. */
export function caseValues(form: FormData): CaseValues {
  const names = Object.keys(NO_VALUES) as (keyof CaseValues)[];
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as unknown as CaseValues;
}

/** An option of a list, said in words; null for what the list does not offer. */
function said<Option extends string>(
  options: readonly Option[],
  value: string,
  say: (option: Option) => string,
): string | null {
  const option = options.find((one) => one === value);
  return option === undefined ? null : say(option);
}

/** The short form's first answer in words; null before one was chosen. */
function stageOf({ category, stage }: CaseValues): string | null {
  return category === "criminal_defense"
    ? said(CRIMINAL_STAGES, stage, words.criminalStage)
    : said(IMMIGRATION_STAGES, stage, words.immigrationStage);
}

/** The short form's answers as the story that is analysed: one line for each answer. */
function shortStory(values: CaseValues): string {
  const lines: [string, string | null][] = [
    [words.stage(), stageOf(values)],
    [words.held(), said(HELD, values.held, words.heldAnswer)],
    [words.nextDate(), values.nextDate],
    [words.question(), values.question],
  ];
  return lines
    .filter(([, answer]) => answer !== null && answer !== "")
    .map(([label, answer]) => `${label} ${answer}`)
    .join("\n");
}

/** What the form sends, as the contract names it; absent fields are left out. */
function submissionOf(values: CaseValues, submissionKey: string): Record<keyof CaseSubmission, unknown> {
  const sensitive = isSensitive(values.category);
  return {
    title: values.title,
    legal_category: values.category,
    legal_subcategory: values.category === "other" ? values.need : undefined,
    description: sensitive ? shortStory(values) : values.description,
    incident_date: values.date || undefined,
    incident_city: values.city || undefined,
    incident_location: values.location || undefined,
    incident_state: values.state || undefined,
    priority_level: undefined,
    answers: undefined,
    submission_key: submissionKey || undefined,
  };
}

const BEFORE_THE_STORY: readonly FieldRule<CaseField>[] = [
  ["category", "legal_category", "legalCategoryRequired"],
  ["need", "legal_subcategory", "descriptionRequired"],
  ["title", "title", "titleRequired"],
];
const STORY: FieldRule<CaseField> = ["description", "description", "storyRequired"];
const QUESTION: FieldRule<CaseField> = ["question", "description", "storyRequired"];
const AFTER_THE_STORY: readonly FieldRule<CaseField>[] = [
  ["date", "incident_date", "dateInvalid"],
  ["state", "incident_state", "choiceUnknown"],
  ["city", "incident_city", "fieldTooLong"],
  ["location", "incident_location", "fieldTooLong"],
];

export type ReadCase =
  | { submission: CaseSubmission }
  | { broken: { field: CaseField; problem: FieldProblem } | null };

/**
 * The submission that the contract asks for, or the first field of the form that it does not take; null for one that
 * stands in no field.
 * @param days between which an incident can be
 */
export function readCase(values: CaseValues, submissionKey: string, days: IncidentDays): ReadCase {
  const { success, data, error } = caseSubmission.safeParse(submissionOf(values, submissionKey));
  const issues = success ? [] : error.issues;
  const before = firstProblem({ issues }, BEFORE_THE_STORY);
  if (before !== null) return { broken: before };
  const sensitive = isSensitive(values.category);
  if (sensitive && stageOf(values) === null) return { broken: { field: "stage", problem: "stageRequired" } };
  const broken = firstProblem({ issues }, [sensitive ? QUESTION : STORY, ...AFTER_THE_STORY]);
  if (broken !== null || !success) return { broken };
  return isBeyond(data.incident_date, days)
    ? { broken: { field: "date", problem: "dateInvalid" } }
    : { submission: data };
}

/** A first reading needs this many characters. */
const TOLD_FROM = 50;

/** What a form tells so far, for a first reading; null where that is too little. Fields that are not right yet are left out. */
export function toldSoFar(
  { category, description, date, city, state: place }: CaseValues,
  days: IncidentDays,
) {
  if (description.trim().length < TOLD_FROM) return null;
  const { data: legal_category } = legalCategory.safeParse(category);
  const { data: incident_date } = calendarDate.safeParse(date);
  const { data: incident_state } = state.safeParse(place);
  return {
    description,
    ...(legal_category === undefined ? {} : { legal_category }),
    ...(incident_date === undefined || isBeyond(incident_date, days) ? {} : { incident_date }),
    ...(incident_state === undefined ? {} : { incident_state }),
    ...(city.trim() === "" ? {} : { incident_city: city.trim().slice(0, LIMITS.city_max) }),
  };
}

/** Is a day given that no incident can have. */
export function isBeyond(date: string | null | undefined, { first, last }: IncidentDays): boolean {
  return typeof date === "string" && (date < first || date > last);
}
