import type { AuditEntryRow } from "@standing/contract";
import { type SQL, and, desc, eq, getViewSelectedFields, gte, inArray, like, or, sql } from "drizzle-orm";
import { profiles } from "../../../db/schema/accounts.ts";
import { audit_desk } from "../../../db/schema/admin.ts";
import { orders } from "../../../db/schema/billing.ts";
import { case_overview, case_totals } from "../../../db/schema/cases.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { countSome } from "../queries.ts";
import { isId } from "../rules.ts";

interface Slice {
  limit: number;
  offset: number;
}

type CaseStatus = (typeof case_overview.$inferSelect)["status"];
type Category = (typeof case_overview.$inferSelect)["legal_category"];

export interface CaseFilter {
  status?: CaseStatus | undefined;
  legal_category?: Category | undefined;
  user?: string | undefined;
}

/** One page of cases in ids, kinds and states, newest first, with how many there are of each. */
export async function findCases(tx: Tx, filter: CaseFilter, slice: Slice) {
  const where = and(
    filter.status === undefined ? undefined : eq(case_overview.status, filter.status),
    filter.legal_category === undefined ? undefined : eq(case_overview.legal_category, filter.legal_category),
    filter.user === undefined ? undefined : eq(case_overview.user_id, filter.user),
  );
  const rows = await tx
    .select()
    .from(case_overview)
    .where(where)
    .orderBy(desc(case_overview.created_at), desc(case_overview.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const kept = await tx
    .select({
      status: case_totals.status,
      legal_category: case_totals.legal_category,
      total: sql<number>`sum(${case_totals.total})::int`,
    })
    .from(case_totals)
    .groupBy(case_totals.status, case_totals.legal_category)
    .having(sql`sum(${case_totals.total}) > 0`);
  const fits = kept.filter(
    ({ status, legal_category }) =>
      status === (filter.status ?? status) && legal_category === (filter.legal_category ?? legal_category),
  );
  return {
    rows,
    total: filter.user === undefined ? sumOf(fits) : await tx.$count(case_overview, where),
    by_status: summed(kept, "status").toSorted((a, b) => (a.status < b.status ? -1 : 1)),
    by_category: summed(kept, "legal_category").toSorted(
      (a, b) => b.total - a.total || (a.legal_category < b.legal_category ? -1 : 1),
    ),
  };
}

const sumOf = (counts: readonly { total: number }[]) => counts.reduce((sum, { total }) => sum + total, 0);

/** Counts by one of their kinds. */
function summed<Row extends { total: number }, Kind extends keyof Row>(rows: readonly Row[], kind: Kind) {
  return [...Map.groupBy(rows, (row) => row[kind])].map(
    ([value, some]) => ({ [kind]: value, total: sumOf(some) }) as Pick<Row, Kind> & { total: number },
  );
}

/** The payments since an instant, newest first, with what they come to. */
export async function findPayments(tx: Tx, since: Date, slice: Slice) {
  const where = and(gte(orders.paid_at, since), inArray(orders.status, ["paid", "refunded"]));
  const rows = await tx
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.paid_at), orders.id)
    .limit(slice.limit)
    .offset(slice.offset);
  const [sums] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      received: sql<string>`coalesce(sum(${orders.amount}), 0)`,
      refunded: sql<string>`coalesce(sum(${orders.refunded_amount}), 0)`,
    })
    .from(orders)
    .where(where);
  return {
    rows,
    total: sums?.total ?? 0,
    received: Number(sums?.received ?? 0),
    refunded: Number(sums?.refunded ?? 0),
  };
}

const SHOWN_ABOUT_ONE = 10;

async function entries(tx: Tx, where: SQL | undefined, slice: Slice): Promise<AuditEntryRow[]> {
  // The ids of the page first, which stand in the index: those before it are not read.
  const page = tx
    .select({ id: audit_desk.id })
    .from(audit_desk)
    .where(where)
    .orderBy(desc(audit_desk.created_at), desc(audit_desk.id))
    .limit(slice.limit)
    .offset(slice.offset)
    .as("page");
  const rows = await tx
    .select({ entry: getViewSelectedFields(audit_desk), actor_email: profiles.email })
    .from(page)
    .innerJoin(audit_desk, eq(audit_desk.id, page.id))
    .leftJoin(profiles, eq(profiles.id, audit_desk.actor_id))
    .orderBy(desc(audit_desk.created_at), desc(audit_desk.id));
  return rows.map(({ entry, actor_email }) => ({
    ...entry,
    actor_email,
    details: entry.details as AuditEntryRow["details"],
    created_at: entry.created_at.toISOString(),
  }));
}

/** The last acts by a person or on their account. */
export async function entriesAbout(tx: Tx, id: string): Promise<AuditEntryRow[]> {
  const about = or(
    sql`${audit_desk.actor_id} = ${id}::uuid`,
    and(inArray(audit_desk.entity, ["profiles", "user_roles"]), eq(audit_desk.entity_id, id)),
  );
  return entries(tx, about, { limit: SHOWN_ABOUT_ONE, offset: 0 });
}

/** One page of the audit log: acts whose name begins so, by or on an id. */
export async function findEntries(
  tx: Tx,
  { action, subject }: { action: string; subject: string },
  slice: Slice,
): Promise<{ entries: AuditEntryRow[]; total: number }> {
  const begins = `${action.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const where = and(
    action === "" ? undefined : like(audit_desk.action, begins),
    subject === ""
      ? undefined
      : or(eq(audit_desk.entity_id, subject), isId(subject) ? eq(audit_desk.actor_id, subject) : undefined),
  );
  return { entries: await entries(tx, where, slice), total: await countSome(tx, audit_desk, where) };
}
