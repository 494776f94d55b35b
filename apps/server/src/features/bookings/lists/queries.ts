import type { BookingList, BookingSide } from "@standing/contract";
import { type SQL, sql } from "drizzle-orm";
import { consultation_bookings } from "../../../db/schema/bookings.ts";
import { keptByShape, keptQuery } from "../../../kernel/kept-query.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { type FullRow, type Selected, fullRow, selectFull } from "../queries.ts";

export interface AskedBookings {
  side: BookingSide;
  show?: BookingList | undefined;
  after?: string | undefined;
}

const MINE: Record<BookingSide, SQL> = {
  client: sql`${consultation_bookings.client_user_id} = app.actor_id()`,
  attorney: sql`${consultation_bookings.attorney_id} = app.attorney_id()`,
};

/** Said as the partial indexes say it, so that they serve. */
const STANDS = sql`${consultation_bookings.status} in ('pending', 'confirmed')`;

const SHOWN: Record<BookingList, SQL> = {
  standing: STANDS,
  pending: sql`${STANDS} and ${consultation_bookings.status} = 'pending'`,
  confirmed: sql`${STANDS} and ${consultation_bookings.status} = 'confirmed'`,
  past: sql`${consultation_bookings.status} not in ('pending', 'confirmed')`,
};

const PLACE = sql`(${consultation_bookings.scheduled_date}, ${consultation_bookings.id})`;

/** One list in one order, from its beginning or after the last booking seen. */
const bookingList = keptByShape(
  ({ side, show, begins }: Pick<AskedBookings, "side" | "show"> & { begins: boolean }) =>
    keptQuery<{ limit: number; after: string | undefined }, Selected[]>((db, value) => {
      const latestFirst = show === undefined || show === "past";
      const last = sql`(select seen.scheduled_date, seen.id from ${consultation_bookings} seen where seen.id = ${value("after")})`;
      const beyond = latestFirst ? sql`${PLACE} < ${last}` : sql`${PLACE} > ${last}`;
      const condition = sql.join(
        [MINE[side], ...(show === undefined ? [] : [SHOWN[show]]), ...(begins ? [] : [beyond])],
        sql` and `,
      );
      const [date, id] = [consultation_bookings.scheduled_date, consultation_bookings.id];
      const order = latestFirst ? sql`${date} desc, ${id} desc` : sql`${date}, ${id}`;
      return selectFull(db, condition, order).limit(value("limit"));
    }),
);

/** A page of the actor's bookings on one side of the table, after the last one seen. */
export async function listBookings(
  tx: Tx,
  { side, show, after }: AskedBookings,
  limit: number,
): Promise<FullRow[]> {
  const list = bookingList({ side, show, begins: after === undefined });
  return (await list(tx, { limit, after })).map(fullRow);
}

/** Requests that wait for the actor's answer, as an attorney. */
export async function countRequests(tx: Tx): Promise<number> {
  return tx.$count(consultation_bookings, sql`${MINE.attorney} and ${SHOWN.pending}`);
}
