import type { CaseDetail } from "@standing/contract";

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

export type EditField = keyof EditValues;

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
