-- Who may moderate the forum; and what the policies below ask about other tables.
create or replace function app.is_moderator() returns boolean language sql stable parallel safe
return app.has_role('moderator') or app.is_admin();
--> statement-breakpoint
create or replace function app.may_moderate(entity_param text) returns boolean language sql stable parallel safe
return app.is_super_admin() or app.is_system()
  or (app.is_admin() and entity_param <> 'review')
  or (app.has_role('moderator') and entity_param in ('post', 'comment'));
--> statement-breakpoint
create or replace function app.was_told(log_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.moderation_notices where log_id = log_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
-- Another moderator than the one who acted, where there is one; never the writer.
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
--> statement-breakpoint
-- A writer may take the words of an earlier version back, and nothing else.
create or replace function app.guard_edit() returns trigger language plpgsql as $$
begin
  if current_user = 'standing_user' and not app.is_system()
    and (new.title is not null or new.content is not null
      or (new.id, new.post_id, new.comment_id, new.user_id, new.created_at)
        is distinct from (old.id, old.post_id, old.comment_id, old.user_id, old.created_at)) then
    raise exception 'an earlier version is not rewritten' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger guard before update on public.forum_edits for each row execute function app.guard_edit();
--> statement-breakpoint
create or replace trigger guard before insert on public.moderation_appeals
for each row execute function app.protect('system', 'status=open', 'decision_note', 'decided_at');
--> statement-breakpoint
create or replace trigger guard_words before update on public.moderation_appeals
for each row execute function app.protect('system', 'id', 'log_id', 'user_id', 'reason', 'created_at');
