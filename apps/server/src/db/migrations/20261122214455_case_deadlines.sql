CREATE TABLE "case_date_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"title" text NOT NULL,
	"change" text NOT NULL,
	"date_before" date,
	"date_after" date,
	"why_before" text,
	"why_after" text,
	"statute" text,
	"release_before" text,
	"release_after" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_one_of" CHECK ("change" in ('earlier', 'withdrawn', 'later', 'added'))
);
--> statement-breakpoint
ALTER TABLE "case_date_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "case_reminders" (
	"case_id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"days_before" smallint NOT NULL,
	"due_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"left_out_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_reminders_case_id_last_day_days_before_pk" PRIMARY KEY("case_id","last_day","days_before"),
	CONSTRAINT "days_before_positive" CHECK (days_before > 0)
);
--> statement-breakpoint
ALTER TABLE "case_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_releases" (
	"release" text PRIMARY KEY NOT NULL,
	"first_started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "case_analyses" ADD COLUMN "knowledge_release" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "knowledge_release" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "reminders_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "case_date_changes" ADD CONSTRAINT "case_date_changes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_date_changes_case_id_created_at" ON "case_date_changes" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "case_date_changes_release_after" ON "case_date_changes" USING btree ("release_after","change");--> statement-breakpoint
CREATE INDEX "case_reminders_due" ON "case_reminders" USING btree ("due_on","case_id") WHERE sent_at is null and left_out_at is null;--> statement-breakpoint
CREATE INDEX "cases_knowledge_release" ON "cases" USING btree ("knowledge_release","id") WHERE status = 'completed';--> statement-breakpoint
CREATE POLICY "may_select" ON "case_date_changes" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_date_changes" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "case_reminders" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_reminders" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "case_reminders" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "case_reminders" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "knowledge_releases" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "knowledge_releases" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "knowledge_releases" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
drop trigger guard_analysis on public.cases;
--> statement-breakpoint
create trigger guard_analysis before insert or update on public.cases
for each row execute function app.protect('system', 'confidence_score', 'estimated_value', 'ai_analysis_result',
  'similar_cases_found', 'analysis_card', 'analyzed_version', 'knowledge_release', 'is_editable=true');
--> statement-breakpoint
create view public.release_desk as
select r.release, r.first_started_at, r.last_started_at,
  (select count(*) from public.cases c where c.status = 'completed' and c.knowledge_release = r.release)::integer as cases_computed,
  count(*) filter (where d.change = 'earlier')::integer as earlier,
  count(*) filter (where d.change = 'withdrawn')::integer as withdrawn,
  count(*) filter (where d.change = 'later')::integer as later,
  count(*) filter (where d.change = 'added')::integer as added,
  count(distinct c.user_id) filter (where d.change in ('earlier', 'withdrawn'))::integer as people_told
from public.knowledge_releases r
left join public.case_date_changes d on d.release_after = r.release
left join public.cases c on c.id = d.case_id
where app.is_super_admin() or app.is_system()
group by r.release;
--> statement-breakpoint
revoke insert, update, delete on public.release_desk from standing_user;
