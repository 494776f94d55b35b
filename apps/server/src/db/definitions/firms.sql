-- Who made a firm's row keeps it, together with the attorneys who own the firm.
create or replace function app.owns_firm(law_firm_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (select from public.law_firms where id = law_firm_id_param and created_by = app.actor_id())
    or exists (
      select from public.law_firm_attorneys
      where law_firm_id = law_firm_id_param and attorney_id = app.attorney_id() and role = 'owner' and membership_status = 'active'
    )
$$;
--> statement-breakpoint
create or replace function app.follow_firm() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.attorney_profiles set firm_name = new.name, firm_size = new.firm_size where organization_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger guard before update on public.law_firms for each row execute function app.protect('system', 'id', 'created_by', 'created_at');
--> statement-breakpoint
create or replace trigger follow after update of name, city, firm_size on public.law_firms
for each row execute function app.follow_firm();
--> statement-breakpoint
create or replace trigger touch before update on public.law_firms for each row execute function app.touch();
