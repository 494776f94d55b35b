create function app.make_profile() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.profiles (id, email) values (new.id, new.email)
  on conflict (id) do update set email = excluded.email;
  return new;
end
$$;
--> statement-breakpoint
create trigger make_profile after insert or update of email on auth."user" for each row execute function app.make_profile();
--> statement-breakpoint
create trigger guard before update on public.profiles
for each row execute function app.protect('admin', 'id', 'email', 'suspended_at', 'created_at');
--> statement-breakpoint
create function app.suspend() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update auth."user" set suspended_at = new.suspended_at where id = new.id;
  if new.suspended_at is not null then
    delete from auth.session where user_id = new.id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger suspend after update of suspended_at on public.profiles for each row execute function app.suspend();
--> statement-breakpoint
create function app.stamp_terms_agreement() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  new.text_hash := (
    select text_hash from public.terms_versions where agreement_type = new.agreement_type and version = new.terms_version
  );
  new.created_at := now();
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert on public.terms_conditions_agreements
for each row execute function app.stamp_terms_agreement();
--> statement-breakpoint
create function app.freeze_terms() returns trigger language plpgsql as $$
begin
  if (new.agreement_type, new.version) is distinct from (old.agreement_type, old.version)
    or (old.text_hash is not null and new.text_hash is distinct from old.text_hash) then
    raise exception 'a published version of the terms does not change: publish a new one' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger guard before update on public.terms_versions for each row execute function app.freeze_terms();
