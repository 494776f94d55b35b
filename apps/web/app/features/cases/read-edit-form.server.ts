import { type CaseEdit, caseEdit } from "@standing/contract";
import type { EditField, EditValues } from "./edit-rules.ts";
import { type FieldProblem, type FieldRule, type IncidentDays, firstProblem } from "./form-problem.ts";
import { isBeyond } from "./read-case-form.server.ts";

const RULES: readonly FieldRule<EditField>[] = [
  ["title", "title", "titleRequired"],
  ["caseType", "case_type", "choiceUnknown"],
  ["description", "description", "storyRequired"],
  ["date", "incident_date", "dateInvalid"],
  ["location", "incident_location", "fieldTooLong"],
  ["city", "incident_city", "fieldTooLong"],
  ["state", "incident_state", "choiceUnknown"],
  ["summary", "changes_summary", "fieldTooLong"],
];

export type ReadEdit = { edit: CaseEdit } | { broken: { field: EditField; problem: FieldProblem } | null };

/**
 * The edit that the contract asks for, or the first field of the form that it does not take; null for one that stands
 * in no field.
 * @param days between which an incident can be
 */
export function readEdit(
  values: EditValues,
  more: { id: string; base_version: number; reanalyze: boolean },
  days: IncidentDays,
): ReadEdit {
  const { success, data, error } = caseEdit.safeParse({
    ...more,
    title: values.title,
    description: values.description,
    case_type: values.caseType || null,
    incident_date: values.date || null,
    incident_location: values.location || null,
    incident_city: values.city || null,
    incident_state: values.state || null,
    changes_summary: values.summary || undefined,
  });
  if (!success) return { broken: firstProblem(error, RULES) };
  return isBeyond(data.incident_date, days)
    ? { broken: { field: "date", problem: "dateInvalid" } }
    : { edit: data };
}
