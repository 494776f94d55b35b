lock table public.cases in share row exclusive mode;
--> statement-breakpoint
ALTER TABLE "case_totals" ADD COLUMN "knowledge_release" text;
--> statement-breakpoint
drop function app.step_case_total(text, text, integer);
--> statement-breakpoint
create function app.step_case_total(status_param text, category_param text, release_param text, step_param integer)
returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.case_totals t set total = t.total + step_param
  where t.id = (
    select id from public.case_totals
    where status = status_param and legal_category = category_param and knowledge_release is not distinct from release_param
    limit 1 for update skip locked
  );
  if not found then
    insert into public.case_totals (status, legal_category, knowledge_release, total)
    values (status_param, category_param, release_param, step_param);
  end if;
end
$$;
--> statement-breakpoint
create or replace function app.count_new_cases() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_case_total(status, legal_category, knowledge_release, count(*)::integer)
  from after group by status, legal_category, knowledge_release;
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.count_changed_cases() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_case_total(status, legal_category, knowledge_release, sum(step)::integer) from (
    select status, legal_category, knowledge_release, 1 as step from after
    union all
    select status, legal_category, knowledge_release, -1 from before
  ) steps
  group by status, legal_category, knowledge_release having sum(step) <> 0;
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.count_gone_cases() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_case_total(status, legal_category, knowledge_release, -count(*)::integer)
  from before group by status, legal_category, knowledge_release;
  return null;
end
$$;
--> statement-breakpoint
revoke execute on function app.step_case_total(text, text, text, integer) from standing_user;
--> statement-breakpoint
create or replace view public.release_desk as
select r.release, r.first_started_at, r.last_started_at,
  (select coalesce(sum(t.total), 0) from public.case_totals t where t.status = 'completed' and t.knowledge_release = r.release)::integer as cases_computed,
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
delete from public.case_totals;
--> statement-breakpoint
insert into public.case_totals (status, legal_category, knowledge_release, total)
select status, legal_category, knowledge_release, count(*) from public.cases group by status, legal_category, knowledge_release;
