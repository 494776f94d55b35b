import * as words from "../../../words/analysis-report.ts";
import { daysBetween } from "../../cases/dates.ts";

/** Days until a date in words, counted from today and not from the day of the analysis. Dates are `YYYY-MM-DD`. */
export function timeLeft(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return words.lastDay();
  return days > 0 ? words.daysLeft({ n: days }) : words.passed({ n: -days });
}
