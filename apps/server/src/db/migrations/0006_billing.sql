create function app.require_self(user_id_param uuid) returns void language plpgsql stable as $$
begin
  if app.is_system() or app.is_admin() or user_id_param = app.actor_id() then
    return;
  end if;
  raise exception 'not your own account' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create function app.this_month() returns date language sql stable
return date_trunc('month', now() at time zone 'UTC')::date;
--> statement-breakpoint
create function app.free_submissions_per_month() returns integer language sql immutable
return 2;
--> statement-breakpoint
create function app.has_paid_plan(user_id_param uuid) returns boolean language sql stable
security definer set search_path = pg_catalog as $$
  select exists (
    select from public.user_subscriptions
    where user_id = user_id_param and subscription_type in ('monthly', 'annual')
      and current_period_end >= (now() at time zone 'UTC')::date
  )
$$;
--> statement-breakpoint
-- How many cases the user has submitted in this calendar month (UTC).
create function public.get_current_month_submissions(user_id_param uuid) returns integer language plpgsql stable
security definer set search_path = pg_catalog as $$
begin
  perform app.require_self(user_id_param);
  return coalesce(
    (select count from public.monthly_submissions where user_id = user_id_param and month = app.this_month()), 0);
end
$$;
--> statement-breakpoint
create function public.can_submit_case(user_id_param uuid) returns boolean language plpgsql stable
security definer set search_path = pg_catalog as $$
begin
  return public.get_current_month_submissions(user_id_param) < app.free_submissions_per_month()
    or app.has_paid_plan(user_id_param);
end
$$;
--> statement-breakpoint
-- Counts one submission and returns the new count, or raises ST001 where the plan has no place left. The row of the
-- month stays locked until the transaction ends, so that of two simultaneous submissions the second one waits and sees.
create function public.increment_submission_count(user_id_param uuid) returns integer language plpgsql
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
-- Has the user agreed to the version that is in force.
create function public.has_agreed_to_terms(user_id_param uuid, agreement_type_param text) returns boolean language plpgsql stable
security definer set search_path = pg_catalog as $$
begin
  perform app.require_self(user_id_param);
  return exists (
    select from public.terms_conditions_agreements
    where user_id = user_id_param and agreement_type = agreement_type_param and terms_version = (
      select version from public.terms_versions
      where agreement_type = agreement_type_param and effective_at <= now()
      order by effective_at desc limit 1
    )
  );
end
$$;
--> statement-breakpoint
grant execute on function public.get_current_month_submissions(uuid), public.can_submit_case(uuid),
  public.increment_submission_count(uuid), public.has_agreed_to_terms(uuid, text) to standing_user;
