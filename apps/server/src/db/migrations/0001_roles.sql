-- Roles belong to the whole cluster: another database may have made them, or be making them at this moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array[
    'standing_user nologin noinherit',
    'standing_auth nologin noinherit',
    'standing_app login noinherit'
  ] loop
    begin
      execute 'create role ' || wanted || ' nosuperuser nocreatedb nocreaterole nobypassrls';
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
  if (select rolinherit from pg_roles where rolname = 'standing_app') then
    alter role standing_app noinherit;
  end if;
end
$$;
--> statement-breakpoint
grant standing_user, standing_auth to standing_app;
--> statement-breakpoint
-- An owner that is not a superuser may hand a schema only to a role whose member it is.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant standing_app to %I', current_user);
  end if;
end
$$;
--> statement-breakpoint
create schema pgboss authorization standing_app;
--> statement-breakpoint
revoke create on schema public from public;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create schema if not exists app;
--> statement-breakpoint
create schema auth;
--> statement-breakpoint
grant usage on schema app, public to standing_user;
--> statement-breakpoint
grant usage on schema auth, public to standing_auth;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to standing_user;
--> statement-breakpoint
alter default privileges in schema auth grant select, insert, update, delete on tables to standing_auth;
--> statement-breakpoint
-- Procedures are for those who are named; nothing is executable merely because it exists.
alter default privileges revoke execute on functions from public;
--> statement-breakpoint
alter default privileges in schema app grant execute on functions to standing_user;
--> statement-breakpoint
-- The functions below speak of tables that the next migration makes.
set local check_function_bodies = off;
--> statement-breakpoint
-- Who acts. Set for one transaction by `asActor`; after it the settings read '' and not null.
create function app.actor_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
create function app.has_role(role_param text) returns boolean language sql stable parallel safe
return coalesce(role_param = any(string_to_array(current_setting('app.roles', true), ',')), false);
--> statement-breakpoint
create function app.is_super_admin() returns boolean language sql stable parallel safe
return app.has_role('super_admin');
--> statement-breakpoint
create function app.is_admin() returns boolean language sql stable parallel safe
return app.has_role('admin') or app.has_role('super_admin');
--> statement-breakpoint
create function app.is_system() returns boolean language sql stable parallel safe
return coalesce(current_setting('app.roles', true) = 'system', false);
--> statement-breakpoint
-- The attorney profile of the actor, or null.
create function app.attorney_id() returns uuid language sql stable security definer set search_path = pg_catalog as
$$ select id from public.attorney_profiles where user_id = app.actor_id() $$;
--> statement-breakpoint
-- What the policies ask about other tables. They look past the policies of those tables, so that none leads to another.
create function app.owns_case(case_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.cases where id = case_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create function app.owns_document(document_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.case_documents where id = document_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create function app.owns_ticket(ticket_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.support_tickets where id = ticket_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create function app.owns_content(content_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.attorney_content where id = content_id_param and attorney_id = app.attorney_id()) $$;
--> statement-breakpoint
create function app.owns_post(post_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.posts where id = post_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create function app.is_open_post(post_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.posts where id = post_id_param and moderation_status = 'visible' and deleted_at is null) $$;
--> statement-breakpoint
create function app.is_answer_of_another(comment_id_param uuid, post_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.comments
    where id = comment_id_param and post_id = post_id_param and user_id <> app.actor_id()
      and moderation_status = 'visible' and deleted_at is null
  )
$$;
--> statement-breakpoint
-- Who made a firm's row keeps it, together with the attorneys who own the firm.
create function app.owns_firm(law_firm_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (select from public.law_firms where id = law_firm_id_param and created_by = app.actor_id())
    or exists (
      select from public.law_firm_attorneys
      where law_firm_id = law_firm_id_param and attorney_id = app.attorney_id() and role = 'owner' and membership_status = 'active'
    )
$$;
--> statement-breakpoint
create function app.is_bookable(attorney_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.attorney_profiles
    where id = attorney_id_param and is_listed and availability_status <> 'offline' and user_id <> app.actor_id()
  )
$$;
--> statement-breakpoint
create function app.is_client_of_booking(booking_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.consultation_bookings where id = booking_id_param and client_user_id = app.actor_id()) $$;
--> statement-breakpoint
create function app.is_attorney_of_booking(booking_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.consultation_bookings
    where id = booking_id_param and attorney_id = app.attorney_id() and status in ('pending', 'confirmed', 'completed')
  )
$$;
--> statement-breakpoint
create function app.had_consultation(booking_id_param uuid, attorney_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.consultation_bookings
    where id = booking_id_param and attorney_id = attorney_id_param and client_user_id = app.actor_id() and status = 'completed'
  )
$$;
--> statement-breakpoint
create function app.owns_share(share_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.booking_shares where id = share_id_param and app.owns_case(case_id)) $$;
--> statement-breakpoint
create function app.share_is_open_to_me(share_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.booking_shares
    where id = share_id_param and withdrawn_at is null and app.is_attorney_of_booking(booking_id)
  )
$$;
--> statement-breakpoint
create function app.document_is_shared_with_me(document_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.booking_share_documents
    where document_id = document_id_param and app.share_is_open_to_me(share_id)
  )
$$;
