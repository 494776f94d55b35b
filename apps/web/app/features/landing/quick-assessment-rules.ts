export const DESCRIPTION_MIN = 50;
export const DESCRIPTION_SHOWN_MAX = 500;

export type QuickProblem = "completeAllFields" | "moreDetails";

/** The first rule that a quick assessment breaks, or null when it can be read. */
export function quickProblem(caseType: string, description: string): QuickProblem | null {
  const length = description.trim().length;
  if (caseType === "" || length === 0) return "completeAllFields";
  return length < DESCRIPTION_MIN ? "moreDetails" : null;
}
