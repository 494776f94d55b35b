import type { Booking, BookingAct, BookingSide } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { factsOf, sideOf, toBooking } from "./present.ts";
import { type FullRow, findBooking, lockBooking } from "./queries.ts";
import { mayDo } from "./rules.ts";

export interface Acting {
  row: FullRow;
  side: BookingSide;
  /** The other of the two people. */
  other: BookingSide;
  now: Date;
}

/**
 * Does one act with one of the caller's bookings: in a transaction in the caller's name, with the booking locked, when
 * the rules allow it now. `work` may return the id of the booking that took its place.
 * @returns the booking as it is afterwards
 * @throws UNAUTHORIZED; NOT_FOUND for a booking that is missing or of other people; NOT_ALLOWED_NOW
 */
export async function actOnBooking(
  context: RequestContext,
  id: string,
  act: BookingAct,
  work: (tx: Tx, acting: Acting) => Promise<string | void>,
): Promise<Booking> {
  const user = requireUser(context);
  const { pools, now: clock } = context.services;
  const now = clock();
  return asActor(pools, actorOf(context), async (tx) => {
    const row = (await lockBooking(tx, id)) ? await findBooking(tx, id) : null;
    if (!row) throw problem("NOT_FOUND");
    const side = sideOf(row, user.id);
    if (!mayDo(act, side, factsOf(row), now)) throw problem("NOT_ALLOWED_NOW");
    const other = side === "client" ? "attorney" : "client";
    const movedTo = await work(tx, { row, side, other, now });
    await recordAudit(tx, {
      action: `booking.${act}`,
      entity: "consultation_bookings",
      entity_id: id,
      details: { side },
    });
    const after = await findBooking(tx, movedTo ?? id);
    if (!after) throw new Error("The booking was not found after it was changed");
    return toBooking(after, side, now);
  });
}
