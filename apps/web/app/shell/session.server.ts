import { data, redirect } from "react-router";
import type { RequestContext, WebUser } from "../request-context.ts";
import { pageAddress } from "./page-address.ts";
import { asksForData, sentFormOf } from "./sent-form.server.ts";
import type { SentForm, SignedOut } from "./signed-out.ts";
import { type ToastCode, toastWords } from "./toast-words.ts";

/** What a form answers whose sender is signed out. */
export function signedOutAnswer(refusal: ToastCode, sent: SentForm | null): SignedOut {
  return { signedOut: true, toast: toastWords(refusal), sent };
}

/**
 * The signed-in person, or a redirect to sign in that comes back to this page. A form whose sender is signed out is
 * answered in a way that loses no word of it: a living page keeps the form, any other gets it back.
 */
export function requireUser(
  standing: RequestContext,
  request: Request,
  refusal: ToastCode = "signedOutMeanwhile",
): WebUser {
  const { user } = standing.session;
  if (user !== null) return user;
  if (request.method === "POST") {
    const sent = sentFormOf(standing);
    if (sent !== null || asksForData(request)) throw data(signedOutAnswer(refusal, sent), { status: 401 });
  }
  const { pathname, search } = pageAddress(request);
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
}
