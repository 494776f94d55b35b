/** Why a field of a case's form is refused. */
export type FieldProblem =
  | "legalCategoryRequired"
  | "descriptionRequired"
  | "storyRequired"
  | "titleRequired"
  | "dateInvalid"
  | "tooLong"
  | "fieldTooLong"
  | "stageRequired"
  | "choiceUnknown";

/** A field, what the contract calls it, and what is said when it is not taken as it is. */
export type FieldRule<Field> = readonly [field: Field, name: string, problem: FieldProblem];

interface Refused {
  readonly issues: readonly { readonly code?: string; readonly path: readonly PropertyKey[] }[];
}

/**
 * The first field, in the order of the form, that a schema of the contract has refused; null when it was none of the
 * form's fields.
 */
export function firstProblem<Field>(
  { issues }: Refused,
  rules: readonly FieldRule<Field>[],
): { field: Field; problem: FieldProblem } | null {
  for (const [field, name, problem] of rules) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue === undefined) continue;
    const tooLong = name === "description" ? "tooLong" : "fieldTooLong";
    return { field, problem: issue.code === "too_big" ? tooLong : problem };
  }
  return null;
}

/** The first and the last day that an incident can have, `YYYY-MM-DD`. */
export interface IncidentDays {
  first: string;
  last: string;
}
