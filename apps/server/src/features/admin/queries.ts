import type { Role } from "@standing/contract";
import { and, eq, sql } from "drizzle-orm";
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
    select (select count(*)::int from profiles) as total_users,
      (select count(*)::int from case_overview) as total_cases,
      (select count(*)::int from attorney_profiles) as attorneys,
      (select count(*)::int from attorney_profiles where is_active) as active,
      (select count(*)::int from attorney_profiles a where app.is_verified_attorney(a)) as verified,
      (select coalesce(sum(amount - refunded_amount), 0) ${paid}) as revenue,
      (select coalesce(sum(amount - refunded_amount), 0) ${paid} and provider = 'sandbox') as sandbox`);
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
