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
  const answer = isRouteErrorResponse(error) ? error : thrownHere(error);
  if (answer?.status !== 401) return null;
  const told = answer.data as Partial<SignedOut> | null;
  return told?.signedOut === true ? (told as SignedOut) : null;
}

/** What the page's own action threw with the router's `data`, before the router has made an answer of it. */
function thrownHere(error: unknown): { data: unknown; status: number | undefined } | null {
  if (typeof error !== "object" || error === null || !("data" in error) || !("init" in error)) return null;
  const { data, init } = error as { data: unknown; init: ResponseInit | null };
  return { data, status: init?.status };
}
