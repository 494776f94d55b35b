import { z } from "zod";
import { type JobHandler, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { LAPSE_BOOKINGS, lapseBookings } from "./lapse-bookings.ts";
import { REMIND_OF_BOOKING, reminder, sendReminder } from "./remind-of-booking.ts";

export const BOOKING_JOBS = [LAPSE_BOOKINGS, REMIND_OF_BOOKING];

/** The jobs that watch the time of consultations. */
export function bookingHandlers(services: Services): JobHandler[] {
  return [
    jobHandler(LAPSE_BOOKINGS, z.object({}), {
      run: async () => void (await lapseBookings(services)),
      exhausted: async () => services.log.warn("scheduled_job_given_up", { job: LAPSE_BOOKINGS.name }),
    }),
    jobHandler(REMIND_OF_BOOKING, reminder, {
      run: async (job) => void (await sendReminder(services, job)),
      exhausted: async (job) => services.log.warn("reminder_given_up", { booking_id: job.booking_id }),
    }),
  ];
}
