-- These speak of a table and columns that the next migration makes.
set local check_function_bodies = off;
--> statement-breakpoint
create function app.side_in_booking(booking_id_param uuid) returns text language sql stable security definer set search_path = pg_catalog as
$$
  select case when client_user_id = app.actor_id() then 'client' when attorney_id = app.attorney_id() then 'attorney' end
  from public.consultation_bookings where id = booking_id_param
$$;
--> statement-breakpoint
-- The attorney has read the names of this case and found no conflict, and the names are not withdrawn.
create function app.conflict_is_cleared(booking_id_param uuid, case_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.booking_shares
    where booking_id = booking_id_param and case_id = case_id_param and stage = 'names'
      and conflict_result = 'clear' and withdrawn_at is null
  )
$$;
--> statement-breakpoint
-- Times of an attorney that are held, without by whom: for everyone who looks for a free one.
create function app.taken_times(attorney_id_param uuid, from_param timestamptz, until_param timestamptz)
returns table (starts timestamptz, ends timestamptz) language sql stable security definer set search_path = pg_catalog as
$$
  select scheduled_date, scheduled_end from public.consultation_bookings
  where attorney_id = attorney_id_param and status in ('pending', 'confirmed')
    and tstzrange(scheduled_date, scheduled_end) && tstzrange(from_param, until_param)
$$;
