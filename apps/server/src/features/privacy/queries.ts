import type { Pool } from "pg";
import { and, gt, inArray, lte, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts.ts";
import { cases } from "../../db/schema/cases.ts";
import { case_retention_notices } from "../../db/schema/privacy.ts";
import { type Tx, asLoginRole } from "../../kernel/unit-of-work.ts";
import { columnsOf } from "./register-line.ts";
import { PERSONAL } from "./register.ts";

type Reader = "person" | NonNullable<(typeof PERSONAL)[string]["read"]>;

/** Rows of a person by table, as far as their copy holds them and this reader may see them. */
async function rowsReadBy(
  reader: Reader,
  query: (words: string, parameters: string[]) => Promise<{ rows: { row: unknown }[] }>,
  userId: string,
): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, line] of Object.entries(PERSONAL)) {
    if ((line.read ?? "person") !== reader) continue;
    const columns = columnsOf(line.exported)
      .map((name) => `"${name}"`)
      .join(", ");
    const words = `select to_jsonb(t) as row from (select ${columns} from ${table} where ${line.rows}) t`;
    const { rows } = await query(words, [userId]);
    all[table.replace("public.", "").replace(".", "_")] = rows.map(({ row }) => row);
  }
  return all;
}

/** All rows of a person by table: as the row policies show them to that person, or to the system where it keeps them. */
export function rowsOf(
  tx: Tx,
  reader: "person" | "system",
  userId: string,
): Promise<Record<string, unknown[]>> {
  return rowsReadBy(reader, (words, parameters) => tx.$client.query(words, parameters), userId);
}

/** What signing in keeps of a person, without its secrets. */
export function signInRowsOf(pool: Pool, userId: string): Promise<Record<string, unknown[]>> {
  return rowsReadBy("auth", (words, parameters) => pool.query(words, parameters), userId);
}

/** Accounts whose owners asked for deletion at this instant or before. */
export async function accountsDue(tx: Tx, askedBefore: Date): Promise<{ id: string; email: string }[]> {
  return tx
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(lte(profiles.deletion_requested_at, askedBefore));
}

/**
 * Deletes an account with all that hangs on it, and mail to it that is still kept with the jobs.
 * @returns false when the owner has changed their mind meanwhile
 */
export async function eraseAccount(
  tx: Tx,
  account: { id: string; email: string },
  askedBefore: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ erased: boolean }>(
    sql`select app.erase_account(${account.id}::uuid, ${askedBefore.toISOString()}::timestamptz) as erased`,
  );
  if (!rows[0]?.erased) return false;
  await asLoginRole(tx, (run) => run("delete from pgboss.job where data ->> 'to' = $1", [account.email]));
  return true;
}

/** Old cases whose owners have not been told since the last activity, by owner. */
export async function casesToTellOf(
  tx: Tx,
  before: Date,
): Promise<{ user_id: string; email: string; case_ids: string[] }[]> {
  const { rows } = await tx.execute<{ user_id: string; email: string; case_ids: string[] }>(sql`
    select p.id as user_id, p.email, array_agg(c.id) as case_ids
    from cases c join profiles p on p.id = c.user_id
    left join case_retention_notices n on n.case_id = c.id and n.noticed_at > c.last_activity_at
    where c.last_activity_at <= ${before.toISOString()}::timestamptz and n.case_id is null
    group by p.id, p.email`);
  return rows;
}

export async function noteTold(tx: Tx, caseIds: string[], now: Date): Promise<void> {
  await tx
    .insert(case_retention_notices)
    .values(caseIds.map((case_id) => ({ case_id, noticed_at: now })))
    .onConflictDoUpdate({ target: case_retention_notices.case_id, set: { noticed_at: now } });
}

/** Erases old cases whose owners were told in time; returns their ids and owners. */
export async function eraseCases(
  tx: Tx,
  limits: { eraseBefore: Date; toldBefore: Date },
): Promise<{ id: string; user_id: string }[]> {
  const told = tx
    .select({ id: case_retention_notices.case_id })
    .from(case_retention_notices)
    .where(
      and(
        lte(case_retention_notices.noticed_at, limits.toldBefore),
        gt(case_retention_notices.noticed_at, cases.last_activity_at),
      ),
    );
  return tx
    .delete(cases)
    .where(and(lte(cases.last_activity_at, limits.eraseBefore), inArray(cases.id, told)))
    .returning({ id: cases.id, user_id: cases.user_id });
}

/** Attempts are counted in windows of a day at most; a week is well past them. */
const ATTEMPTS_KEPT_MS = 7 * 86_400_000;

export async function deleteOldSignIns(pool: Pool, now: Date): Promise<number> {
  const sessions = await pool.query("delete from auth.session where expires_at <= $1", [now]);
  const links = await pool.query("delete from auth.verification where expires_at <= $1", [now]);
  const attempts = await pool.query("delete from auth.rate_limit where last_request <= $1", [
    now.getTime() - ATTEMPTS_KEPT_MS,
  ]);
  return (sessions.rowCount ?? 0) + (links.rowCount ?? 0) + (attempts.rowCount ?? 0);
}
