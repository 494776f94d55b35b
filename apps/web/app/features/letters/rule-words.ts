import type { Letter } from "@standing/contract";
import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/letters.ts";

/** How sure we are of a rule, and the day on which it was compared. */
export function ruleStanding({ confidence_words, checked }: Letter["rules"][number]): string {
  return checked === null
    ? words.ruleUnchecked({ confidence: confidence_words })
    : words.ruleChecked({ confidence: confidence_words, date: formatDate(checked) });
}

/** A rule with what it says, in one line. */
export const ruleWords = (rule: Letter["rules"][number]): string =>
  `${rule.citation}. ${rule.says} (${ruleStanding(rule)})`;

/** A deadline that a letter is about, in one line. */
export function deadlineWords({ title, date, safe_date, statute }: Letter["deadlines"][number]): string {
  const day = date ?? safe_date;
  return day === null
    ? words.deadlineNoDay({ title, statute })
    : words.deadlineDay({ title, statute, date: formatDate(day) });
}
