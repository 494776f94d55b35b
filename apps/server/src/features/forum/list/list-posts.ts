import type { InferContractRouterOutputs } from "@orpc/contract";
import { FORUM, type ForumTab, type PostCard, type contract } from "@standing/contract";
import { type RequestContext, actorOf } from "../../../kernel/request.ts";
import { type Tx, asReader } from "../../../kernel/unit-of-work.ts";
import { excerptOf, likenessQuery, searchOf, titleOf } from "../rules.ts";
import { shownAuthor } from "../shown-author.ts";
import {
  type CardRow,
  type Closeness,
  type Filter,
  type Slice,
  activeCategories,
  attorneyName,
  forumStats,
  newestQuestions,
  postsOf,
  postsWith,
  similarPosts,
} from "./queries.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["forum"];

function cardOf(row: CardRow): PostCard {
  return {
    id: row.id,
    title: titleOf(row.title, row.content),
    excerpt: excerptOf(row.content),
    is_question: row.is_question,
    comment_count: row.comment_count,
    upvote_count: row.upvote_count,
    downvote_count: row.downvote_count,
    attorney_answered: row.attorney_answered_at !== null,
    categories: row.categories,
    author: shownAuthor(row),
    created_at: new Date(row.created_at).toISOString(),
  };
}

/** The newest questions, twenty at most. */
export async function newQuestionCards(tx: Tx): Promise<PostCard[]> {
  return (await newestQuestions(tx)).map(cardOf);
}

/** The posts that fit the words best, `limit` at most, without what stands beside a list of them. */
export async function findBestPosts(context: RequestContext, q: string, limit: number): Promise<PostCard[]> {
  const found = await asReader(context.services.pools, actorOf(context), (tx) =>
    find(tx, q, { tab: "recent" }, { limit, offset: 0 }),
  );
  return found.rows.map(cardOf);
}

/** One page of posts with what stands beside them: counts, categories, and the attorney whose answers are asked for. */
export async function listPosts(
  context: RequestContext,
  input: {
    tab: ForumTab;
    q: string;
    category?: string | undefined;
    attorney?: string | undefined;
    page: number;
  },
): Promise<Outputs["list"]> {
  const { tab, category, attorney, page } = input;
  const slice = { limit: FORUM.page_length + 1, offset: (page - 1) * FORUM.page_length };
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const name = attorney === undefined ? null : await attorneyName(tx, attorney);
    const found = await find(tx, input.q, { tab, category, attorney }, slice);
    return {
      posts: found.rows.slice(0, FORUM.page_length).map(cardOf),
      has_more: found.rows.length > FORUM.page_length && page < FORUM.pages_max,
      alike: found.alike,
      categories: await activeCategories(tx),
      attorney: attorney === undefined || name === null ? null : { id: attorney, name },
      stats: await forumStats(tx),
    };
  });
}

/** From what was typed to what may have been meant. */
const CLOSENESS: readonly Closeness[] = ["all", "close", "any"];

async function find(
  tx: Tx,
  typed: string,
  filter: Filter,
  slice: Slice,
): Promise<{ rows: CardRow[]; alike: boolean }> {
  if (typed === "") return { rows: await postsOf(tx, filter, slice), alike: false };
  const query = searchOf(typed);
  for (const closeness of query.words.length === 0 ? (["all"] as const) : CLOSENESS) {
    const rows = await postsWith(tx, query, closeness, filter, slice);
    const hasMore = async () =>
      slice.offset > 0 && (await postsWith(tx, query, closeness, filter, { limit: 1, offset: 0 })).length > 0;
    if (rows.length > 0 || (await hasMore())) return { rows, alike: closeness !== "all" };
  }
  return { rows: [], alike: false };
}

/** Posts like a question that is being written, five at most. */
export async function findSimilar(context: RequestContext, text: string): Promise<Outputs["similar"]> {
  const query = likenessQuery(text);
  if (query === null) return { posts: [] };
  return asReader(context.services.pools, actorOf(context), async (tx) => ({
    posts: (await similarPosts(tx, query)).map(({ id, title, content, comment_count }) => ({
      id,
      title: titleOf(title, content),
      comment_count,
    })),
  }));
}

/** Categories that a post may stand in. */
export async function listCategories(context: RequestContext): Promise<Outputs["categories"]> {
  return asReader(context.services.pools, actorOf(context), async (tx) => ({
    categories: await activeCategories(tx),
  }));
}
