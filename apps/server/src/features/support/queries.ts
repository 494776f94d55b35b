import { type TicketFilter, TICKET_AIMS } from "@standing/contract";
import { type SQL, and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { profiles, user_roles } from "../../db/schema/accounts.ts";
import { support_tickets, ticket_desk, ticket_responses } from "../../db/schema/support.ts";
import { type QueryBuilder, type ValueOf, keptQuery } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export type TicketRow = typeof support_tickets.$inferSelect;
export type DeskTicketRow = typeof ticket_desk.$inferSelect;

export async function insertTicket(tx: Tx, ticket: typeof support_tickets.$inferInsert) {
  const [row] = await tx
    .insert(support_tickets)
    .values(ticket)
    .returning({ id: support_tickets.id, status: support_tickets.status });
  if (!row) throw new Error("The new ticket was not returned");
  return row;
}

/** A person's tickets, newest first, after the one with the id `before`. */
export async function findOwnTickets(
  tx: Tx,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<TicketRow[]> {
  return before === undefined
    ? newestTickets(tx, { userId, limit })
    : olderTickets(tx, { userId, limit, before });
}

const newestTickets = keptQuery<{ userId: string; limit: number }, TicketRow[]>((db, value) =>
  ticketsOf(db, value, undefined),
);

const olderTickets = keptQuery<{ userId: string; limit: number; before: string }, TicketRow[]>(
  (db, value) => {
    const last = sql`(select b.created_at, b.id from ${support_tickets} b where b.id = ${value("before")} and b.user_id = ${value("userId")})`;
    return ticketsOf(db, value, sql`(${support_tickets.created_at}, ${support_tickets.id}) < ${last}`);
  },
);

const ticketsOf = (
  db: QueryBuilder,
  value: ValueOf<{ userId: string; limit: number }>,
  beyond: SQL | undefined,
) =>
  db
    .select()
    .from(support_tickets)
    .where(and(eq(support_tickets.user_id, value("userId")), beyond))
    .orderBy(desc(support_tickets.created_at), desc(support_tickets.id))
    .limit(value("limit"));

export async function findOwnTicket(tx: Tx, userId: string, id: string): Promise<TicketRow | null> {
  const [row] = await tx
    .select()
    .from(support_tickets)
    .where(and(eq(support_tickets.id, id), eq(support_tickets.user_id, userId)));
  return row ?? null;
}

/** What the requester may read of the conversation, oldest first. */
export async function findPublicResponses(tx: Tx, ticketId: string) {
  return tx
    .select()
    .from(ticket_responses)
    .where(and(eq(ticket_responses.ticket_id, ticketId), eq(ticket_responses.is_internal, false)))
    .orderBy(asc(ticket_responses.created_at), asc(ticket_responses.id));
}

export async function insertResponse(
  tx: Tx,
  response: { ticket_id: string; author_id: string; body: string; is_internal: boolean },
): Promise<string> {
  const [row] = await tx.insert(ticket_responses).values(response).returning({ id: ticket_responses.id });
  if (!row) throw new Error("The new response was not returned");
  return row.id;
}

/** A page of tickets for operators, newest first. */
export async function findDeskTickets(
  tx: Tx,
  filter: SQL | undefined,
  before: string | undefined,
  limit: number,
): Promise<DeskTicketRow[]> {
  const last = sql`(select b.created_at, b.id from ${support_tickets} b where b.id = ${before})`;
  return tx
    .select()
    .from(ticket_desk)
    .where(
      and(
        filter,
        before === undefined ? undefined : sql`(${ticket_desk.created_at}, ${ticket_desk.id}) < ${last}`,
      ),
    )
    .orderBy(desc(ticket_desk.created_at), desc(ticket_desk.id))
    .limit(limit);
}

export async function countDeskTickets(tx: Tx, filter: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(ticket_desk)
    .where(filter);
  return row?.total ?? 0;
}

/** The condition of a filter over `ticket_desk`. */
export function ticketCondition(filter: TicketFilter, operatorId: string, now: Date): SQL | undefined {
  const { status, priority, category, assigned, q } = filter;
  return and(
    status === undefined ? undefined : statusCondition(status, now),
    priority === undefined ? undefined : eq(ticket_desk.priority, priority),
    category === undefined ? undefined : eq(ticket_desk.category, category),
    assigned === undefined
      ? undefined
      : assigned === "me"
        ? eq(ticket_desk.assigned_to, operatorId)
        : isNull(ticket_desk.assigned_to),
    q === undefined || q === "" ? undefined : wordsCondition(q),
  );
}

function statusCondition(status: NonNullable<TicketFilter["status"]>, now: Date): SQL {
  if (status === "overdue") return overdueCondition(now);
  if (status === "unresolved") return sql`${ticket_desk.status} in ('open', 'in_progress')`;
  return eq(ticket_desk.status, status);
}

/** Unresolved tickets that have waited longer than the aim for a first answer or for a solution. */
function overdueCondition(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${ticket_desk.status} in ('open', 'in_progress') and (
    ${ticket_desk.created_at} < ${at} - ${aim("resolution_hours")}
    or (${ticket_desk.first_response_at} is null and ${ticket_desk.created_at} < ${at} - ${aim("first_response_hours")})
  ))`;
}

function aim(which: "first_response_hours" | "resolution_hours"): SQL {
  const cases = Object.entries(TICKET_AIMS).map(
    ([priority, aims]) => sql`when ${priority} then ${aims[which]}::int`,
  );
  return sql`make_interval(hours => case ${ticket_desk.priority} ${sql.join(cases, sql` `)} end)`;
}

/** Written as the index on the words has it, so that it is used. */
function wordsCondition(q: string): SQL {
  const like = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return q.includes("@")
    ? sql`${ticket_desk.requester_email} ilike ${like}`
    : sql`(${ticket_desk.title} || ' ' || ${ticket_desk.description}) ilike ${like}`;
}

export async function findDeskTicket(tx: Tx, id: string): Promise<DeskTicketRow | null> {
  const [row] = await tx.select().from(ticket_desk).where(eq(ticket_desk.id, id));
  return row ?? null;
}

/** The whole conversation with internal notes, oldest first. */
export async function findResponses(tx: Tx, ticketId: string) {
  return tx
    .select({
      id: ticket_responses.id,
      author_id: ticket_responses.author_id,
      author_email: profiles.email,
      body: ticket_responses.body,
      is_internal: ticket_responses.is_internal,
      created_at: ticket_responses.created_at,
    })
    .from(ticket_responses)
    .leftJoin(profiles, eq(profiles.id, ticket_responses.author_id))
    .where(eq(ticket_responses.ticket_id, ticketId))
    .orderBy(asc(ticket_responses.created_at), asc(ticket_responses.id));
}

/** Takes a ticket for changing; null when there is none or the actor may not change it. */
export async function lockTicket(tx: Tx, id: string): Promise<TicketRow | null> {
  const [row] = await tx.select().from(support_tickets).where(eq(support_tickets.id, id)).for("update");
  return row ?? null;
}

export async function setTicket(
  tx: Tx,
  id: string,
  change: Partial<Pick<TicketRow, "status" | "priority" | "assigned_to">>,
): Promise<void> {
  await tx.update(support_tickets).set(change).where(eq(support_tickets.id, id));
}

/** Everyone who holds super_admin. */
export async function findOperators(tx: Tx): Promise<{ id: string; email: string }[]> {
  return tx
    .select({ id: profiles.id, email: profiles.email })
    .from(user_roles)
    .innerJoin(profiles, eq(profiles.id, user_roles.user_id))
    .where(eq(user_roles.role, "super_admin"))
    .orderBy(asc(profiles.email));
}

/** Open work and how long answers took, for the overview. */
export async function countTickets(tx: Tx, since: Date, now: Date) {
  const hours = (end: SQL) =>
    sql<
      number | null
    >`percentile_cont(0.5) within group (order by extract(epoch from ${end} - ${ticket_desk.created_at}) / 3600)
      filter (where ${ticket_desk.created_at} >= ${since.toISOString()}::timestamptz and ${end} is not null)`;
  const [row] = await tx
    .select({
      unresolved: sql<number>`(count(*) filter (where ${ticket_desk.status} in ('open', 'in_progress')))::int`,
      overdue: sql<number>`(count(*) filter (where ${overdueCondition(now)}))::int`,
      median_first_response_hours: hours(sql`${ticket_desk.first_response_at}`),
      median_resolution_hours: hours(sql`${ticket_desk.resolved_at}`),
    })
    .from(ticket_desk);
  if (!row) throw new Error("Counting gave no row");
  return row;
}
