import { oc } from "@orpc/contract";
import { z } from "zod";
import { id, instant } from "./vocabulary.ts";

export const postCard = z.object({
  id,
  title: z.string(),
  is_question: z.boolean(),
  comment_count: z.number().int(),
  upvote_count: z.number().int(),
  created_at: instant,
});

export const forum = {
  list: oc
    .route({ method: "GET", path: "/posts", tags: ["forum"], summary: "The newest twenty posts" })
    .output(z.object({ posts: z.array(postCard) })),
};
