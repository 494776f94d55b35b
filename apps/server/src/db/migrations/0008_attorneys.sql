create trigger guard_operators before insert or update on public.attorney_profiles
for each row execute function app.protect('admin', 'is_verified=false', 'verified_by', 'verified_at', 'verified_until',
  'ad_approval_status=pending');
--> statement-breakpoint
create trigger guard_system before insert or update on public.attorney_profiles
for each row execute function app.protect('system', 'average_rating', 'total_reviews=0', 'current_ad_tier_id',
  'ad_performance_score=0', 'subscription_status=none');
--> statement-breakpoint
create trigger guard_owner before update on public.attorney_profiles
for each row execute function app.protect('system', 'id', 'user_id', 'created_at');
--> statement-breakpoint
create trigger guard_words before update on public.attorney_profiles
for each row execute function app.protect('writer', 'first_name', 'last_name', 'bio', 'specialties', 'bar_state', 'bar_number',
  'years_of_practice', 'consultation_type', 'consultation_fee', 'practice_area_descriptions', 'languages_spoken', 'time_zone');
--> statement-breakpoint
create function app.stamp_attorney() returns trigger language plpgsql as $$
begin
  new.search_text := lower(concat_ws(' ', new.first_name, new.last_name, new.firm_name,
    replace(array_to_string(new.specialties, ' '), '_', ' '), array_to_string(new.languages_spoken, ' ')));
  if tg_op = 'UPDATE' and (new.bar_state, new.bar_number) is distinct from (old.bar_state, old.bar_number) then
    new.is_verified := false;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert or update on public.attorney_profiles for each row execute function app.stamp_attorney();
--> statement-breakpoint
create function app.stamp_licence_check() returns trigger language plpgsql as $$
begin
  if current_user = 'standing_user' and not app.is_system() then
    new.checked_by := app.actor_id();
    new.checked_at := now();
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert on public.licence_checks for each row execute function app.stamp_licence_check();
--> statement-breakpoint
create function app.apply_licence_check() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.attorney_profiles
  set is_verified = new.result = 'valid' and new.expires_at > now(),
    verified_by = new.regulator, verified_at = new.checked_at, verified_until = new.expires_at
  where id = new.attorney_id and bar_state = new.bar_state and bar_number = new.bar_number;
  return new;
end
$$;
--> statement-breakpoint
create trigger apply after insert on public.licence_checks for each row execute function app.apply_licence_check();
--> statement-breakpoint
-- Membership in a firm: one asks, an owner accepts; an owner invites, one accepts; roles are the owner's to give.
create function app.guard_membership() returns trigger language plpgsql as $$
declare
  by_owner boolean := app.owns_firm(new.law_firm_id);
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if by_owner and (new.attorney_id = app.attorney_id() or new.membership_status = 'invited') then
      return new;
    end if;
    if not by_owner and new.membership_status = 'requested' and new.role <> 'owner' and not new.is_primary_contact then
      return new;
    end if;
  elsif (new.law_firm_id, new.attorney_id) = (old.law_firm_id, old.attorney_id) then
    if new.membership_status = old.membership_status
      or (old.membership_status = 'invited' and new.attorney_id = app.attorney_id() and new.membership_status = 'active')
      or (old.membership_status = 'requested' and by_owner and new.membership_status = 'active') then
      if by_owner or (new.role, new.is_primary_contact) = (old.role, old.is_primary_contact) then
        return new;
      end if;
    end if;
  end if;
  raise exception 'this step of a membership is not yours' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger guard before insert or update on public.law_firm_attorneys for each row execute function app.guard_membership();
--> statement-breakpoint
create trigger guard before update on public.law_firms for each row execute function app.protect('system', 'id', 'created_by', 'created_at');
--> statement-breakpoint
-- Placement: fee = tier price x (100 - discount) / 100 x location factor / 100, rounded to the cent.
create trigger guard before insert on public.attorney_subscriptions
for each row execute function app.protect('system', 'status=pending', 'start_date', 'next_billing_date', 'order_id',
  'provider_subscription_id');
--> statement-breakpoint
create function app.stamp_subscription() returns trigger language plpgsql as $$
begin
  new.calculated_monthly_fee := (
    select round(t.monthly_base_price * (100 - s.discount_percentage) / 100.0
      * coalesce((select factor_percentage from public.ad_location_factors where location = new.geographic_location), 100) / 100.0)
    from public.ad_placement_tiers t, public.payment_schedules s
    where t.id = new.ad_tier_id and s.id = new.payment_schedule_id
  );
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert or update of ad_tier_id, payment_schedule_id, geographic_location on public.attorney_subscriptions
for each row execute function app.stamp_subscription();
--> statement-breakpoint
-- The profile follows the best of its subscriptions.
create function app.follow_subscription() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  changed uuid := coalesce(new.attorney_id, old.attorney_id);
  best record;
begin
  select status, ad_tier_id into best from public.attorney_subscriptions where attorney_id = changed
  order by array_position(array['active', 'past_due', 'pending', 'cancelled'], status), created_at desc limit 1;
  update public.attorney_profiles
  set subscription_status = coalesce(best.status, 'none'),
    current_ad_tier_id = case when best.status = 'active' then best.ad_tier_id end
  where id = changed;
  return null;
end
$$;
--> statement-breakpoint
create trigger follow after insert or update or delete on public.attorney_subscriptions
for each row execute function app.follow_subscription();
--> statement-breakpoint
create trigger guard before insert or update on public.attorney_ads for each row execute function app.protect('admin',
  'ad_compliance_approved=false', 'priority_score=0', 'claims_accepted_at', 'approved_at', 'expires_at', 'rejection_reason');
--> statement-breakpoint
create trigger guard_owner before update on public.attorney_ads for each row execute function app.protect('system', 'id', 'attorney_id', 'created_at');
--> statement-breakpoint
create trigger guard_words before update on public.attorney_ads for each row execute function app.protect('writer',
  'attorney_name', 'law_firm', 'ad_title', 'ad_description', 'success_rate', 'average_settlement', 'website_url', 'case_types',
  'service_areas', 'claims_period', 'claims_n', 'claims_document_path');
--> statement-breakpoint
-- What an operator approved is what is shown: other words, or other figures, wait for approval again.
create function app.stamp_ad() returns trigger language plpgsql as $$
begin
  if (new.attorney_name, new.law_firm, new.ad_title, new.ad_description, new.years_experience, new.website_url)
    is distinct from (old.attorney_name, old.law_firm, old.ad_title, old.ad_description, old.years_experience, old.website_url) then
    new.ad_compliance_approved := false;
    new.approved_at := null;
  end if;
  if (new.success_rate, new.average_settlement, new.claims_period, new.claims_n, new.claims_document_path)
    is distinct from (old.success_rate, old.average_settlement, old.claims_period, old.claims_n, old.claims_document_path) then
    new.claims_accepted_at := null;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before update on public.attorney_ads for each row execute function app.stamp_ad();
