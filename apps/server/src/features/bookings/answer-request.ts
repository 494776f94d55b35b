import type { Booking } from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";
import { actOnBooking } from "./act-on-booking.ts";
import { changeBooking, closeProposals } from "./queries.ts";
import { remind } from "./remind-of-booking.ts";
import { tell } from "./tell-of-booking.ts";

/**
 * Confirms a request, as its attorney. A paid consultation then waits for its payment.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW
 */
export async function confirmBooking(
  context: RequestContext,
  input: { id: string; meeting_details: string },
): Promise<Booking> {
  return actOnBooking(context, input.id, "confirm", async (tx, { row }) => {
    const { meeting_details } = input;
    if (row.open_proposal) await closeProposals(tx, row.id, "withdrawn");
    await changeBooking(tx, row.id, { status: "confirmed", meeting_details });
    await tell(context.services, tx, row.id, "confirmed", ["client", "attorney"]);
    await remind(context.services, tx, row.id);
  });
}

/**
 * Declines a request, as its attorney. The slot is free again.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW
 */
export async function declineBooking(
  context: RequestContext,
  input: { id: string; note: string },
): Promise<Booking> {
  return actOnBooking(context, input.id, "decline", async (tx, { row }) => {
    if (row.open_proposal) await closeProposals(tx, row.id, "withdrawn");
    await changeBooking(tx, row.id, { status: "declined", ending_note: input.note || null });
    await tell(context.services, tx, row.id, "declined", ["client"]);
  });
}
