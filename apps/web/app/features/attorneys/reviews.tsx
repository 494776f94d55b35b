import { ATTORNEY_LIMITS, type AttorneyProfile, type PublicReview } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextArea } from "../../ui/inputs.tsx";
import { Opens, Section } from "../../ui/prose.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/attorneys.ts";
import { nameOf } from "./labels.ts";
import { Stars } from "./parts.tsx";
import type { ReviewAnswer } from "./review-actions.server.ts";

const RATINGS = ["5", "4", "3", "2", "1"] as const;

interface ReviewsProps {
  attorney: AttorneyProfile;
  answer: ReviewAnswer | undefined;
}

/** The latest reviews with replies, what was removed and why, and a form for whose consultation took place. */
export function Reviews({ attorney, answer }: ReviewsProps) {
  const { reviews, removed_reviews: removed } = attorney;
  return (
    <Section id="reviews" title={words.clientReviews()} lead={words.reviewsLead()}>
      {attorney.reviewable_booking_id !== null && <ReviewForm answer={answer} />}
      {reviews.length === 0 ? (
        <p>{words.noReviews()}</p>
      ) : (
        <ul className="flex flex-col">
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-rule py-5 first:pt-0 last:border-b-0 last:pb-0">
              <Review review={review} attorney={attorney} />
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <div className="mt-4">
          <Opens summary={words.removed({ n: removed.length })}>
            <ul className="flex flex-col gap-2">
              {removed.map(({ removed_at, reason }) => (
                <li key={removed_at + reason}>
                  <DateText value={removed_at} /> · {words.removedReason({ reason })}
                </li>
              ))}
            </ul>
          </Opens>
        </div>
      )}
    </Section>
  );
}

function Review({ review, attorney }: { review: PublicReview; attorney: AttorneyProfile }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
        <Stars rating={review.rating} />
        <span>{words.rating({ rating: review.rating })}</span>
        <DateText value={review.created_at} />
      </p>
      {review.review_text !== null && (
        <p className="mt-2 break-words whitespace-pre-line">{review.review_text}</p>
      )}
      {review.attorney_reply !== null && (
        <div className="mt-3 border-l-2 border-accent pl-4">
          <p className="text-sm font-semibold">{words.reply({ name: nameOf(attorney) })}</p>
          <p className="break-words whitespace-pre-line">{review.attorney_reply}</p>
        </div>
      )}
      {attorney.is_mine && <ReplyForm review={review} />}
    </>
  );
}

function ReplyForm({ review }: { review: PublicReview }) {
  const busy = useNavigation().state !== "idle";
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-9 items-center text-sm">{words.replyOpen()}</summary>
      <Form method="post" preventScrollReset className="mt-2 flex max-w-prose flex-col gap-3">
        <input type="hidden" name="review" value={review.id} />
        <Field label={words.replyLabel()} help={words.replyHelp()}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="reply"
              rows={3}
              maxLength={ATTORNEY_LIMITS.review_max}
              defaultValue={review.attorney_reply ?? ""}
            />
          )}
        </Field>
        <p>
          <Button type="submit" look="secondary" name="intent" value="reply" disabled={busy}>
            {words.replySave()}
          </Button>
        </p>
      </Form>
    </details>
  );
}

function ReviewForm({ answer }: { answer: ReviewAnswer | undefined }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      className="mb-8 flex max-w-prose flex-col gap-4 rounded-lg border border-rule bg-raised p-5"
    >
      <div>
        <h3>{words.reviewTitle()}</h3>
        <p className="text-quiet">{words.reviewLead()}</p>
      </div>
      <Field label={words.reviewRating()} error={answer?.errors.rating}>
        {(wiring) => (
          <Select
            {...wiring}
            name="rating"
            placeholder=""
            options={RATINGS.map((value) => ({ value, label: words.stars(value) }))}
            defaultValue={answer?.values.rating ?? ""}
          />
        )}
      </Field>
      <Field label={words.reviewText()}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="review_text"
            rows={4}
            maxLength={ATTORNEY_LIMITS.review_max}
            defaultValue={answer?.values.review_text ?? ""}
          />
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="review" disabled={busy}>
          {words.reviewSend()}
        </Button>
      </p>
    </Form>
  );
}
