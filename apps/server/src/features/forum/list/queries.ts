import { FORUM, type ForumTab } from "@standing/contract";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { keptByShape, keptStatement } from "../../../kernel/kept-query.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import type { AuthorRow } from "../shown-author.ts";

export interface CardRow extends AuthorRow, Record<string, unknown> {
  id: string;
  title: string | null;
  content: string;
  is_question: boolean;
  comment_count: number;
  upvote_count: number;
  downvote_count: number;
  attorney_answered_at: string | null;
  categories: { id: string; name: string }[];
  created_at: string;
}

export interface Filter {
  tab: ForumTab;
  category?: string | undefined;
  attorney?: string | undefined;
}

/** A filter, or one that is filled in later. */
type Asked = Record<"category" | "attorney", string | Placeholder | undefined> & Pick<Filter, "tab">;

export interface Slice {
  limit: number;
  offset: number;
}

const CARD = sql`p.id, p.title, left(p.content, 1000) as content, p.is_question, p.comment_count, p.upvote_count, p.downvote_count,
  p.attorney_answered_at, p.created_at, a.display_name, a.attorney_id, a.attorney_name, a.attorney_photo_url, a.is_verified,
  a.licensed_states, a.reputation_score, a.helpful_answers_count,
  (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.sort_order), '[]')
    from post_categories pc join forum_categories c on c.id = pc.category_id where pc.post_id = p.id) as categories`;

/** Cards of these posts, in the order that the query of ids gives by its column `place`. */
const cardsStatement = (hits: SQL) => sql`
  select ${CARD}
  from (${hits}) hit join published_posts p on p.id = hit.id left join forum_authors a on a.user_id = p.user_id
  order by hit.place`;

async function cardsOf(tx: Tx, hits: SQL): Promise<CardRow[]> {
  const { rows } = await tx.execute<CardRow>(cardsStatement(hits));
  return rows;
}

function matching({ tab, category, attorney }: Asked): SQL {
  const conditions = [sql`true`];
  if (tab === "answered") conditions.push(sql`p.attorney_answered_at is not null`);
  if (tab === "following") {
    conditions.push(sql`p.id in (select post_id from post_subscriptions where user_id = app.actor_id())`);
  }
  if (category !== undefined) {
    conditions.push(
      sql`exists (select from post_categories pc where pc.post_id = p.id and pc.category_id = ${category}::uuid)`,
    );
  }
  if (attorney !== undefined) {
    conditions.push(sql`p.id in (
      select post_id from attorney_forum_engagement where attorney_id = ${attorney}::uuid
      union select o.id from published_posts o join attorney_profiles w on w.user_id = o.user_id where w.id = ${attorney}::uuid)`);
  }
  return sql.join(conditions, sql` and `);
}

const ORDER: Record<ForumTab, SQL> = {
  recent: sql`p.created_at desc, p.id desc`,
  trending: sql`p.trending_score desc, p.id desc`,
  answered: sql`p.attorney_answered_at desc, p.id desc`,
  following: sql`p.last_activity_at desc, p.id desc`,
};

/** Posts of a tab, without a search. */
export async function postsOf(tx: Tx, filter: Filter, { limit, offset }: Slice): Promise<CardRow[]> {
  const order = ORDER[filter.tab];
  return cardsOf(
    tx,
    sql`select p.id, row_number() over (order by ${order}) as place from published_posts p where ${matching({ category: undefined, attorney: undefined, ...filter })}
      order by ${order} limit ${limit} offset ${offset}`,
  );
}

/** As the index `posts_words` has it. */
const TEXT = sql`(coalesce(p.title, '') || ' ' || p.content)`;
const CHUNK = sql.raw(`(p.number / ${FORUM.search_chunk})`);
const FOUND = sql`p.id, p.created_at, p.trending_score, p.search_vector, ${CHUNK} as chunk`;
const { search_window: WINDOW, search_steps: STEPS } = FORUM;

/** The newest posts that fulfill a condition, among the newest chunks of posts, one after the other until enough are found. */
const nearest = (condition: SQL) => sql`
  select hit.* from newest, generate_series(newest.chunk, greatest(0, newest.chunk - ${STEPS - 1}), -1) as step
  cross join lateral (
    select ${FOUND} from published_posts p where ${CHUNK} = step and ${condition}
    order by p.created_at desc limit ${WINDOW}
  ) hit
  limit ${WINDOW}`;

/**
 * The newest posts that a search ranks, as the tables \`asked\` (what was asked) and \`hits\`. Where the newest chunks
 * hold too few with the words, all older ones are asked at once: few have them then. Letters are looked for in the
 * newest chunks alone, and only where the words fill no page.
 */
function windowOf(asked: SQL, letters: Placeholder | null, more: SQL): SQL {
  const words = sql`p.search_vector @@ (select query from asked)`;
  const few = sql`(select count(*) from near) < ${WINDOW}`;
  const noPage = sql`(select count(*) from worded) < ${FORUM.page_length}`;
  const inside = sql`${TEXT} ilike ${letters} and coalesce(not ${words}, true)`;
  return sql`
    asked as materialized (select ${asked} as query),
    newest as materialized (select coalesce(max(number), 0) / ${sql.raw(String(FORUM.search_chunk))} as chunk from published_posts),
    near as materialized (${nearest(sql`${words} and ${more}`)}),
    far as materialized (
      select ${FOUND} from published_posts p
      where ${words} and ${more} and ${few} and (select chunk from newest) >= ${STEPS}
    ),
    worded as materialized (
      select * from near
      union all (select * from far where chunk <= (select chunk from newest) - ${STEPS} order by created_at desc limit ${WINDOW})
    ),
    hits as materialized (
      select * from worded
      ${letters === null ? sql`` : sql`union all (${nearest(sql`${noPage} and ${inside} and ${more}`)})`}
    )`;
}

/** How a search takes its words: each of them, or those most like what stands in no post, or one of these. */
export type Closeness = "all" | "close" | "any";

/**
 * The newest posts with these words, or with these letters anywhere, best first: a word in the title weighs two and a
 * half times one in the text.
 */
export async function postsWith(
  tx: Tx,
  { words, letters }: { words: readonly string[]; letters: string | null },
  closeness: Closeness,
  { tab, category, attorney }: Filter,
  { limit, offset }: Slice,
): Promise<CardRow[]> {
  const search = searchFor({
    tab,
    ofCategory: category !== undefined,
    ofAttorney: attorney !== undefined,
    insideWords: closeness === "all" && letters !== null,
  });
  return search(tx, { words, letters, closeness, category, attorney, limit, offset });
}

interface SearchShape {
  tab: ForumTab;
  ofCategory: boolean;
  ofAttorney: boolean;
  insideWords: boolean;
}

interface Searched extends Slice, Record<string, unknown> {
  words: readonly string[];
  letters: string | null;
  closeness: Closeness;
  category: string | undefined;
  attorney: string | undefined;
}

const searchFor = keptByShape(({ tab, ofCategory, ofAttorney, insideWords }: SearchShape) =>
  keptStatement<Searched, CardRow>((value) => {
    const asked = sql`app.forum_query(${value("words")}::text[], ${value("closeness")})`;
    const order =
      tab === "trending"
        ? sql`h.trending_score desc`
        : sql`coalesce(ts_rank_cd(h.search_vector, (select query from asked)), 0) desc, h.created_at desc`;
    const more = matching({
      tab,
      category: ofCategory ? value("category") : undefined,
      attorney: ofAttorney ? value("attorney") : undefined,
    });
    return cardsStatement(sql`
      with ${windowOf(asked, insideWords ? value("letters") : null, more)}
      select h.id, row_number() over (order by ${order}, h.id) as place from hits h
      order by place limit ${value("limit")} offset ${value("offset")}`);
  }),
);

/** The newest questions, for those who answer. */
export async function newestQuestions(tx: Tx): Promise<CardRow[]> {
  return cardsOf(
    tx,
    sql`select p.id, row_number() over (order by p.created_at desc, p.id desc) as place from published_posts p
      where p.is_question order by p.created_at desc, p.id desc limit ${FORUM.questions_fetched}`,
  );
}

/** Titles of posts with any of these words, those with more of them first. */
export async function similarPosts(
  tx: Tx,
  query: string,
): Promise<{ id: string; title: string | null; content: string; comment_count: number }[]> {
  const { rows } = await tx.execute<{
    id: string;
    title: string | null;
    content: string;
    comment_count: number;
  }>(sql`
    with ${windowOf(sql`to_tsquery('english', ${query})`, null, sql`true`)}
    select p.id, p.title, left(p.content, 100) as content, p.comment_count
    from (
      select id, ts_rank_cd(search_vector, (select query from asked)) as likeness,
        max(ts_rank_cd(search_vector, (select query from asked))) over () as best
      from hits
    ) ranked
    join published_posts p using (id)
    where likeness >= best / 2
    order by likeness desc, p.comment_count desc, p.id limit ${FORUM.similar}`);
  return rows;
}

export async function activeCategories(
  tx: Tx,
): Promise<{ id: string; name: string; description: string; post_count: number }[]> {
  const { rows } = await tx.execute<{ id: string; name: string; description: string; post_count: number }>(
    sql`select id, name, description, post_count from forum_categories where is_active order by sort_order, name`,
  );
  return rows;
}

export interface Stats extends Record<string, unknown> {
  total_posts: number;
  community_members: number;
  attorney_contributors: number;
}

export async function forumStats(tx: Tx): Promise<Stats> {
  const { rows } = await tx.execute<Stats>(sql`select * from forum_stats`);
  return rows[0] ?? { total_posts: 0, community_members: 0, attorney_contributors: 0 };
}

export async function attorneyName(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select first_name || ' ' || last_name as name from attorney_profiles where id = ${id}::uuid and is_active`,
  );
  return rows[0]?.name ?? null;
}
