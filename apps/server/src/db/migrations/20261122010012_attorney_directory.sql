CREATE TABLE "attorney_search" (
	"attorney_id" uuid PRIMARY KEY NOT NULL,
	"placement_priority" integer NOT NULL,
	"average_rating" numeric(3, 2) NOT NULL,
	"total_reviews" integer NOT NULL,
	"years_of_practice" smallint NOT NULL,
	"consultation_fee" bigint NOT NULL,
	"bar_state" text NOT NULL,
	"specialties" text[] NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attorney_search" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "attorney_search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attorney_search_words" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "law_firm_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"law_firm_id" uuid NOT NULL,
	"invited_by" uuid,
	"email" text NOT NULL,
	"role" text DEFAULT 'associate' NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '14 days' NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "law_firm_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "role_one_of" CHECK ("role" in ('partner', 'associate', 'of_counsel'))
);
--> statement-breakpoint
ALTER TABLE "law_firm_invitations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "onboarding_drafts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" smallint DEFAULT 1 NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_drafts_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "kind_one_of" CHECK ("kind" in ('attorney', 'law_firm'))
);
--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "attorney_profiles" ADD COLUMN "city" text;
--> statement-breakpoint
ALTER TABLE "attorney_search" ADD CONSTRAINT "attorney_search_attorney_id_attorney_profiles_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."attorney_profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "law_firm_invitations" ADD CONSTRAINT "law_firm_invitations_law_firm_id_law_firms_id_fk" FOREIGN KEY ("law_firm_id") REFERENCES "public"."law_firms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "law_firm_invitations" ADD CONSTRAINT "law_firm_invitations_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attorney_search_by_tier" ON "attorney_search" USING btree ("placement_priority","average_rating" DESC NULLS LAST,"total_reviews" DESC NULLS LAST,"attorney_id");
--> statement-breakpoint
CREATE INDEX "attorney_search_by_rating" ON "attorney_search" USING btree ("average_rating" DESC NULLS LAST,"total_reviews" DESC NULLS LAST,"attorney_id");
--> statement-breakpoint
CREATE INDEX "attorney_search_by_experience" ON "attorney_search" USING btree ("years_of_practice" DESC NULLS LAST,"attorney_id");
--> statement-breakpoint
CREATE INDEX "attorney_search_by_fee" ON "attorney_search" USING btree ("consultation_fee","attorney_id");
--> statement-breakpoint
CREATE INDEX "attorney_search_bar_state" ON "attorney_search" USING btree ("bar_state");
--> statement-breakpoint
CREATE INDEX "attorney_search_specialties" ON "attorney_search" USING gin ("specialties");
--> statement-breakpoint
CREATE INDEX "attorney_search_document" ON "attorney_search" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "attorney_search_words_trigrams" ON "attorney_search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "attorney_search_words_prefix" ON "attorney_search_words" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "law_firm_invitations_law_firm_id" ON "law_firm_invitations" USING btree ("law_firm_id","created_at");
--> statement-breakpoint
CREATE INDEX "law_firm_invitations_invited_by" ON "law_firm_invitations" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "law_firm_invitations_expires_at" ON "law_firm_invitations" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "attorney_profiles" ADD CONSTRAINT "city_length" CHECK (char_length(city) <= 120);
--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_search" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);
--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_search_words" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);
--> statement-breakpoint
CREATE POLICY "may_select" ON "law_firm_invitations" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_firm(law_firm_id) or app.is_system()));
--> statement-breakpoint
CREATE POLICY "may_insert" ON "law_firm_invitations" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.owns_firm(law_firm_id) and invited_by = app.actor_id()));
--> statement-breakpoint
CREATE POLICY "may_update" ON "law_firm_invitations" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());
--> statement-breakpoint
CREATE POLICY "may_delete" ON "law_firm_invitations" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_firm(law_firm_id) or app.is_system()));
--> statement-breakpoint
CREATE POLICY "may_select" ON "onboarding_drafts" AS PERMISSIVE FOR SELECT TO "standing_user" USING (user_id = app.actor_id());
--> statement-breakpoint
CREATE POLICY "may_insert" ON "onboarding_drafts" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());
--> statement-breakpoint
CREATE POLICY "may_update" ON "onboarding_drafts" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());
--> statement-breakpoint
CREATE POLICY "may_delete" ON "onboarding_drafts" AS PERMISSIVE FOR DELETE TO "standing_user" USING (user_id = app.actor_id());
