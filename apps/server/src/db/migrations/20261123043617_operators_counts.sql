CREATE TABLE "case_totals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text NOT NULL,
	"legal_category" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "status_one_of" CHECK ("status" in ('submitted', 'analyzing', 'completed', 'failed')),
	CONSTRAINT "legal_category_one_of" CHECK ("legal_category" in ('business_corporate_law', 'copyright_intellectual_property', 'sports_entertainment_law', 'real_estate_law', 'family_law', 'criminal_defense', 'immigration_law', 'employment_labor_law', 'personal_injury', 'medical_malpractice', 'tax_law', 'estate_planning_probate', 'civil_rights', 'other'))
);
--> statement-breakpoint
ALTER TABLE "case_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "audit_log_created_at";--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action" text_pattern_ops,"created_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity_id" ON "audit_log" USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE INDEX "cases_created_at" ON "cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cases_status_created_at" ON "cases" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "cases_category_created_at" ON "cases" USING btree ("legal_category","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "may_select" ON "case_totals" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.is_super_admin() or app.is_system()));
--> statement-breakpoint
-- Cases: counts by kind and state. Who counts takes a row that nobody else holds, and makes one where all are held: so
-- no writer waits for another, and none can wait in a circle.
create function app.step_case_total(status_param text, category_param text, step_param integer) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.case_totals t set total = t.total + step_param
  where t.id = (
    select id from public.case_totals where status = status_param and legal_category = category_param
    limit 1 for update skip locked
  );
  if not found then
    insert into public.case_totals (status, legal_category, total) values (status_param, category_param, step_param);
  end if;
end
$$;
--> statement-breakpoint
create function app.count_new_cases() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_case_total(status, legal_category, count(*)::integer) from after group by status, legal_category;
  return null;
end
$$;
--> statement-breakpoint
create function app.count_changed_cases() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_case_total(status, legal_category, sum(step)::integer) from (
    select status, legal_category, 1 as step from after
    union all
    select status, legal_category, -1 from before
  ) steps
  group by status, legal_category having sum(step) <> 0;
  return null;
end
$$;
--> statement-breakpoint
create function app.count_gone_cases() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_case_total(status, legal_category, -count(*)::integer) from before group by status, legal_category;
  return null;
end
$$;
--> statement-breakpoint
create trigger totals_new after insert on public.cases referencing new table as after
for each statement execute function app.count_new_cases();
--> statement-breakpoint
create trigger totals_changed after update on public.cases referencing old table as before new table as after
for each statement execute function app.count_changed_cases();
--> statement-breakpoint
create trigger totals_gone after delete on public.cases referencing old table as before
for each statement execute function app.count_gone_cases();
--> statement-breakpoint
create view public.audit_desk as
select id, actor_kind, actor_id, action, entity, entity_id, details, request_id, created_at from public.audit_log
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
revoke execute on function app.step_case_total(text, text, integer) from standing_user;
--> statement-breakpoint
revoke insert, update, delete on public.audit_desk from standing_user;
--> statement-breakpoint
insert into public.case_totals (status, legal_category, total)
select status, legal_category, count(*) from public.cases group by status, legal_category;
