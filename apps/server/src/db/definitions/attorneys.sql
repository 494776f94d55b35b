-- The attorney profile of the actor, or null.
create or replace function app.attorney_id() returns uuid language sql stable security definer set search_path = pg_catalog as
$$ select id from public.attorney_profiles where user_id = app.actor_id() $$;
--> statement-breakpoint
create or replace function app.is_bookable(attorney_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.attorney_profiles
    where id = attorney_id_param and is_listed and availability_status <> 'offline' and user_id <> app.actor_id()
  )
$$;
--> statement-breakpoint
create or replace function app.stamp_attorney() returns trigger language plpgsql as $$
begin
  new.search_text := lower(concat_ws(' ', new.first_name, new.last_name, new.firm_name,
    replace(array_to_string(new.specialties, ' '), '_', ' '), array_to_string(new.languages_spoken, ' ')));
  if tg_op = 'UPDATE' and (new.bar_state, new.bar_number) is distinct from (old.bar_state, old.bar_number) then
    new.is_verified := false;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.stamp_licence_check() returns trigger language plpgsql as $$
begin
  if current_user = 'standing_user' and not app.is_system() then
    new.checked_by := app.actor_id();
    new.checked_at := now();
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- A check that fails leaves nothing that says who verified, and takes the listing down until an operator decides.
create or replace function app.apply_licence_check() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  holds boolean := new.result = 'valid' and new.expires_at > now();
begin
  update public.attorney_profiles
  set is_verified = holds,
    verified_by = case when holds then new.regulator end,
    verified_at = case when holds then new.checked_at end,
    verified_until = case when holds then new.expires_at end,
    ad_approval_status = case when new.result = 'invalid' and ad_approval_status = 'approved' then 'pending' else ad_approval_status end
  where id = new.attorney_id and bar_state = new.bar_state and bar_number = new.bar_number;
  return new;
end
$$;
--> statement-breakpoint
-- Membership in a firm: one asks, an owner accepts; an owner invites, one accepts; roles are the owner's to give.
create or replace function app.guard_membership() returns trigger language plpgsql as $$
declare
  by_owner boolean := app.owns_firm(new.law_firm_id);
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if by_owner and (new.attorney_id = app.attorney_id() or new.membership_status = 'invited') then
      return new;
    end if;
    if not by_owner and new.membership_status = 'requested' and new.role <> 'owner' and not new.is_primary_contact then
      return new;
    end if;
  elsif (new.law_firm_id, new.attorney_id) = (old.law_firm_id, old.attorney_id) then
    if new.membership_status = old.membership_status
      or (old.membership_status = 'invited' and new.attorney_id = app.attorney_id() and new.membership_status = 'active')
      or (old.membership_status = 'requested' and by_owner and new.membership_status = 'active') then
      if by_owner or (new.role, new.is_primary_contact) = (old.role, old.is_primary_contact) then
        return new;
      end if;
    end if;
  end if;
  raise exception 'this step of a membership is not yours' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
-- Lower case, without accents, in plain letters and digits, parted by single spaces.
create or replace function app.plain_words(text_param text) returns text language sql stable parallel safe set search_path = pg_catalog as
$$ select btrim(regexp_replace(lower(public.unaccent(coalesce(text_param, ''))), '[^a-z0-9]+', ' ', 'g')) $$;
--> statement-breakpoint
-- What people call the matters of a specialty, so that "divorce" finds family law.
create or replace function app.specialty_words(key_param text) returns text language sql immutable parallel safe as $$
  select replace(key_param, '_', ' ') || ' ' || case key_param
    when 'personal_injury' then 'accident car crash slip fall injured dog bite'
    when 'criminal_defense' then 'crime charges arrest dui dwi felony misdemeanor'
    when 'family_law' then 'divorce custody child support alimony adoption'
    when 'estate_planning' then 'will trust probate inheritance power of attorney'
    when 'business_law' then 'contract company corporate llc partnership'
    when 'real_estate' then 'landlord tenant eviction lease deposit home property'
    when 'immigration' then 'visa green card citizenship deportation asylum'
    when 'employment_law' then 'fired wages overtime discrimination harassment job work'
    when 'bankruptcy' then 'debt collector foreclosure chapter'
    when 'tax_law' then 'taxes irs audit'
    when 'medical_malpractice' then 'doctor hospital surgery misdiagnosis negligence'
    when 'civil_rights' then 'police discrimination rights'
    when 'intellectual_property' then 'copyright trademark patent'
    when 'sports_entertainment' then 'music film artist athlete'
    else '' end
$$;
--> statement-breakpoint
create or replace function app.state_name(code_param text) returns text language sql immutable parallel safe as $$
  select '{"AL":"Alabama","AK":"Alaska","AZ":"Arizona","AR":"Arkansas","CA":"California","CO":"Colorado","CT":"Connecticut",
    "DE":"Delaware","DC":"District of Columbia","FL":"Florida","GA":"Georgia","HI":"Hawaii","ID":"Idaho","IL":"Illinois",
    "IN":"Indiana","IA":"Iowa","KS":"Kansas","KY":"Kentucky","LA":"Louisiana","ME":"Maine","MD":"Maryland",
    "MA":"Massachusetts","MI":"Michigan","MN":"Minnesota","MS":"Mississippi","MO":"Missouri","MT":"Montana","NE":"Nebraska",
    "NV":"Nevada","NH":"New Hampshire","NJ":"New Jersey","NM":"New Mexico","NY":"New York","NC":"North Carolina",
    "ND":"North Dakota","OH":"Ohio","OK":"Oklahoma","OR":"Oregon","PA":"Pennsylvania","RI":"Rhode Island",
    "SC":"South Carolina","SD":"South Dakota","TN":"Tennessee","TX":"Texas","UT":"Utah","VT":"Vermont","VA":"Virginia",
    "WA":"Washington","WV":"West Virginia","WI":"Wisconsin","WY":"Wyoming"}'::jsonb ->> code_param
$$;
--> statement-breakpoint
-- Brings the search rows of these attorneys up to date: one for each who is listed, none for the others.
create or replace function app.index_attorneys(ids_param uuid[]) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from public.attorney_search s using unnest(ids_param) as changed(id)
  where s.attorney_id = changed.id
    and not exists (select from public.attorney_profiles a where a.id = changed.id and a.is_listed);
  insert into public.attorney_search as s (attorney_id, placement_priority, average_rating, total_reviews,
    years_of_practice, consultation_fee, bar_state, specialties, document)
  select a.id, coalesce(t.placement_priority, 999), coalesce(a.average_rating, 0), a.total_reviews, a.years_of_practice,
    case a.consultation_type when 'paid' then a.consultation_fee else 0 end, a.bar_state, a.specialties,
    to_tsvector('pg_catalog.simple', app.plain_words(concat_ws(' ', a.first_name, a.last_name, a.firm_name, f.name,
      a.city, f.city, a.bar_state, app.state_name(a.bar_state), array_to_string(a.languages_spoken, ' '),
      (select string_agg(app.specialty_words(key), ' ') from unnest(a.specialties) as key))))
  from public.attorney_profiles a
  left join public.ad_placement_tiers t on t.id = a.current_ad_tier_id
  left join public.law_firms f on f.id = a.organization_id
  where a.id = any(ids_param) and a.is_listed
  on conflict (attorney_id) do update set
    (placement_priority, average_rating, total_reviews, years_of_practice, consultation_fee, bar_state, specialties, document)
    = (excluded.placement_priority, excluded.average_rating, excluded.total_reviews, excluded.years_of_practice,
       excluded.consultation_fee, excluded.bar_state, excluded.specialties, excluded.document)
  where (s.placement_priority, s.average_rating, s.total_reviews, s.years_of_practice, s.consultation_fee, s.bar_state,
      s.specialties, s.document)
    is distinct from (excluded.placement_priority, excluded.average_rating, excluded.total_reviews,
      excluded.years_of_practice, excluded.consultation_fee, excluded.bar_state, excluded.specialties, excluded.document);
end
$$;
--> statement-breakpoint
create or replace function app.index_changed_attorneys() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.index_attorneys(array(select id from changed));
  return null;
end
$$;
--> statement-breakpoint
-- Words come with the documents and go when the last document that holds them goes.
create or replace function app.learn_search_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.attorney_search_words (word)
  select distinct word from learned, unnest(tsvector_to_array(document)) as word
  order by word on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.forget_search_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from public.attorney_search_words w
  using (select distinct word from forgotten, unnest(tsvector_to_array(document)) as word) gone
  where w.word = gone.word
    and not exists (select from public.attorney_search s where s.document @@ to_tsquery('pg_catalog.simple', quote_literal(gone.word)));
  return null;
end
$$;
--> statement-breakpoint
-- What a typed search asks of the documents. Each word must be met: by words that begin with it, or else by the words
-- nearest to it in spelling. Words that say only that a lawyer is looked for are left out. `is_close` tells that a word
-- was replaced; `asked` is null when the search says nothing, and matches nothing when a word is like no other.
create or replace function app.directory_query(search_param text, out asked tsquery, out is_close boolean)
language plpgsql stable security definer set search_path = pg_catalog, public set pg_trgm.similarity_threshold = 0.2 as $$
declare
  typed text;
  near text[];
  term text;
begin
  is_close := false;
  for typed in
    select distinct word from regexp_split_to_table(app.plain_words(search_param), ' ') as word
    where word <> '' and word <> all ('{a,an,and,attorney,attorneys,best,by,for,good,in,law,lawyer,lawyers,me,my,near,of,or,speaks,speaking,the,to,who,with}')
    limit 8
  loop
    if exists (select from attorney_search_words where word like typed || '%') then
      term := typed || ':*';
    else
      near := array(
        select quote_literal(word) from attorney_search_words
        where word % typed and levenshtein_less_equal(word, typed, 3) <= case when length(typed) < 4 then 1 when length(typed) < 9 then 2 else 3 end
        order by levenshtein(word, typed), similarity(word, typed) desc, word limit 5
      );
      is_close := true;
      term := case when cardinality(near) = 0 then '''no such word''' else '(' || array_to_string(near, ' | ') || ')' end;
    end if;
    asked := case when asked is null then to_tsquery('simple', term) else asked && to_tsquery('simple', term) end;
  end loop;
end
$$;
--> statement-breakpoint
create or replace function app.follow_membership() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_op <> 'DELETE' and new.membership_status = 'active' then
    update public.attorney_profiles a
    set organization_id = f.id, firm_name = f.name, firm_size = f.firm_size, firm_ownership_type = null
    from public.law_firms f
    where a.id = new.attorney_id and f.id = new.law_firm_id;
  elsif tg_op = 'DELETE' and old.membership_status = 'active' then
    update public.attorney_profiles set organization_id = null, firm_name = null, firm_size = null
    where id = old.attorney_id and organization_id = old.law_firm_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Who is a verified attorney is said here alone: an operator's check of the bar number that is still good today.
create or replace function app.is_verified_attorney(profile public.attorney_profiles) returns boolean language sql stable parallel safe
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
create or replace view public.public_reviews as
select id, attorney_id, rating, review_text, is_verified, attorney_reply, replied_at, created_at
from public.attorney_reviews
where removed_at is null;
--> statement-breakpoint
create or replace view public.attorney_review_removals as
select id, attorney_id, removed_at, removal_reason
from public.attorney_reviews
where removed_at is not null;
--> statement-breakpoint
create or replace trigger guard_operators before insert or update on public.attorney_profiles
for each row execute function app.protect('operator', 'is_verified=false', 'verified_by', 'verified_at', 'verified_until',
  'ad_approval_status=pending');
--> statement-breakpoint
create or replace trigger guard_system before insert or update on public.attorney_profiles
for each row execute function app.protect('system', 'average_rating', 'total_reviews=0', 'current_ad_tier_id',
  'ad_performance_score=0', 'subscription_status=none');
--> statement-breakpoint
create or replace trigger guard_owner before update on public.attorney_profiles
for each row execute function app.protect('system', 'id', 'user_id', 'created_at');
--> statement-breakpoint
create or replace trigger guard_words before update on public.attorney_profiles
for each row execute function app.protect('writer', 'first_name', 'last_name', 'bio', 'specialties', 'bar_state', 'bar_number',
  'years_of_practice', 'consultation_type', 'consultation_fee', 'practice_area_descriptions', 'languages_spoken', 'time_zone');
--> statement-breakpoint
create or replace trigger stamp before insert or update on public.attorney_profiles for each row execute function app.stamp_attorney();
--> statement-breakpoint
create or replace trigger stamp before insert on public.licence_checks for each row execute function app.stamp_licence_check();
--> statement-breakpoint
create or replace trigger apply after insert on public.licence_checks for each row execute function app.apply_licence_check();
--> statement-breakpoint
create or replace trigger guard before insert or update on public.law_firm_attorneys for each row execute function app.guard_membership();
--> statement-breakpoint
create or replace trigger index_new after insert on public.attorney_profiles referencing new table as changed
for each statement execute function app.index_changed_attorneys();
--> statement-breakpoint
create or replace trigger index_changed after update on public.attorney_profiles referencing new table as changed
for each statement execute function app.index_changed_attorneys();
--> statement-breakpoint
create or replace trigger learn_new after insert on public.attorney_search referencing new table as learned
for each statement execute function app.learn_search_words();
--> statement-breakpoint
create or replace trigger learn_changed after update on public.attorney_search referencing new table as learned
for each statement execute function app.learn_search_words();
--> statement-breakpoint
create or replace trigger forget_gone after delete on public.attorney_search referencing old table as forgotten
for each statement execute function app.forget_search_words();
--> statement-breakpoint
create or replace trigger forget_changed after update on public.attorney_search referencing old table as forgotten
for each statement execute function app.forget_search_words();
--> statement-breakpoint
-- The firm of a profile is where its owner is an active member; nobody writes it by hand.
create or replace trigger guard_firm before insert or update on public.attorney_profiles
for each row execute function app.protect('system', 'organization_id');
--> statement-breakpoint
create or replace trigger follow after insert or update or delete on public.law_firm_attorneys
for each row execute function app.follow_membership();
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_contacts for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_profiles for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.law_firm_attorneys for each row execute function app.touch();
