import type { ToastWords } from "../../ui/toast-queue.ts";

/** What a form of the account page answers when it refuses: which form, which field, what was typed. */
export interface AccountAnswer {
  intent: string;
  field: string;
  /** Never a password. */
  typed: string;
  toast: ToastWords;
}

/** The error of one field of one form, if the answer is about it. */
export function errorOf(
  answer: AccountAnswer | undefined,
  intent: string,
  field: string,
): string | undefined {
  return answer?.intent === intent && answer.field === field ? answer.toast.description : undefined;
}
