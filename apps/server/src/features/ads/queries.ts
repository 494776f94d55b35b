import type { AdInput, AttorneySettings } from "@standing/contract";
import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getViewSelectedFields,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  sql,
} from "drizzle-orm";
import {
  attorney_ad_clicks,
  attorney_ad_impressions,
  attorney_ad_totals,
  attorney_ads,
  attorney_click_totals,
  shown_ads,
} from "../../db/schema/ads.ts";
import { attorney_profiles, is_verified_attorney } from "../../db/schema/attorneys.ts";
import { cases } from "../../db/schema/cases.ts";
import { user_reputation } from "../../db/schema/forum.ts";
import { keptQuery } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import type { DayCount } from "./figure-rules.ts";

const a = attorney_ads;
export type AdRow = typeof attorney_ads.$inferSelect;
type Change = Partial<typeof attorney_ads.$inferInsert>;

/** The profile of an account, with its helpful answers; null without one. */
export async function profileOf(tx: Tx, userId: string) {
  const rows = await tx
    .select({
      profile: getTableColumns(attorney_profiles),
      helpful_answers: sql<number>`coalesce(${user_reputation.helpful_answers_count}, 0)`,
    })
    .from(attorney_profiles)
    .leftJoin(user_reputation, eq(user_reputation.user_id, attorney_profiles.user_id))
    .where(eq(attorney_profiles.user_id, userId));
  const [row] = rows;
  return row ? { ...row.profile, helpful_answers: row.helpful_answers } : null;
}

const profileIds = keptQuery<{ userId: string }, { id: string }[]>((db, value) =>
  db
    .select({ id: attorney_profiles.id })
    .from(attorney_profiles)
    .where(eq(attorney_profiles.user_id, value("userId"))),
);

export async function hasProfile(tx: Tx, userId: string): Promise<boolean> {
  return (await profileIds(tx, { userId })).length > 0;
}

/** Showings and clicks of one ad since a day, as counts. */
const countOf = (type: "view" | "click", since: string) => sql<number>`(
  select coalesce(sum(total), 0)::integer from attorney_ad_totals
  where attorney_ad_id = ${a.id} and impression_type = ${type} and day >= ${since})`;

/** Ads with their counts since a day; whose is decided by `where`. */
async function adsWhere(tx: Tx, where: SQL | undefined, since: string, order: SQL) {
  return tx
    .select({
      ad: getTableColumns(a),
      profile: {
        name: sql<string>`${attorney_profiles.first_name} || ' ' || ${attorney_profiles.last_name}`,
        bar_state: attorney_profiles.bar_state,
        bar_number: attorney_profiles.bar_number,
        is_verified: is_verified_attorney,
        is_listed: attorney_profiles.is_listed,
      },
      impressions: countOf("view", since),
      clicks: countOf("click", since),
    })
    .from(a)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, a.attorney_id))
    .where(where)
    .orderBy(order, asc(a.id))
    .limit(200);
}

export type AdWithCounts = Awaited<ReturnType<typeof adsWhere>>[number];

export async function adsOf(tx: Tx, attorneyId: string, since: string): Promise<AdWithCounts[]> {
  return adsWhere(tx, eq(a.attorney_id, attorneyId), since, desc(a.created_at));
}

const IN_STATE = {
  pending: and(eq(a.ad_compliance_approved, false), isNull(a.rejection_reason), isNull(a.expires_at)),
  approved: and(eq(a.ad_compliance_approved, true), sql`coalesce(${a.expires_at} > now(), true)`),
  rejected: isNotNull(a.rejection_reason),
  expired: and(isNull(a.rejection_reason), sql`${a.expires_at} <= now()`),
  claims: and(
    isNotNull(a.claims_document_path),
    isNull(a.claims_accepted_at),
    isNull(a.claims_rejection_reason),
  ),
};

export async function adsInState(
  tx: Tx,
  state: keyof typeof IN_STATE,
  since: string,
): Promise<AdWithCounts[]> {
  return adsWhere(tx, IN_STATE[state], since, asc(a.updated_at));
}

/** How many ads an attorney keeps, under a lock, so that two writes cannot both take the last place. */
export async function countAds(tx: Tx, attorneyId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ads:${attorneyId}`}, 0))`);
  return tx.$count(a, eq(a.attorney_id, attorneyId));
}

export async function insertAd(tx: Tx, attorneyId: string, ad: AdInput): Promise<string> {
  const [row] = await tx
    .insert(a)
    .values({ attorney_id: attorneyId, ...ad })
    .returning({ id: a.id });
  if (!row) throw new Error("The new ad was not returned");
  return row.id;
}

/** An ad held by this transaction; of one attorney where they are named. */
export async function lockAd(tx: Tx, id: string, attorneyId?: string): Promise<AdRow | null> {
  const own = attorneyId === undefined ? undefined : eq(a.attorney_id, attorneyId);
  const rows = await tx
    .select()
    .from(a)
    .where(and(eq(a.id, id), own))
    .for("update");
  return rows[0] ?? null;
}

export async function updateAd(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.update(a).set(change).where(eq(a.id, id));
}

export async function deleteAd(tx: Tx, id: string): Promise<void> {
  await tx.delete(a).where(eq(a.id, id));
}

/** Whose an ad is, to tell them. */
export async function ownerOfAd(tx: Tx, id: string): Promise<string | null> {
  const rows = await tx
    .select({ user_id: attorney_profiles.user_id })
    .from(a)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, a.attorney_id))
    .where(eq(a.id, id));
  return rows[0]?.user_id ?? null;
}

const s = shown_ads;

/** Where the form names no state, the one that the analysis read in the story decides. */
const caseState = sql`coalesce(${cases.incident_state}, ${cases.reading} -> 'state' ->> 'value')`;

/** The ads that stand beside one analyzed case of its owner: its matter, its state, most important first. */
export async function adsForCase(tx: Tx, userId: string, caseId: string, limit: number) {
  return tx
    .select(getViewSelectedFields(s))
    .from(s)
    .innerJoin(cases, and(eq(cases.id, caseId), eq(cases.user_id, userId), eq(cases.status, "completed")))
    .where(
      and(
        sql`${s.case_types} && array[${cases.case_type}, ${cases.legal_category}]`,
        sql`(${caseState} is null or ${s.service_areas} @> array[${caseState}])`,
      ),
    )
    .orderBy(desc(s.priority_score), asc(s.placement_priority), asc(s.id))
    .limit(limit);
}

export async function findShownAd(tx: Tx, id: string) {
  const rows = await tx.select().from(s).where(eq(s.id, id));
  return rows[0] ?? null;
}

export async function isCaseOf(tx: Tx, userId: string, caseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, caseId), eq(cases.user_id, userId)));
  return rows.length > 0;
}

/** Counts showings or a click, each once per visitor and hour. Returns how many counted. */
export async function insertImpressions(
  tx: Tx,
  rows: (typeof attorney_ad_impressions.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const counted = await tx
    .insert(attorney_ad_impressions)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: attorney_ad_impressions.id });
  return counted.length;
}

export async function insertAdClick(tx: Tx, attorneyId: string, visitorKey: string): Promise<void> {
  await tx
    .insert(attorney_ad_clicks)
    .values({ attorney_id: attorneyId, click_type: "ad_click", visitor_key: visitorKey })
    .onConflictDoNothing();
}

/** Counts by day and kind since a day, of the caller's own profile: showings of their ads, and all clicks. */
export async function countsSince(tx: Tx, attorneyId: string, since: string): Promise<DayCount[]> {
  const shown = attorney_ad_totals;
  const clicked = attorney_click_totals;
  const views = await tx
    .select({ day: shown.day, kind: shown.impression_type, total: sql<number>`sum(${shown.total})::integer` })
    .from(shown)
    .where(and(eq(shown.attorney_id, attorneyId), gte(shown.day, since), eq(shown.impression_type, "view")))
    .groupBy(shown.day, shown.impression_type);
  const clicks = await tx
    .select({ day: clicked.day, kind: clicked.click_type, total: clicked.total })
    .from(clicked)
    .where(and(eq(clicked.attorney_id, attorneyId), gte(clicked.day, since)));
  return [...views, ...clicks];
}

/** Ads whose approval ended between two instants. */
export async function endedBetween(tx: Tx, after: Date, until: Date) {
  return tx
    .select({ id: a.id, title: a.ad_title, expires_at: a.expires_at, user_id: attorney_profiles.user_id })
    .from(a)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, a.attorney_id))
    .where(
      and(
        eq(a.ad_compliance_approved, true),
        eq(a.is_active, true),
        gt(a.expires_at, after),
        lte(a.expires_at, until),
      ),
    );
}

/** Attorneys whose score may have changed: those who are listed or had one. */
export async function scoredAttorneys(tx: Tx) {
  return tx
    .select({
      id: attorney_profiles.id,
      average_rating: attorney_profiles.average_rating,
      ad_performance_score: attorney_profiles.ad_performance_score,
      helpful_answers: sql<number>`coalesce(${user_reputation.helpful_answers_count}, 0)`,
    })
    .from(attorney_profiles)
    .leftJoin(user_reputation, eq(user_reputation.user_id, attorney_profiles.user_id))
    .where(sql`${attorney_profiles.is_listed} or ${attorney_profiles.ad_performance_score} > 0`);
}

export async function setScore(tx: Tx, attorneyId: string, score: number): Promise<void> {
  await tx
    .update(attorney_profiles)
    .set({ ad_performance_score: score })
    .where(eq(attorney_profiles.id, attorneyId));
}

export async function setSettings(tx: Tx, userId: string, settings: AttorneySettings): Promise<void> {
  await tx.update(attorney_profiles).set(settings).where(eq(attorney_profiles.user_id, userId));
}
