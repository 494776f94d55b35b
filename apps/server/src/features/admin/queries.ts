import { ADMIN_COUNTED, type Role } from "@standing/contract";
import { type SQL, and, eq, sql } from "drizzle-orm";
import type { AnyPgTable, PgView } from "drizzle-orm/pg-core";
import { profiles, user_roles } from "../../db/schema/accounts.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export async function findUserIdByEmail(tx: Tx, email: string): Promise<string | null> {
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return rows[0]?.id ?? null;
}

export async function insertRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx.insert(user_roles).values({ user_id: userId, role }).onConflictDoNothing();
}

export async function deleteRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx.delete(user_roles).where(and(eq(user_roles.user_id, userId), eq(user_roles.role, role)));
}

/** How many rows of a table fulfill a condition, counted until there are more than operators' lists count. */
export async function countSome(tx: Tx, table: AnyPgTable | PgView, where: SQL | undefined): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${table} where ${where ?? sql`true`} limit ${ADMIN_COUNTED + 1}) counted`,
  );
  return rows[0]?.total ?? 0;
}

/** People, cases, attorneys, and money received since an instant. */
export async function countEverything(tx: Tx, since: Date) {
  const paid = sql`from orders where paid_at >= ${since.toISOString()}::timestamptz and status in ('paid', 'refunded')`;
  const { rows } = await tx.execute<{
    total_users: number;
    total_cases: number;
    attorneys: number;
    active: number;
    verified: number;
    revenue: string;
    sandbox: string;
  }>(sql`
    select (select coalesce(sum(total), 0)::int from forum_totals where kind = 'members') as total_users,
      (select coalesce(sum(total), 0)::int from case_totals) as total_cases, attorney.*, money.*
    from (
      select count(*)::int as attorneys, (count(*) filter (where is_active))::int as active,
        (count(*) filter (where app.is_verified_attorney(a)))::int as verified
      from attorney_profiles a
    ) attorney, (
      select coalesce(sum(amount - refunded_amount), 0) as revenue,
        coalesce(sum(amount - refunded_amount) filter (where provider = 'sandbox'), 0) as sandbox ${paid}
    ) money`);
  const [row] = rows;
  if (!row) throw new Error("Counting gave no row");
  return {
    total_users: row.total_users,
    total_cases: row.total_cases,
    attorney_profiles: { total: row.attorneys, active: row.active, verified: row.verified },
    monthly_revenue: Number(row.revenue),
    sandbox_revenue: Number(row.sandbox),
  };
}
