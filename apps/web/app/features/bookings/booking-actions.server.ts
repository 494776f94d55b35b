import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/bookings.ts";

export interface ActAnswer {
  toast?: ToastWords;
  errors: { meeting?: string | undefined; slot?: string | undefined };
  values: { meeting: string; slot: string; note: string };
}

/** Does what a button of a booking's page asks for, and shows the page again with what came of it. */
export async function actOnBooking(standing: RequestContext, id: string, form: FormData) {
  const { bookings } = standing.client;
  const values = {
    meeting: textOf(form, "meeting").slice(0, 1000),
    slot: textOf(form, "slot"),
    note: textOf(form, "note").slice(0, 1000),
  };
  const here = `/bookings/${id}`;
  const refuse = (toast: ToastCode, errors: ActAnswer["errors"], status = 422) =>
    data<ActAnswer>({ values, errors, toast: toastWords(toast) }, { status });

  async function run(work: Promise<{ id?: string; url?: string } | null>, done: ToastCode | null) {
    const { error, data: answer } = await safe(work);
    if (error === null) {
      if (done !== null) flash(standing, done);
      return redirect(answer?.url ?? (answer?.id === undefined ? here : `/bookings/${answer.id}`));
    }
    const code = errorCode(error);
    if (code === "NOT_FOUND") throw data(null, { status: 404 });
    if (code === "NOT_ALLOWED_NOW" || code === "ALREADY_PAID") {
      flash(standing, "bookingStale");
      return redirect(here);
    }
    const told = answerTo(error, standing, {
      event: "booking_act_failed",
      otherwise: code === "PAYMENT_FAILED" ? "paymentError" : "bookingActFailed",
      own: { SLOT_TAKEN: "proposalTaken" },
    });
    const errors = told.code === "SLOT_TAKEN" ? { slot: words.proposeMissing() } : {};
    return refuse(told.toast, errors, told.status);
  }

  const proposal = { id, proposal_id: textOf(form, "proposal") };
  switch (textOf(form, "intent")) {
    case "confirm":
      if (values.meeting === "") return refuse("meetingMissing", { meeting: words.meetingMissing() });
      return run(bookings.confirm({ id, meeting_details: values.meeting }), "bookingConfirmed");
    case "decline":
      return run(bookings.decline({ id, note: values.note }), "bookingDeclined");
    case "cancel":
      return run(bookings.cancel({ id, note: values.note }), "bookingCancelled");
    case "complete":
      return run(bookings.complete({ id }), "bookingCompleted");
    case "no_show":
      return run(bookings.reportNoShow({ id }), "bookingNoShow");
    case "pay":
      return run(bookings.pay({ id }), null);
    case "propose": {
      const needsMeeting = form.has("meeting") && values.meeting === "";
      if (values.slot === "" || needsMeeting)
        return refuse(values.slot === "" ? "proposalMissing" : "meetingMissing", {
          slot: values.slot === "" ? words.proposeMissing() : undefined,
          meeting: needsMeeting ? words.meetingMissing() : undefined,
        });
      const how = values.meeting === "" ? {} : { meeting_details: values.meeting };
      return run(bookings.propose({ id, scheduled_date: values.slot, ...how }), "proposalSent");
    }
    case "accept":
      return run(bookings.acceptProposal(proposal), "proposalAccepted");
    case "close_proposal":
      return run(bookings.closeProposal(proposal), "proposalClosed");
    case "withdraw":
      return run(
        bookings.withdrawShare({ id, share_id: textOf(form, "share") }).then(() => null),
        "shareWithdrawn",
      );
    default:
      throw data(null, { status: 400 });
  }
}
