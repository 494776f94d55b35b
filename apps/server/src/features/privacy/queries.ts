import type { Pool } from "pg";
import { and, gt, inArray, lte, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts.ts";
import { cases } from "../../db/schema/cases.ts";
import { case_retention_notices } from "../../db/schema/privacy.ts";
import { type Tx, asLoginRole } from "../../kernel/unit-of-work.ts";

/** Every table with rows of one person, and which rows are theirs. `$1` stands for the person. */
const OWN_ROWS: Readonly<Record<string, string>> = {
  profiles: "id = $1",
  terms_conditions_agreements: "user_id = $1",
  cases: "user_id = $1",
  case_versions: "created_by = $1",
  case_analyses: "case_id in (select id from cases where user_id = $1)",
  case_events: "case_id in (select id from cases where user_id = $1)",
  case_notes: "user_id = $1",
  case_plan_ticks: "case_id in (select id from cases where user_id = $1)",
  case_documents: "user_id = $1",
  document_uploads: "user_id = $1",
  support_tickets: "user_id = $1",
  ticket_responses: "ticket_id in (select id from support_tickets where user_id = $1)",
  platform_suggestions: "user_id = $1",
  suggestion_votes: "user_id = $1",
  notifications: "user_id = $1",
  notification_choices: "user_id = $1",
  orders: "user_id = $1",
  recurring_purchases: "user_id = $1",
  user_subscriptions: "user_id = $1",
  monthly_submissions: "user_id = $1",
  enhanced_analysis_payments: "user_id = $1",
  consultation_bookings: "client_user_id = $1",
  booking_shares: "case_id in (select id from cases where user_id = $1)",
  posts: "user_id = $1",
  comments: "user_id = $1",
  attorney_profiles: "user_id = $1",
  attorney_contacts: "attorney_id in (select id from attorney_profiles where user_id = $1)",
  licence_checks: "attorney_id in (select id from attorney_profiles where user_id = $1)",
  attorney_reviews: "user_id = $1",
  onboarding_drafts: "user_id = $1",
  law_firms: "created_by = $1",
  law_firm_attorneys: "attorney_id in (select id from attorney_profiles where user_id = $1)",
  law_firm_invitations: "invited_by = $1",
  forum_edits: "user_id = $1",
  post_votes: "user_id = $1",
  comment_votes: "user_id = $1",
  post_subscriptions: "user_id = $1",
  moderation_reports: "user_id = $1",
  moderation_notices: "user_id = $1",
  moderation_appeals: "user_id = $1",
  attorney_content: "attorney_id in (select id from attorney_profiles where user_id = $1)",
  attorney_content_revisions:
    "content_id in (select c.id from attorney_content c join attorney_profiles a on a.id = c.attorney_id where a.user_id = $1)",
  content_moderation_queue: "submitted_by = $1",
  content_engagement_tracking: "user_id = $1",
};

/** All rows of a person by table, as the row policies show them to that person. */
export async function rowsOf(tx: Tx, userId: string): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, theirs] of Object.entries(OWN_ROWS)) {
    const { rows } = await tx.$client.query<{ row: unknown }>(
      `select to_jsonb(t) as row from public.${table} t where ${theirs}`,
      [userId],
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
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
