import type { InferContractRouterOutputs } from "@orpc/contract";
import { type contract, contributorBadge } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { asReader } from "../../../kernel/unit-of-work.ts";
import { newQuestionCards } from "../list/list-posts.ts";
import { excerptOf, titleOf } from "../rules.ts";
import { attorneyFigures, recentResponses } from "./queries.ts";

type Output = InferContractRouterOutputs<typeof contract>["forum"]["attorneyActivity"];

/**
 * The forum side of an attorney's dashboard.
 * @param days the period of the figures
 * @returns no activity without an attorney profile
 * @throws UNAUTHORIZED
 */
export async function attorneyActivity(context: RequestContext, days: number): Promise<Output> {
  const user = requireUser(context);
  return asReader(context.services.pools, actorOf(context), async (tx) => {
    const figures = await attorneyFigures(tx, user.id, days);
    if (!figures) return { activity: null };
    const { reputation_score, helpful_answers_count, responses_count, total_upvotes } = figures;
    const recent = await recentResponses(tx, figures.attorney_id);
    return {
      activity: {
        attorney_id: figures.attorney_id,
        responses: figures.responses,
        helpful_answers: figures.helpful_answers,
        upvotes: figures.upvotes,
        questions: await newQuestionCards(tx),
        recent: recent.map((row) => ({
          post_id: row.post_id,
          comment_id: row.comment_id,
          title: titleOf(row.title, row.post_content),
          excerpt: excerptOf(row.content),
          upvote_count: row.upvote_count,
          is_helpful: row.is_helpful,
          created_at: new Date(row.created_at).toISOString(),
        })),
        reputation: {
          reputation_score,
          helpful_answers_count,
          responses_count,
          total_upvotes,
          badge: contributorBadge(reputation_score, helpful_answers_count),
        },
      },
    };
  });
}
