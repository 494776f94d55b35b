import { type Actor, userActor } from "../kernel/actor.ts";
import type { TestDatabase } from "./database.ts";

export const REFUSED = { cause: { code: "42501" } };

export interface Person {
  user: string;
  actor: Actor;
}

/** What tests of bookings do over and over in their database. */
export function bookingPeople(db: () => TestDatabase) {
  const run: TestDatabase["as"] = (actor, text) => db().as(actor, text);

  async function addClient(): Promise<Person> {
    const user = await db().addUser();
    return { user, actor: userActor(user, []) };
  }

  /** A listed attorney with a paid consultation of 75 dollars, in Chicago. */
  async function addAttorney(): Promise<Person & { id: string }> {
    const client = await addClient();
    const rows = await db().asOwner<{ id: string }>(
      `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number, consultation_type, consultation_fee,
         time_zone, ad_approval_status, subscription_status)
       values ($1, 'Ann', 'Bell', 'IL', '7', 'paid', 7500, 'America/Chicago', 'approved', 'active') returning id`,
      [client.user],
    );
    return { ...client, id: rows[0]?.id ?? "" };
  }

  async function book(client: Person, attorney: { id: string }, at: string): Promise<string> {
    const rows = await run<{ id: string }>(
      client.actor,
      `insert into consultation_bookings (attorney_id, client_user_id, scheduled_date, scheduled_end, fee_amount)
       values ('${attorney.id}', '${client.user}', '${at}', '${at}'::timestamptz + interval '1 minute', 1) returning id`,
    );
    return rows[0]?.id ?? "";
  }

  const step = (actor: Actor, booking: string, status: string) =>
    run(
      actor,
      `update consultation_bookings set status = '${status}' where id = '${booking}' returning status, sequence`,
    );

  return { run, addClient, addAttorney, book, step };
}
