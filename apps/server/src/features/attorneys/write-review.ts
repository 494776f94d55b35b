import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { notify } from "../notifications/notify.ts";
import { findReviewableBooking, insertReview, ownerOf, setReply } from "./queries.ts";

/**
 * Reviews one of the caller's consultations that took place; each one once. The attorney is told.
 * @throws UNAUTHORIZED, NO_CONSULTATION
 */
export async function createReview(
  context: RequestContext,
  input: { id: string; rating: number; review_text: string },
): Promise<{ id: string }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const booking_id = await findReviewableBooking(tx, user.id, input.id);
    if (booking_id === null) throw problem("NO_CONSULTATION");
    const id = await insertReview(tx, {
      attorney_id: input.id,
      user_id: user.id,
      booking_id,
      rating: input.rating,
      review_text: input.review_text === "" ? null : input.review_text,
    });
    if (id === null) throw problem("NO_CONSULTATION");
    await recordAudit(tx, {
      action: "review.created",
      entity: "attorney_reviews",
      entity_id: id,
      details: { rating: input.rating },
    });
    const owner = await ownerOf(tx, input.id);
    if (owner) {
      await notify(context.services, tx, {
        user_id: owner.user_id,
        kind: "review_received",
        path: `/attorney/${input.id}`,
      });
    }
    return { id };
  });
}

/**
 * Answers a review of the caller in public; an empty reply takes the answer back. The writer is told of an answer.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function replyToReview(
  context: RequestContext,
  input: { id: string; reply: string },
): Promise<{ id: string }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const reply = input.reply === "" ? null : input.reply;
    const review = await setReply(tx, input.id, user.id, reply);
    if (!review) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: reply === null ? "review.reply_removed" : "review.replied",
      entity: "attorney_reviews",
      entity_id: review.id,
    });
    if (reply !== null) {
      const owner = await ownerOf(tx, review.attorney_id);
      await notify(context.services, tx, {
        user_id: review.user_id,
        kind: "review_reply",
        path: `/attorney/${review.attorney_id}`,
        params: owner ? { name: owner.name } : {},
        about: owner?.user_id ?? null,
      });
    }
    return { id: review.id };
  });
}
