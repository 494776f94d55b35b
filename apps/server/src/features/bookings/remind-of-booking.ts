import { z } from "zod";
import { systemActor } from "../../kernel/actor.ts";
import type { JobSpec } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asActor, withActor } from "../../kernel/unit-of-work.ts";
import { findBooking } from "./queries.ts";
import { reminderTimes } from "./rules.ts";
import { tell } from "./tell-of-booking.ts";

export const REMIND_OF_BOOKING: JobSpec = {
  name: "remind-of-booking",
  retries: 5,
  retryDelaySeconds: 30,
  expireSeconds: 60,
  concurrency: 1,
};

export const reminder = z.object({ booking_id: z.uuid(), scheduled_date: z.string() });

/** Plans the reminders of a confirmed booking, in the caller's transaction. */
export async function remind(
  services: Pick<Services, "jobs" | "now">,
  tx: Tx,
  bookingId: string,
): Promise<void> {
  const row = await withActor(tx, systemActor, () => findBooking(tx, bookingId));
  if (!row) return;
  const payload = { booking_id: row.id, scheduled_date: row.scheduled_date.toISOString() };
  for (const instant of reminderTimes(row.scheduled_date, services.now()))
    await services.jobs.enqueue(tx, REMIND_OF_BOOKING, payload, instant);
}

/**
 * Reminds both people of a consultation, unless it has meanwhile ended, moved, begun, or was never paid.
 * @returns whether they were told
 */
export async function sendReminder(services: Services, job: z.infer<typeof reminder>): Promise<boolean> {
  return asActor(services.pools, systemActor, async (tx) => {
    const row = await findBooking(tx, job.booking_id);
    const stands =
      row?.status === "confirmed" &&
      row.scheduled_date.toISOString() === job.scheduled_date &&
      row.scheduled_date > services.now() &&
      (row.fee_amount === 0 || row.paid_at !== null);
    if (stands) await tell(services, tx, row.id, "reminder", ["client", "attorney"]);
    return stands;
  });
}
