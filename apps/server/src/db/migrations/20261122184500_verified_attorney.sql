-- Who is a verified attorney is said here alone: an operator's check of the bar number that is still good today.
create function app.is_verified_attorney(profile public.attorney_profiles) returns boolean language sql stable parallel safe
return coalesce((profile).is_verified and (profile).verified_until > now(), false);
--> statement-breakpoint
create or replace view public.attorney_directory as
select a.id, a.first_name, a.last_name, a.bio, a.photo_url, a.specialties, a.bar_state, a.years_of_practice,
  a.consultation_type, a.consultation_fee, a.languages_spoken, a.firm_name, a.organization_id, a.availability_status,
  app.is_verified_attorney(a) as is_verified,
  a.average_rating, a.total_reviews, t.name as tier_name, t.display_name as tier_display_name,
  coalesce(t.placement_priority, 999) as placement_priority, a.search_text, a.user_id, a.city,
  case when app.is_verified_attorney(a) then a.verified_by end as verified_by,
  case when app.is_verified_attorney(a) then a.verified_at end as verified_at
from public.attorney_profiles a
left join public.ad_placement_tiers t on t.id = a.current_ad_tier_id
where a.is_listed;
--> statement-breakpoint
create or replace view public.forum_authors as
select p.id as user_id, p.display_name, a.id as attorney_id, a.first_name || ' ' || a.last_name as attorney_name,
  a.photo_url as attorney_photo_url, a.bar_state, app.is_verified_attorney(a) as is_verified,
  case when a.id is not null then coalesce(
    (select array_agg(distinct l.bar_state order by l.bar_state) from public.licence_checks l
      where l.attorney_id = a.id and l.result = 'valid' and l.expires_at > now()),
    array[a.bar_state]) end as licensed_states,
  r.reputation_score, r.helpful_answers_count
from public.profiles p
join public.user_reputation r on r.user_id = p.id
left join public.attorney_profiles a on a.user_id = p.id and a.is_active;
