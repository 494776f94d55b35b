ALTER POLICY "may_select" ON "profiles" TO standing_user USING ((id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "user_roles" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "attorney_ads" TO standing_user USING (((is_active and ad_compliance_approved and coalesce(expires_at > now(), true)) or attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "attorney_ads" TO standing_user USING ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "attorney_subscriptions" TO standing_user USING ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "attorney_contacts" TO standing_user USING ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "attorney_profiles" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "law_firm_attorneys" TO standing_user USING ((membership_status = 'active' or attorney_id = app.attorney_id() or app.owns_firm(law_firm_id) or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "licence_checks" TO standing_user USING ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_insert" ON "licence_checks" TO standing_user WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "enhanced_analysis_payments" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "orders" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "recurring_purchases" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "user_subscriptions" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "attorney_reviews" TO standing_user USING ((user_id = app.actor_id() or attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "attorney_reviews" TO standing_user USING ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system())) WITH CHECK ((attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "terms_conditions_agreements" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
-- Role admin moderates forum and content. What an operator keeps is kept by super_admin.
create or replace function app.protect() returns trigger language plpgsql as $$
declare
  keeper text := tg_argv[0];
  argument text;
  protected_column text;
  allowed text;
  given text;
begin
  if current_user <> 'standing_user' or app.is_system() or (keeper = 'admin' and app.is_admin())
    or (keeper = 'operator' and app.is_super_admin()) then
    return new;
  end if;
  if keeper = 'writer' and (to_jsonb(old) ->> 'user_id' = app.actor_id()::text or to_jsonb(old) ->> 'attorney_id' = app.attorney_id()::text) then
    return new;
  end if;
  foreach argument in array tg_argv[1:] loop
    protected_column := split_part(argument, '=', 1);
    given := to_jsonb(new) ->> protected_column;
    allowed := case tg_op when 'INSERT' then nullif(split_part(argument, '=', 2), '') else to_jsonb(old) ->> protected_column end;
    if given is distinct from allowed then
      raise exception '%.% is kept by %', tg_table_name, protected_column, keeper using errcode = 'insufficient_privilege';
    end if;
  end loop;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger guard before update on public.profiles
for each row execute function app.protect('operator', 'id', 'email', 'suspended_at', 'created_at');
--> statement-breakpoint
create or replace trigger guard before insert on public.support_tickets
for each row execute function app.protect('operator', 'status=open', 'assigned_to', 'first_response_at');
--> statement-breakpoint
create or replace trigger guard before insert on public.platform_suggestions
for each row execute function app.protect('operator', 'status=submitted', 'votes=0', 'admin_notes', 'merged_into');
--> statement-breakpoint
create or replace trigger guard_operators before insert or update on public.attorney_profiles
for each row execute function app.protect('operator', 'is_verified=false', 'verified_by', 'verified_at', 'verified_until',
  'ad_approval_status=pending');
--> statement-breakpoint
create or replace trigger guard before insert or update on public.attorney_ads for each row execute function app.protect('operator',
  'ad_compliance_approved=false', 'priority_score=0', 'claims_accepted_at', 'approved_at', 'expires_at', 'rejection_reason');
--> statement-breakpoint
create or replace trigger guard_claims before insert or update on public.attorney_ads
for each row execute function app.protect('operator', 'claims_rejection_reason');
--> statement-breakpoint
create or replace function app.guard_review() returns trigger language plpgsql as $$
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if (new.id, new.attorney_id, new.user_id, new.booking_id, new.rating, new.review_text, new.is_verified, new.created_at)
    is distinct from (old.id, old.attorney_id, old.user_id, old.booking_id, old.rating, old.review_text, old.is_verified, old.created_at) then
    raise exception 'a review stays as it was written' using errcode = 'insufficient_privilege';
  end if;
  if (new.removed_at, new.removal_reason) is distinct from (old.removed_at, old.removal_reason) and not app.is_super_admin() then
    raise exception 'removal is an operator''s' using errcode = 'insufficient_privilege';
  end if;
  if (new.attorney_reply, new.replied_at) is distinct from (old.attorney_reply, old.replied_at)
    and old.attorney_id is distinct from app.attorney_id() then
    raise exception 'the reply is the attorney''s' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.require_self(user_id_param uuid) returns void language plpgsql stable as $$
begin
  if app.is_system() or app.is_super_admin() or user_id_param = app.actor_id() then
    return;
  end if;
  raise exception 'not your own account' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create or replace function app.may_moderate(entity_param text) returns boolean language sql stable parallel safe
return app.is_super_admin() or app.is_system()
  or (app.is_admin() and entity_param <> 'review')
  or (app.has_role('moderator') and entity_param in ('post', 'comment'));
--> statement-breakpoint
create or replace view public.case_overview as
select id, user_id, legal_category, status, priority_level, edit_count, resubmission_count, created_at, updated_at
from public.cases
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
create or replace view public.attorney_ad_totals as
select i.attorney_ad_id, a.attorney_id, i.impression_type, (i.created_at at time zone 'UTC')::date as day, count(*)::integer as total
from public.attorney_ad_impressions i
join public.attorney_ads a on a.id = i.attorney_ad_id
where a.attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()
group by i.attorney_ad_id, a.attorney_id, i.impression_type, day;
--> statement-breakpoint
create or replace view public.attorney_click_totals as
select attorney_id, click_type, (created_at at time zone 'UTC')::date as day, count(*)::integer as total
from public.attorney_ad_clicks
where attorney_id = app.attorney_id() or app.is_super_admin() or app.is_system()
group by attorney_id, click_type, day;
