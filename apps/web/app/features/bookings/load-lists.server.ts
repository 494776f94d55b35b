import type { Booking, BookingList, BookingSide } from "@standing/contract";
import type { Client } from "../../request-context.ts";

export interface BookingPage {
  show: BookingList;
  bookings: readonly Booking[];
  next: string | null;
}

export interface BookingLists {
  side: BookingSide;
  pages: readonly BookingPage[];
  /** These are pages of the lists from their beginning, and not one page from the middle. */
  first: boolean;
}

/** Requests are apart for who answers them only. */
const LISTS: Record<BookingSide, readonly BookingList[]> = {
  client: ["standing", "past"],
  attorney: ["pending", "confirmed", "past"],
};

async function pageOf(
  client: Client,
  asked: { side: BookingSide; show: BookingList; after?: string },
): Promise<BookingPage> {
  return { show: asked.show, ...(await client.bookings.list(asked)) };
}

/** The first page of each list of one side. */
export async function firstPages(client: Client, side: BookingSide): Promise<BookingLists> {
  const pages = await Promise.all(LISTS[side].map((show) => pageOf(client, { side, show })));
  return { side, pages, first: true };
}

/** One list of one side, after a booking. */
export async function laterPage(
  client: Client,
  asked: { side: BookingSide; show: BookingList; after: string },
): Promise<BookingLists> {
  return { side: asked.side, pages: [await pageOf(client, asked)], first: false };
}

/** The side on which something waits for this person. */
export async function waitingSide(client: Client): Promise<BookingSide> {
  const [{ waiting }, { bookings }] = await Promise.all([
    client.bookings.waiting(),
    client.bookings.list({ side: "client", show: "standing" }),
  ]);
  return waiting > 0 && bookings.length === 0 ? "attorney" : "client";
}
