import type { AttorneyProfile } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { cardOfProfile } from "./present.ts";
import { findContact, findProfile, findReviewableBooking, latestReviews, removalsOf } from "./queries.ts";

/**
 * A profile with its reviews. One that is not listed is seen by its address while it is active, and by its owner.
 * @throws NOT_FOUND
 */
export async function getProfile(context: RequestContext, input: { id: string }): Promise<AttorneyProfile> {
  const { user } = context;
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const found = await findProfile(tx, input.id);
    const is_mine = found !== null && user !== null && found.profile.user_id === user.id;
    if (!found || !(found.profile.is_active || is_mine)) throw problem("NOT_FOUND");
    const { profile } = found;
    const reviews = await latestReviews(tx, profile.id);
    const removals = await removalsOf(tx, profile.id);
    const contact = await withActor(tx, systemActor, () => findContact(tx, profile.id));
    return {
      ...cardOfProfile(found),
      bar_number: profile.bar_number,
      practice_area_descriptions: profile.practice_area_descriptions,
      is_listed: profile.is_listed,
      is_active: profile.is_active,
      is_mine,
      can_be_contacted: contact !== null,
      reviews: reviews.map(({ id, rating, review_text, attorney_reply, replied_at, created_at }) => ({
        id,
        rating,
        review_text,
        attorney_reply,
        replied_at: replied_at?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      })),
      removed_reviews: removals.map(({ removed_at, removal_reason }) => ({
        removed_at: removed_at.toISOString(),
        reason: removal_reason,
      })),
      reviewable_booking_id: user === null ? null : await findReviewableBooking(tx, user.id, profile.id),
    };
  });
}
