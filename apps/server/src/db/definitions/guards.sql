-- Role admin moderates forum and content. What an operator keeps is kept by super_admin.
create or replace function app.protect() returns trigger language plpgsql as $$
declare
  keeper text := tg_argv[0];
  argument text;
  protected_column text;
  allowed text;
  given text;
begin
  if current_user <> 'standing_user' or app.is_system() or (keeper = 'admin' and app.is_admin())
    or (keeper = 'operator' and app.is_super_admin()) then
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
create or replace function app.append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create or replace function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
