import type { ToastWords } from "../../ui/toast-queue.ts";
import type { ReadAnswer } from "./first-reading.server.ts";
import type { FieldProblem } from "./form-problem.ts";
import type { CaseField, CaseValues } from "./submission-rules.ts";

/** What the case form's page answers to a form that it does not take, or reads for the first time. */
export interface CaseAnswer extends ReadAnswer {
  values?: CaseValues | undefined;
  field?: CaseField | undefined;
  problem?: FieldProblem | undefined;
  toast?: ToastWords | undefined;
  /** Address that has to be confirmed before a case is taken. */
  unverified?: string | undefined;
}
