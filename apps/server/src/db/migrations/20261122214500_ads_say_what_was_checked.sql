-- Whether an operator's check of the license stands, so that nobody is called licensed unchecked.
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
