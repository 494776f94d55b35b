CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"suspended_at" timestamp with time zone,
	"deletion_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "display_name_length" CHECK (char_length(display_name) between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "role_one_of" CHECK ("role" in ('super_admin', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_kind" text DEFAULT 'anonymous' NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"details" jsonb,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actor_kind_one_of" CHECK ("actor_kind" in ('anonymous', 'user', 'system'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"to_address" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text,
	"idempotency_key" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "status_one_of" CHECK ("status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entity_one_of" CHECK ("entity" in ('post', 'comment', 'review', 'attorney_content', 'attorney_ad', 'attorney_profile')),
	CONSTRAINT "action_one_of" CHECK ("action" in ('held', 'removed', 'restored', 'approved', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "moderation_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reason_length" CHECK (char_length(btrim(reason)) between 1 and 2000),
	CONSTRAINT "entity_one_of" CHECK ("entity" in ('post', 'comment', 'review', 'attorney_content', 'attorney_ad', 'attorney_profile')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('open', 'upheld', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "moderation_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_ad_clicks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"click_type" text NOT NULL,
	"visitor_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counted_hour" timestamp GENERATED ALWAYS AS (date_trunc('hour', created_at at time zone 'UTC')) STORED NOT NULL,
	CONSTRAINT "attorney_ad_clicks_once" UNIQUE("attorney_id","click_type","visitor_key","counted_hour"),
	CONSTRAINT "click_type_one_of" CHECK ("click_type" in ('profile_view', 'consultation_click', 'forum_activity_view', 'contact_click', 'ad_click', 'consultation_booked'))
);
--> statement-breakpoint
ALTER TABLE "attorney_ad_clicks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_ad_impressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_ad_id" uuid NOT NULL,
	"user_id" uuid,
	"case_id" uuid,
	"impression_type" text NOT NULL,
	"visitor_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"counted_hour" timestamp GENERATED ALWAYS AS (date_trunc('hour', created_at at time zone 'UTC')) STORED NOT NULL,
	CONSTRAINT "attorney_ad_impressions_once" UNIQUE("attorney_ad_id","impression_type","visitor_key","counted_hour"),
	CONSTRAINT "impression_type_one_of" CHECK ("impression_type" in ('view', 'click'))
);
--> statement-breakpoint
ALTER TABLE "attorney_ad_impressions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_ads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"attorney_name" text NOT NULL,
	"law_firm" text,
	"ad_title" text NOT NULL,
	"ad_description" text NOT NULL,
	"success_rate" numeric(5, 2),
	"years_experience" smallint,
	"average_settlement" bigint,
	"website_url" text,
	"case_types" text[] DEFAULT '{}' NOT NULL,
	"service_areas" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"ad_compliance_approved" boolean DEFAULT false NOT NULL,
	"priority_score" integer DEFAULT 0 NOT NULL,
	"claims_period" text,
	"claims_n" integer,
	"claims_document_path" text,
	"claims_accepted_at" timestamp with time zone,
	"rejection_reason" text,
	"approved_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_title_length" CHECK (char_length(btrim(ad_title)) between 1 and 120),
	CONSTRAINT "ad_description_length" CHECK (char_length(btrim(ad_description)) between 1 and 1000),
	CONSTRAINT "success_rate_percent" CHECK (success_rate between 0 and 100),
	CONSTRAINT "average_settlement_not_negative" CHECK (average_settlement >= 0)
);
--> statement-breakpoint
ALTER TABLE "attorney_ads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"ad_tier_id" uuid NOT NULL,
	"payment_schedule_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"geographic_location" text NOT NULL,
	"calculated_monthly_fee" bigint DEFAULT 0 NOT NULL,
	"start_date" timestamp with time zone,
	"next_billing_date" date,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"provider_subscription_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attorney_subscriptions_provider_subscription_id_unique" UNIQUE("provider_subscription_id"),
	CONSTRAINT "status_one_of" CHECK ("status" in ('pending', 'active', 'past_due', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "attorney_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "corpus_meta" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "corpus_meta" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "corpus_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"document_frequency" integer NOT NULL,
	CONSTRAINT "document_frequency_positive" CHECK (document_frequency >= 1)
);
--> statement-breakpoint
ALTER TABLE "corpus_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outcome_records" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"legal_category" text NOT NULL,
	"claim_type" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"city" text,
	"year" smallint,
	"outcome" text NOT NULL,
	"amount_usd_cents" bigint,
	"amount_kind" text,
	"defendant_kind" text NOT NULL,
	"days" integer,
	"claimed_usd_cents" bigint,
	"severity" text,
	CONSTRAINT "amount_with_kind" CHECK (amount_usd_cents is null or amount_kind is not null),
	CONSTRAINT "legal_category_one_of" CHECK ("legal_category" in ('business_corporate_law', 'copyright_intellectual_property', 'sports_entertainment_law', 'real_estate_law', 'family_law', 'criminal_defense', 'immigration_law', 'employment_labor_law', 'personal_injury', 'medical_malpractice', 'tax_law', 'estate_planning_probate', 'civil_rights', 'other')),
	CONSTRAINT "outcome_one_of" CHECK ("outcome" in ('plaintiff', 'defendant', 'settled', 'mixed', 'dismissed', 'unknown')),
	CONSTRAINT "defendant_kind_one_of" CHECK ("defendant_kind" in ('government', 'employer', 'person', 'business', 'medical_provider', 'unknown')),
	CONSTRAINT "severity_one_of" CHECK ("severity" in ('minor', 'serious'))
);
--> statement-breakpoint
ALTER TABLE "outcome_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "precedent_terms" (
	"term" text NOT NULL,
	"precedent_id" text NOT NULL,
	"impact" integer NOT NULL,
	CONSTRAINT "precedent_terms_term_precedent_id_pk" PRIMARY KEY("term","precedent_id")
);
--> statement-breakpoint
ALTER TABLE "precedent_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "precedents" (
	"id" text PRIMARY KEY NOT NULL,
	"case_title" text NOT NULL,
	"court" text NOT NULL,
	"court_level" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"state" text,
	"city" text,
	"year" smallint NOT NULL,
	"citation" text,
	"docket_number" text,
	"legal_category" text NOT NULL,
	"claim_types" text[] NOT NULL,
	"outcome" text NOT NULL,
	"disposition" text,
	"amount_usd_cents" bigint,
	"amount_kind" text,
	"facts" text NOT NULL,
	"holding" text NOT NULL,
	"matters" text NOT NULL,
	"key_facts" text[] NOT NULL,
	"source" jsonb NOT NULL,
	"checked" date NOT NULL,
	CONSTRAINT "citable" CHECK (citation is not null or docket_number is not null),
	CONSTRAINT "amount_with_kind" CHECK (amount_usd_cents is null or amount_kind is not null),
	CONSTRAINT "court_level_one_of" CHECK ("court_level" in ('us_supreme', 'federal_appeals', 'federal_trial', 'state_high', 'state_appeals', 'state_trial', 'agency')),
	CONSTRAINT "legal_category_one_of" CHECK ("legal_category" in ('business_corporate_law', 'copyright_intellectual_property', 'sports_entertainment_law', 'real_estate_law', 'family_law', 'criminal_defense', 'immigration_law', 'employment_labor_law', 'personal_injury', 'medical_malpractice', 'tax_law', 'estate_planning_probate', 'civil_rights', 'other')),
	CONSTRAINT "outcome_one_of" CHECK ("outcome" in ('plaintiff', 'defendant', 'settled', 'mixed', 'dismissed', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "precedents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_contacts" (
	"attorney_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attorney_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"photo_url" text,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"bar_state" text NOT NULL,
	"bar_number" text NOT NULL,
	"years_of_practice" smallint DEFAULT 0 NOT NULL,
	"consultation_type" text DEFAULT 'free' NOT NULL,
	"consultation_fee" bigint DEFAULT 0 NOT NULL,
	"practice_area_descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"languages_spoken" text[] DEFAULT '{"English"}' NOT NULL,
	"firm_ownership_type" text,
	"firm_name" text,
	"firm_size" text,
	"organization_id" uuid,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"availability_status" text DEFAULT 'available' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verified_by" text,
	"verified_at" timestamp with time zone,
	"verified_until" timestamp with time zone,
	"average_rating" numeric(3, 2),
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"current_ad_tier_id" uuid,
	"ad_performance_score" integer DEFAULT 0 NOT NULL,
	"ad_approval_status" text DEFAULT 'pending' NOT NULL,
	"subscription_status" text DEFAULT 'none' NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (is_active and ad_approval_status = 'approved' and subscription_status = 'active') STORED NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attorney_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "specialties_each_one_of" CHECK ("specialties" <@ array['personal_injury', 'criminal_defense', 'family_law', 'estate_planning', 'business_law', 'real_estate', 'immigration', 'employment_law', 'bankruptcy', 'tax_law', 'medical_malpractice', 'civil_rights', 'intellectual_property', 'sports_entertainment']),
	CONSTRAINT "consultation_type_one_of" CHECK ("consultation_type" in ('free', 'paid')),
	CONSTRAINT "firm_ownership_type_one_of" CHECK ("firm_ownership_type" in ('solo_practitioner')),
	CONSTRAINT "availability_status_one_of" CHECK ("availability_status" in ('available', 'busy', 'offline')),
	CONSTRAINT "ad_approval_status_one_of" CHECK ("ad_approval_status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "subscription_status_one_of" CHECK ("subscription_status" in ('none', 'pending', 'active', 'past_due', 'cancelled')),
	CONSTRAINT "names" CHECK (char_length(btrim(first_name)) between 1 and 100 and char_length(btrim(last_name)) between 1 and 100),
	CONSTRAINT "bio_length" CHECK (char_length(bio) <= 5000),
	CONSTRAINT "years_of_practice_range" CHECK (years_of_practice between 0 and 90),
	CONSTRAINT "consultation_fee_not_negative" CHECK (consultation_fee >= 0),
	CONSTRAINT "verified_with_check" CHECK (not is_verified or (verified_by is not null and verified_at is not null and verified_until is not null))
);
--> statement-breakpoint
ALTER TABLE "attorney_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ends_after_start" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "attorney_time_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_working_hours" (
	"attorney_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" time NOT NULL,
	"ends" time NOT NULL,
	CONSTRAINT "attorney_working_hours_attorney_id_weekday_starts_pk" PRIMARY KEY("attorney_id","weekday","starts"),
	CONSTRAINT "weekday_range" CHECK (weekday between 1 and 5),
	CONSTRAINT "within_the_day" CHECK (starts < ends and starts >= '09:00' and ends <= '17:00')
);
--> statement-breakpoint
ALTER TABLE "attorney_working_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "law_firm_attorneys" (
	"law_firm_id" uuid NOT NULL,
	"attorney_id" uuid NOT NULL,
	"role" text DEFAULT 'associate' NOT NULL,
	"is_primary_contact" boolean DEFAULT false NOT NULL,
	"membership_status" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "law_firm_attorneys_law_firm_id_attorney_id_pk" PRIMARY KEY("law_firm_id","attorney_id"),
	CONSTRAINT "role_one_of" CHECK ("role" in ('owner', 'partner', 'associate', 'of_counsel')),
	CONSTRAINT "membership_status_one_of" CHECK ("membership_status" in ('invited', 'requested', 'active'))
);
--> statement-breakpoint
ALTER TABLE "law_firm_attorneys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "licence_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"regulator" text NOT NULL,
	"bar_state" text NOT NULL,
	"bar_number" text NOT NULL,
	"result" text NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '1 year' NOT NULL,
	"note" text,
	CONSTRAINT "result_one_of" CHECK ("result" in ('valid', 'invalid'))
);
--> statement-breakpoint
ALTER TABLE "licence_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enhanced_analysis_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"order_id" uuid,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"processed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_one_of" CHECK ("status" in ('pending', 'completed', 'failed', 'refunded')),
	CONSTRAINT "amount_not_negative" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "enhanced_analysis_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "monthly_submissions" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "monthly_submissions_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "month_starts" CHECK (extract(day from month) = 1),
	CONSTRAINT "count_positive" CHECK (count >= 1)
);
--> statement-breakpoint
ALTER TABLE "monthly_submissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"case_id" uuid,
	"provider" text NOT NULL,
	"provider_session_id" text,
	"provider_payment_id" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_provider_session_id_unique" UNIQUE("provider_session_id"),
	CONSTRAINT "orders_provider_payment_id_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "purpose_one_of" CHECK ("purpose" in ('document_upload', 'enhanced_analysis', 'subscription', 'attorney_subscription', 'consultation')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('pending', 'paid', 'failed', 'cancelled', 'refunded')),
	CONSTRAINT "amounts" CHECK (amount >= 0 and refunded_amount between 0 and amount)
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "prices" (
	"code" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"billing_interval" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amount_not_negative" CHECK (amount >= 0),
	CONSTRAINT "code_one_of" CHECK ("code" in ('monthly', 'annual', 'document_upload', 'enhanced_analysis')),
	CONSTRAINT "billing_interval_one_of" CHECK ("billing_interval" in ('once', 'month', 'year'))
);
--> statement-breakpoint
ALTER TABLE "prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_type" text DEFAULT 'free' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"current_period_start" date,
	"current_period_end" date,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"provider" text,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_subscriptions_provider_subscription_id_unique" UNIQUE("provider_subscription_id"),
	CONSTRAINT "subscription_type_one_of" CHECK ("subscription_type" in ('free', 'monthly', 'annual')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('active', 'past_due', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"error" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"review_text" text,
	"is_verified" boolean DEFAULT true NOT NULL,
	"attorney_reply" text,
	"replied_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attorney_reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "rating_range" CHECK (rating between 1 and 5),
	CONSTRAINT "review_text_length" CHECK (char_length(review_text) <= 5000),
	CONSTRAINT "attorney_reply_length" CHECK (char_length(attorney_reply) <= 5000),
	CONSTRAINT "removal_has_reason" CHECK ((removed_at is null) = (removal_reason is null))
);
--> statement-breakpoint
ALTER TABLE "attorney_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_share_documents" (
	"share_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "booking_share_documents_share_id_document_id_pk" PRIMARY KEY("share_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "booking_share_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_share_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"viewed_by" uuid NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_share_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"content" jsonb NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "stage_one_of" CHECK ("stage" in ('names', 'facts'))
);
--> statement-breakpoint
ALTER TABLE "booking_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consultation_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"client_user_id" uuid NOT NULL,
	"client_name" text DEFAULT '' NOT NULL,
	"scheduled_date" timestamp with time zone NOT NULL,
	"scheduled_end" timestamp with time zone NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"consultation_type" text DEFAULT 'free' NOT NULL,
	"fee_amount" bigint DEFAULT 0 NOT NULL,
	"notes" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"answer_by" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL,
	"pay_by" timestamp with time zone,
	"order_id" uuid,
	"rescheduled_from" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ends_after_start" CHECK (scheduled_date < scheduled_end),
	CONSTRAINT "fee_amount_not_negative" CHECK (fee_amount >= 0),
	CONSTRAINT "notes_length" CHECK (char_length(notes) <= 5000),
	CONSTRAINT "consultation_type_one_of" CHECK ("consultation_type" in ('free', 'paid')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('pending', 'confirmed', 'declined', 'cancelled', 'rescheduled', 'completed', 'no_show', 'lapsed'))
);
--> statement-breakpoint
ALTER TABLE "consultation_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"result" jsonb,
	"similar_cases" jsonb,
	"error" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "result_or_error" CHECK (result is null or error is null)
);
--> statement-breakpoint
ALTER TABLE "case_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kind_one_of" CHECK ("kind" in ('submitted', 'analyzing', 'completed', 'failed', 'retrying', 'resubmitted', 'edited', 'activity'))
);
--> statement-breakpoint
ALTER TABLE "case_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"note_type" text DEFAULT 'note' NOT NULL,
	"is_private" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_type_one_of" CHECK ("note_type" in ('note', 'update', 'milestone')),
	CONSTRAINT "content_length" CHECK (char_length(btrim(content)) between 1 and 20000)
);
--> statement-breakpoint
ALTER TABLE "case_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_plan_ticks" (
	"case_id" uuid NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_plan_ticks_case_id_step_pk" PRIMARY KEY("case_id","step")
);
--> statement-breakpoint
ALTER TABLE "case_plan_ticks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"case_type" text NOT NULL,
	"incident_date" date,
	"incident_location" text,
	"incident_city" text,
	"incident_state" text,
	"changes_summary" text DEFAULT 'Case updated' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_versions_case_id_version_number_unique" UNIQUE("case_id","version_number"),
	CONSTRAINT "version_number_from_one" CHECK (version_number >= 1)
);
--> statement-breakpoint
ALTER TABLE "case_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"legal_category" text NOT NULL,
	"legal_subcategory" text,
	"case_type" text NOT NULL,
	"case_type_chosen" boolean DEFAULT false NOT NULL,
	"incident_date" date,
	"incident_location" text,
	"incident_city" text,
	"incident_state" text,
	"priority_level" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"confidence_score" smallint,
	"estimated_value" bigint,
	"ai_analysis_result" jsonb,
	"similar_cases_found" jsonb,
	"analyzed_version" integer,
	"is_editable" boolean DEFAULT true NOT NULL,
	"edit_count" integer DEFAULT 0 NOT NULL,
	"resubmission_count" integer DEFAULT 0 NOT NULL,
	"submission_key" uuid,
	"last_edited_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_user_id_submission_key_unique" UNIQUE("user_id","submission_key"),
	CONSTRAINT "title_length" CHECK (char_length(title) between 1 and 200),
	CONSTRAINT "description_length" CHECK (char_length(description) between 1 and 50000),
	CONSTRAINT "incident_state_form" CHECK (incident_state ~ '^[A-Z]{2}$'),
	CONSTRAINT "confidence_score_percent" CHECK (confidence_score between 0 and 100),
	CONSTRAINT "counters_not_negative" CHECK (edit_count >= 0 and resubmission_count >= 0),
	CONSTRAINT "legal_category_one_of" CHECK ("legal_category" in ('business_corporate_law', 'copyright_intellectual_property', 'sports_entertainment_law', 'real_estate_law', 'family_law', 'criminal_defense', 'immigration_law', 'employment_labor_law', 'personal_injury', 'medical_malpractice', 'tax_law', 'estate_planning_probate', 'civil_rights', 'other')),
	CONSTRAINT "priority_level_one_of" CHECK ("priority_level" in ('low', 'medium', 'high')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('submitted', 'analyzing', 'completed', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"summary" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"video_url" text,
	"video_embed_code" text,
	"content_type" text DEFAULT 'blog' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"practice_areas" text[] DEFAULT '{}' NOT NULL,
	"target_locations" text[] DEFAULT '{}' NOT NULL,
	"featured_image_url" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"rejection_reason" text,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"share_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attorney_content_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content_type_one_of" CHECK ("content_type" in ('blog', 'vlog')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('draft', 'submitted', 'approved', 'published', 'rejected')),
	CONSTRAINT "title_and_summary" CHECK (btrim(title) <> '' and btrim(summary) <> ''),
	CONSTRAINT "slug_form" CHECK (slug ~ '^[a-z0-9-]{1,50}$')
);
--> statement-breakpoint
ALTER TABLE "attorney_content" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_content_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attorney_content_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "attorney_content_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_engagement_tracking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid,
	"engagement_type" text NOT NULL,
	"visitor_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_engagement_tracking_once" UNIQUE("content_id","engagement_type","visitor_key"),
	CONSTRAINT "engagement_type_one_of" CHECK ("engagement_type" in ('view', 'like', 'share'))
);
--> statement-breakpoint
ALTER TABLE "content_engagement_tracking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_moderation_queue" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"submitted_by" uuid,
	"priority" smallint DEFAULT 1 NOT NULL,
	"decision" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decision_one_of" CHECK ("decision" in ('approved', 'published', 'rejected')),
	CONSTRAINT "rejection_has_reason" CHECK (decision is distinct from 'rejected' or reason is not null)
);
--> statement-breakpoint
ALTER TABLE "content_moderation_queue" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"document_type" text DEFAULT 'other' NOT NULL,
	"description" text,
	"is_shared_with_attorney" boolean DEFAULT false NOT NULL,
	"payment_verified" boolean DEFAULT false NOT NULL,
	"sha256" text,
	"extracted_text" text,
	"extraction_error" text,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_documents_file_path_unique" UNIQUE("file_path"),
	CONSTRAINT "document_type_one_of" CHECK ("document_type" in ('evidence', 'medical_record', 'police_report', 'photo', 'other')),
	CONSTRAINT "file_size_limit" CHECK (file_size between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "case_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "law_firms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"description" text,
	"founding_year" smallint,
	"website_url" text,
	"phone" text,
	"email" text,
	"address_line1" text,
	"address_line2" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"firm_size" text,
	"practice_areas" text[] DEFAULT '{}' NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"consultation_type" text,
	"consultation_fee" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_length" CHECK (char_length(btrim(name)) between 1 and 200),
	CONSTRAINT "consultation_fee_not_negative" CHECK (consultation_fee >= 0),
	CONSTRAINT "consultation_type_one_of" CHECK ("consultation_type" in ('free', 'paid'))
);
--> statement-breakpoint
ALTER TABLE "law_firms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attorney_forum_engagement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attorney_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"engagement_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attorney_forum_engagement_comment_id_unique" UNIQUE("comment_id"),
	CONSTRAINT "engagement_type_one_of" CHECK ("engagement_type" in ('response'))
);
--> statement-breakpoint
ALTER TABLE "attorney_forum_engagement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vote" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_votes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id"),
	CONSTRAINT "vote_one" CHECK (vote in (1, -1))
);
--> statement-breakpoint
ALTER TABLE "comment_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"parent_comment_id" uuid,
	"is_attorney_response" boolean DEFAULT false NOT NULL,
	"upvote_count" integer DEFAULT 0 NOT NULL,
	"downvote_count" integer DEFAULT 0 NOT NULL,
	"moderation_status" text DEFAULT 'visible' NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_status_one_of" CHECK ("moderation_status" in ('visible', 'held', 'removed')),
	CONSTRAINT "content_length" CHECK (btrim(content) <> '' and char_length(content) <= 5000)
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "forum_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"icon" text NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "forum_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "helpful_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"marked_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_answers_comment_id_unique" UNIQUE("comment_id")
);
--> statement-breakpoint
ALTER TABLE "helpful_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "post_categories" (
	"post_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "post_categories_post_id_category_id_pk" PRIMARY KEY("post_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "post_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "post_votes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vote" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id"),
	CONSTRAINT "vote_one" CHECK (vote in (1, -1))
);
--> statement-breakpoint
ALTER TABLE "post_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"is_question" boolean DEFAULT true NOT NULL,
	"upvote_count" integer DEFAULT 0 NOT NULL,
	"downvote_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"is_attorney_response" boolean DEFAULT false NOT NULL,
	"attorney_answered_at" timestamp with time zone,
	"moderation_status" text DEFAULT 'visible' NOT NULL,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce(title, '') || ' ' || content)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_status_one_of" CHECK ("moderation_status" in ('visible', 'held', 'removed')),
	CONSTRAINT "title_length" CHECK (char_length(btrim(title)) between 1 and 200),
	CONSTRAINT "content_length" CHECK (btrim(content) <> '' and char_length(content) <= 5000)
);
--> statement-breakpoint
ALTER TABLE "posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_reputation" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reputation_score" integer DEFAULT 0 NOT NULL,
	"helpful_answers_count" integer DEFAULT 0 NOT NULL,
	"total_upvotes" integer DEFAULT 0 NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_reputation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "legal_resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"content" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"resource_type" text NOT NULL,
	"file_url" text,
	"external_url" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || coalesce(description, '') || ' ' || content)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_resources_slug_unique" UNIQUE("slug"),
	CONSTRAINT "title_given" CHECK (btrim(title) <> '')
);
--> statement-breakpoint
ALTER TABLE "legal_resources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platform_suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text DEFAULT 'feature' NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"admin_notes" text,
	"merged_into" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "title_length" CHECK (char_length(btrim(title)) between 1 and 200),
	CONSTRAINT "description_length" CHECK (char_length(btrim(description)) between 1 and 5000),
	CONSTRAINT "category_one_of" CHECK ("category" in ('feature', 'improvement', 'ui_ux', 'performance', 'other')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('submitted', 'under_review', 'approved', 'rejected', 'implemented'))
);
--> statement-breakpoint
ALTER TABLE "platform_suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suggestion_votes" (
	"suggestion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestion_votes_suggestion_id_user_id_pk" PRIMARY KEY("suggestion_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "suggestion_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assigned_to" uuid,
	"first_response_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "title_length" CHECK (char_length(btrim(title)) between 1 and 200),
	CONSTRAINT "description_length" CHECK (char_length(btrim(description)) between 1 and 5000),
	CONSTRAINT "category_one_of" CHECK ("category" in ('bug', 'feature_request', 'technical_support', 'billing', 'general')),
	CONSTRAINT "priority_one_of" CHECK ("priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('open', 'in_progress', 'resolved', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ticket_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "body_length" CHECK (char_length(btrim(body)) between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "ticket_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "terms_conditions_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"agreement_type" text NOT NULL,
	"terms_version" text NOT NULL,
	"text_hash" text,
	"ip_address" "inet",
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_conditions_agreements_user_id_agreement_type_terms_version_unique" UNIQUE("user_id","agreement_type","terms_version")
);
--> statement-breakpoint
ALTER TABLE "terms_conditions_agreements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"agreement_type" text NOT NULL,
	"version" text NOT NULL,
	"text_hash" text,
	"effective_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_versions_agreement_type_version_pk" PRIMARY KEY("agreement_type","version"),
	CONSTRAINT "agreement_type_one_of" CHECK ("agreement_type" in ('case_submission', 'sign_up'))
);
--> statement-breakpoint
ALTER TABLE "terms_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_location_factors" (
	"location" text PRIMARY KEY NOT NULL,
	"factor_percentage" smallint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "factor_percentage_range" CHECK (factor_percentage between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "ad_location_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_placement_tiers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"placement_priority" integer NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"monthly_base_price" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_placement_tiers_name_unique" UNIQUE("name"),
	CONSTRAINT "name_one_of" CHECK ("name" in ('standard', 'premium', 'premium_plus')),
	CONSTRAINT "monthly_base_price_not_negative" CHECK (monthly_base_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "ad_placement_tiers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"display_name" text NOT NULL,
	"billing_cycle_months" smallint NOT NULL,
	"discount_percentage" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_schedules_display_name_unique" UNIQUE("display_name"),
	CONSTRAINT "billing_cycle_months_positive" CHECK (billing_cycle_months between 1 and 36),
	CONSTRAINT "discount_percentage_range" CHECK (discount_percentage between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "payment_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_ad_clicks" ADD CONSTRAINT "attorney_ad_clicks_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_ad_impressions" ADD CONSTRAINT "attorney_ad_impressions_attorney_ad_id_attorney_ads_id_fk" FOREIGN KEY ("attorney_ad_id") REFERENCES "public"."attorney_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_ad_impressions" ADD CONSTRAINT "attorney_ad_impressions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_ad_impressions" ADD CONSTRAINT "attorney_ad_impressions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_ads" ADD CONSTRAINT "attorney_ads_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_subscriptions" ADD CONSTRAINT "attorney_subscriptions_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_subscriptions" ADD CONSTRAINT "attorney_subscriptions_ad_tier_id_ad_placement_tiers_id_fk" FOREIGN KEY ("ad_tier_id") REFERENCES "public"."ad_placement_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_subscriptions" ADD CONSTRAINT "attorney_subscriptions_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_subscriptions" ADD CONSTRAINT "attorney_subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precedent_terms" ADD CONSTRAINT "precedent_terms_precedent_id_precedents_id_fk" FOREIGN KEY ("precedent_id") REFERENCES "public"."precedents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_contacts" ADD CONSTRAINT "attorney_contacts_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_profiles" ADD CONSTRAINT "attorney_profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_profiles" ADD CONSTRAINT "attorney_profiles_organization_id_law_firms_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."law_firms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_profiles" ADD CONSTRAINT "attorney_profiles_current_ad_tier_id_ad_placement_tiers_id_fk" FOREIGN KEY ("current_ad_tier_id") REFERENCES "public"."ad_placement_tiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_time_off" ADD CONSTRAINT "attorney_time_off_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_working_hours" ADD CONSTRAINT "attorney_working_hours_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_firm_attorneys" ADD CONSTRAINT "law_firm_attorneys_law_firm_id_law_firms_id_fk" FOREIGN KEY ("law_firm_id") REFERENCES "public"."law_firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_firm_attorneys" ADD CONSTRAINT "law_firm_attorneys_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_checked_by_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enhanced_analysis_payments" ADD CONSTRAINT "enhanced_analysis_payments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enhanced_analysis_payments" ADD CONSTRAINT "enhanced_analysis_payments_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enhanced_analysis_payments" ADD CONSTRAINT "enhanced_analysis_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_submissions" ADD CONSTRAINT "monthly_submissions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reviews" ADD CONSTRAINT "attorney_reviews_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reviews" ADD CONSTRAINT "attorney_reviews_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reviews" ADD CONSTRAINT "attorney_reviews_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_share_documents" ADD CONSTRAINT "booking_share_documents_share_id_booking_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."booking_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_share_documents" ADD CONSTRAINT "booking_share_documents_document_id_case_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."case_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_share_views" ADD CONSTRAINT "booking_share_views_share_id_booking_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."booking_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_share_views" ADD CONSTRAINT "booking_share_views_viewed_by_user_id_fk" FOREIGN KEY ("viewed_by") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_shares" ADD CONSTRAINT "booking_shares_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_shares" ADD CONSTRAINT "booking_shares_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_client_user_id_user_id_fk" FOREIGN KEY ("client_user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "consultation_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_analyses" ADD CONSTRAINT "case_analyses_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_plan_ticks" ADD CONSTRAINT "case_plan_ticks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_content" ADD CONSTRAINT "attorney_content_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_engagement_tracking" ADD CONSTRAINT "content_engagement_tracking_content_id_attorney_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."attorney_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_engagement_tracking" ADD CONSTRAINT "content_engagement_tracking_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_moderation_queue" ADD CONSTRAINT "content_moderation_queue_content_id_attorney_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."attorney_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_moderation_queue" ADD CONSTRAINT "content_moderation_queue_submitted_by_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_documents" ADD CONSTRAINT "case_documents_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_documents" ADD CONSTRAINT "case_documents_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_firms" ADD CONSTRAINT "law_firms_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_forum_engagement" ADD CONSTRAINT "attorney_forum_engagement_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_forum_engagement" ADD CONSTRAINT "attorney_forum_engagement_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_forum_engagement" ADD CONSTRAINT "attorney_forum_engagement_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_comment_id_comments_id_fk" FOREIGN KEY ("parent_comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_answers" ADD CONSTRAINT "helpful_answers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_answers" ADD CONSTRAINT "helpful_answers_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_answers" ADD CONSTRAINT "helpful_answers_marked_by_user_id_fk" FOREIGN KEY ("marked_by") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reputation" ADD CONSTRAINT "user_reputation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_suggestions" ADD CONSTRAINT "platform_suggestions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_suggestions" ADD CONSTRAINT "platform_suggestions_merged_into_platform_suggestions_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."platform_suggestions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_votes" ADD CONSTRAINT "suggestion_votes_suggestion_id_platform_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."platform_suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_votes" ADD CONSTRAINT "suggestion_votes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assigned_to_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_conditions_agreements" ADD CONSTRAINT "terms_conditions_agreements_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_conditions_agreements" ADD CONSTRAINT "terms_conditions_agreements_agreement_type_terms_version_terms_versions_agreement_type_version_fk" FOREIGN KEY ("agreement_type","terms_version") REFERENCES "public"."terms_versions"("agreement_type","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "auth"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factor_user_id" ON "auth"."two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_secret" ON "auth"."two_factor" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "profiles_email" ON "profiles" USING btree ("email");--> statement-breakpoint
CREATE INDEX "profiles_created_at" ON "profiles" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_queued" ON "mail_outbox" USING btree ("send_after") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_user_id" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_log_created_at" ON "moderation_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moderation_log_entity" ON "moderation_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "moderation_reports_status_created_at" ON "moderation_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "moderation_reports_user_id" ON "moderation_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_reports_entity" ON "moderation_reports" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "attorney_ad_clicks_created_at" ON "attorney_ad_clicks" USING btree ("attorney_id","created_at");--> statement-breakpoint
CREATE INDEX "attorney_ad_impressions_created_at" ON "attorney_ad_impressions" USING btree ("attorney_ad_id","created_at");--> statement-breakpoint
CREATE INDEX "attorney_ad_impressions_user_id" ON "attorney_ad_impressions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attorney_ad_impressions_case_id" ON "attorney_ad_impressions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "attorney_ads_attorney_id" ON "attorney_ads" USING btree ("attorney_id");--> statement-breakpoint
CREATE INDEX "attorney_ads_shown" ON "attorney_ads" USING btree ("priority_score") WHERE is_active and ad_compliance_approved;--> statement-breakpoint
CREATE INDEX "attorney_ads_case_types" ON "attorney_ads" USING gin ("case_types");--> statement-breakpoint
CREATE INDEX "attorney_ads_service_areas" ON "attorney_ads" USING gin ("service_areas");--> statement-breakpoint
CREATE INDEX "attorney_subscriptions_attorney_id_status" ON "attorney_subscriptions" USING btree ("attorney_id","status");--> statement-breakpoint
CREATE INDEX "attorney_subscriptions_next_billing_date" ON "attorney_subscriptions" USING btree ("next_billing_date");--> statement-breakpoint
CREATE INDEX "attorney_subscriptions_ad_tier_id" ON "attorney_subscriptions" USING btree ("ad_tier_id");--> statement-breakpoint
CREATE INDEX "attorney_subscriptions_payment_schedule_id" ON "attorney_subscriptions" USING btree ("payment_schedule_id");--> statement-breakpoint
CREATE INDEX "attorney_subscriptions_order_id" ON "attorney_subscriptions" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_subscriptions_one_pending" ON "attorney_subscriptions" USING btree ("attorney_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_subscriptions_one_active" ON "attorney_subscriptions" USING btree ("attorney_id") WHERE status in ('active', 'past_due');--> statement-breakpoint
CREATE INDEX "outcome_records_claim_type" ON "outcome_records" USING btree ("claim_type","jurisdiction","amount_kind","defendant_kind");--> statement-breakpoint
CREATE INDEX "outcome_records_legal_category" ON "outcome_records" USING btree ("legal_category","jurisdiction");--> statement-breakpoint
CREATE INDEX "precedent_terms_precedent_id" ON "precedent_terms" USING btree ("precedent_id");--> statement-breakpoint
CREATE INDEX "precedents_legal_category_jurisdiction" ON "precedents" USING btree ("legal_category","jurisdiction");--> statement-breakpoint
CREATE INDEX "precedents_claim_types" ON "precedents" USING gin ("claim_types");--> statement-breakpoint
CREATE INDEX "attorney_profiles_listed" ON "attorney_profiles" USING btree ("current_ad_tier_id","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "attorney_profiles_bar_state" ON "attorney_profiles" USING btree ("bar_state") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "attorney_profiles_specialties" ON "attorney_profiles" USING gin ("specialties");--> statement-breakpoint
CREATE INDEX "attorney_profiles_search_text" ON "attorney_profiles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attorney_profiles_organization_id" ON "attorney_profiles" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "attorney_profiles_ad_approval_status" ON "attorney_profiles" USING btree ("ad_approval_status","created_at");--> statement-breakpoint
CREATE INDEX "attorney_profiles_verified_until" ON "attorney_profiles" USING btree ("verified_until") WHERE is_verified;--> statement-breakpoint
CREATE INDEX "attorney_time_off_attorney_id_starts_at" ON "attorney_time_off" USING btree ("attorney_id","starts_at");--> statement-breakpoint
CREATE INDEX "law_firm_attorneys_attorney_id" ON "law_firm_attorneys" USING btree ("attorney_id");--> statement-breakpoint
CREATE INDEX "licence_checks_attorney_id_checked_at" ON "licence_checks" USING btree ("attorney_id","checked_at");--> statement-breakpoint
CREATE INDEX "licence_checks_checked_by" ON "licence_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "licence_checks_expires_at" ON "licence_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enhanced_analysis_payments_user_id_case_id" ON "enhanced_analysis_payments" USING btree ("user_id","case_id");--> statement-breakpoint
CREATE INDEX "enhanced_analysis_payments_order_id" ON "enhanced_analysis_payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enhanced_analysis_payments_once" ON "enhanced_analysis_payments" USING btree ("case_id") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_user_id_status_amount" ON "orders" USING btree ("user_id","status","amount");--> statement-breakpoint
CREATE INDEX "orders_case_id" ON "orders" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "user_subscriptions_current_period_end" ON "user_subscriptions" USING btree ("current_period_end");--> statement-breakpoint
CREATE INDEX "webhook_events_unprocessed" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "attorney_reviews_attorney_id_created_at" ON "attorney_reviews" USING btree ("attorney_id","created_at");--> statement-breakpoint
CREATE INDEX "attorney_reviews_user_id" ON "attorney_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_share_documents_document_id" ON "booking_share_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "booking_share_views_share_id" ON "booking_share_views" USING btree ("share_id","viewed_at");--> statement-breakpoint
CREATE INDEX "booking_share_views_viewed_by" ON "booking_share_views" USING btree ("viewed_by");--> statement-breakpoint
CREATE INDEX "booking_shares_booking_id" ON "booking_shares" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_shares_case_id" ON "booking_shares" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_attorney_id" ON "consultation_bookings" USING btree ("attorney_id","scheduled_date");--> statement-breakpoint
CREATE INDEX "consultation_bookings_client_user_id" ON "consultation_bookings" USING btree ("client_user_id","scheduled_date");--> statement-breakpoint
CREATE INDEX "consultation_bookings_answer_by" ON "consultation_bookings" USING btree ("answer_by") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "consultation_bookings_pay_by" ON "consultation_bookings" USING btree ("pay_by") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "consultation_bookings_order_id" ON "consultation_bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "case_analyses_case_id_started_at" ON "case_analyses" USING btree ("case_id","started_at");--> statement-breakpoint
CREATE INDEX "case_events_case_id_created_at" ON "case_events" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "case_notes_case_id_created_at" ON "case_notes" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "case_notes_user_id" ON "case_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_versions_created_by" ON "case_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "cases_user_id_created_at" ON "cases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "cases_status" ON "cases" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "cases_last_activity_at" ON "cases" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "attorney_content_attorney_id_created_at" ON "attorney_content" USING btree ("attorney_id","created_at");--> statement-breakpoint
CREATE INDEX "attorney_content_published" ON "attorney_content" USING btree ("content_type","published_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "attorney_content_publish_at" ON "attorney_content" USING btree ("publish_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "attorney_content_practice_areas" ON "attorney_content" USING gin ("practice_areas");--> statement-breakpoint
CREATE INDEX "attorney_content_words" ON "attorney_content" USING gin ((title || ' ' || summary || ' ' || content) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_engagement_tracking_created_at" ON "content_engagement_tracking" USING btree ("content_id","created_at");--> statement-breakpoint
CREATE INDEX "content_engagement_tracking_user_id" ON "content_engagement_tracking" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_moderation_queue_waiting" ON "content_moderation_queue" USING btree ("priority","created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "content_moderation_queue_content_id" ON "content_moderation_queue" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "content_moderation_queue_submitted_by" ON "content_moderation_queue" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "case_documents_case_id_uploaded_at" ON "case_documents" USING btree ("case_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "case_documents_user_id" ON "case_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "law_firms_created_by" ON "law_firms" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "law_firms_name" ON "law_firms" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attorney_forum_engagement_attorney_id_created_at" ON "attorney_forum_engagement" USING btree ("attorney_id","created_at");--> statement-breakpoint
CREATE INDEX "attorney_forum_engagement_post_id" ON "attorney_forum_engagement" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comment_votes_user_id" ON "comment_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_post_id_created_at" ON "comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_user_id_created_at" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_parent_comment_id" ON "comments" USING btree ("parent_comment_id");--> statement-breakpoint
CREATE INDEX "comments_waiting" ON "comments" USING btree ("created_at") WHERE moderation_status = 'held';--> statement-breakpoint
CREATE INDEX "forum_categories_sort_order" ON "forum_categories" USING btree ("sort_order");--> statement-breakpoint
CREATE INDEX "helpful_answers_post_id" ON "helpful_answers" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "helpful_answers_marked_by" ON "helpful_answers" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "post_categories_category_id" ON "post_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "post_votes_user_id" ON "post_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_created_at" ON "posts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_user_id_created_at" ON "posts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_questions" ON "posts" USING btree ("created_at") WHERE is_question;--> statement-breakpoint
CREATE INDEX "posts_attorney_answered_at" ON "posts" USING btree ("attorney_answered_at") WHERE attorney_answered_at is not null;--> statement-breakpoint
CREATE INDEX "posts_last_activity_at" ON "posts" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "posts" USING btree ("created_at") WHERE moderation_status = 'held';--> statement-breakpoint
CREATE INDEX "posts_search_vector" ON "posts" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ((coalesce(title, '') || ' ' || content) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_reputation_reputation_score" ON "user_reputation" USING btree ("reputation_score");--> statement-breakpoint
CREATE INDEX "legal_resources_published" ON "legal_resources" USING btree ("created_at") WHERE is_published;--> statement-breakpoint
CREATE INDEX "legal_resources_category" ON "legal_resources" USING btree ("category");--> statement-breakpoint
CREATE INDEX "legal_resources_search_vector" ON "legal_resources" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "platform_suggestions_user_id_created_at" ON "platform_suggestions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "platform_suggestions_status_votes" ON "platform_suggestions" USING btree ("status","votes");--> statement-breakpoint
CREATE INDEX "platform_suggestions_created_at" ON "platform_suggestions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "platform_suggestions_merged_into" ON "platform_suggestions" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "suggestion_votes_user_id" ON "suggestion_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_tickets_user_id_created_at" ON "support_tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_status_created_at" ON "support_tickets" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_created_at" ON "support_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_assigned_to" ON "support_tickets" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "ticket_responses_ticket_id_created_at" ON "ticket_responses" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_responses_author_id" ON "ticket_responses" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "terms_conditions_agreements_version" ON "terms_conditions_agreements" USING btree ("agreement_type","terms_version");--> statement-breakpoint
CREATE POLICY "may_select" ON "profiles" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((id = app.actor_id() or app.is_super_admin() or app.is_system())) WITH CHECK ((id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "user_roles" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "user_roles" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "user_roles" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "audit_log" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "audit_log" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "may_select" ON "mail_outbox" AS PERMISSIVE FOR SELECT TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_insert" ON "mail_outbox" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "mail_outbox" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "mail_outbox" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "moderation_log" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "moderation_log" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "moderation_reports" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "moderation_reports" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "moderation_reports" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_ad_clicks" AS PERMISSIVE FOR SELECT TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_ad_clicks" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_ad_clicks" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_ad_impressions" AS PERMISSIVE FOR SELECT TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_ad_impressions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_ad_impressions" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_ads" AS PERMISSIVE FOR SELECT TO "standing_user" USING (((is_active and ad_compliance_approved and coalesce(expires_at > now(), true)) or attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_ads" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_ads" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_ads" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_subscriptions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_subscriptions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_subscriptions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_subscriptions" AS PERMISSIVE FOR DELETE TO "standing_user" USING (((attorney_id = app.attorney_id() and status = 'pending') or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "corpus_meta" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "corpus_meta" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "corpus_meta" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "corpus_meta" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "corpus_terms" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "corpus_terms" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "corpus_terms" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "corpus_terms" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "outcome_records" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "outcome_records" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "outcome_records" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "outcome_records" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "precedent_terms" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "precedent_terms" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "precedent_terms" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "precedent_terms" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "precedents" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "precedents" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "precedents" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "precedents" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_contacts" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_contacts" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_contacts" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_contacts" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_profiles" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((is_active or user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_profiles" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_profiles" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_profiles" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_time_off" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_time_off" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_time_off" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (attorney_id = app.attorney_id()) WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_time_off" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_working_hours" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_working_hours" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_working_hours" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (attorney_id = app.attorney_id()) WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_working_hours" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "law_firm_attorneys" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((membership_status = 'active' or attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "law_firm_attorneys" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((attorney_id = app.attorney_id() or app.owns_firm(law_firm_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "law_firm_attorneys" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "law_firm_attorneys" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "licence_checks" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "licence_checks" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "enhanced_analysis_payments" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "enhanced_analysis_payments" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "enhanced_analysis_payments" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "monthly_submissions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "orders" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "orders" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "orders" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "prices" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_update" ON "prices" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "user_subscriptions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "user_subscriptions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "user_subscriptions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "user_subscriptions" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "webhook_events" AS PERMISSIVE FOR SELECT TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_insert" ON "webhook_events" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "webhook_events" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "webhook_events" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_reviews" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_reviews" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.had_consultation(booking_id, attorney_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_reviews" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_reviews" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "booking_share_documents" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_share(share_id) or app.share_is_open_to_me(share_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "booking_share_documents" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.owns_share(share_id) and app.owns_document(document_id)));--> statement-breakpoint
CREATE POLICY "may_delete" ON "booking_share_documents" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_share(share_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "booking_share_views" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((viewed_by = app.actor_id() or app.owns_share(share_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "booking_share_views" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((viewed_by = app.actor_id() and app.share_is_open_to_me(share_id)));--> statement-breakpoint
CREATE POLICY "may_select" ON "booking_shares" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system() or (withdrawn_at is null and app.is_attorney_of_booking(booking_id))));--> statement-breakpoint
CREATE POLICY "may_insert" ON "booking_shares" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.owns_case(case_id) and app.is_client_of_booking(booking_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "booking_shares" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.owns_case(case_id)) WITH CHECK (app.owns_case(case_id));--> statement-breakpoint
CREATE POLICY "may_delete" ON "booking_shares" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "consultation_bookings" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((client_user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "consultation_bookings" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((client_user_id = app.actor_id() and app.is_bookable(attorney_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "consultation_bookings" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((client_user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_system())) WITH CHECK ((client_user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "consultation_bookings" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "case_analyses" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_analyses" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "case_analyses" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "case_events" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_events" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "case_notes" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_notes" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.owns_case(case_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "case_notes" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() and app.owns_case(case_id))) WITH CHECK ((user_id = app.actor_id() and app.owns_case(case_id)));--> statement-breakpoint
CREATE POLICY "may_delete" ON "case_notes" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "case_plan_ticks" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_plan_ticks" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.owns_case(case_id));--> statement-breakpoint
CREATE POLICY "may_delete" ON "case_plan_ticks" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "case_versions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_versions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.owns_case(case_id) and created_by = app.actor_id()));--> statement-breakpoint
CREATE POLICY "may_select" ON "cases" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "cases" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "cases" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "cases" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_content" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((status = 'published' or attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_content" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (attorney_id = app.attorney_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_content" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_content" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((attorney_id = app.attorney_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_content_categories" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_content_categories" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_content_categories" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_content_categories" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "content_engagement_tracking" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "content_engagement_tracking" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (((user_id is null and app.actor_id() is null) or (user_id = app.actor_id() and visitor_key = user_id::text) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "content_engagement_tracking" AS PERMISSIVE FOR DELETE TO "standing_user" USING (((user_id = app.actor_id() and engagement_type = 'like') or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "content_moderation_queue" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((submitted_by = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "content_moderation_queue" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((submitted_by = app.actor_id() and app.owns_content(content_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "content_moderation_queue" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "case_documents" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system() or app.document_is_shared_with_me(id)));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_documents" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.owns_case(case_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "case_documents" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "case_documents" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "law_firms" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "law_firms" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (created_by = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "law_firms" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.owns_firm(id) or app.is_super_admin() or app.is_system())) WITH CHECK ((app.owns_firm(id) or app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "law_firms" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_forum_engagement" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_forum_engagement" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_forum_engagement" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "comment_votes" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "comment_votes" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "comment_votes" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "comment_votes" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "comments" AS PERMISSIVE FOR SELECT TO "standing_user" USING (((moderation_status = 'visible' and deleted_at is null) or user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "comments" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.is_open_post(post_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "comments" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "comments" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "forum_categories" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "forum_categories" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "forum_categories" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "forum_categories" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "helpful_answers" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "helpful_answers" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((marked_by = app.actor_id() and app.owns_post(post_id) and app.is_answer_of_another(comment_id, post_id)));--> statement-breakpoint
CREATE POLICY "may_delete" ON "helpful_answers" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "post_categories" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "post_categories" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.owns_post(post_id));--> statement-breakpoint
CREATE POLICY "may_delete" ON "post_categories" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_post(post_id) or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "post_votes" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "post_votes" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "post_votes" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "post_votes" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "posts" AS PERMISSIVE FOR SELECT TO "standing_user" USING (((moderation_status = 'visible' and deleted_at is null) or user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "posts" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "posts" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "posts" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "user_reputation" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_select" ON "legal_resources" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((is_published or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "legal_resources" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "legal_resources" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "legal_resources" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "platform_suggestions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "platform_suggestions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "platform_suggestions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "suggestion_votes" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "suggestion_votes" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "suggestion_votes" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "support_tickets" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "support_tickets" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "support_tickets" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_admin() or app.is_system())) WITH CHECK ((app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "ticket_responses" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.is_admin() or app.is_system() or (not is_internal and app.owns_ticket(ticket_id))));--> statement-breakpoint
CREATE POLICY "may_insert" ON "ticket_responses" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((author_id = app.actor_id() and (app.is_admin() or (not is_internal and app.owns_ticket(ticket_id)))));--> statement-breakpoint
CREATE POLICY "may_select" ON "terms_conditions_agreements" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "terms_conditions_agreements" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_select" ON "terms_versions" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "terms_versions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "terms_versions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "ad_location_factors" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "ad_location_factors" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "ad_location_factors" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_super_admin() or app.is_system())) WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "ad_location_factors" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "ad_placement_tiers" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "ad_placement_tiers" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "ad_placement_tiers" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_super_admin() or app.is_system())) WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "ad_placement_tiers" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "payment_schedules" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "payment_schedules" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_update" ON "payment_schedules" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.is_super_admin() or app.is_system())) WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "payment_schedules" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.is_super_admin() or app.is_system()));
