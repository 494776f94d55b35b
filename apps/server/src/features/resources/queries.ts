import { type Placeholder, type SQL, and, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import { published_resources as published } from "../../db/schema/resources.ts";
import { keptQuery } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export interface ResourceFilter {
  search: string | undefined;
  category: string | undefined;
}

const card = {
  id: published.id,
  slug: published.slug,
  title: published.title,
  description: published.description,
  category: published.category,
  resource_type: published.resource_type,
  file_url: published.file_url,
  external_url: published.external_url,
  created_at: published.created_at,
};

const asked = (search: string | Placeholder) => sql`websearch_to_tsquery('english', ${search})`;

/** Whole words in any of their forms, or a part of the title. */
function matching({ search, category }: ResourceFilter): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(published.category, category),
    search === undefined ? undefined : fits(search, partOf(search)),
  );
}

const partOf = (search: string) => `%${search.replace(/[\\%_]/g, "\\$&")}%`;
const fits = (search: string | Placeholder, part: string | Placeholder) =>
  or(sql`${published.search_vector} @@ ${asked(search)}`, ilike(published.title, sql`${part}`));
const rankFor = (search: string | Placeholder) =>
  desc(sql`ts_rank(${published.search_vector}, ${asked(search)})`);

/** Those that match best. */
export function bestResources(tx: Tx, search: string, limit: number) {
  return bestWith(tx, { search, part: partOf(search), limit });
}

type Card = Pick<typeof published.$inferSelect, keyof typeof card>;

const bestWith = keptQuery<{ search: string; part: string; limit: number }, Card[]>((db, value) =>
  db
    .select(card)
    .from(published)
    .where(fits(value("search"), value("part")))
    .orderBy(rankFor(value("search")), desc(published.created_at), published.title)
    .limit(value("limit")),
);

/** Newest first; with words to look for, the best match first. */
export function findResources(tx: Tx, filter: ResourceFilter, page: { limit: number; offset: number }) {
  const rank = filter.search === undefined ? [] : [rankFor(filter.search)];
  return tx
    .select(card)
    .from(published)
    .where(matching(filter))
    .orderBy(...rank, desc(published.created_at), published.title)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countResources(tx: Tx, filter: ResourceFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(published).where(matching(filter));
  return row?.total ?? 0;
}

export async function findResource(tx: Tx, slug: string) {
  const [row] = await tx
    .select({
      ...card,
      content: published.content,
      sources: published.sources,
      last_checked: published.last_checked,
    })
    .from(published)
    .where(eq(published.slug, slug));
  return row ?? null;
}

/** Slug and last day of change of every published resource. */
export function resourceAddresses(tx: Tx) {
  return tx
    .select({
      slug: published.slug,
      changed_on: sql<string>`coalesce(${published.last_checked}, ${published.created_at}::date)::text`,
    })
    .from(published)
    .orderBy(published.slug);
}
