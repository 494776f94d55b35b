create or replace function app.stamp_audit() returns trigger language plpgsql as $$
begin
  new.actor_kind := case when app.is_system() then 'system' when app.actor_id() is not null then 'user' else 'anonymous' end;
  new.actor_id := app.actor_id();
  new.request_id := nullif(current_setting('app.request_id', true), '');
  new.created_at := clock_timestamp();
  return new;
end
$$;
--> statement-breakpoint
create or replace view public.audit_desk as
select id, actor_kind, actor_id, action, entity, entity_id, details, request_id, created_at from public.audit_log
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
create or replace view public.user_desk as
select id, email, display_name, suspended_at, deletion_requested_at, created_at from public.profiles
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
create or replace trigger stamp before insert on public.audit_log for each row execute function app.stamp_audit();
--> statement-breakpoint
create or replace trigger append_only before update or delete on public.audit_log for each row execute function app.append_only();
--> statement-breakpoint
create or replace trigger append_only_truncate before truncate on public.audit_log for each statement execute function app.append_only();
--> statement-breakpoint
create or replace trigger guard before insert on public.moderation_reports for each row execute function app.protect('admin', 'status=open');
--> statement-breakpoint
create or replace trigger guard_words before update on public.moderation_reports
for each row execute function app.protect('system', 'id', 'user_id', 'entity', 'entity_id', 'reason', 'created_at');
--> statement-breakpoint
create or replace trigger touch before update on public.mail_outbox for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.moderation_reports for each row execute function app.touch();
