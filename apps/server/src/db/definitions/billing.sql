create or replace function app.this_month() returns date language sql stable
return date_trunc('month', now() at time zone 'UTC')::date;
--> statement-breakpoint
create or replace function app.free_submissions_per_month() returns integer language sql immutable
return 2;
--> statement-breakpoint
-- A plan holds through its paid time, or longer where grace or a renewal on its way says so.
create or replace function app.has_paid_plan(user_id_param uuid) returns boolean language sql stable
security definer set search_path = pg_catalog as $$
  select exists (
    select from public.user_subscriptions
    where user_id = user_id_param and subscription_type in ('monthly', 'annual')
      and coalesce(in_force_until, current_period_end) >= (now() at time zone 'UTC')::date
  )
$$;
--> statement-breakpoint
-- How many cases the user has submitted in this calendar month (UTC).
create or replace function public.get_current_month_submissions(user_id_param uuid) returns integer language plpgsql stable
security definer set search_path = pg_catalog as $$
begin
  perform app.require_self(user_id_param);
  return coalesce(
    (select count from public.monthly_submissions where user_id = user_id_param and month = app.this_month()), 0);
end
$$;
--> statement-breakpoint
create or replace function public.can_submit_case(user_id_param uuid) returns boolean language plpgsql stable
security definer set search_path = pg_catalog as $$
begin
  return public.get_current_month_submissions(user_id_param) < app.free_submissions_per_month()
    or app.has_paid_plan(user_id_param);
end
$$;
--> statement-breakpoint
-- Counts one submission and returns the new count, or raises ST001 where the plan has no place left. The row of the
-- month stays locked until the transaction ends, so that of two simultaneous submissions the second one waits and sees.
create or replace function public.increment_submission_count(user_id_param uuid) returns integer language plpgsql
security definer set search_path = pg_catalog as $$
declare
  counted integer;
begin
  perform app.require_self(user_id_param);
  insert into public.monthly_submissions (user_id, month, count) values (user_id_param, app.this_month(), 1)
  on conflict (user_id, month) do update set count = monthly_submissions.count + 1
  returning count into counted;
  if counted > app.free_submissions_per_month() and not app.has_paid_plan(user_id_param) then
    raise exception 'submission limit reached' using errcode = 'ST001';
  end if;
  return counted;
end
$$;
--> statement-breakpoint
-- Tells the open pages of a person that something of theirs was paid for, ended or was paid back: whose, and nothing else.
create or replace function app.tell_payment() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', json_build_object('user_id', coalesce(new.user_id, old.user_id))::text);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger touch before update on public.recurring_purchases for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger tell_payment after insert or update or delete on public.user_subscriptions
  for each row execute function app.tell_payment();
--> statement-breakpoint
create or replace trigger tell_payment after insert or update on public.enhanced_analysis_payments
  for each row execute function app.tell_payment();
--> statement-breakpoint
create or replace trigger tell_payment after update of status on public.orders
  for each row when (old.status is distinct from new.status) execute function app.tell_payment();
--> statement-breakpoint
create or replace trigger touch before update on public.enhanced_analysis_payments for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.orders for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.prices for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.user_subscriptions for each row execute function app.touch();
