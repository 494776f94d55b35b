import { isRouteErrorResponse } from "react-router";
import type { ToastWords } from "../ui/toast-queue.ts";

/** A form as the browser sent it, without files and never with a password or a code. */
export interface SentForm {
  /** Where it was sent to. */
  action: string;
  fields: [name: string, value: string][];
  hadFile: boolean;
}

/** What a form of a signed-in person answers when the session has ended meanwhile. */
export interface SignedOut {
  signedOut: true;
  toast: ToastWords;
  /** The form, for a page without scripts; a living page still has it. */
  sent: SentForm | null;
}

/** The answer of a form whose sender is signed out; null for any other error. */
export function readSignedOut(error: unknown): SignedOut | null {
  if (!isRouteErrorResponse(error) || error.status !== 401) return null;
  const answer = error.data as Partial<SignedOut> | null;
  return answer?.signedOut === true ? (answer as SignedOut) : null;
}
