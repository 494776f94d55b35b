import { FIRST_INCIDENT_DAY } from "@standing/contract";
import { todayUtc } from "./dates.ts";
import type { IncidentDays } from "./form-problem.ts";

/** The days that the field for the incident date offers. */
export function incidentDays(): IncidentDays {
  return { first: FIRST_INCIDENT_DAY, last: todayUtc() };
}
