create or replace function app.is_client_of_booking(booking_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.consultation_bookings where id = booking_id_param and client_user_id = app.actor_id()) $$;
--> statement-breakpoint
create or replace function app.is_attorney_of_booking(booking_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.consultation_bookings
    where id = booking_id_param and attorney_id = app.attorney_id() and status in ('pending', 'confirmed', 'completed')
  )
$$;
--> statement-breakpoint
create or replace function app.had_consultation(booking_id_param uuid, attorney_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.consultation_bookings
    where id = booking_id_param and attorney_id = attorney_id_param and client_user_id = app.actor_id() and status = 'completed'
  )
$$;
--> statement-breakpoint
create or replace function app.owns_share(share_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.booking_shares where id = share_id_param and app.owns_case(case_id)) $$;
--> statement-breakpoint
create or replace function app.share_is_open_to_me(share_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.booking_shares
    where id = share_id_param and withdrawn_at is null and app.is_attorney_of_booking(booking_id)
  )
$$;
--> statement-breakpoint
create or replace function app.document_is_shared_with_me(document_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.booking_share_documents
    where document_id = document_id_param and app.share_is_open_to_me(share_id)
  )
$$;
--> statement-breakpoint
create or replace function app.stamp_booking() returns trigger language plpgsql as $$
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
  new.paid_at := null;
  new.refunded_amount := 0;
  new.rescheduled_from := null;
  new.calendar_uid := gen_random_uuid();
  new.sequence := 0;
  new.meeting_details := null;
  new.ended_by := null;
  new.ending_note := null;
  return new;
end
$$;
--> statement-breakpoint
-- Who may take which step, and by when. Lapsing and moving to another time are the system's.
create or replace function app.step_booking() returns trigger language plpgsql as $$
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
  if new.meeting_details is distinct from old.meeting_details and by_client then
    raise exception 'the meeting details are the attorney''s' using errcode = 'insufficient_privilege';
  end if;
  if new.status = old.status then
    if new.ending_note is distinct from old.ending_note then
      raise exception 'a note of ending comes with the end' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  allowed := case
    when old.status in ('pending', 'confirmed') and by_client and old.scheduled_date > now() then array['cancelled']
    when old.status = 'confirmed' and by_client then array['no_show']
    when old.status = 'pending' and not by_client and old.answer_by > now() then array['confirmed', 'declined']
    when old.status = 'confirmed' and old.scheduled_date > now() then array['cancelled']
    when old.status = 'confirmed' then array['completed', 'no_show']
    else '{}'
  end;
  if not new.status = any(allowed) then
    raise exception 'a booking does not go from % to % by you', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'confirmed' and new.fee_amount > 0 then
    new.pay_by := least(now() + interval '24 hours', new.scheduled_date);
  end if;
  if new.status in ('declined', 'cancelled', 'no_show') then
    new.ended_by := case when by_client then 'client' else 'attorney' end;
  end if;
  new.sequence := old.sequence + 1;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.guard_review() returns trigger language plpgsql as $$
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if (new.id, new.attorney_id, new.user_id, new.booking_id, new.rating, new.review_text, new.is_verified, new.created_at)
    is distinct from (old.id, old.attorney_id, old.user_id, old.booking_id, old.rating, old.review_text, old.is_verified, old.created_at) then
    raise exception 'a review stays as it was written' using errcode = 'insufficient_privilege';
  end if;
  if (new.removed_at, new.removal_reason) is distinct from (old.removed_at, old.removal_reason) and not app.is_super_admin() then
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
-- The row of the attorney is locked first: of two simultaneous reviews the second one counts both.
create or replace function app.rate_attorney() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
create or replace function app.side_in_booking(booking_id_param uuid) returns text language sql stable security definer set search_path = pg_catalog as
$$
  select case when client_user_id = app.actor_id() then 'client' when attorney_id = app.attorney_id() then 'attorney' end
  from public.consultation_bookings where id = booking_id_param
$$;
--> statement-breakpoint
-- The attorney has read the names of this case and found no conflict, and the names are not withdrawn.
create or replace function app.conflict_is_cleared(booking_id_param uuid, case_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.booking_shares
    where booking_id = booking_id_param and case_id = case_id_param and stage = 'names'
      and conflict_result = 'clear' and withdrawn_at is null
  )
$$;
--> statement-breakpoint
-- Times of an attorney that are held, without by whom: for everyone who looks for a free one.
create or replace function app.taken_times(attorney_id_param uuid, from_param timestamptz, until_param timestamptz)
returns table (starts timestamptz, ends timestamptz) language sql stable security definer set search_path = pg_catalog as
$$
  select scheduled_date, scheduled_end from public.consultation_bookings
  where attorney_id = attorney_id_param and status in ('pending', 'confirmed')
    and tstzrange(scheduled_date, scheduled_end) && tstzrange(from_param, until_param)
$$;
--> statement-breakpoint
-- A proposal is closed by its people; accepting moves the booking and is done by the system for the other side.
create or replace function app.step_proposal() returns trigger language plpgsql as $$
declare
  allowed text := case old.proposed_by when app.side_in_booking(old.booking_id) then 'withdrawn' else 'declined' end;
begin
  if current_user <> 'standing_user' or app.is_system() or new.status = old.status then
    return new;
  end if;
  if old.status <> 'open' or new.status <> allowed then
    raise exception 'a proposal does not go from % to % by you', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- The client withdraws, the attorney answers for conflicts; neither does the other's part.
create or replace function app.step_share() returns trigger language plpgsql as $$
declare
  by_owner boolean := app.owns_case(old.case_id);
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if new.withdrawn_at is distinct from old.withdrawn_at and not by_owner then
    raise exception 'a share is withdrawn by who shared it' using errcode = 'insufficient_privilege';
  end if;
  if (new.conflict_result, new.conflict_checked_at) is distinct from (old.conflict_result, old.conflict_checked_at)
    and (by_owner or old.stage <> 'names') then
    raise exception 'a conflict is answered by the attorney, for names' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger stamp before insert on public.consultation_bookings for each row execute function app.stamp_booking();
--> statement-breakpoint
create or replace trigger guard before update on public.consultation_bookings for each row execute function app.protect('system', 'id',
  'attorney_id', 'client_user_id', 'client_name', 'scheduled_date', 'scheduled_end', 'time_zone', 'consultation_type',
  'fee_amount', 'answer_by', 'pay_by', 'order_id', 'rescheduled_from', 'created_at', 'calendar_uid', 'client_time_zone', 'paid_at',
  'refunded_amount', 'ended_by', 'sequence');
--> statement-breakpoint
create or replace trigger step before update on public.consultation_bookings for each row execute function app.step_booking();
--> statement-breakpoint
-- A share is withdrawn, never changed.
create or replace trigger guard before update on public.booking_shares
for each row execute function app.protect('system', 'id', 'booking_id', 'case_id', 'stage', 'content', 'shared_at');
--> statement-breakpoint
create or replace trigger guard before insert on public.attorney_reviews for each row execute function app.protect('system',
  'is_verified=true', 'attorney_reply', 'replied_at', 'removed_at', 'removal_reason');
--> statement-breakpoint
create or replace trigger guard_change before update on public.attorney_reviews for each row execute function app.guard_review();
--> statement-breakpoint
create or replace trigger rate after insert or update or delete on public.attorney_reviews for each row execute function app.rate_attorney();
--> statement-breakpoint
create or replace trigger touch before update on public.booking_proposals for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger guard before update on public.booking_proposals for each row execute function app.protect('system', 'id',
  'booking_id', 'proposed_by', 'scheduled_date', 'expires_at', 'created_at');
--> statement-breakpoint
create or replace trigger guard_insert before insert on public.booking_proposals for each row execute function app.protect('system', 'status=open');
--> statement-breakpoint
create or replace trigger step before update on public.booking_proposals for each row execute function app.step_proposal();
--> statement-breakpoint
create or replace trigger guard_insert before insert on public.booking_shares for each row execute function app.protect('system',
  'withdrawn_at', 'conflict_result', 'conflict_checked_at');
--> statement-breakpoint
create or replace trigger step before update on public.booking_shares for each row execute function app.step_share();
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_reviews for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.consultation_bookings for each row execute function app.touch();
