create trigger touch before update on public.booking_proposals for each row execute function app.touch();
--> statement-breakpoint
create trigger guard before update on public.booking_proposals for each row execute function app.protect('system', 'id',
  'booking_id', 'proposed_by', 'scheduled_date', 'expires_at', 'created_at');
--> statement-breakpoint
create trigger guard_insert before insert on public.booking_proposals for each row execute function app.protect('system', 'status=open');
--> statement-breakpoint
-- A proposal is closed by its people; accepting moves the booking and is done by the system for the other side.
create function app.step_proposal() returns trigger language plpgsql as $$
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
create trigger step before update on public.booking_proposals for each row execute function app.step_proposal();
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
drop trigger guard on public.consultation_bookings;
--> statement-breakpoint
create trigger guard before update on public.consultation_bookings for each row execute function app.protect('system', 'id',
  'attorney_id', 'client_user_id', 'client_name', 'scheduled_date', 'scheduled_end', 'time_zone', 'consultation_type',
  'fee_amount', 'answer_by', 'pay_by', 'order_id', 'rescheduled_from', 'created_at', 'calendar_uid', 'client_time_zone', 'paid_at',
  'refunded_amount', 'ended_by', 'sequence');
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
create trigger guard_insert before insert on public.booking_shares for each row execute function app.protect('system',
  'withdrawn_at', 'conflict_result', 'conflict_checked_at');
--> statement-breakpoint
-- The client withdraws, the attorney answers for conflicts; neither does the other's part.
create function app.step_share() returns trigger language plpgsql as $$
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
create trigger step before update on public.booking_shares for each row execute function app.step_share();
