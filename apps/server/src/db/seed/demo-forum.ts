import type { SessionUser } from "@standing/contract";
import { listCategories } from "../../features/forum/list/list-posts.ts";
import { markHelpful, vote } from "../../features/forum/judge-words.ts";
import { createPost, reply } from "../../features/forum/write-post.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { DEMO_POSTS } from "./demo-forum.en.ts";

/**
 * Lets the people of the demo world talk: each post is asked by one of them and answered by the others, by the same
 * verbs that people use.
 * @param callOf a call as one of these people would make it
 */
export async function seedDemoForum(
  people: readonly [SessionUser, SessionUser, SessionUser],
  callOf: (user: SessionUser) => RequestContext,
): Promise<void> {
  const { categories } = await listCategories(callOf(people[0]));
  for (const { by, title, content, category, replies } of DEMO_POSTS) {
    const asker = callOf(people[by]);
    const chosen = categories.filter(({ name }) => name === category).map(({ id }) => id);
    const { id } = await createPost(asker, { title, content, categories: chosen, is_question: true });
    let last: string | null = null;
    for (const answer of replies) {
      const parent_comment_id = answer.below ? last : null;
      const written = await reply(callOf(people[answer.by]), {
        id,
        content: answer.content,
        parent_comment_id,
      });
      last = written.id;
      if (answer.by === by) continue;
      await vote(asker, { entity: "comment", id: written.id, vote: 1 });
      if (answer.helpful) await markHelpful(asker, { id, comment_id: written.id });
    }
  }
}
