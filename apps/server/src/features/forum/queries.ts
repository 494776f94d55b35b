import { desc } from "drizzle-orm";
import { posts } from "../../db/schema/forum.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

const LIST_LENGTH = 20;
const TITLE_FROM_CONTENT = 100;

/** The newest posts; one without a title shows the start of its content. */
export async function newestPosts(tx: Tx) {
  const rows = await tx.select().from(posts).orderBy(desc(posts.created_at)).limit(LIST_LENGTH);
  return rows.map((row) => ({
    id: row.id,
    title: row.title ?? row.content.slice(0, TITLE_FROM_CONTENT),
    is_question: row.is_question,
    comment_count: row.comment_count,
    upvote_count: row.upvote_count,
    created_at: row.created_at.toISOString(),
  }));
}
