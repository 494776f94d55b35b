import {
  ATTORNEY_LIMITS,
  type DirectoryOrder,
  type InteractionType,
  STATES,
  type Specialty,
  type State,
} from "@standing/contract";
import {
  type Placeholder,
  type SQL,
  and,
  asc,
  desc,
  eq,
  getViewSelectedFields,
  isNull,
  sql,
} from "drizzle-orm";
import { ad_placement_tiers } from "../../db/schema/ads-tiers.ts";
import { attorney_ad_clicks } from "../../db/schema/ads.ts";
import {
  attorney_contacts,
  attorney_directory,
  attorney_profiles,
  is_verified_attorney,
} from "../../db/schema/attorneys.ts";
import { attorney_reviews, consultation_bookings, public_reviews } from "../../db/schema/bookings.ts";
import { attorney_review_removals, attorney_search } from "../../db/schema/attorneys-directory.ts";
import { user_reputation } from "../../db/schema/forum.ts";
import { type QueryBuilder, keptByShape, keptQuery, keptStatement } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { SITEMAP_PAGE } from "./rules.ts";

export interface DirectorySearch {
  q?: string | undefined;
  area?: Specialty | undefined;
  location?: string | undefined;
  order: DirectoryOrder;
  page: number;
}

const s = attorney_search;
const last = (column: SQL | typeof s.average_rating | typeof s.total_reviews | typeof s.years_of_practice) =>
  sql`${column} desc nulls last`;

/** Each order ends with the id, so that pages never overlap; only the first one knows of payment. */
const ORDERS: Record<DirectoryOrder, SQL[]> = {
  tier: [sql`${s.placement_priority}`, last(s.average_rating), last(s.total_reviews), sql`${s.attorney_id}`],
  rating: [last(s.average_rating), last(s.total_reviews), sql`${s.attorney_id}`],
  experience: [last(s.years_of_practice), sql`${s.attorney_id}`],
  fee: [sql`${s.consultation_fee}`, sql`${s.attorney_id}`],
};

/** What a typed search asks: null when it names nothing; see the function in the migration. */
export async function readSearch(tx: Tx, q: string): Promise<{ found: string | null; is_close: boolean }> {
  const [row] = await searchRead(tx, { q });
  return row ?? { found: null, is_close: false };
}

const searchRead = keptStatement<{ q: string }, { found: string | null; is_close: boolean }>(
  (value) => sql`select asked::text as found, is_close from app.directory_query(${value("q")})`,
);

/** The ids of one page in their order, and how many there are, counted up to the limit. */
export async function searchDirectory(
  tx: Tx,
  search: Omit<DirectorySearch, "q"> & { found: string | null },
): Promise<{ ids: string[]; total: number }> {
  const where = matching(search);
  const counted = ATTORNEY_LIMITS.counted_max + 1;
  const some = tx
    .select({ one: sql`1` })
    .from(s)
    .where(where)
    .limit(counted)
    .as("matching");
  const [count] = await tx.select({ total: sql<number>`count(*)::integer` }).from(some);
  const { per_page: limit } = ATTORNEY_LIMITS;
  const ids = await listedIds(tx, search, { limit, offset: (search.page - 1) * limit });
  return { ids, total: count?.total ?? 0 };
}

const fits = (found: string | Placeholder) => sql`${s.document} @@ ${found}::tsquery`;

type Matching = Pick<DirectorySearch, "area" | "location"> & { found: string | null };

function matching({ found, area, location }: Matching): SQL | undefined {
  return and(
    found === null ? undefined : fits(found),
    area === undefined ? undefined : sql`${s.specialties} @> array[${area}]`,
    location === undefined ? undefined : eq(s.bar_state, location),
  );
}

/** The ids of listed attorneys that match, in their order. */
async function listedIds(
  tx: Tx,
  search: Matching & Pick<DirectorySearch, "order">,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: s.attorney_id })
    .from(s)
    .where(matching(search))
    .orderBy(...ORDERS[search.order])
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The states that have listed attorneys, with their number; no state is counted further than a list is. */
export async function listedByState(tx: Tx): Promise<{ state: State; found: number }[]> {
  const { rows } = await tx.execute<{ state: State; found: number }>(sql`
    select state, found from unnest(${sql.param([...STATES])}::text[]) with ordinality as known(state, place)
    cross join lateral (
      select count(*)::integer as found from (
        select 1 from ${s} where ${s.bar_state} = known.state limit ${ATTORNEY_LIMITS.counted_max + 1}
      ) of_state
    ) counted
    where found > 0 order by place`);
  return rows;
}

/** The same of whoever fits the words, the best rated first. */
export async function bestRatedIds(tx: Tx, found: string | null, limit: number): Promise<string[]> {
  const rows = await bestRated({ any: found === null })(tx, { found, limit });
  return rows.map(({ id }) => id);
}

const bestRated = keptByShape(({ any }: { any: boolean }) =>
  keptQuery<{ found: string | null; limit: number }, { id: string }[]>((db, value) =>
    db
      .select({ id: s.attorney_id })
      .from(s)
      .where(any ? undefined : fits(value("found")))
      .orderBy(...ORDERS.rating)
      .limit(value("limit")),
  ),
);

const d = attorney_directory;

/** The cards of these listed attorneys, in no order. */
export async function cardsOf(tx: Tx, ids: string[]) {
  return ids.length === 0 ? [] : listedCards(tx, { ids });
}

const selectCards = (db: QueryBuilder, ids: Placeholder) =>
  db
    .select({ card: getViewSelectedFields(d), reputation: user_reputation })
    .from(d)
    .leftJoin(user_reputation, eq(user_reputation.user_id, d.user_id))
    .where(sql`${d.id} = any(${ids}::uuid[])`);

const listedCards = keptQuery<{ ids: string[] }, Awaited<ReturnType<typeof selectCards>>>((db, value) =>
  selectCards(db, value("ids")),
);

/** A profile that the caller may see, with what its tier is called; null when there is none. */
export async function findProfile(tx: Tx, id: string) {
  const rows = await tx
    .select({
      profile: attorney_profiles,
      tier: ad_placement_tiers,
      reputation: user_reputation,
      verified: is_verified_attorney,
    })
    .from(attorney_profiles)
    .leftJoin(ad_placement_tiers, eq(ad_placement_tiers.id, attorney_profiles.current_ad_tier_id))
    .leftJoin(user_reputation, eq(user_reputation.user_id, attorney_profiles.user_id))
    .where(eq(attorney_profiles.id, id));
  return rows[0] ?? null;
}

/** The latest reviews that stand. */
export async function latestReviews(tx: Tx, attorneyId: string) {
  return tx
    .select()
    .from(public_reviews)
    .where(eq(public_reviews.attorney_id, attorneyId))
    .orderBy(desc(public_reviews.created_at), desc(public_reviews.id))
    .limit(ATTORNEY_LIMITS.reviews_shown);
}

export async function removalsOf(tx: Tx, attorneyId: string) {
  return tx
    .select({
      removed_at: attorney_review_removals.removed_at,
      removal_reason: attorney_review_removals.removal_reason,
    })
    .from(attorney_review_removals)
    .where(eq(attorney_review_removals.attorney_id, attorneyId))
    .orderBy(desc(attorney_review_removals.removed_at));
}

/** The caller's oldest completed consultation with this attorney that has no review yet. */
export async function findReviewableBooking(
  tx: Tx,
  userId: string,
  attorneyId: string,
): Promise<string | null> {
  const rows = await tx
    .select({ id: consultation_bookings.id })
    .from(consultation_bookings)
    .leftJoin(attorney_reviews, eq(attorney_reviews.booking_id, consultation_bookings.id))
    .where(
      and(
        eq(consultation_bookings.attorney_id, attorneyId),
        eq(consultation_bookings.client_user_id, userId),
        eq(consultation_bookings.status, "completed"),
        isNull(attorney_reviews.id),
      ),
    )
    .orderBy(asc(consultation_bookings.scheduled_date))
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Where messages to an attorney go; readable by the system and the attorney. */
export async function findContact(tx: Tx, attorneyId: string) {
  const rows = await tx
    .select({ email: attorney_contacts.email, first_name: attorney_profiles.first_name })
    .from(attorney_contacts)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, attorney_contacts.attorney_id))
    .where(and(eq(attorney_contacts.attorney_id, attorneyId), eq(attorney_profiles.is_active, true)));
  return rows[0] ?? null;
}

/** Counts a visit once per visitor and hour. False when it was counted before or there is no such profile. */
export async function insertInteraction(
  tx: Tx,
  interaction: { attorney_id: string; click_type: InteractionType; visitor_key: string },
): Promise<boolean> {
  const known = await tx
    .select({ id: attorney_profiles.id })
    .from(attorney_profiles)
    .where(and(eq(attorney_profiles.id, interaction.attorney_id), eq(attorney_profiles.is_active, true)));
  if (known.length === 0) return false;
  const rows = await tx
    .insert(attorney_ad_clicks)
    .values(interaction)
    .onConflictDoNothing()
    .returning({ id: attorney_ad_clicks.id });
  return rows.length > 0;
}

export async function allTiers(tx: Tx) {
  return tx.select().from(ad_placement_tiers).orderBy(ad_placement_tiers.placement_priority);
}

/** Listed attorneys for search engines, in a steady order. */
export async function sitemapPage(tx: Tx, page: number) {
  const { rows } = await tx.execute<{ id: string; updated_at: Date }>(sql`
    select a.id, a.updated_at from (
      select attorney_id from attorney_search order by attorney_id
      limit ${SITEMAP_PAGE} offset ${(page - 1) * SITEMAP_PAGE}
    ) listed join attorney_profiles a on a.id = listed.attorney_id order by a.id`);
  const [count] = await tx.select({ total: sql<number>`count(*)::integer` }).from(attorney_search);
  return { rows, total: count?.total ?? 0 };
}

/** Adds a review; null when the consultation has one by now. */
export async function insertReview(
  tx: Tx,
  review: typeof attorney_reviews.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(attorney_reviews)
    .values(review)
    .onConflictDoNothing({ target: attorney_reviews.booking_id })
    .returning({ id: attorney_reviews.id });
  return row?.id ?? null;
}

/** Writes, changes or takes back the reply to a review of the caller. Null when there is no such review of theirs. */
export async function setReply(tx: Tx, reviewId: string, attorneyUserId: string, reply: string | null) {
  const rows = await tx
    .update(attorney_reviews)
    .set({ attorney_reply: reply, replied_at: reply === null ? null : sql`now()` })
    .where(
      and(
        eq(attorney_reviews.id, reviewId),
        isNull(attorney_reviews.removed_at),
        sql`${attorney_reviews.attorney_id} = (select id from attorney_profiles where user_id = ${attorneyUserId})`,
      ),
    )
    .returning({
      id: attorney_reviews.id,
      attorney_id: attorney_reviews.attorney_id,
      user_id: attorney_reviews.user_id,
    });
  return rows[0] ?? null;
}

/** Who owns a profile, for telling them. */
export async function ownerOf(tx: Tx, attorneyId: string) {
  const rows = await tx
    .select({
      user_id: attorney_profiles.user_id,
      name: sql<string>`${attorney_profiles.first_name} || ' ' || ${attorney_profiles.last_name}`,
    })
    .from(attorney_profiles)
    .where(eq(attorney_profiles.id, attorneyId));
  return rows[0] ?? null;
}
