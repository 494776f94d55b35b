import { formatDate } from "../../ui/format.ts";
import { Link } from "react-router";
import { AwaitedPayment } from "../../features/billing/awaited-payment.tsx";
import { paymentReturn } from "../../features/billing/payment-return.server.ts";
import type { Booking } from "@standing/contract";
import { actOnBooking } from "../../features/bookings/booking-actions.server.ts";
import { type Asking, BookingActs } from "../../features/bookings/booking-acts.tsx";
import { BookingNotFound } from "../../features/bookings/booking-not-found.tsx";
import { StatusBadge, otherName, waitsForPayment } from "../../features/bookings/booking-row.tsx";
import { BookingShares } from "../../features/bookings/booking-shares.tsx";
import { BothTimes, bothTimesText } from "../../features/bookings/both-times.tsx";
import { loadBooking } from "../../features/bookings/load-booking.server.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { formatMoney } from "../../ui/format.ts";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/booking.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.listTitle(), loaderData && formatDate(loaderData.booking.scheduled_date));

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const awaited = await paymentReturn(standing, request, `/bookings/${params.id}`, "consultationPaid");
  const query = new URL(request.url).searchParams;
  const { booking, shares } = await loadBooking(standing, params.id);
  const ask = query.get("ask");
  const asking: Asking = ask === "cancel" || ask === "decline" || ask === "propose" ? ask : null;
  const found =
    asking === "propose" ? await standing.client.bookings.slots({ attorney_id: booking.attorney_id }) : null;
  return { booking, shares, asking, awaited, slots: found?.days.flatMap(({ slots }) => slots) ?? [] };
}

const INTENTS = [
  "confirm",
  "decline",
  "cancel",
  "complete",
  "no_show",
  "pay",
  "propose",
  "accept",
  "close_proposal",
  "withdraw",
];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return actOnBooking(standing, params.id, await pageForm(request, INTENTS));
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const { booking, shares, asking, slots } = loaderData;
  const list = booking.side === "attorney" ? "/bookings?as=attorney" : "/bookings";
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to={list} label={words.back()} />
      {loaderData.awaited && <AwaitedPayment />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1>{words.detailTitle({ name: otherName(booking) })}</h1>
        <StatusBadge booking={booking} />
      </div>
      <FormNotice toast={actionData?.toast} />
      <ByWhen booking={booking} />
      <Facts booking={booking} />
      <BookingActs booking={booking} asking={asking} slots={slots} answer={actionData} />
      <BookingShares booking={booking} shares={shares} />
    </div>
  );
}

/** What the booking waits for, and until when. */
function ByWhen({ booking }: { booking: Booking }) {
  const { side, status } = booking;
  const at = (instant: string) => bothTimesText({ instant, zones: booking, side });
  if (status === "pending") {
    const time = at(booking.answer_by);
    return (
      <Notice tone="time">
        {side === "client" ? words.answerByClient({ time }) : words.answerByAttorney({ time })}
      </Notice>
    );
  }
  if (waitsForPayment(booking) && booking.pay_by !== null) {
    const time = at(booking.pay_by);
    return (
      <Notice tone="time">
        {side === "client" ? words.payByClient({ time }) : words.payByAttorney({ time })}
      </Notice>
    );
  }
  if (booking.rescheduled_to !== null) {
    return (
      <Notice tone="accent">
        <Link to={`/bookings/${booking.rescheduled_to}`}>{words.movedTo()}</Link>
      </Notice>
    );
  }
  return null;
}

function Facts({ booking }: { booking: Booking }) {
  const { side, ended_by } = booking;
  const rows: [string, React.ReactNode][] = [
    [
      words.when(),
      <span key="when">
        <BothTimes instant={booking.scheduled_date} zones={booking} side={side} />
        <br />
        <a href={`/bookings/${booking.id}/consultation.ics`} className="link">
          {words.calendarFile()}
        </a>
      </span>,
    ],
    ...(ended_by === null
      ? []
      : [[words.status(booking.status), words.endedBy(ended_by)] as [string, string]]),
    ...(booking.ending_note === null ? [] : [[words.endingNote(), booking.ending_note] as [string, string]]),
    ...(booking.meeting_details === null
      ? []
      : [[words.where(), booking.meeting_details] as [string, string]]),
    [words.cost(), costOf(booking)],
    ...(booking.refunded_amount > 0
      ? [[words.refunded(), formatMoney(booking.refunded_amount)] as [string, string]]
      : []),
    ...(booking.notes === null
      ? []
      : [[side === "client" ? words.yourNotes() : words.clientNotes(), booking.notes] as [string, string]]),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_1fr]">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-quiet">{term}</dt>
          <dd className="-mt-3 min-w-0 wrap-anywhere whitespace-pre-line sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function costOf(booking: Booking): string {
  if (booking.fee_amount === 0) return words.free();
  const price = formatMoney(booking.fee_amount);
  return booking.paid_at === null ? price : `${price} · ${words.paid()}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BookingNotFound error={error} />;
}
