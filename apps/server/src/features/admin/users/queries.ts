import type { AdminUser, Role, UserState } from "@standing/contract";
import {
  type SQL,
  and,
  desc,
  eq,
  getViewSelectedFields,
  ilike,
  isNotNull,
  isNull,
  or,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { profiles, user_desk, user_roles } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { countSome } from "../queries.ts";
import { isId } from "../rules.ts";

export interface UserFilter {
  q: string;
  role?: Role | undefined;
  state?: UserState | undefined;
}

const STATES: Record<UserState, SQL | undefined> = {
  active: and(isNull(user_desk.suspended_at), isNull(user_desk.deletion_requested_at)),
  suspended: isNotNull(user_desk.suspended_at),
  leaving: and(isNull(user_desk.suspended_at), isNotNull(user_desk.deletion_requested_at)),
};

/** An id finds its user, anything else whoever has it in their address or name. */
function matching({ q, role, state }: UserFilter): SQL | undefined {
  const part = `%${q.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return and(
    q === ""
      ? undefined
      : or(
          ilike(user_desk.email, part),
          ilike(user_desk.display_name, part),
          isId(q) ? eq(user_desk.id, q) : undefined,
        ),
    role === undefined
      ? undefined
      : sql`exists (select from ${user_roles} r where r.user_id = ${user_desk.id} and r.role = ${role})`,
    state === undefined ? undefined : STATES[state],
  );
}

const rolesOf = (id: AnyPgColumn) =>
  sql<Role[]>`array(select r.role from ${user_roles} r where r.user_id = ${id} order by r.role)`;

/** One page of users, newest first. */
export async function findUsers(
  tx: Tx,
  filter: UserFilter,
  slice: { limit: number; offset: number },
): Promise<{ users: AdminUser[]; total: number }> {
  const where = matching(filter);
  const rows = await tx
    .select({ user: getViewSelectedFields(user_desk), roles: rolesOf(user_desk.id) })
    .from(user_desk)
    .where(where)
    .orderBy(desc(user_desk.created_at), desc(user_desk.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const total = await countSome(tx, user_desk, where);
  return { users: rows.map(({ user, roles }) => userOf(user, roles)), total };
}

/** One user; null when there is none. */
export async function findUser(tx: Tx, id: string) {
  const [row] = await tx
    .select({ profile: profiles, roles: rolesOf(profiles.id) })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row ? { profile: row.profile, user: userOf(row.profile, row.roles) } : null;
}

function userOf(profile: typeof user_desk.$inferSelect, roles: Role[]): AdminUser {
  return {
    id: profile.id,
    email: profile.email,
    display_name: profile.display_name,
    roles,
    state: profile.suspended_at ? "suspended" : profile.deletion_requested_at ? "leaving" : "active",
    created_at: profile.created_at.toISOString(),
  };
}

/** What a user has, counted; only what an operator may see of it. */
export async function countOf(tx: Tx, id: string) {
  const { rows } = await tx.execute<{
    cases: number;
    tickets: number;
    posts: number;
    attorney_id: string | null;
    subscription_type: "free" | "monthly" | "annual" | null;
  }>(sql`
    select (select count(*)::int from case_overview where user_id = ${id}) as cases,
      (select count(*)::int from support_tickets where user_id = ${id}) as tickets,
      (select count(*)::int from posts where user_id = ${id}) as posts,
      (select id from attorney_profiles where user_id = ${id}) as attorney_id,
      (select subscription_type from user_subscriptions where user_id = ${id}) as subscription_type`);
  const [row] = rows;
  if (!row) throw new Error("Counting gave no row");
  return row;
}

/** Whether the address is confirmed, and on how many devices the user is signed in. */
export async function signInsOf(pool: Pool, id: string) {
  const { rows } = await pool.query<{ email_verified: boolean; sessions: number }>(
    `select u.email_verified,
       (select count(*)::int from auth.session s where s.user_id = u.id and s.expires_at > now()) as sessions
     from auth.user u where u.id = $1`,
    [id],
  );
  return rows[0] ?? { email_verified: false, sessions: 0 };
}

export async function setSuspended(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.update(profiles).set({ suspended_at: at }).where(eq(profiles.id, id));
}
