import { os } from "../../../kernel/request.ts";
import { decide } from "./decide-on-content.ts";
import { listReviews, readReview } from "./read-reviews.ts";

export const contentReviewProcedures = {
  reviews: os.content.reviews.handler(({ context, input }) => listReviews(context, input)),
  review: os.content.review.handler(({ context, input }) => readReview(context, input.id)),
  decide: os.content.decide.handler(({ context, input }) => decide(context, input)),
};
