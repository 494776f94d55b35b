import { safe } from "@orpc/client";
import { documentType } from "@standing/contract";
import { data, redirect } from "react-router";
import type { Client, RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { logFailure } from "../../shell/log-failure.server.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import type { ToastCode } from "../../shell/toast-words.ts";
import * as words from "../../words/documents.ts";
import { refusalWords } from "./fault-words.ts";

/** Where the documents of a case stand. */
export const documentsTab = (caseId: string) => `/case/${caseId}?tab=documents`;

/** What the documents panel shows. */
export async function loadDocuments(client: Client, caseId: string) {
  const [found, { prices }] = await Promise.all([
    client.documents.list({ case_id: caseId }),
    client.billing.prices(),
  ]);
  return { ...found, price: prices.find(({ code }) => code === "document_upload")?.amount ?? 0 };
}

/** What the address says of a payment: a message for the next page, and the address to go on with. */
export async function paymentReturn(
  standing: RequestContext,
  caseId: string,
  query: URLSearchParams,
): Promise<string | null> {
  if (query.has("payment_cancelled")) {
    flash(standing, "documentPaymentCancelled");
    return `${documentsTab(caseId)}#record`;
  }
  if (!query.has("payment_success")) return null;
  const sessionId = query.get("session_id") ?? "";
  const { success } = sessionId === "" ? { success: false } : await verified(standing, sessionId);
  flash(standing, success ? "paymentSuccessful" : "documentPaymentPending");
  return `${documentsTab(caseId)}${success ? "" : "&awaiting=1"}#record`;
}

const verified = (standing: RequestContext, sessionId: string) =>
  standing.client.documents["verify-document-payment"]({ sessionId });

/** Starts the payment and leads to it. */
async function pay(standing: RequestContext, caseId: string) {
  const { error, data: answer } = await safe(
    standing.client.documents["create-document-upload-payment"]({ caseId }),
  );
  if (error === null && answer.url !== undefined) return redirect(answer.url);
  flashOutcome(error, standing, {
    done: "paymentAlreadyComplete",
    event: "checkout_failed",
    otherwise: "paymentError",
  });
  return redirect(`${documentsTab(caseId)}#record`);
}

/** Adds the file of a form that was sent as a whole; a refusal stands beside the field. */
async function upload(standing: RequestContext, caseId: string, form: FormData) {
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "") return data({ error: words.choose() }, { status: 422 });
  if (form.getAll("file").length > 1) return data({ error: words.tooMany() }, { status: 422 });
  const description = textOf(form, "description");
  const { error } = await safe(
    standing.client.documents.upload({
      case_id: caseId,
      file,
      document_type: documentType.catch("other").parse(textOf(form, "documentType")),
      ...(description === "" ? {} : { description }),
    }),
  );
  if (error === null) return done(standing, caseId, "documentUploaded");
  const code = errorCode(error);
  if (code === "PAYMENT_REQUIRED") return done(standing, caseId, "paymentRequired");
  const known = refusalWords({ code, data: "data" in error ? error.data : undefined });
  if (known === words.problem("FAILED")) logFailure("upload_failed", error, standing.requestId);
  return data({ error: known }, { status: 422 });
}

function done(standing: RequestContext, caseId: string, message: ToastCode) {
  flash(standing, message);
  return redirect(`${documentsTab(caseId)}#record`);
}

async function remove(standing: RequestContext, caseId: string, id: string) {
  const { error } = await safe(standing.client.documents.remove({ id }));
  flashOutcome(error, standing, {
    done: "documentDeleted",
    event: "document_deletion_failed",
    otherwise: "documentDeleteFailed",
  });
  return redirect(`${documentsTab(caseId)}#record`);
}

async function giveUp(standing: RequestContext, caseId: string, id: string) {
  const { error } = await safe(standing.client.documents.cancelUpload({ id }));
  if (error !== null && errorCode(error) !== "NOT_FOUND") throw error;
  return done(standing, caseId, "uploadStopped");
}

/** Does what a form of the documents panel asks for. */
export async function changeDocuments(standing: RequestContext, caseId: string, form: FormData) {
  const intent = form.get("intent");
  if (intent === "pay") return pay(standing, caseId);
  if (intent === "remove") return remove(standing, caseId, textOf(form, "document"));
  if (intent === "give-up") return giveUp(standing, caseId, textOf(form, "upload"));
  return upload(standing, caseId, form);
}
