import { type Booking, type BookingShare, LIMITS } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { calendarFile } from "./make-calendar-file.ts";
import { sideOf, toBooking } from "./present.ts";
import { findBooking } from "./queries.ts";
import { type AskedBookings, countRequests, listBookings } from "./lists/queries.ts";
import { sharesOf } from "./shares/queries.ts";
import { toShare } from "./shares/present.ts";

/**
 * A page of the caller's bookings on one side of the table.
 * @param input.after the id of the last booking seen
 * @returns `next` is what to ask for next; null at the end
 * @throws UNAUTHORIZED
 */
export async function ownBookings(
  context: RequestContext,
  input: AskedBookings,
): Promise<{ bookings: Booking[]; next: string | null }> {
  requireUser(context);
  const { pools, now } = context.services;
  const rows = await asReader(pools, actorOf(context), (tx) => listBookings(tx, input, LIMITS.per_page + 1));
  const page = rows.slice(0, LIMITS.per_page);
  return {
    bookings: page.map((row) => toBooking(row, input.side, now())),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** How many requests wait for the caller's answer. @throws UNAUTHORIZED */
export async function requestsWaiting(context: RequestContext): Promise<{ waiting: number }> {
  requireUser(context);
  return { waiting: await asReader(context.services.pools, actorOf(context), countRequests) };
}

/**
 * One of the caller's bookings with what was shared for it.
 * @throws UNAUTHORIZED; NOT_FOUND for a booking that is missing or of other people
 */
export async function getBooking(
  context: RequestContext,
  input: { id: string },
): Promise<{ booking: Booking; shares: BookingShare[] }> {
  const user = requireUser(context);
  const { pools, now } = context.services;
  return asReader(pools, actorOf(context), async (tx) => {
    const row = await findBooking(tx, input.id);
    if (!row) throw problem("NOT_FOUND");
    const side = sideOf(row, user.id);
    const shares = await sharesOf(tx, row.id);
    return { booking: toBooking(row, side, now()), shares: shares.map((share) => toShare(share, side)) };
  });
}

/**
 * The calendar file of one of the caller's bookings.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function bookingCalendar(
  context: RequestContext,
  input: { id: string },
): Promise<{ file_name: string; ics: string }> {
  const user = requireUser(context);
  const { pools, config, origin } = context.services;
  const row = await asReader(pools, actorOf(context), (tx) => findBooking(tx, input.id));
  if (!row) throw problem("NOT_FOUND");
  const { content } = calendarFile(row, sideOf(row, user.id), {
    recipient: user.email,
    mailFrom: config.mailFrom,
    url: `${origin}/bookings/${row.id}`,
  });
  return { file_name: `consultation-${row.scheduled_date.toISOString().slice(0, 10)}.ics`, ics: content };
}
