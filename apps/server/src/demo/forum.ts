import { listCategories } from "../features/forum/list/list-posts.ts";
import { markHelpful, vote } from "../features/forum/judge-words.ts";
import { createPost, reply } from "../features/forum/write-post.ts";
import type { RequestContext } from "../kernel/request.ts";
import { DEMO_POSTS } from "./forum.en.ts";

/**
 * Lets the people of a world that is being made talk: each post is asked by one of them and answered by others, by the
 * verbs that people use. Does nothing when one of them is missing.
 * @param people calls of two claimants and an attorney
 */
export async function seedDemoForum(people: readonly (RequestContext | undefined)[]): Promise<void> {
  const [first] = people;
  if (!first || people.includes(undefined)) return;
  const { categories } = await listCategories(first);
  for (const { by, title, content, category, replies } of DEMO_POSTS) {
    const asker = people[by] ?? first;
    const chosen = categories.filter(({ name }) => name === category).map(({ id }) => id);
    const { id } = await createPost(asker, { title, content, categories: chosen, is_question: true });
    let last: string | null = null;
    for (const answer of replies) {
      const written = await reply(people[answer.by] ?? first, {
        id,
        content: answer.content,
        parent_comment_id: answer.below ? last : null,
      });
      last = written.id;
      if (answer.by === by) continue;
      await vote(asker, { entity: "comment", id: written.id, vote: 1 });
      if (answer.helpful) await markHelpful(asker, { id, comment_id: written.id });
    }
  }
}
