CREATE TABLE "decision_citations" (
	"citing" text NOT NULL,
	"cited" text NOT NULL,
	CONSTRAINT "decision_citations_citing_cited_pk" PRIMARY KEY("citing","cited"),
	CONSTRAINT "not_itself" CHECK (citing <> cited)
);
--> statement-breakpoint
ALTER TABLE "decision_citations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "decision_treatments" (
	"decision_id" text NOT NULL,
	"kind" text NOT NULL,
	"limited" text,
	"by" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "decision_treatments_decision_id_by_pk" PRIMARY KEY("decision_id","by"),
	CONSTRAINT "kind_one_of" CHECK ("kind" in ('overruled', 'reversed', 'vacated', 'superseded', 'abrogated', 'disapproved')),
	CONSTRAINT "limited_one_of" CHECK ("limited" in ('in_part', 'other_grounds'))
);
--> statement-breakpoint
ALTER TABLE "decision_treatments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listed_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"case_title" text NOT NULL,
	"court" text NOT NULL,
	"court_level" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"year" smallint NOT NULL,
	"citations" text[] NOT NULL,
	"docket_number" text,
	"disposition" text,
	"legal_category" text NOT NULL,
	"claim_types" text[] NOT NULL,
	"subjects" text[] NOT NULL,
	"times_cited" integer NOT NULL,
	"searched" text NOT NULL,
	CONSTRAINT "listed_citable" CHECK (cardinality(citations) > 0 or docket_number is not null),
	CONSTRAINT "listed_of_a_claim" CHECK (cardinality(claim_types) > 0),
	CONSTRAINT "court_level_one_of" CHECK ("court_level" in ('us_supreme', 'federal_appeals', 'federal_trial', 'state_high', 'state_appeals', 'state_trial', 'agency')),
	CONSTRAINT "legal_category_one_of" CHECK ("legal_category" in ('business_corporate_law', 'copyright_intellectual_property', 'sports_entertainment_law', 'real_estate_law', 'family_law', 'criminal_defense', 'immigration_law', 'employment_labor_law', 'personal_injury', 'medical_malpractice', 'tax_law', 'estate_planning_probate', 'civil_rights', 'other'))
);
--> statement-breakpoint
ALTER TABLE "listed_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "precedents" ADD COLUMN "times_cited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "decision_citations_cited" ON "decision_citations" USING btree ("cited");--> statement-breakpoint
CREATE INDEX "listed_decisions_state" ON "listed_decisions" USING btree ("jurisdiction","times_cited" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listed_decisions_claim_types" ON "listed_decisions" USING gin ("claim_types");--> statement-breakpoint
CREATE INDEX "listed_decisions_searched" ON "listed_decisions" USING gin (to_tsvector('english', searched));--> statement-breakpoint
CREATE POLICY "may_select" ON "decision_citations" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "decision_citations" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "decision_citations" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "decision_citations" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "decision_treatments" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "decision_treatments" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "decision_treatments" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "decision_treatments" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "listed_decisions" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_insert" ON "listed_decisions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "listed_decisions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "listed_decisions" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());