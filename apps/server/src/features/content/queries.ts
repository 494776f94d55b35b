import {
  type Placeholder,
  type SQL,
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gte,
  like,
  sql,
} from "drizzle-orm";
import {
  attorney_content as content,
  attorney_content_categories,
  attorney_content_revisions as revisions,
  content_engagement_totals as totals,
  content_engagement_tracking as tracking,
  content_moderation_queue as queue,
  published_content as published,
} from "../../db/schema/content.ts";
import { keptQuery } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export interface InsightFilter {
  search: string | undefined;
  area: string | undefined;
}

/** Newest first, articles only. The words are looked for as they stand, in any case, as the index has them. */
function listed({ search, area }: InsightFilter): SQL | undefined {
  return and(
    ARTICLES,
    area === undefined ? undefined : arrayContains(published.practice_areas, [area]),
    search === undefined ? undefined : holds(patternOf(search)),
  );
}

const ARTICLES = eq(published.content_type, "blog");
const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, "\\$&")}%`;
const holds = (pattern: string | Placeholder) =>
  sql`(${published.title} || ' ' || ${published.summary} || ' ' || ${published.content}) ilike ${pattern}`;

/** The newest articles with these letters. */
export function newestInsights(tx: Tx, search: string, limit: number): Promise<PublishedRow[]> {
  return newestWith(tx, { pattern: patternOf(search), limit });
}

const newestWith = keptQuery<{ pattern: string; limit: number }, PublishedRow[]>((db, value) =>
  db
    .select()
    .from(published)
    .where(and(ARTICLES, holds(value("pattern"))))
    .orderBy(desc(published.published_at), published.slug)
    .limit(value("limit")),
);

export function findInsights(tx: Tx, filter: InsightFilter, page: { limit: number; offset: number }) {
  return tx
    .select()
    .from(published)
    .where(listed(filter))
    .orderBy(desc(published.published_at), published.slug)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countInsights(tx: Tx, filter: InsightFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(published).where(listed(filter));
  return row?.total ?? 0;
}

export type PublishedRow = typeof published.$inferSelect;

export async function findPublished(tx: Tx, slug: string): Promise<PublishedRow | null> {
  const [row] = await tx.select().from(published).where(eq(published.slug, slug));
  return row ?? null;
}

/** Slug and last day of change of everything that is published. */
export function insightAddresses(tx: Tx) {
  return tx
    .select({
      slug: published.slug,
      changed_on: sql<string>`greatest(${published.last_checked}, ${published.published_at}::date)::text`,
    })
    .from(published)
    .orderBy(published.slug);
}

/** Counts one engagement, unless this visitor has one already. */
export async function track(tx: Tx, row: typeof tracking.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(tracking).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Whether a visitor has liked it. For the system, which may look. */
export async function hasLiked(tx: Tx, content_id: string, visitor_key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: tracking.id })
    .from(tracking)
    .where(
      and(
        eq(tracking.content_id, content_id),
        eq(tracking.engagement_type, "like"),
        eq(tracking.visitor_key, visitor_key),
      ),
    );
  return rows.length > 0;
}

/** The actor's attorney profile, or null. */
export async function ownAttorneyId(tx: Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string | null }>(sql`select app.attorney_id() as id`);
  return rows[0]?.id ?? null;
}

const withRevision = { content, revision: revisions };

export type OwnRow = { content: typeof content.$inferSelect; revision: typeof revisions.$inferSelect | null };

export function findOwn(
  tx: Tx,
  attorney_id: string,
  page: { limit: number; offset: number },
): Promise<OwnRow[]> {
  return tx
    .select(withRevision)
    .from(content)
    .leftJoin(revisions, eq(revisions.content_id, content.id))
    .where(eq(content.attorney_id, attorney_id))
    .orderBy(desc(content.created_at), content.id)
    .limit(page.limit)
    .offset(page.offset);
}

export async function findOwnOne(tx: Tx, attorney_id: string, id: string): Promise<OwnRow | null> {
  const [row] = await tx
    .select(withRevision)
    .from(content)
    .leftJoin(revisions, eq(revisions.content_id, content.id))
    .where(and(eq(content.id, id), eq(content.attorney_id, attorney_id)));
  return row ?? null;
}

/** Locks one of the attorney's own until the transaction ends, and reads it. */
export async function lockOwn(tx: Tx, attorney_id: string, id: string): Promise<OwnRow | null> {
  await tx
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.id, id), eq(content.attorney_id, attorney_id)))
    .for("update");
  return findOwnOne(tx, attorney_id, id);
}

export async function ownSums(tx: Tx, attorney_id: string) {
  const [row] = await tx
    .select({
      total: count(),
      published: sql<number>`count(*) filter (where ${content.status} = 'published')`.mapWith(Number),
      waiting:
        sql<number>`count(*) filter (where ${content.status} = 'submitted' or ${revisions.submitted_at} is not null)`.mapWith(
          Number,
        ),
      views: sql<number>`coalesce(sum(${content.view_count}), 0)`.mapWith(Number),
      likes: sql<number>`coalesce(sum(${content.like_count}), 0)`.mapWith(Number),
      shares: sql<number>`coalesce(sum(${content.share_count}), 0)`.mapWith(Number),
    })
    .from(content)
    .leftJoin(revisions, eq(revisions.content_id, content.id))
    .where(eq(content.attorney_id, attorney_id));
  if (!row) throw new Error("Sums were not returned");
  return row;
}

/** Engagement with the attorney's content by day, from this day (UTC) on. */
export function ownTotals(tx: Tx, attorney_id: string, from: string) {
  return tx
    .select({
      content_id: totals.content_id,
      engagement_type: totals.engagement_type,
      day: sql<string>`${totals.day}::text`,
      total: totals.total,
    })
    .from(totals)
    .where(and(eq(totals.attorney_id, attorney_id), gte(totals.day, from)));
}

/** Title and slug of everything that the attorney has published. */
export function ownPublished(tx: Tx, attorney_id: string) {
  return tx
    .select({
      id: content.id,
      title: content.title,
      slug: content.slug,
      published_at: content.published_at,
      view: content.view_count,
    })
    .from(content)
    .where(and(eq(content.attorney_id, attorney_id), eq(content.status, "published")))
    .orderBy(desc(content.view_count), content.title);
}

/**
 * Slugs that begin alike and are taken, by whomever. For the system, which sees all. Nobody else takes a slug until
 * the transaction ends.
 */
export async function takenSlugs(tx: Tx, beginning: string): Promise<Set<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('attorney_content.slug'))`);
  const rows = await tx
    .select({ slug: content.slug })
    .from(content)
    .where(like(content.slug, `${beginning}%`));
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertContent(tx: Tx, row: typeof content.$inferInsert): Promise<string> {
  const [made] = await tx.insert(content).values(row).returning({ id: content.id });
  if (!made) throw new Error("The new content was not returned");
  return made.id;
}

export async function updateContent(
  tx: Tx,
  id: string,
  change: Partial<typeof content.$inferInsert>,
): Promise<void> {
  await tx.update(content).set(change).where(eq(content.id, id));
}

export async function putRevision(tx: Tx, row: typeof revisions.$inferInsert): Promise<void> {
  await tx
    .insert(revisions)
    .values(row)
    .onConflictDoUpdate({ target: revisions.content_id, set: { ...row, rejection_reason: null } });
}

export async function deleteRevision(tx: Tx, content_id: string): Promise<void> {
  await tx.delete(revisions).where(eq(revisions.content_id, content_id));
}

export async function deleteContent(tx: Tx, id: string): Promise<void> {
  await tx.delete(content).where(eq(content.id, id));
}

export async function enqueueReview(tx: Tx, content_id: string, submitted_by: string): Promise<void> {
  await tx.insert(queue).values({ content_id, submitted_by });
}

/** Whether it waits for an operator. */
export async function waitsForReview(tx: Tx, content_id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.content_id, content_id), sql`${queue.decided_at} is null`))
    .limit(1);
  return rows.length > 0;
}

/** Takes it out of the queue undecided. For the system. */
export async function withdrawReview(tx: Tx, content_id: string): Promise<void> {
  await tx
    .update(queue)
    .set({ decided_at: sql`now()` })
    .where(and(eq(queue.content_id, content_id), sql`${queue.decided_at} is null`));
}

/** Names of the active categories, in order. */
export async function activeCategories(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ name: attorney_content_categories.name })
    .from(attorney_content_categories)
    .where(eq(attorney_content_categories.is_active, true))
    .orderBy(asc(attorney_content_categories.name));
  return rows.map(({ name }) => name);
}
