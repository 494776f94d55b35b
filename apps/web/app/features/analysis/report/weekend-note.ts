import type { Deadline } from "@standing/contract";
import { formatDate } from "../../../ui/format.ts";
import * as words from "../../../words/analysis-report.ts";

/** What to do where a last day is a weekend or a holiday. */
export function weekendNote({
  weekday,
  holiday,
  safe_date,
  next_court_day,
}: NonNullable<Deadline["falls_on"]>): string {
  const values = { weekday, safe: formatDate(safe_date), next: formatDate(next_court_day) };
  return holiday === null ? words.weekend(values) : words.holiday({ ...values, holiday });
}
