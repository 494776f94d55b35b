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
