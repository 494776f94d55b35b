import type { Booking } from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";
import { actOnBooking } from "./act-on-booking.ts";
import { payBack } from "./pay-back.ts";
import { changeBooking, closeProposals } from "./queries.ts";
import { tell } from "./tell-of-booking.ts";
import { systemActor } from "../../kernel/actor.ts";
import { withActor } from "../../kernel/unit-of-work.ts";

/**
 * Cancels a consultation, as one of its people, and pays back what the refund rules say. The slot is free again.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW
 */
export async function cancelBooking(
  context: RequestContext,
  input: { id: string; note: string },
): Promise<Booking> {
  return actOnBooking(context, input.id, "cancel", async (tx, { row, side, other, now }) => {
    await withActor(tx, systemActor, () => closeProposals(tx, row.id, "expired"));
    await changeBooking(tx, row.id, { status: "cancelled", ending_note: input.note || null });
    await payBack(context.services, tx, row, side === "client" ? "client_cancels" : "attorney_cancels", now);
    await tell(context.services, tx, row.id, "cancelled", [other]);
  });
}
