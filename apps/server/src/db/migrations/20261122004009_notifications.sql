CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_page" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "kind_form" CHECK (kind ~ '^[a-z_]{1,40}$')
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kind_form" CHECK (kind ~ '^[a-z_]{1,40}$'),
	CONSTRAINT "path_of_ours" CHECK (path ~ '^/([a-z0-9]|$)')
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "may_select" ON "notification_choices" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "notification_choices" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "notification_choices" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_select" ON "notifications" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "notifications" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "notifications" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "notifications" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
create trigger touch before update on public.notification_choices for each row execute function app.touch();
--> statement-breakpoint
-- People mark as read; they do not rewrite.
create trigger guard_words before update on public.notifications
for each row execute function app.protect('system', 'id', 'user_id', 'kind', 'path', 'params', 'created_at');
