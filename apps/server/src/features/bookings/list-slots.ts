import type { BookableAttorney, SlotDay } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { type Tx, asReader } from "../../kernel/unit-of-work.ts";
import { workingHoursOf } from "./availability/queries.ts";
import { type AttorneyRow, findAttorney, takenTimes } from "./queries.ts";
import { freeSlots, horizon } from "./slots/free-slots.ts";

/** Why an attorney takes no booking from this person; null when they do. */
export function notBookable(
  attorney: Pick<AttorneyRow, "is_listed" | "availability_status" | "user_id">,
  userId: string | undefined,
): BookableAttorney["not_bookable"] {
  if (attorney.user_id === userId) return "own_profile";
  if (!attorney.is_listed) return "unlisted";
  return attorney.availability_status === "offline" ? "offline" : null;
}

/** The free starts of an attorney as they are in this transaction. */
export async function slotsOf(
  tx: Tx,
  attorney: Pick<AttorneyRow, "id" | "time_zone">,
  now: Date,
): Promise<SlotDay[]> {
  const working_hours = await workingHoursOf(tx, attorney.id);
  const taken = await takenTimes(tx, attorney.id, horizon(attorney.time_zone, now));
  return freeSlots({ time_zone: attorney.time_zone, working_hours }, taken, now);
}

/**
 * The free times of an attorney in the next 30 days. For an attorney who cannot be booked it says why.
 * @throws NOT_FOUND when there is no such attorney or their profile is closed
 */
export async function listSlots(
  context: RequestContext,
  input: { attorney_id: string },
): Promise<{ attorney: BookableAttorney; days: SlotDay[] }> {
  const { pools, now } = context.services;
  return asReader(pools, actorOf(context), async (tx) => {
    const attorney = await findAttorney(tx, input.attorney_id);
    if (!attorney) throw problem("NOT_FOUND");
    const { user_id: _, is_listed, availability_status, ...shown } = attorney;
    const not_bookable = notBookable(attorney, context.user?.id);
    const closed = !is_listed || availability_status === "offline";
    return {
      attorney: { ...shown, not_bookable },
      days: closed && not_bookable !== "own_profile" ? [] : await slotsOf(tx, attorney, now()),
    };
  });
}
