import { problem } from "../../kernel/problem.ts";
import { incidentDays } from "./rules.ts";

/** Refuses a day on which no incident can have been; no day at all is fine. @throws INCIDENT_DATE_REFUSED */
export function requireIncidentDay(day: string | null | undefined, now: Date): void {
  const days = incidentDays(now);
  if (day && (day < days.first_day || day > days.last_day)) throw problem("INCIDENT_DATE_REFUSED", days);
}
