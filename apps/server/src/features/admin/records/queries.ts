import type { AuditEntryRow } from "@standing/contract";
import { type SQL, and, desc, eq, gte, inArray, or, sql } from "drizzle-orm";
import { profiles } from "../../../db/schema/accounts.ts";
import { audit_log } from "../../../db/schema/admin.ts";
import { orders } from "../../../db/schema/billing.ts";
import { case_overview } from "../../../db/schema/cases.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

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
    .orderBy(desc(case_overview.created_at), case_overview.id)
    .limit(slice.limit)
    .offset(slice.offset);
  const total = sql<number>`count(*)::int`;
  return {
    rows,
    total: await tx.$count(case_overview, where),
    by_status: await tx
      .select({ status: case_overview.status, total })
      .from(case_overview)
      .groupBy(case_overview.status)
      .orderBy(case_overview.status),
    by_category: await tx
      .select({ legal_category: case_overview.legal_category, total })
      .from(case_overview)
      .groupBy(case_overview.legal_category)
      .orderBy(desc(total), case_overview.legal_category),
  };
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
  const rows = await tx
    .select({ entry: audit_log, actor_email: profiles.email })
    .from(audit_log)
    .leftJoin(profiles, eq(profiles.id, audit_log.actor_id))
    .where(where)
    .orderBy(desc(audit_log.created_at), audit_log.id)
    .limit(slice.limit)
    .offset(slice.offset);
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
    sql`${audit_log.actor_id} = ${id}::uuid`,
    and(inArray(audit_log.entity, ["profiles", "user_roles"]), eq(audit_log.entity_id, id)),
  );
  return entries(tx, about, { limit: SHOWN_ABOUT_ONE, offset: 0 });
}

/** One page of the audit log: acts whose name begins so, by or on an id. */
export async function findEntries(
  tx: Tx,
  { action, subject }: { action: string; subject: string },
  slice: Slice,
): Promise<{ entries: AuditEntryRow[]; total: number }> {
  const where = and(
    action === "" ? undefined : sql`starts_with(${audit_log.action}, ${action})`,
    subject === ""
      ? undefined
      : sql`(${audit_log.actor_id}::text = ${subject} or ${audit_log.entity_id} = ${subject})`,
  );
  return { entries: await entries(tx, where, slice), total: await tx.$count(audit_log, where) };
}
