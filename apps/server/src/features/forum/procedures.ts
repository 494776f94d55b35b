import { actorOf, os } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { newestPosts } from "./queries.ts";

export const forumProcedures = {
  list: os.forum.list.handler(({ context }) =>
    asActor(context.services.pools, actorOf(context), async (tx) => ({ posts: await newestPosts(tx) })),
  ),
};
