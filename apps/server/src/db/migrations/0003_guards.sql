grant select on public.user_roles to standing_auth;
--> statement-breakpoint
-- The look-up of a session needs the roles of its user, before there is an actor.
create policy sign_in_reads on public.user_roles for select to standing_auth using (true);
--> statement-breakpoint
-- What keeps columns true. `protect(keeper, column[=initial value], ...)`: users may insert only the initial value of
-- these columns and may not change them; the keeper may: the 'writer' of the row, an 'admin', or 'system' alone. The
-- system always may, and so may the owner and with it security-definer functions.
create function app.protect() returns trigger language plpgsql as $$
declare
  keeper text := tg_argv[0];
  argument text;
  protected_column text;
  allowed text;
  given text;
begin
  if current_user <> 'standing_user' or app.is_system() or (keeper = 'admin' and app.is_admin()) then
    return new;
  end if;
  if keeper = 'writer' and (to_jsonb(old) ->> 'user_id' = app.actor_id()::text or to_jsonb(old) ->> 'attorney_id' = app.attorney_id()::text) then
    return new;
  end if;
  foreach argument in array tg_argv[1:] loop
    protected_column := split_part(argument, '=', 1);
    given := to_jsonb(new) ->> protected_column;
    allowed := case tg_op when 'INSERT' then nullif(split_part(argument, '=', 2), '') else to_jsonb(old) ->> protected_column end;
    if given is distinct from allowed then
      raise exception '%.% is kept by %', tg_table_name, protected_column, keeper using errcode = 'insufficient_privilege';
    end if;
  end loop;
  return new;
end
$$;
--> statement-breakpoint
create function app.append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
--> statement-breakpoint
do $$
declare
  touched record;
begin
  for touched in
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'updated_at'
  loop
    execute format('create trigger touch before update on public.%I for each row execute function app.touch()', touched.table_name);
  end loop;
end
$$;
--> statement-breakpoint
create function app.stamp_audit() returns trigger language plpgsql as $$
begin
  new.actor_kind := case when app.is_system() then 'system' when app.actor_id() is not null then 'user' else 'anonymous' end;
  new.actor_id := app.actor_id();
  new.request_id := nullif(current_setting('app.request_id', true), '');
  new.created_at := clock_timestamp();
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert on public.audit_log for each row execute function app.stamp_audit();
--> statement-breakpoint
create trigger append_only before update or delete on public.audit_log for each row execute function app.append_only();
--> statement-breakpoint
create trigger append_only_truncate before truncate on public.audit_log for each statement execute function app.append_only();
--> statement-breakpoint
create trigger guard before insert on public.moderation_reports for each row execute function app.protect('admin', 'status=open');
--> statement-breakpoint
create trigger guard_words before update on public.moderation_reports
for each row execute function app.protect('system', 'id', 'user_id', 'entity', 'entity_id', 'reason', 'created_at');
