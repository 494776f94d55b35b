-- Tells the open pages of a person that something of theirs was paid for, ended or was paid back: whose, and nothing else.
create function app.tell_payment() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_changed', json_build_object('user_id', coalesce(new.user_id, old.user_id))::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger tell_payment after insert or update or delete on public.user_subscriptions
  for each row execute function app.tell_payment();
--> statement-breakpoint
create trigger tell_payment after insert or update on public.enhanced_analysis_payments
  for each row execute function app.tell_payment();
--> statement-breakpoint
create trigger tell_payment after update of status on public.orders
  for each row when (old.status is distinct from new.status) execute function app.tell_payment();
