import { safe } from "@orpc/client";
import { TICKET_REPLY_MAX, id, ticketPriority, ticketStatus } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/admin.ts";
import { type TicketQuery, ticketAddress } from "./ticket-query.ts";

export interface WritingAnswer {
  kind: "respond" | "note";
  body: string;
  error: string | undefined;
}

/** Carries out what an operator does to the open ticket. After an update its panel is closed. */
export async function ticketAction(standing: RequestContext, query: TicketQuery, form: FormData) {
  const intent = textOf(form, "intent");
  if (query.id === undefined) throw data(null, { status: 400 });
  if (intent === "respond" || intent === "note") return write(standing, query, query.id, intent, form);
  const change = changeOf(intent, textOf(form, "value"));
  if (change === null) throw data(null, { status: 400 });
  const { error } = await safe(standing.client.supportDesk.updateTicket({ id: query.id, ...change }));
  if (error !== null) return failed(standing, error, "ticketUpdateFailed", undefined);
  flash(standing, "ticketUpdated");
  return redirect(ticketAddress({ ...query, id: undefined }));
}

function changeOf(intent: string, value: string) {
  const status = ticketStatus.safeParse(value);
  if (intent === "status") return status.success ? { status: status.data } : null;
  const priority = ticketPriority.safeParse(value);
  if (intent === "priority") return priority.success ? { priority: priority.data } : null;
  const operator = id.safeParse(value);
  if (intent === "assigned") return { assigned_to: operator.success ? operator.data : null };
  return null;
}

async function write(
  standing: RequestContext,
  query: TicketQuery,
  ticket: string,
  kind: "respond" | "note",
  form: FormData,
) {
  const body = textOf(form, "body");
  if (body === "" || body.length > TICKET_REPLY_MAX) {
    const error =
      body !== "" ? words.notesTooLong() : kind === "note" ? words.noteRequired() : words.responseRequired();
    const writing: WritingAnswer = { kind, body, error };
    return data({ toast: undefined, writing }, { status: 422 });
  }
  const { error } = await safe(
    standing.client.supportDesk.respond({ id: ticket, body, is_internal: kind === "note" }),
  );
  if (error !== null) return failed(standing, error, "responseFailed", { kind, body, error: undefined });
  flash(standing, kind === "note" ? "internalNoteAdded" : "responseSent");
  return redirect(ticketAddress(query));
}

function failed(
  standing: RequestContext,
  error: unknown,
  code: ToastCode,
  writing: WritingAnswer | undefined,
) {
  const told = answerTo(error, standing, { event: "ticket_update_failed", otherwise: code });
  return data({ toast: toastWords(told.toast), writing }, { status: told.status });
}
