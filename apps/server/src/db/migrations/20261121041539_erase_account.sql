-- Deletes an account whose owner asked for it in time and has not changed their mind; what else names the person goes
-- with it. Only the system may: the sign-in tables are out of every actor's reach.
create function app.erase_account(user_id_param uuid, asked_before_param timestamptz) returns boolean
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
  delete from auth.verification where value = user_id_param::text or starts_with(value, user_id_param || ' ');
  delete from auth.rate_limit
  where strpos(key, user_id_param::text) > 0 or right(key, length(address) + 1) = ':' || address;
  delete from auth."user" where id = user_id_param;
  return true;
end
$$;
