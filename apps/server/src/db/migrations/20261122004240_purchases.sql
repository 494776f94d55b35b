CREATE TABLE "recurring_purchases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"provider_customer_id" text,
	"status" text DEFAULT 'active' NOT NULL,
	"current_period_end" date NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"grace_until" date,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_purchases_provider_subscription_id_unique" UNIQUE("provider_subscription_id"),
	CONSTRAINT "status_one_of" CHECK ("status" in ('active', 'past_due', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "recurring_purchases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "every_months" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "success_path" text DEFAULT '/orders' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_path" text DEFAULT '/orders' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renewal_of" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "in_force_until" date;--> statement-breakpoint
ALTER TABLE "recurring_purchases" ADD CONSTRAINT "recurring_purchases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_purchases" ADD CONSTRAINT "recurring_purchases_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_purchases_user_id" ON "recurring_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recurring_purchases_current_period_end" ON "recurring_purchases" USING btree ("current_period_end");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_renewal_of_orders_id_fk" FOREIGN KEY ("renewal_of") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_purpose_reference_id" ON "orders" USING btree ("purpose","reference_id");--> statement-breakpoint
CREATE INDEX "orders_renewal_of" ON "orders" USING btree ("renewal_of");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "every_months_range" CHECK (every_months between 1 and 36);--> statement-breakpoint
CREATE POLICY "may_select" ON "recurring_purchases" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "recurring_purchases" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "recurring_purchases" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
create trigger touch before update on public.recurring_purchases for each row execute function app.touch();
--> statement-breakpoint
update public.orders set every_months = case amount when 7200 then 12 else 1 end where purpose = 'subscription';
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
