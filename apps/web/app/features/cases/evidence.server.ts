import { safe } from "@orpc/client";
import type { EvidenceMark } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageAddress } from "../../shell/page-address.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";

/** What each button says of a thing on the list. */
const MARKS: Readonly<Record<string, EvidenceMark | null>> = {
  "evidence-have": "have",
  "evidence-not-needed": "not_needed",
  "evidence-back": null,
};
/** What each button says of a file beside it. */
const SHOWS: Readonly<Record<string, boolean>> = { "evidence-shows": true, "evidence-shows-not": false };

/** The buttons of the list of evidence, for the pages that it stands on. */
export const EVIDENCE_INTENTS = [...Object.keys(MARKS), ...Object.keys(SHOWS)];

export const isAboutEvidence = (form: FormData) => EVIDENCE_INTENTS.includes(textOf(form, "intent"));

/** Keeps what was said. A living page stays where it is; one without JavaScript comes back to the list. */
export async function keepEvidence(standing: RequestContext, request: Request, id: string, form: FormData) {
  const { cases } = standing.client;
  const [intent, item, document_id] = [
    textOf(form, "intent"),
    textOf(form, "item"),
    textOf(form, "document"),
  ];
  const shows = SHOWS[intent];
  const { error } = await safe(
    shows === undefined
      ? cases.markEvidence({ id, item, mark: MARKS[intent] ?? null })
      : cases.matchEvidence({ id, item, document_id, shows }),
  );
  const living = request.headers.get("sec-fetch-dest") === "empty";
  const back = () => redirect(`${pageAddress(request).pathname}#evidence`);
  if (error === null) return living ? data<{ toast?: ToastWords }>({}) : back();
  const told = answerTo(error, standing, {
    event: "evidence_failed",
    otherwise: "evidenceFailed",
    own: { NOT_FOUND: "evidenceFailed", BAD_REQUEST: "evidenceFailed", REPORT_REQUIRED: "evidenceFailed" },
  });
  if (living) return data<{ toast?: ToastWords }>({ toast: toastWords(told.toast) }, { status: told.status });
  flash(standing, "evidenceFailed");
  return back();
}
