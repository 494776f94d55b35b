import type { Personal } from "./register-line.ts";

/** An account, its cases, what it has paid, asked and been told. */
export const OWN: Readonly<Record<string, Personal>> = {
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
      "estimated_value ai_analysis_result similar_cases_found reading analyzed_version knowledge_release reminders_on " +
      "is_editable edit_count " +
      "resubmission_count last_edited_at answered_at last_activity_at created_at updated_at",
    withheld: {
      submission_key: "tells two sendings of one form apart",
      analysis_card: "repeats a part of ai_analysis_result for lists",
    },
  },
  "public.case_versions": {
    rows: "created_by = $1",
    exported:
      "id case_id version_number title description case_type incident_date incident_location incident_city " +
      "incident_state answers changes_summary created_by created_at",
  },
  "public.case_facts": {
    rows: "user_id = $1",
    exported: "id case_id user_id question_id question value created_at updated_at",
  },
  "public.case_analyses": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported:
      "id case_id version_number attempt result similar_cases knowledge_release error started_at finished_at",
  },
  "public.case_events": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "id case_id kind attempt details created_at",
  },
  "public.case_notes": {
    rows: "user_id = $1",
    exported: "id case_id user_id title content note_type is_private created_at updated_at",
  },
  "public.case_date_changes": {
    rows: "user_id = $1",
    exported:
      "id case_id user_id rule title change date_before date_after why_before why_after statute release_before " +
      "release_after created_at",
  },
  "public.case_reminders": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "case_id last_day days_before due_on sent_at left_out_at created_at",
  },
  "public.case_plan_ticks": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "case_id step created_at",
  },
  "public.case_evidence": {
    rows: "case_id in (select id from public.cases where user_id = $1)",
    exported: "id case_id item document_id says created_at",
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
};
