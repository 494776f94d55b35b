import type { Personal } from "./register-line.ts";

/** Attorneys, consultations, content and the forum. */
export const PUBLIC: Readonly<Record<string, Personal>> = {
  "public.attorney_profiles": {
    rows: "user_id = $1",
    exported:
      "id user_id first_name last_name bio photo_url specialties bar_state bar_number years_of_practice " +
      "consultation_type consultation_fee practice_area_descriptions languages_spoken firm_ownership_type " +
      "firm_name firm_size organization_id time_zone is_active availability_status is_verified verified_by " +
      "verified_at verified_until average_rating total_reviews current_ad_tier_id ad_performance_score " +
      "ad_approval_status subscription_status is_listed created_at updated_at city",
    withheld: { search_text: "made from the other columns, for search and order" },
  },
  "public.attorney_contacts": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "attorney_id email phone updated_at",
  },
  "public.licence_checks": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "id attorney_id regulator bar_state bar_number result checked_at expires_at note",
    withheld: { checked_by: "another person's id" },
    kept: "a check that an operator made of somebody else stays: checked_by is emptied",
  },
  "public.attorney_working_hours": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "attorney_id weekday starts ends",
  },
  "public.attorney_time_off": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "id attorney_id starts_at ends_at",
  },
  "public.attorney_search": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "",
    withheld: {
      attorney_id: "made from the other columns, for search and order",
      placement_priority: "made from the other columns, for search and order",
      average_rating: "made from the other columns, for search and order",
      total_reviews: "made from the other columns, for search and order",
      years_of_practice: "made from the other columns, for search and order",
      consultation_fee: "made from the other columns, for search and order",
      bar_state: "made from the other columns, for search and order",
      specialties: "made from the other columns, for search and order",
      document: "made from the other columns, for search and order",
    },
    read: "nobody",
  },
  "public.attorney_subscriptions": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported:
      "id attorney_id ad_tier_id payment_schedule_id status geographic_location calculated_monthly_fee " +
      "start_date next_billing_date cancel_at_period_end order_id created_at updated_at grace_until",
    withheld: { provider_subscription_id: "the payment provider's" },
  },
  "public.attorney_ads": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported:
      "id attorney_id attorney_name law_firm ad_title ad_description success_rate years_experience " +
      "average_settlement website_url case_types service_areas is_active ad_compliance_approved " +
      "priority_score claims_period claims_n claims_accepted_at rejection_reason approved_at expires_at " +
      "created_at updated_at claims_rejection_reason",
    withheld: { claims_document_path: "an address inside the store" },
  },
  "public.attorney_ad_impressions": {
    rows: "user_id = $1",
    exported: "id attorney_ad_id user_id case_id impression_type created_at counted_hour",
    withheld: { visitor_key: "a keyed hash" },
    kept: "an ad was shown: user_id and case_id are emptied",
    read: "system",
  },
  "public.attorney_ad_clicks": {
    rows: "visitor_key = $1::text",
    exported: "id attorney_id click_type created_at counted_hour",
    withheld: { visitor_key: "a keyed hash, or the id of whoever booked" },
    kept: "a profile was used: visitor_key is replaced by a random one",
    read: "system",
  },
  "public.law_firms": {
    rows: "created_by = $1",
    exported:
      "id created_by name description founding_year website_url phone email address_line1 address_line2 " +
      "city state zip_code firm_size practice_areas specializations consultation_type consultation_fee " +
      "created_at updated_at",
    kept: "a firm with other people is theirs: created_by is emptied",
  },
  "public.law_firm_attorneys": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "law_firm_id attorney_id role is_primary_contact membership_status created_at updated_at",
  },
  "public.law_firm_invitations": {
    rows: "invited_by = $1",
    exported: "id law_firm_id invited_by email role expires_at accepted_at created_at",
    withheld: { token_hash: "a secret of signing in" },
  },
  "public.onboarding_drafts": {
    rows: "user_id = $1",
    exported: "user_id kind step content created_at updated_at",
  },
  "public.consultation_bookings": {
    rows: "client_user_id = $1",
    exported:
      "id attorney_id client_user_id client_name scheduled_date scheduled_end time_zone consultation_type " +
      "fee_amount notes status answer_by pay_by order_id rescheduled_from sequence created_at updated_at " +
      "client_time_zone calendar_uid paid_at refunded_amount meeting_details ended_by ending_note",
  },
  "public.booking_proposals": {
    rows: "booking_id in (select id from public.consultation_bookings where client_user_id = $1)",
    exported: "id booking_id proposed_by scheduled_date status expires_at created_at updated_at",
  },
  "public.booking_shares": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported:
      "id booking_id case_id stage content shared_at withdrawn_at conflict_result conflict_checked_at",
  },
  "public.booking_share_documents": {
    rows: "share_id in (select s.id from public.booking_shares s join public.cases c on c.id = s.case_id where c.user_id = $1)",
    exported: "share_id document_id",
  },
  "public.booking_share_views": {
    rows: "share_id in (select s.id from public.booking_shares s join public.cases c on c.id = s.case_id where c.user_id = $1)",
    exported: "id share_id viewed_at",
    withheld: { viewed_by: "another person's id" },
  },
  "public.attorney_reviews": {
    rows: "user_id = $1",
    exported:
      "id attorney_id user_id booking_id rating review_text is_verified attorney_reply replied_at " +
      "removed_at removal_reason created_at updated_at",
  },
  "public.attorney_content": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported:
      "id attorney_id title slug summary content video_url video_embed_code content_type tags " +
      "practice_areas target_locations featured_image_url status rejection_reason is_sponsored submitted_at " +
      "publish_at published_at view_count like_count share_count created_at updated_at sources last_checked",
  },
  "public.attorney_content_revisions": {
    rows: "content_id in (select c.id from public.attorney_content c join public.attorney_profiles a on a.id = c.attorney_id where a.user_id = $1)",
    exported:
      "content_id title summary content video_url video_embed_code content_type tags practice_areas " +
      "target_locations featured_image_url submitted_at rejection_reason created_at updated_at",
  },
  "public.content_moderation_queue": {
    rows: "submitted_by = $1",
    exported: "id content_id submitted_by decision reason decided_at created_at",
    withheld: { priority: "the order of the operators" },
    kept: "goes with the content: submitted_by is emptied before",
  },
  "public.content_engagement_tracking": {
    rows: "user_id = $1",
    exported: "id content_id user_id engagement_type created_at",
    withheld: { visitor_key: "the id once more" },
    kept: "a piece was read: user_id is emptied, visitor_key replaced by a random one",
  },
  "public.posts": {
    rows: "user_id = $1",
    exported:
      "id user_id title content is_question upvote_count downvote_count comment_count is_attorney_response " +
      "attorney_answered_at moderation_status last_activity_at edited_at deleted_at created_at updated_at " +
      "held_reason locked_at",
    withheld: {
      search_vector: "made from the other columns, for search and order",
      trending_score: "made from the other columns, for search and order",
      number: "in which order posts came, for search",
    },
    kept: "a post that others have answered keeps its place: title, content and user_id are emptied",
  },
  "public.post_categories": {
    rows: "post_id in (select id from public.posts where user_id = $1)",
    exported: "post_id category_id",
  },
  "public.comments": {
    rows: "user_id = $1",
    exported:
      "id post_id user_id content parent_comment_id is_attorney_response upvote_count downvote_count " +
      "moderation_status edited_at deleted_at created_at updated_at held_reason",
  },
  "public.forum_edits": {
    rows: "user_id = $1",
    exported: "id post_id comment_id user_id title content created_at",
  },
  "public.helpful_answers": {
    rows: "marked_by = $1",
    exported: "id post_id comment_id marked_by created_at",
  },
  "public.post_votes": {
    rows: "user_id = $1",
    exported: "post_id user_id vote created_at",
  },
  "public.comment_votes": {
    rows: "user_id = $1",
    exported: "comment_id user_id vote created_at",
  },
  "public.post_subscriptions": {
    rows: "user_id = $1",
    exported: "post_id user_id told_until created_at",
  },
  "public.attorney_forum_engagement": {
    rows: "attorney_id in (select id from public.attorney_profiles where user_id = $1)",
    exported: "id attorney_id post_id comment_id engagement_type created_at",
  },
  "public.user_reputation": {
    rows: "user_id = $1",
    exported:
      "user_id reputation_score helpful_answers_count total_upvotes posts_count comments_count updated_at",
  },
  "public.moderation_reports": {
    rows: "user_id = $1",
    exported: "id user_id entity entity_id reason status created_at updated_at category",
  },
  "public.moderation_notices": {
    rows: "user_id = $1",
    exported: "log_id user_id note created_at",
  },
  "public.moderation_appeals": {
    rows: "user_id = $1",
    exported: "id log_id user_id reason status decision_note decided_at created_at",
  },
  "public.mail_outbox": {
    rows: "user_id = $1",
    exported:
      "id user_id to_address kind subject text_body html_body idempotency_key status attempts last_error " +
      "send_after sent_at created_at updated_at",
    read: "system",
  },
  "public.audit_log": {
    rows: "actor_id = $1",
    exported: "id actor_kind actor_id action entity entity_id details created_at",
    withheld: { request_id: "a number of one request" },
    kept: "who did what, in ids, codes and counts and without words, so that what happened can be proved",
    read: "system",
  },
};
