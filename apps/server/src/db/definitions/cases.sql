-- What the policies ask about other tables. They look past the policies of those tables, so that none leads to another.
create or replace function app.owns_case(case_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.cases where id = case_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create or replace function app.guard_case() returns trigger language plpgsql as $$
declare
  story_changed boolean;
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'submitted' or new.edit_count <> 0 or new.resubmission_count <> 0 then
      raise exception 'a case begins as submitted' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  story_changed := (new.title, new.description, new.incident_date, new.incident_location, new.incident_city, new.incident_state, new.answered_at)
    is distinct from (old.title, old.description, old.incident_date, old.incident_location, old.incident_city, old.incident_state, old.answered_at);
  if story_changed and (old.status = 'analyzing' or not old.is_editable) then
    raise exception 'the case cannot be edited now' using errcode = 'insufficient_privilege';
  end if;
  if new.status <> old.status and (old.status = 'analyzing' or new.status not in ('submitted', 'analyzing')) then
    raise exception 'a case does not go from % to % by its owner', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  if new.id <> old.id or new.user_id <> old.user_id or new.created_at <> old.created_at
    or new.edit_count not in (old.edit_count, old.edit_count + 1)
    or new.resubmission_count not in (old.resubmission_count, old.resubmission_count + 1) then
    raise exception 'owner, dates and counters of a case are kept' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.stamp_case_activity() returns trigger language plpgsql as $$
begin
  if new.last_activity_at = old.last_activity_at then
    new.last_activity_at := now();
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.tell_case() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  kinds text[] := '{}';
  happened text;
begin
  if tg_op = 'INSERT' then
    kinds := array['submitted'];
  else
    if new.answered_at is distinct from old.answered_at then
      kinds := kinds || 'answered'::text;
    elsif new.edit_count > old.edit_count then
      kinds := kinds || 'edited'::text;
    end if;
    if new.resubmission_count > old.resubmission_count then
      kinds := kinds || 'resubmitted'::text;
    end if;
    if new.status <> old.status and new.status <> 'submitted' then
      kinds := kinds || new.status;
    end if;
  end if;
  foreach happened in array kinds loop
    insert into public.case_events (case_id, kind, created_at) values (new.id, happened, clock_timestamp());
  end loop;
  perform pg_notify('case_changed', json_build_object('id', new.id, 'user_id', new.user_id, 'status', new.status)::text);
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.note_case_activity() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.cases set last_activity_at = now() where id = new.case_id;
  return new;
end
$$;
--> statement-breakpoint
-- Cases: counts by kind and state. Who counts takes a row that nobody else holds, and makes one where all are held: so
-- no writer waits for another, and none can wait in a circle.
create or replace function app.step_case_total(status_param text, category_param text, release_param text, step_param integer)
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
create or replace view public.case_overview as
select id, user_id, legal_category, status, priority_level, edit_count, resubmission_count, created_at, updated_at
from public.cases
where app.is_super_admin() or app.is_system();
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
--> statement-breakpoint
create or replace trigger totals_new after insert on public.cases referencing new table as after
for each statement execute function app.count_new_cases();
--> statement-breakpoint
create or replace trigger totals_changed after update on public.cases referencing old table as before new table as after
for each statement execute function app.count_changed_cases();
--> statement-breakpoint
create or replace trigger totals_gone after delete on public.cases referencing old table as before
for each statement execute function app.count_gone_cases();
--> statement-breakpoint
create or replace trigger guard_analysis before insert or update on public.cases
for each row execute function app.protect('system', 'confidence_score', 'estimated_value', 'ai_analysis_result',
  'similar_cases_found', 'reading', 'analysis_card', 'analyzed_version', 'knowledge_release', 'is_editable=true');
--> statement-breakpoint
create or replace trigger guard_steps before insert or update on public.cases for each row execute function app.guard_case();
--> statement-breakpoint
create or replace trigger stamp_activity before update on public.cases for each row
when (old.status is distinct from new.status or old.edit_count <> new.edit_count or old.description <> new.description or old.title <> new.title)
execute function app.stamp_case_activity();
--> statement-breakpoint
create or replace trigger tell after insert or update on public.cases for each row execute function app.tell_case();
--> statement-breakpoint
create or replace trigger activity after insert or update on public.case_notes for each row execute function app.note_case_activity();
--> statement-breakpoint
create or replace trigger touch before update on public.case_notes for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.case_facts for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.cases for each row execute function app.touch();
