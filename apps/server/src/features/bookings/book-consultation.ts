import { BOOKING_RULES, type Booking } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { notBookable, slotsOf } from "./list-slots.ts";
import { toBooking } from "./present.ts";
import {
  countBooked,
  countPending,
  findAttorney,
  findBooking,
  insertBooking,
  queueForAttorney,
} from "./queries.ts";
import { hoursAfter } from "./rules.ts";
import { tell } from "./tell-of-booking.ts";

const REQUESTS = { max: 20, windowSeconds: 3600 };

export interface BookingRequest {
  attorney_id: string;
  scheduled_date: string;
  client_name: string;
  client_time_zone?: string | undefined;
  notes: string;
}

/**
 * Asks an attorney for a consultation. The request holds its slot until it is answered or lapses; of any number who
 * ask for one slot at the same moment the database lets one have it.
 * @throws UNAUTHORIZED; NOT_FOUND for no such attorney; NOT_BOOKABLE; SLOT_TAKEN for a time that is not free or not
 *   offered; TOO_MANY_OPEN_REQUESTS; RATE_LIMITED
 */
export async function book(context: RequestContext, input: BookingRequest): Promise<Booking> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `booking:${user.id}`, ...REQUESTS });
  const now = services.now();
  return asActor(services.pools, actorOf(context), async (tx) => {
    const attorney = await findAttorney(tx, input.attorney_id);
    if (!attorney) throw problem("NOT_FOUND");
    const reason = notBookable(attorney, user.id);
    if (reason) throw problem("NOT_BOOKABLE", { reason });
    await queueForAttorney(tx, attorney.id);
    if ((await countPending(tx, attorney.id)) >= BOOKING_RULES.open_requests_per_attorney)
      throw problem("TOO_MANY_OPEN_REQUESTS");
    const start = new Date(input.scheduled_date);
    const offered = (await slotsOf(tx, attorney, now)).flatMap(({ slots }) => slots);
    if (!offered.includes(start.toISOString())) throw problem("SLOT_TAKEN");
    const id = await insertBooking(tx, {
      attorney_id: attorney.id,
      client_user_id: user.id,
      client_name: input.client_name,
      client_time_zone: input.client_time_zone ?? attorney.time_zone,
      scheduled_date: start,
      scheduled_end: hoursAfter(start, BOOKING_RULES.slot_minutes / 60),
      notes: input.notes === "" ? null : input.notes,
    });
    if (id === null) throw problem("SLOT_TAKEN");
    await recordAudit(tx, { action: "booking.requested", entity: "consultation_bookings", entity_id: id });
    await withActor(tx, systemActor, () => countBooked(tx, attorney.id, id));
    await tell(services, tx, id, "requested", ["client", "attorney"]);
    const row = await findBooking(tx, id);
    if (!row) throw new Error("The new booking was not found");
    return toBooking(row, "client", now);
  });
}
