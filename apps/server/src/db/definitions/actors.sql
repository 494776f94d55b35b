-- Who acts. Set for one transaction by `asActor`; after it the settings read '' and not null.
create or replace function app.actor_id() returns uuid language sql stable parallel safe
return nullif(current_setting('app.user_id', true), '')::uuid;
--> statement-breakpoint
create or replace function app.has_role(role_param text) returns boolean language sql stable parallel safe
return coalesce(role_param = any(string_to_array(current_setting('app.roles', true), ',')), false);
--> statement-breakpoint
create or replace function app.is_super_admin() returns boolean language sql stable parallel safe
return app.has_role('super_admin');
--> statement-breakpoint
create or replace function app.is_admin() returns boolean language sql stable parallel safe
return app.has_role('admin') or app.has_role('super_admin');
--> statement-breakpoint
create or replace function app.is_system() returns boolean language sql stable parallel safe
return coalesce(current_setting('app.roles', true) = 'system', false);
--> statement-breakpoint
create or replace function app.require_self(user_id_param uuid) returns void language plpgsql stable as $$
begin
  if app.is_system() or app.is_super_admin() or user_id_param = app.actor_id() then
    return;
  end if;
  raise exception 'not your own account' using errcode = 'insufficient_privilege';
end
$$;
