import { type CaseSubmission, legalCategory, state } from "@standing/contract";
import { textOf } from "../../shell/form-data.ts";
import * as words from "../../words/cases.ts";
import { type CaseValues, NO_VALUES, isSensitive } from "./submission-rules.ts";

/** Everything that was typed into the case form. */
export function caseValues(form: FormData): CaseValues {
  const names = Object.keys(NO_VALUES) as (keyof CaseValues)[];
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as unknown as CaseValues;
}

/** The short form's answers as the story that is analysed: one line for each answer. */
function shortStory(values: CaseValues): string {
  const stages: Record<string, (key: never) => string> = {
    criminal_defense: words.criminalStage,
    immigration_law: words.immigrationStage,
  };
  const lines: [string, string][] = [
    [words.stage(), stages[values.category]?.(values.stage as never) ?? ""],
    [
      words.held(),
      values.held === "" ? "" : words.heldAnswer(values.held as Parameters<typeof words.heldAnswer>[0]),
    ],
    [words.nextDate(), values.nextDate],
    [words.question(), values.question],
  ];
  return lines
    .filter(([, answer]) => answer !== "")
    .map(([label, answer]) => `${label} ${answer}`)
    .join("\n");
}

/** The submission that the contract asks for; absent fields are left out. Throws for values that no option offers. */
export function toSubmission(values: CaseValues, submissionKey: string): CaseSubmission {
  const { need, date, city, location } = values;
  return {
    title: values.title,
    legal_category: legalCategory.parse(values.category),
    description: isSensitive(values.category) ? shortStory(values) : values.description,
    ...(values.category === "other" && { legal_subcategory: need }),
    ...(date !== "" && { incident_date: date }),
    ...(city !== "" && { incident_city: city }),
    ...(location !== "" && { incident_location: location }),
    ...(values.state !== "" && { incident_state: state.parse(values.state) }),
    ...(submissionKey !== "" && { submission_key: submissionKey }),
  };
}
