-- Another moderator is there only who may sign in: a suspended one left appeals that nobody could decide.
create or replace function app.may_decide_appeal(log_id_param uuid, writer_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select app.is_moderator() and writer_param <> app.actor_id() and (
    not exists (
      select from public.audit_log
      where entity = 'moderation_log' and entity_id = log_id_param::text and actor_id = app.actor_id()
    )
    or not exists (
      select from public.user_roles r join public.profiles p on p.id = r.user_id
      where p.suspended_at is null and r.user_id not in (app.actor_id(), writer_param)
    )
  )
$$;
