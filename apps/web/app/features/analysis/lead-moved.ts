import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/cases-questions.ts";

/** The day that matters most, and whether it is exact or the earliest safe one. */
export interface LeadDay {
  date: string;
  exact: boolean;
}

/** How the day that matters most moved, in sentences; none where it did not. */
export function leadMoved(was: LeadDay | null, is: LeadDay | null, today: string): string[] {
  if (was?.date === is?.date) return [];
  return [moved(was, is), ...(is !== null && is.date < today ? [words.leadPassed()] : [])];
}

function moved(was: LeadDay | null, is: LeadDay | null): string {
  const before = was === null ? "" : formatDate(was.date);
  if (is === null) return words.leadGone({ before });
  const after = formatDate(is.date);
  if (was === null) return is.exact ? words.leadFound({ after }) : words.leadSafeFound({ after });
  return was.exact ? words.leadMoved({ before, after }) : words.leadSafeMoved({ before, after });
}
