create or replace function app.stamp_subscription() returns trigger language plpgsql as $$
begin
  new.calculated_monthly_fee := (
    select round(t.monthly_base_price * (100 - s.discount_percentage) / 100.0
      * coalesce((select factor_percentage from public.ad_location_factors where location = new.geographic_location), 100) / 100.0)
    from public.ad_placement_tiers t, public.payment_schedules s
    where t.id = new.ad_tier_id and s.id = new.payment_schedule_id
  );
  return new;
end
$$;
--> statement-breakpoint
-- The profile follows the best of its subscriptions.
create or replace function app.follow_subscription() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  changed uuid := coalesce(new.attorney_id, old.attorney_id);
  best record;
begin
  select status, ad_tier_id into best from public.attorney_subscriptions where attorney_id = changed
  order by array_position(array['active', 'past_due', 'pending', 'cancelled'], status), created_at desc limit 1;
  update public.attorney_profiles
  set subscription_status = coalesce(best.status, 'none'),
    current_ad_tier_id = case when best.status = 'active' then best.ad_tier_id end
  where id = changed;
  return null;
end
$$;
--> statement-breakpoint
-- What an operator approved is what is shown: other words, matters, places or figures wait for a decision again.
create or replace function app.stamp_ad() returns trigger language plpgsql as $$
begin
  if (new.attorney_name, new.law_firm, new.ad_title, new.ad_description, new.years_experience, new.website_url, new.case_types, new.service_areas)
    is distinct from (old.attorney_name, old.law_firm, old.ad_title, old.ad_description, old.years_experience, old.website_url, old.case_types, old.service_areas) then
    new.ad_compliance_approved := false;
    new.approved_at := null;
    new.expires_at := null;
    new.rejection_reason := null;
  end if;
  if (new.success_rate, new.average_settlement, new.claims_period, new.claims_n, new.claims_document_path)
    is distinct from (old.success_rate, old.average_settlement, old.claims_period, old.claims_n, old.claims_document_path) then
    new.claims_accepted_at := null;
    new.claims_rejection_reason := null;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.index_attorneys_of_tier() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.index_attorneys(array(select id from public.attorney_profiles where current_ad_tier_id = new.id and is_listed));
  return null;
end
$$;
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
--> statement-breakpoint
create or replace view public.shown_ads as
select a.id, a.attorney_id, a.attorney_name, a.law_firm, a.ad_title, a.ad_description, a.years_experience, a.website_url,
  a.case_types, a.service_areas, a.priority_score,
  case when a.claims_accepted_at is not null then a.success_rate end as success_rate,
  case when a.claims_accepted_at is not null then a.average_settlement end as average_settlement,
  case when a.claims_accepted_at is not null then a.claims_period end as claims_period,
  case when a.claims_accepted_at is not null then a.claims_n end as claims_n,
  p.bar_state, t.placement_priority,
  exists (select from public.attorney_contacts c where c.attorney_id = a.attorney_id) as can_be_contacted,
  app.is_verified_attorney(p) as is_verified
from public.attorney_ads a
join public.attorney_profiles p on p.id = a.attorney_id and p.is_listed
join public.ad_placement_tiers t on t.id = p.current_ad_tier_id and t.shows_ads_on_cases
where a.is_active and a.ad_compliance_approved and coalesce(a.expires_at > now(), true);
--> statement-breakpoint
-- Placement: fee = tier price x (100 - discount) / 100 x location factor / 100, rounded to the cent.
create or replace trigger guard before insert on public.attorney_subscriptions
for each row execute function app.protect('system', 'status=pending', 'start_date', 'next_billing_date', 'order_id',
  'provider_subscription_id');
--> statement-breakpoint
create or replace trigger stamp before insert or update of ad_tier_id, payment_schedule_id, geographic_location on public.attorney_subscriptions
for each row execute function app.stamp_subscription();
--> statement-breakpoint
create or replace trigger follow after insert or update or delete on public.attorney_subscriptions
for each row execute function app.follow_subscription();
--> statement-breakpoint
create or replace trigger guard before insert or update on public.attorney_ads for each row execute function app.protect('operator',
  'ad_compliance_approved=false', 'priority_score=0', 'claims_accepted_at', 'approved_at', 'expires_at', 'rejection_reason');
--> statement-breakpoint
create or replace trigger guard_owner before update on public.attorney_ads for each row execute function app.protect('system', 'id', 'attorney_id', 'created_at');
--> statement-breakpoint
create or replace trigger guard_words before update on public.attorney_ads for each row execute function app.protect('writer',
  'attorney_name', 'law_firm', 'ad_title', 'ad_description', 'success_rate', 'average_settlement', 'website_url', 'case_types',
  'service_areas', 'claims_period', 'claims_n', 'claims_document_path');
--> statement-breakpoint
create or replace trigger stamp before update on public.attorney_ads for each row execute function app.stamp_ad();
--> statement-breakpoint
create or replace trigger index_attorneys after update of placement_priority on public.ad_placement_tiers
for each row when (new.placement_priority is distinct from old.placement_priority)
execute function app.index_attorneys_of_tier();
--> statement-breakpoint
create or replace trigger guard_grace before insert on public.attorney_subscriptions for each row execute function app.protect('system', 'grace_until');
--> statement-breakpoint
create or replace trigger guard_claims before insert or update on public.attorney_ads
for each row execute function app.protect('operator', 'claims_rejection_reason');
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_ads for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_subscriptions for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.ad_location_factors for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.ad_placement_tiers for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.payment_schedules for each row execute function app.touch();
