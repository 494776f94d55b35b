import { SECURITY_EVENTS, type SessionUser } from "@standing/contract";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { audit_log } from "../../db/schema/admin.ts";
import { profiles } from "../../db/schema/accounts.ts";
import { terms_conditions_agreements, terms_versions } from "../../db/schema/accounts-terms.ts";
import type { Config } from "../../config.ts";
import { tokenHash } from "../../db/token-hash.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { SESSION } from "./rules.ts";

export type OperatorRule = Pick<Config, "operatorsNeedSecondStep">;

export interface LiveSession {
  user: SessionUser;
  /** Until when it lives now, when this use has renewed it; it then needs a new cookie. */
  renewed_until: Date | null;
}

/**
 * The session of a token that has neither expired nor lain idle for too long; null otherwise. A session in use is
 * renewed from time to time. Where operators need a second step, a person without one holds no role.
 */
export async function findSession(
  pool: Pool,
  token: string,
  { operatorsNeedSecondStep }: OperatorRule,
): Promise<LiveSession | null> {
  const { rows } = await pool.query<SessionUser & { renewed_until: Date | null }>({
    name: "find-session-user",
    text: `with live as (
             select s.id as session_id, s.updated_at, u.id, u.email, u.email_verified, held.roles,
               $6 and not u.two_factor_enabled and cardinality(held.roles) > 0 as second_step_missing
             from auth.session s join auth.user u on u.id = s.user_id,
               lateral (select array(select r.role from public.user_roles r where r.user_id = u.id order by r.role)) held (roles)
             where s.token = $1 and s.expires_at > now() and u.suspended_at is null
               and s.updated_at > now() - make_interval(hours => case
                 when cardinality(held.roles) > 0 then $2::int else $3::int end)
           ), renewed as (
             update auth.session s
             set updated_at = now(), expires_at = least(now() + make_interval(days => $4), s.created_at + make_interval(days => $5))
             from live where s.id = live.session_id and live.updated_at < now() - interval '10 minutes'
             returning s.expires_at
           )
           select id, email, email_verified, case when second_step_missing then '{}' else roles end as roles,
             second_step_missing, (select expires_at from renewed) as renewed_until from live`,
    values: [
      tokenHash(token),
      SESSION.operator_idle_hours,
      SESSION.idle_hours,
      SESSION.days,
      SESSION.days_at_most,
      operatorsNeedSecondStep,
    ],
  });
  const [row] = rows;
  if (!row) return null;
  const { renewed_until, ...user } = row;
  return { user, renewed_until };
}

/** The user of a live session; null otherwise. */
export async function findSessionUser(
  pool: Pool,
  token: string,
  rule: OperatorRule,
): Promise<SessionUser | null> {
  return (await findSession(pool, token, rule))?.user ?? null;
}

export async function findUserId(pool: Pool, email: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>('select id from auth."user" where email = $1', [email]);
  return rows[0]?.id ?? null;
}

export interface SecurityEventRow {
  id: string;
  action: string;
  details: unknown;
  created_at: Date;
}

const EVENTS_SHOWN = 30;

/** What the audit log tells a person about their own account; which lines these are, the row policy says. */
export async function ownSecurityEvents(tx: Tx, userId: string): Promise<SecurityEventRow[]> {
  const { id, action, details, created_at, entity, entity_id } = audit_log;
  return tx
    .select({ id, action, details, created_at })
    .from(audit_log)
    .where(
      and(
        eq(entity_id, userId),
        inArray(entity, ["profiles", "user_roles"]),
        inArray(sql`replace(${action}, '.', '_')`, [...SECURITY_EVENTS]),
      ),
    )
    .orderBy(desc(created_at), id)
    .limit(EVENTS_SHOWN);
}

export async function accountExists(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from auth.user where id = $1`, [userId]);
  return rows.length > 0;
}

/** Has the user agreed to the terms in force; the procedure answers for the caller's own id only. */
export async function hasAgreedToTerms(tx: Tx, userId: string, agreementType: string): Promise<boolean> {
  const { rows } = await tx.execute<{ agreed: boolean }>(
    sql`select has_agreed_to_terms(${userId}::uuid, ${agreementType}) as agreed`,
  );
  return rows[0]?.agreed ?? false;
}

export async function insertAgreement(
  tx: Tx,
  agreement: typeof terms_conditions_agreements.$inferInsert,
): Promise<void> {
  await tx.insert(terms_conditions_agreements).values(agreement).onConflictDoNothing();
}

export async function findProfile(tx: Tx, userId: string): Promise<typeof profiles.$inferSelect | null> {
  const rows = await tx.select().from(profiles).where(eq(profiles.id, userId));
  return rows[0] ?? null;
}

export async function setDisplayName(tx: Tx, userId: string, name: string | null): Promise<void> {
  await tx.update(profiles).set({ display_name: name }).where(eq(profiles.id, userId));
}

/** Notes the first request for deletion; returns its instant. */
export async function markDeletion(tx: Tx, userId: string, now: Date): Promise<Date> {
  const [row] = await tx
    .update(profiles)
    .set({
      deletion_requested_at: sql`coalesce(${profiles.deletion_requested_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(profiles.id, userId))
    .returning({ asked: profiles.deletion_requested_at });
  if (!row?.asked) throw new Error("The profile was not returned");
  return row.asked;
}

export async function forgetDeletion(tx: Tx, userId: string): Promise<void> {
  await tx.update(profiles).set({ deletion_requested_at: null }).where(eq(profiles.id, userId));
}

/** Whose code a first step waits for: the account's address; null when the step is unknown or over. */
export async function findSecondStepAddress(pool: Pool, step: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select u.email from auth.verification v join auth."user" u on u.id::text = v.value
     where v.identifier = $1 and v.expires_at > now()`,
    [tokenHash(step)],
  );
  return rows[0]?.email ?? null;
}

/** Does signing in to this account ask for a code. */
export async function hasTwoFactor(pool: Pool, userId: string): Promise<boolean> {
  const { rows } = await pool.query<{ enabled: boolean }>(
    'select two_factor_enabled as enabled from auth."user" where id = $1',
    [userId],
  );
  return rows[0]?.enabled ?? false;
}

export interface SessionRow {
  id: string;
  /** The hash of the token. */
  token: string;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A user's sessions that have not expired, the last used first. */
export async function findSessions(pool: Pool, userId: string): Promise<SessionRow[]> {
  const { rows } = await pool.query<SessionRow>(
    `select id, token, user_agent, created_at, updated_at from auth.session
     where user_id = $1 and expires_at > now() order by updated_at desc, id`,
    [userId],
  );
  return rows;
}

/** Ends one session of a user; false when there is none with this id. */
export async function deleteSession(pool: Pool, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query("delete from auth.session where user_id = $1 and id = $2", [
    userId,
    sessionId,
  ]);
  return rowCount === 1;
}

/** Ends the sessions of a user, all or all but the one with a token. */
export async function deleteSessions(
  pool: Pool,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await pool.query("delete from auth.session where user_id = $1 and token is distinct from $2", [
    userId,
    except === null ? null : tokenHash(except),
  ]);
}

export interface LinkRow {
  userId: string;
  /** Where it was mailed to. */
  email: string;
}

/** Keeps a mailed link by the hash in its identifier; the value begins with the person's id. */
export async function insertLink(
  pool: Pool,
  link: LinkRow & { identifier: string; expiresAt: Date },
): Promise<void> {
  await pool.query("insert into auth.verification (identifier, value, expires_at) values ($1, $2, $3)", [
    link.identifier,
    `${link.userId} ${link.email}`,
    link.expiresAt,
  ]);
}

function linkOf(rows: { value: string }[]): LinkRow | null {
  const [userId, email] = rows[0]?.value.split(" ") ?? [];
  return userId && email ? { userId, email } : null;
}

export async function findLink(pool: Pool, identifier: string, now: Date): Promise<LinkRow | null> {
  const { rows } = await pool.query<{ value: string }>(
    "select value from auth.verification where identifier = $1 and expires_at > $2",
    [identifier, now],
  );
  return linkOf(rows);
}

/**
 * Takes a link and every other link of the same person; null when it is unknown, used or too old. The account's row
 * is locked first, so that of two links opened at once one alone is taken.
 */
export async function takeLink(pool: Pool, identifier: string, now: Date): Promise<LinkRow | null> {
  const { rows } = await pool.query<{ value: string }>(
    `with owner as (
       select u.id from auth."user" u
       where u.id = (select split_part(value, ' ', 1)::uuid from auth.verification
                     where identifier = $1 and expires_at > $2)
       for update
     ), gone as (
       delete from auth.verification v using owner
       where starts_with(v.value, owner.id || ' ') returning v.identifier, v.value
     )
     select value from gone where identifier = $1`,
    [identifier, now],
  );
  return linkOf(rows);
}

/** Ends links of a person, all or those of one purpose. */
export async function deleteLinksOf(pool: Pool, userId: string, purpose = ""): Promise<void> {
  await pool.query(
    "delete from auth.verification where starts_with(value, $1) and starts_with(identifier, $2)",
    [`${userId} `, purpose === "" ? "" : `${purpose}:`],
  );
}

export interface AccountRow {
  id: string;
  email: string;
  email_verified: boolean;
  suspended: boolean;
}

/** The account of an address, in lower case; null when it has none. */
export async function findAccount(pool: Pool, email: string): Promise<AccountRow | null> {
  const { rows } = await pool.query<AccountRow>(
    `select id, email, email_verified, suspended_at is not null as suspended from auth."user" where email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

/** Sets the hash of an account's password. */
export async function updatePassword(pool: Pool, userId: string, hash: string): Promise<void> {
  await pool.query(
    "update auth.account set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'",
    [userId, hash],
  );
}

/** Notes that the owner of an account reads this address; false when the account is not there, or no longer there. */
export async function confirmAddress(pool: Pool, { userId, email }: LinkRow): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update auth."user" set email_verified = true, updated_at = now()
     where id = $1 and email = $2 and not email_verified and suspended_at is null`,
    [userId, email],
  );
  return rowCount === 1;
}

/**
 * Moves an account to a verified address.
 * @returns the address before, or null when the new one has been taken by somebody else or the account is gone
 */
export async function moveAccount(pool: Pool, userId: string, email: string): Promise<string | null> {
  const { rows } = await pool.query<{ before: string }>(
    `with before as (select id, email from auth."user" where id = $1 for update)
     update auth."user" u set email = $2, email_verified = true, updated_at = now() from before
     where u.id = before.id and not exists (select from auth."user" other where other.email = $2 and other.id <> $1)
     returning before.email as before`,
    [userId, email],
  );
  return rows[0]?.before ?? null;
}

export async function hasAddress(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from auth."user" where email = $1', [email]);
  return rowCount === 1;
}

/** Publishes a version of the terms with its hash, or gives the hash to one that has none yet. */
export async function insertTermsVersion(
  tx: Tx,
  agreement_type: "case_submission" | "sign_up",
  { version, text_sha256 }: { version: string; text_sha256: string },
): Promise<void> {
  await tx
    .insert(terms_versions)
    .values({ agreement_type, version, text_hash: text_sha256 })
    .onConflictDoUpdate({
      target: [terms_versions.agreement_type, terms_versions.version],
      set: { text_hash: text_sha256 },
      setWhere: isNull(terms_versions.text_hash),
    });
}

export async function termsHashOf(
  tx: Tx,
  agreement_type: "case_submission" | "sign_up",
  version: string,
): Promise<string | null> {
  const rows = await tx
    .select({ hash: terms_versions.text_hash })
    .from(terms_versions)
    .where(and(eq(terms_versions.agreement_type, agreement_type), eq(terms_versions.version, version)));
  return rows[0]?.hash ?? null;
}
