create or replace function app.make_profile() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.profiles (id, email) values (new.id, new.email)
  on conflict (id) do update set email = excluded.email;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.suspend() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update auth."user" set suspended_at = new.suspended_at where id = new.id;
  if new.suspended_at is not null then
    delete from auth.session where user_id = new.id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.stamp_terms_agreement() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  new.text_hash := (
    select text_hash from public.terms_versions where agreement_type = new.agreement_type and version = new.terms_version
  );
  new.created_at := now();
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.freeze_terms() returns trigger language plpgsql as $$
begin
  if (new.agreement_type, new.version) is distinct from (old.agreement_type, old.version)
    or (old.text_hash is not null and new.text_hash is distinct from old.text_hash) then
    raise exception 'a published version of the terms does not change: publish a new one' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- Has the user agreed to the version that is in force.
create or replace function public.has_agreed_to_terms(user_id_param uuid, agreement_type_param text) returns boolean language plpgsql stable
security definer set search_path = pg_catalog as $$
begin
  perform app.require_self(user_id_param);
  return exists (
    select from public.terms_conditions_agreements
    where user_id = user_id_param and agreement_type = agreement_type_param and terms_version = (
      select version from public.terms_versions
      where agreement_type = agreement_type_param and effective_at <= now()
      order by effective_at desc limit 1
    )
  );
end
$$;
--> statement-breakpoint
-- Whatever a session holds open ends with it, in every process.
create or replace function app.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('user_id', old.user_id, 'token', old.token)::text);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger make_profile after insert or update of email on auth."user" for each row execute function app.make_profile();
--> statement-breakpoint
create or replace trigger guard before update on public.profiles
for each row execute function app.protect('operator', 'id', 'email', 'suspended_at', 'created_at');
--> statement-breakpoint
create or replace trigger suspend after update of suspended_at on public.profiles for each row execute function app.suspend();
--> statement-breakpoint
create or replace trigger stamp before insert on public.terms_conditions_agreements
for each row execute function app.stamp_terms_agreement();
--> statement-breakpoint
create or replace trigger guard before update on public.terms_versions for each row execute function app.freeze_terms();
--> statement-breakpoint
create or replace trigger total after insert or delete on public.profiles for each row execute function app.total_members();
--> statement-breakpoint
create or replace trigger tell_ended after delete on auth.session for each row execute function app.tell_session_ended();
--> statement-breakpoint
create or replace trigger touch before update on public.profiles for each row execute function app.touch();
