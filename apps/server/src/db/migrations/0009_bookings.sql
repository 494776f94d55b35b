alter table public.consultation_bookings add constraint consultation_bookings_slot
exclude using gist (attorney_id with =, tstzrange(scheduled_date, scheduled_end) with &&)
where (status in ('pending', 'confirmed'));
--> statement-breakpoint
-- A request of a client: the attorney's profile says what it costs, the house rules how long it waits.
create function app.stamp_booking() returns trigger language plpgsql as $$
declare
  attorney record;
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if new.scheduled_date <= now() then
    raise exception 'a consultation is booked ahead' using errcode = 'check_violation';
  end if;
  select consultation_type, consultation_fee, time_zone into attorney from public.attorney_profiles where id = new.attorney_id;
  new.consultation_type := attorney.consultation_type;
  new.fee_amount := case attorney.consultation_type when 'paid' then attorney.consultation_fee else 0 end;
  new.time_zone := attorney.time_zone;
  new.scheduled_end := new.scheduled_date + interval '30 minutes';
  new.status := 'pending';
  new.answer_by := least(now() + interval '48 hours', new.scheduled_date);
  new.pay_by := null;
  new.order_id := null;
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert on public.consultation_bookings for each row execute function app.stamp_booking();
--> statement-breakpoint
create trigger guard before update on public.consultation_bookings for each row execute function app.protect('system', 'id',
  'attorney_id', 'client_user_id', 'client_name', 'scheduled_date', 'scheduled_end', 'time_zone', 'consultation_type',
  'fee_amount', 'answer_by', 'pay_by', 'order_id', 'rescheduled_from', 'created_at');
--> statement-breakpoint
-- Who may take which step, and what it sets going. Lapsing is the system's.
create function app.step_booking() returns trigger language plpgsql as $$
declare
  by_client boolean := old.client_user_id = app.actor_id();
  allowed text[];
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if new.notes is distinct from old.notes and not by_client then
    raise exception 'the notes are the client''s' using errcode = 'insufficient_privilege';
  end if;
  if new.status = old.status then
    return new;
  end if;
  allowed := case
    when old.status in ('pending', 'confirmed') and by_client then array['cancelled', 'rescheduled']
    when old.status = 'pending' then array['confirmed', 'declined']
    when old.status = 'confirmed' and old.scheduled_date > now() then array['cancelled', 'rescheduled']
    when old.status = 'confirmed' then array['completed', 'no_show']
    else '{}'
  end;
  if not new.status = any(allowed) then
    raise exception 'a booking does not go from % to % by you', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'confirmed' and new.fee_amount > 0 then
    new.pay_by := least(now() + interval '24 hours', new.scheduled_date);
  end if;
  new.sequence := old.sequence + 1;
  return new;
end
$$;
--> statement-breakpoint
create trigger step before update on public.consultation_bookings for each row execute function app.step_booking();
--> statement-breakpoint
-- A share is withdrawn, never changed.
create trigger guard before update on public.booking_shares
for each row execute function app.protect('system', 'id', 'booking_id', 'case_id', 'stage', 'content', 'shared_at');
--> statement-breakpoint
create trigger guard before insert on public.attorney_reviews for each row execute function app.protect('system',
  'is_verified=true', 'attorney_reply', 'replied_at', 'removed_at', 'removal_reason');
--> statement-breakpoint
create function app.guard_review() returns trigger language plpgsql as $$
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if (new.id, new.attorney_id, new.user_id, new.booking_id, new.rating, new.review_text, new.is_verified, new.created_at)
    is distinct from (old.id, old.attorney_id, old.user_id, old.booking_id, old.rating, old.review_text, old.is_verified, old.created_at) then
    raise exception 'a review stays as it was written' using errcode = 'insufficient_privilege';
  end if;
  if (new.removed_at, new.removal_reason) is distinct from (old.removed_at, old.removal_reason) and not app.is_admin() then
    raise exception 'removal is an operator''s' using errcode = 'insufficient_privilege';
  end if;
  if (new.attorney_reply, new.replied_at) is distinct from (old.attorney_reply, old.replied_at)
    and old.attorney_id is distinct from app.attorney_id() then
    raise exception 'the reply is the attorney''s' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger guard_change before update on public.attorney_reviews for each row execute function app.guard_review();
--> statement-breakpoint
-- The row of the attorney is locked first: of two simultaneous reviews the second one counts both.
create function app.rate_attorney() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  rated uuid := coalesce(new.attorney_id, old.attorney_id);
begin
  perform from public.attorney_profiles where id = rated for no key update;
  update public.attorney_profiles
  set (average_rating, total_reviews) = (
    select round(avg(rating), 2), count(*) from public.attorney_reviews where attorney_id = rated and removed_at is null
  )
  where id = rated;
  return null;
end
$$;
--> statement-breakpoint
create trigger rate after insert or update or delete on public.attorney_reviews for each row execute function app.rate_attorney();
