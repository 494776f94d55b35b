import type { SessionUser } from "@standing/contract";
import type { Mail } from "../ports/mail/mail.ts";
import type { TestWorld } from "./world.ts";

export interface TestAttorney {
  user: SessionUser;
  id: string;
  client: ReturnType<TestWorld["as"]>["client"];
}

/** An account without the work of signing up. */
async function addPerson(world: TestWorld, email: string): Promise<SessionUser> {
  const id = await world.database.addUser(email);
  return { id, email, email_verified: true, roles: [], second_step_missing: false };
}

/** A listed attorney in Chicago; `fee` in cents makes consultations paid. */
export async function addAttorney(
  world: TestWorld,
  name: string,
  options: { fee?: number; zone?: string } = {},
): Promise<TestAttorney> {
  const user = await addPerson(world, `${name}@law.example`);
  const [row] = await world.database.asOwner<{ id: string }>(
    `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number, consultation_type,
       consultation_fee, time_zone, ad_approval_status, subscription_status)
     values ($1, 'Ann', $2, 'IL', '7', $3, $4, $5, 'approved', 'active') returning id`,
    [
      user.id,
      name,
      options.fee === undefined ? "free" : "paid",
      options.fee ?? 0,
      options.zone ?? "America/Chicago",
    ],
  );
  if (!row) throw new Error("The attorney was not added");
  return { user, id: row.id, client: world.as(user).client };
}

/** Free starts of an attorney, in order. */
export async function freeStarts(world: TestWorld, attorney: TestAttorney): Promise<string[]> {
  const { days } = await world.as(null).client.bookings.slots({ attorney_id: attorney.id });
  return days.flatMap(({ slots }) => slots);
}

/** Shorthands of the tests of bookings, for one world. */
export function bookingPeople(world: () => TestWorld) {
  let count = 0;
  /** Jobs that wait, by queue, newest first. */
  const jobs = (name: string) =>
    world().database.asOwner<{ data: Record<string, unknown>; start_after: Date }>(
      "select data, start_after from pgboss.job where name = $1 order by created_on desc",
      [name],
    );
  return {
    /** A client and a listed attorney of their own. */
    people: async (options: { fee?: number } = {}) => {
      count += 1;
      const user = await addPerson(world(), `client-${count}@example.org`);
      const attorney = await addAttorney(world(), `Bell${count}`, options);
      return { user, client: world().as(user).client, attorney };
    },
    /** A request for one of the free starts. */
    request: async (client: TestAttorney["client"], attorney: TestAttorney, place = 40) => {
      const starts = await freeStarts(world(), attorney);
      return client.bookings.book({
        attorney_id: attorney.id,
        scheduled_date: starts[place] ?? "",
        client_name: "Jo Client",
        client_time_zone: "America/Los_Angeles",
        notes: "About my deposit",
      });
    },
    confirm: (attorney: TestAttorney, id: string) =>
      attorney.client.bookings.confirm({ id, meeting_details: "By phone: 312 555 0100" }),
    setTimes: (id: string, change: string) =>
      world().database.asOwner(`update consultation_bookings set ${change} where id = $1`, [id]),
    jobs,
    /** Mails to somebody that wait, newest first. */
    mailsTo: async (email: string) => {
      const all = await jobs("send-mail");
      return all.map(({ data }) => data as unknown as Mail).filter(({ to }) => to === email);
    },
  };
}

/** What a refusal looks like. */
export const code = (name: string) => ({ code: name });
