DROP INDEX "profiles_created_at";--> statement-breakpoint
ALTER TABLE "case_date_changes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
update public.case_date_changes d set user_id = c.user_id from public.cases c where c.id = d.case_id;--> statement-breakpoint
ALTER TABLE "case_date_changes" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "case_date_changes" ADD CONSTRAINT "case_date_changes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_email_part" ON "profiles" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_display_name_part" ON "profiles" USING gin ("display_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_created_at" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "case_date_changes_user_id" ON "case_date_changes" USING btree ("user_id");
--> statement-breakpoint
-- Whoever may see it is asked once and not for each row, so that a search can use an index.
create view public.user_desk as
select id, email, display_name, suspended_at, deletion_requested_at, created_at from public.profiles
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
revoke insert, update, delete on public.user_desk from standing_user;
--> statement-breakpoint
create or replace view public.release_desk as
select r.release, r.first_started_at, r.last_started_at,
  (select coalesce(sum(t.total), 0) from public.case_totals t where t.status = 'completed' and t.knowledge_release = r.release)::integer as cases_computed,
  coalesce(d.earlier, 0)::integer as earlier,
  coalesce(d.withdrawn, 0)::integer as withdrawn,
  coalesce(d.later, 0)::integer as later,
  coalesce(d.added, 0)::integer as added,
  coalesce(d.people_told, 0)::integer as people_told
from public.knowledge_releases r
left join (
  select release_after, sum(earlier) as earlier, sum(withdrawn) as withdrawn, sum(later) as later, sum(added) as added,
    count(*) filter (where earlier + withdrawn > 0) as people_told
  from (
    select release_after, user_id,
      count(*) filter (where change = 'earlier') as earlier,
      count(*) filter (where change = 'withdrawn') as withdrawn,
      count(*) filter (where change = 'later') as later,
      count(*) filter (where change = 'added') as added
    from public.case_date_changes
    group by release_after, user_id
  ) person
  group by release_after
) d on d.release_after = r.release
where app.is_super_admin() or app.is_system();
