-- Deletes an account whose owner asked for it in time and has not changed their mind, with all that is theirs: what
-- becomes of each column stands in features/privacy/register.ts. What others wrote stays theirs. Only the system may:
-- the sign-in tables are out of every actor's reach.
create or replace function app.erase_account(user_id_param uuid, asked_before_param timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog as $$
declare
  address text;
begin
  if not app.is_system() then
    raise exception 'accounts are erased by the system' using errcode = 'insufficient_privilege';
  end if;
  select email into address from public.profiles
  where id = user_id_param and deletion_requested_at <= asked_before_param for update;
  if address is null then
    return false;
  end if;
  -- A post that others have answered keeps its place, without words and without writer.
  delete from public.posts p where p.user_id = user_id_param
    and not exists (select from public.comments c where c.post_id = p.id and c.user_id <> user_id_param);
  update public.posts set title = null, content = '-', deleted_at = coalesce(deleted_at, now()) where user_id = user_id_param;
  -- A firm is its people's: one that nobody else belongs to goes.
  delete from public.law_firms f where f.created_by = user_id_param and not exists (
    select from public.law_firm_attorneys m join public.attorney_profiles a on a.id = m.attorney_id
    where m.law_firm_id = f.id and m.membership_status = 'active' and a.user_id <> user_id_param
  );
  delete from public.law_firm_invitations where lower(email) = lower(address);
  -- Counts of others stay counts, of nobody.
  update public.attorney_ad_clicks set visitor_key = gen_random_uuid()::text where visitor_key = user_id_param::text;
  update public.content_engagement_tracking set visitor_key = gen_random_uuid()::text where visitor_key = user_id_param::text;
  delete from auth.verification where value = user_id_param::text or starts_with(value, user_id_param || ' ');
  delete from auth.rate_limit
  where strpos(key, user_id_param::text) > 0 or right(key, length(address) + 1) = ':' || address;
  delete from auth."user" where id = user_id_param;
  return true;
end
$$;
