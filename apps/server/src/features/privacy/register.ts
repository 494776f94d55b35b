/**
 * What becomes of everything that the database holds: a line for each column of each table. A person's copy of their
 * data and the erasure of their account are made and tested by it; a test reads the catalogue and fails on a column
 * that has no line.
 */
interface Personal {
  /** Which rows are a person's; `$1` stands for the person. */
  rows: string;
  /** Columns of a person's copy. */
  exported: string;
  /** Columns that the copy leaves out, and why. */
  withheld?: Readonly<Record<string, string>>;
  /** Why rows outlive the account, and what is emptied in them; without it they go with it. */
  kept?: string;
  /** Who reads them for the copy: the person, unless said; the system, the sign-in, or nobody. */
  read?: "system" | "auth" | "nobody";
}

/** Tables with rows of persons. */
export const PERSONAL: Readonly<Record<string, Personal>> = {
  "auth.account": {
    rows: "user_id = $1",
    exported:
      "id account_id provider_id user_id access_token_expires_at refresh_token_expires_at scope created_at " +
      "updated_at",
    withheld: {
      access_token: "a secret of signing in",
      refresh_token: "a secret of signing in",
      id_token: "a secret of signing in",
      password: "a secret of signing in",
    },
    read: "auth",
  },
  "auth.session": {
    rows: "user_id = $1",
    exported: "id user_id expires_at ip_address user_agent created_at updated_at",
    withheld: { token: "a secret of signing in" },
    read: "auth",
  },
  "auth.two_factor": {
    rows: "user_id = $1",
    exported: "id user_id verified failed_verification_count locked_until",
    withheld: { secret: "a secret of signing in", backup_codes: "a secret of signing in" },
    read: "auth",
  },
  "auth.user": {
    rows: "id = $1",
    exported: "id name email email_verified image two_factor_enabled suspended_at created_at updated_at",
    read: "auth",
  },
  "public.profiles": {
    rows: "id = $1",
    exported: "id email display_name locale suspended_at deletion_requested_at created_at updated_at",
  },
  "public.user_roles": {
    rows: "user_id = $1",
    exported: "user_id role created_at",
  },
  "public.terms_conditions_agreements": {
    rows: "user_id = $1",
    exported: "id user_id agreement_type terms_version text_hash ip_address user_agent created_at",
  },
  "public.cases": {
    rows: "user_id = $1",
    exported:
      "id user_id title description legal_category legal_subcategory case_type case_type_chosen " +
      "incident_date incident_location incident_city incident_state priority_level status confidence_score " +
      "estimated_value ai_analysis_result similar_cases_found analyzed_version is_editable edit_count " +
      "resubmission_count last_edited_at last_activity_at created_at updated_at",
    withheld: { submission_key: "tells two sendings of one form apart" },
  },
  "public.case_versions": {
    rows: "created_by = $1",
    exported:
      "id case_id version_number title description case_type incident_date incident_location incident_city " +
      "incident_state changes_summary created_by created_at",
  },
  "public.case_analyses": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "id case_id version_number attempt result similar_cases error started_at finished_at",
  },
  "public.case_events": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "id case_id kind attempt details created_at",
  },
  "public.case_notes": {
    rows: "user_id = $1",
    exported: "id case_id user_id title content note_type is_private created_at updated_at",
  },
  "public.case_plan_ticks": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "case_id step created_at",
  },
  "public.case_retention_notices": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "case_id noticed_at",
    read: "system",
  },
  "public.case_documents": {
    rows: "user_id = $1",
    exported:
      "id case_id user_id file_name file_size mime_type document_type description is_shared_with_attorney " +
      "payment_verified sha256 extracted_text extraction_error uploaded_at created_at updated_at " +
      "metadata_removed read_at",
    withheld: { file_path: "an address inside the store; the file itself is in the archive" },
  },
  "public.document_uploads": {
    rows: "user_id = $1",
    exported:
      "id case_id user_id file_name file_size last_modified document_type description part_sizes created_at " +
      "updated_at",
  },
  "public.orders": {
    rows: "user_id = $1",
    exported:
      "id user_id purpose amount refunded_amount status case_id provider paid_at refunded_at created_at " +
      "updated_at reference_id description every_months success_path cancel_path renewal_of expires_at",
    withheld: {
      provider_session_id: "the payment provider's",
      provider_payment_id: "the payment provider's",
      checkout_url: "opens a checkout",
    },
    kept: "money received stays on the books without a name: user_id and case_id are emptied",
  },
  "public.recurring_purchases": {
    rows: "user_id = $1",
    exported:
      "order_id user_id provider status current_period_end cancel_at_period_end grace_until changed_at " +
      "created_at updated_at",
    withheld: {
      provider_subscription_id: "the payment provider's",
      provider_customer_id: "the payment provider's",
    },
    kept: "as its order: user_id is emptied",
  },
  "public.user_subscriptions": {
    rows: "user_id = $1",
    exported:
      "id user_id subscription_type status current_period_start current_period_end cancel_at_period_end " +
      "provider created_at updated_at in_force_until",
    withheld: {
      provider_customer_id: "the payment provider's",
      provider_subscription_id: "the payment provider's",
    },
  },
  "public.monthly_submissions": {
    rows: "user_id = $1",
    exported: "user_id month count",
  },
  "public.enhanced_analysis_payments": {
    rows: "user_id = $1",
    exported: "id user_id case_id order_id amount status processed_at created_at updated_at",
  },
  "public.support_tickets": {
    rows: "user_id = $1",
    exported:
      "id user_id title description category priority status first_response_at created_at updated_at " +
      "resolved_at closed_at",
    withheld: { assigned_to: "another person's id" },
  },
  "public.ticket_responses": {
    rows: "not is_internal and ticket_id in (select id from public.support_tickets where user_id = $1)",
    exported: "id ticket_id body created_at",
    withheld: { author_id: "another person's id", is_internal: "always false in what is given" },
    kept: "what an operator answered belongs to the ticket of whoever asked: author_id is emptied",
  },
  "public.platform_suggestions": {
    rows: "user_id = $1",
    exported: "id user_id title description category status votes merged_into created_at updated_at",
    withheld: { admin_notes: "notes of operators" },
  },
  "public.suggestion_votes": {
    rows: "user_id = $1",
    exported: "suggestion_id user_id created_at",
  },
  "public.notifications": {
    rows: "user_id = $1",
    exported: "id user_id kind path params read_at created_at",
    withheld: { about_user_id: "another person's id" },
  },
  "public.notification_choices": {
    rows: "user_id = $1",
    exported: "user_id kind in_page by_mail created_at updated_at",
  },
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

export const columnsOf = (line: string): string[] => line.split(" ").filter((name) => name !== "");
