import type { BookingSide } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, withActor } from "../../kernel/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { calendarFile } from "./make-calendar-file.ts";
import { type BookingNews, bookingWords } from "./mails.en.ts";
import { type FullRow, emailsOf, findBooking } from "./queries.ts";

type Telling = Pick<Services, "jobs" | "origin" | "config">;

/** A client who gave no name, in the page. */
const NAMELESS = "a client";

/** News that change what a calendar shows. */
const CALENDAR_NEWS: readonly BookingNews[] = [
  "confirmed",
  "declined",
  "cancelled",
  "lapsed",
  "paid",
  "moved",
];

/** Tells people of a booking what has happened, in the page and by mail, in the caller's transaction. */
export async function tell(
  services: Telling,
  tx: Tx,
  bookingId: string,
  news: BookingNews,
  to: readonly BookingSide[],
): Promise<void> {
  await withActor(tx, systemActor, async () => {
    const row = await findBooking(tx, bookingId);
    if (!row) return;
    const emails = await emailsOf(tx, [row.client_user_id, row.attorney_user_id]);
    for (const side of to) await tellOne(services, tx, row, news, side, emails);
  });
}

async function tellOne(
  services: Telling,
  tx: Tx,
  row: FullRow,
  news: BookingNews,
  side: BookingSide,
  emails: ReadonlyMap<string, string>,
): Promise<void> {
  const user_id = side === "client" ? row.client_user_id : row.attorney_user_id;
  const path = `/bookings/${row.id}`;
  const calendar = CALENDAR_NEWS.includes(news)
    ? calendarFile(row, side, {
        recipient: emails.get(user_id) ?? "",
        mailFrom: services.config.mailFrom,
        url: `${services.origin}${path}`,
      })
    : undefined;
  const name = side === "client" ? row.attorney_name : row.client_name || NAMELESS;
  await notify(services, tx, {
    user_id,
    kind: news === "reminder" ? "booking_reminder" : "booking_update",
    path,
    params: { name, date: row.scheduled_date.toISOString(), status: news },
    about: side === "client" ? row.attorney_user_id : row.client_user_id,
    mail_words: bookingWords(news, row, side),
    ...(calendar ? { calendar } : {}),
  });
}
