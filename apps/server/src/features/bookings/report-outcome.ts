import type { Booking } from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";
import { actOnBooking } from "./act-on-booking.ts";
import { payBack } from "./pay-back.ts";
import { changeBooking } from "./queries.ts";
import { tell } from "./tell-of-booking.ts";

/**
 * Says that a consultation took place, as its attorney.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW
 */
export async function completeBooking(context: RequestContext, input: { id: string }): Promise<Booking> {
  return actOnBooking(context, input.id, "complete", async (tx, { row }) => {
    await changeBooking(tx, row.id, { status: "completed" });
    await tell(context.services, tx, row.id, "completed", ["client"]);
  });
}

/**
 * Says that the other side did not come. When that was the attorney, everything is paid back.
 * @throws UNAUTHORIZED, NOT_FOUND, NOT_ALLOWED_NOW
 */
export async function reportNoShow(context: RequestContext, input: { id: string }): Promise<Booking> {
  return actOnBooking(context, input.id, "report_no_show", async (tx, { row, side, other, now }) => {
    await changeBooking(tx, row.id, { status: "no_show" });
    await payBack(context.services, tx, row, side === "client" ? "attorney_absent" : "client_absent", now);
    await tell(context.services, tx, row.id, "no_show", [other]);
  });
}
