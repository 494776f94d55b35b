import { book } from "../features/bookings/book-consultation.ts";
import { confirmBooking } from "../features/bookings/answer-request.ts";
import { listSlots } from "../features/bookings/list-slots.ts";
import type { RequestContext } from "../kernel/request.ts";

const DAYS_AHEAD = [4, 7];

/** Two consultations ahead of a demo claimant with a demo attorney: one confirmed, one that waits for its answer. */
export async function makeDemoBookings(
  client: RequestContext,
  attorney: RequestContext,
  attorneyId: string,
): Promise<void> {
  const { days } = await listSlots(client, { attorney_id: attorneyId });
  const made = [];
  for (const place of DAYS_AHEAD) {
    const scheduled_date = days[place]?.slots[3];
    if (scheduled_date === undefined) return;
    const asked = {
      attorney_id: attorneyId,
      scheduled_date,
      client_name: "Demo client",
      client_time_zone: "America/Los_Angeles",
      notes: "A demo request: is my lease ended correctly?",
    };
    made.push(await book(client, asked));
  }
  const [first] = made;
  if (first)
    await confirmBooking(attorney, { id: first.id, meeting_details: "By phone: the attorney calls you" });
}
