import type { CaseDetail } from "@standing/contract";
import { type IncidentDays, STORY_MAX, isIncidentDate } from "./submission-rules.ts";

/** What stands in the form that edits a case. */
export interface EditValues {
  title: string;
  caseType: string;
  description: string;
  date: string;
  location: string;
  city: string;
  state: string;
  summary: string;
}

export type EditField = "title" | "description" | "date";
export type EditProblem = "titleRequired" | "storyRequired" | "tooLong" | "dateInvalid";

/** A case as the form begins with it. */
export function editValues(detail: CaseDetail): EditValues {
  return {
    title: detail.title,
    caseType: detail.case_type_chosen ? detail.case_type : "",
    description: detail.description,
    date: detail.incident_date ?? "",
    location: detail.incident_location ?? "",
    city: detail.incident_city ?? "",
    state: detail.incident_state ?? "",
    summary: "",
  };
}

/**
 * The first rule that an edit breaks; null when it can be saved.
 * @param days between which an incident can be
 */
export function editProblem(
  { title, description, date }: EditValues,
  days: IncidentDays,
): { field: EditField; problem: EditProblem } | null {
  if (title.trim() === "") return { field: "title", problem: "titleRequired" };
  if (description.trim() === "") return { field: "description", problem: "storyRequired" };
  if (description.length > STORY_MAX) return { field: "description", problem: "tooLong" };
  if (date !== "" && !isIncidentDate(date, days)) return { field: "date", problem: "dateInvalid" };
  return null;
}
