import type { Availability, WorkingHours } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { type DaysOff, areValidHours, spansOff } from "../slots/free-slots.ts";
import {
  countBookingsWithin,
  deleteTimeOff,
  insertTimeOff,
  ownProfile,
  replaceHours,
  setTimeZone,
  timeOffOf,
  workingHoursOf,
} from "./queries.ts";

type Profile = { id: string; time_zone: string };

/** Runs `work` with the caller's own attorney profile, in a transaction in the caller's name. */
async function asAttorney<T>(
  context: RequestContext,
  work: (tx: Tx, profile: Profile) => Promise<T>,
): Promise<T> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const profile = await ownProfile(tx, user.id);
    if (!profile) throw problem("PROFILE_REQUIRED");
    return work(tx, profile);
  });
}

async function read(tx: Tx, profile: Profile, now: Date): Promise<Availability> {
  const time_off = await timeOffOf(tx, profile.id, now);
  return {
    attorney_id: profile.id,
    time_zone: profile.time_zone,
    working_hours: await workingHoursOf(tx, profile.id),
    time_off: time_off.map(({ id, starts_at, ends_at }) => ({
      id,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
  };
}

/**
 * The caller's working hours and time off that is not over.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED
 */
export async function ownAvailability(context: RequestContext): Promise<Availability> {
  return asAttorney(context, (tx, profile) => read(tx, profile, context.services.now()));
}

/**
 * Sets the caller's time zone and working hours. Consultations that are booked stay.
 * @param input.working_hours none: every weekday from 09:00 to 17:00
 * @throws UNAUTHORIZED; PROFILE_REQUIRED; INVALID_HOURS for hours outside 09:00 to 17:00 or that overlap
 */
export async function setWorkingHours(
  context: RequestContext,
  input: { time_zone: string; working_hours: WorkingHours[] },
): Promise<Availability> {
  if (!areValidHours(input.working_hours)) throw problem("INVALID_HOURS");
  return asAttorney(context, async (tx, profile) => {
    await setTimeZone(tx, profile.id, input.time_zone);
    await replaceHours(tx, profile.id, input.working_hours);
    await recordAudit(tx, {
      action: "availability.hours_set",
      entity: "attorney_profiles",
      entity_id: profile.id,
    });
    return read(tx, { ...profile, time_zone: input.time_zone }, context.services.now());
  });
}

/**
 * Blocks days, or hours of days, in the caller's own zone. Consultations that are booked stay; the answer counts them.
 * @throws UNAUTHORIZED; PROFILE_REQUIRED; INVALID_HOURS for a stretch that ends before it begins or exceeds a year
 */
export async function addTimeOff(
  context: RequestContext,
  input: DaysOff,
): Promise<{ availability: Availability; bookings_inside: number }> {
  return asAttorney(context, async (tx, profile) => {
    const spans = spansOff(input, profile.time_zone);
    if (!spans) throw problem("INVALID_HOURS");
    await insertTimeOff(tx, profile.id, spans);
    await recordAudit(tx, {
      action: "availability.time_off_added",
      entity: "attorney_profiles",
      entity_id: profile.id,
    });
    let inside = 0;
    for (const span of spans) inside += await countBookingsWithin(tx, profile.id, span);
    return { availability: await read(tx, profile, context.services.now()), bookings_inside: inside };
  });
}

/**
 * Opens blocked time again.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export async function removeTimeOff(context: RequestContext, input: { id: string }): Promise<Availability> {
  return asAttorney(context, async (tx, profile) => {
    if (!(await deleteTimeOff(tx, profile.id, input.id))) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: "availability.time_off_removed",
      entity: "attorney_profiles",
      entity_id: profile.id,
    });
    return read(tx, profile, context.services.now());
  });
}
