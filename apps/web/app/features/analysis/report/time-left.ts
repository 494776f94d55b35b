import * as words from "../../../words/analysis-report.ts";
import { daysBetween } from "../../cases/dates.ts";

const DAYS_OF_YEAR = 365.25;
/** From so many years on nobody counts days. */
const COUNTED_IN_YEARS = 2;

/** Days until a date in words, counted from today and not from the day of the analysis. Dates are `YYYY-MM-DD`. */
export function timeLeft(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return words.lastDay();
  if (days > 0) return words.daysLeft({ n: days });
  const years = Math.floor(-days / DAYS_OF_YEAR);
  return years < COUNTED_IN_YEARS ? words.passed({ n: -days }) : words.passedYears({ n: years });
}
