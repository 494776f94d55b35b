ALTER TABLE "attorney_ads" ADD COLUMN "claims_rejection_reason" text;--> statement-breakpoint
ALTER TABLE "attorney_subscriptions" ADD COLUMN "grace_until" date;--> statement-breakpoint
ALTER TABLE "ad_placement_tiers" ADD COLUMN "shows_ads_on_cases" boolean DEFAULT false NOT NULL;--> statement-breakpoint
update public.ad_placement_tiers set shows_ads_on_cases = true where name in ('premium', 'premium_plus');
--> statement-breakpoint
-- More people look for an attorney in the larger states; a state without a row costs 100 percent.
insert into public.ad_location_factors (location, factor_percentage) values
  ('CA', 125), ('NY', 125), ('TX', 115), ('FL', 115), ('IL', 105), ('PA', 105)
on conflict do nothing;
--> statement-breakpoint
create trigger guard_grace before insert on public.attorney_subscriptions for each row execute function app.protect('system', 'grace_until');
--> statement-breakpoint
create trigger guard_claims before insert or update on public.attorney_ads for each row execute function app.protect('admin', 'claims_rejection_reason');
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
create view public.shown_ads as
select a.id, a.attorney_id, a.attorney_name, a.law_firm, a.ad_title, a.ad_description, a.years_experience, a.website_url,
  a.case_types, a.service_areas, a.priority_score,
  case when a.claims_accepted_at is not null then a.success_rate end as success_rate,
  case when a.claims_accepted_at is not null then a.average_settlement end as average_settlement,
  case when a.claims_accepted_at is not null then a.claims_period end as claims_period,
  case when a.claims_accepted_at is not null then a.claims_n end as claims_n,
  p.bar_state, t.placement_priority,
  exists (select from public.attorney_contacts c where c.attorney_id = a.attorney_id) as can_be_contacted
from public.attorney_ads a
join public.attorney_profiles p on p.id = a.attorney_id and p.is_listed
join public.ad_placement_tiers t on t.id = p.current_ad_tier_id and t.shows_ads_on_cases
where a.is_active and a.ad_compliance_approved and coalesce(a.expires_at > now(), true);
--> statement-breakpoint
revoke insert, update, delete on public.shown_ads from standing_user;
