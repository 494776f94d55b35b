-- Who may moderate the forum; and what the policies below ask about other tables.
create function app.is_moderator() returns boolean language sql stable parallel safe
return app.has_role('moderator') or app.is_admin();
--> statement-breakpoint
create function app.may_moderate(entity_param text) returns boolean language sql stable parallel safe
return app.is_admin() or app.is_system() or (app.has_role('moderator') and entity_param in ('post', 'comment'));
--> statement-breakpoint
create function app.is_vote_on_another(post_id_param uuid, comment_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
      select from public.posts
      where id = post_id_param and user_id <> app.actor_id() and moderation_status = 'visible' and deleted_at is null
    )
    or exists (
      select from public.comments
      where id = comment_id_param and user_id <> app.actor_id() and moderation_status = 'visible' and deleted_at is null
    )
$$;
--> statement-breakpoint
create function app.stands_in_forum(post_id_param uuid, comment_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (select from public.posts where id = post_id_param and moderation_status = 'visible' and deleted_at is null)
    and (comment_id_param is null
      or exists (select from public.comments where id = comment_id_param and moderation_status = 'visible' and deleted_at is null))
$$;
--> statement-breakpoint
set local check_function_bodies = off;
--> statement-breakpoint
create function app.was_told(log_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.moderation_notices where log_id = log_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
-- Another moderator than the one who acted, where there is one; never the writer.
create function app.may_decide_appeal(log_id_param uuid, writer_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select app.is_moderator() and writer_param <> app.actor_id() and (
    not exists (
      select from public.audit_log
      where entity = 'moderation_log' and entity_id = log_id_param::text and actor_id = app.actor_id()
    )
    or not exists (
      select from public.user_roles where user_id not in (app.actor_id(), writer_param)
    )
  )
$$;
--> statement-breakpoint
drop view public.published_posts;
--> statement-breakpoint
CREATE TABLE "forum_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"comment_id" uuid,
	"user_id" uuid NOT NULL,
	"title" text,
	"content" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "forum_totals" (
	"kind" text NOT NULL,
	"part" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "forum_totals_kind_part_pk" PRIMARY KEY("kind","part"),
	CONSTRAINT "kind_one_of" CHECK ("kind" in ('posts', 'members'))
);
--> statement-breakpoint
ALTER TABLE "forum_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "moderation_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"log_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decision_note" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_appeals_log_id_unique" UNIQUE("log_id"),
	CONSTRAINT "status_one_of" CHECK ("status" in ('open', 'granted', 'refused')),
	CONSTRAINT "reason_length" CHECK (char_length(btrim(reason)) between 1 and 2000),
	CONSTRAINT "note_length" CHECK (char_length(decision_note) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "moderation_appeals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "moderation_notices" (
	"log_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_length" CHECK (char_length(note) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "moderation_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "post_subscriptions" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"told_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_subscriptions_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "post_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "moderation_log" DROP CONSTRAINT "action_one_of";--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "role_one_of";--> statement-breakpoint
DROP INDEX "posts_words";--> statement-breakpoint
ALTER TABLE "posts" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', content), 'B')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_search_vector" ON "posts" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "trending_score" double precision GENERATED ALWAYS AS (ln((1 + greatest(0, upvote_count - downvote_count + 2 * comment_count))::double precision) / ln(2::double precision) + extract(epoch from created_at at time zone 'UTC')::double precision / 86400 - 20454) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_edits" ADD CONSTRAINT "forum_edits_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_log_id_moderation_log_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."moderation_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_log_id_moderation_log_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."moderation_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_subscriptions" ADD CONSTRAINT "post_subscriptions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_subscriptions" ADD CONSTRAINT "post_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_edits_post_id" ON "forum_edits" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_edits_comment_id" ON "forum_edits" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "forum_edits_user_id" ON "forum_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_user_id" ON "moderation_appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_open" ON "moderation_appeals" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "moderation_notices_user_id" ON "moderation_notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "post_subscriptions_user_id" ON "post_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("post_id","created_at") WHERE parent_comment_id is null;--> statement-breakpoint
CREATE INDEX "posts_title_words" ON "posts" USING gin (coalesce(title, left(content, 100)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_trending_score" ON "posts" USING btree ("trending_score","id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "held_reason_one_of" CHECK ("held_reason" in ('links', 'flood', 'repeat', 'moderator'));--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "action_one_of" CHECK ("action" in ('held', 'removed', 'restored', 'approved', 'rejected', 'kept', 'locked', 'unlocked', 'warned', 'appeal_granted', 'appeal_refused'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "held_reason_one_of" CHECK ("held_reason" in ('links', 'flood', 'repeat', 'moderator'));--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "role_one_of" CHECK ("role" in ('super_admin', 'admin', 'moderator'));--> statement-breakpoint
CREATE POLICY "may_select" ON "forum_edits" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_moderator() or app.is_system() or app.stands_in_forum(post_id, comment_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "forum_edits" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "forum_edits" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_select" ON "forum_totals" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
CREATE POLICY "may_select" ON "moderation_appeals" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_moderator() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "moderation_appeals" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.was_told(log_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "moderation_appeals" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.may_decide_appeal(log_id, user_id)) WITH CHECK (app.may_decide_appeal(log_id, user_id));--> statement-breakpoint
CREATE POLICY "may_select" ON "moderation_notices" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_moderator() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "moderation_notices" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.is_moderator() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_select" ON "post_subscriptions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "post_subscriptions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_update" ON "post_subscriptions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_delete" ON "post_subscriptions" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_insert" ON "comment_votes" TO standing_user WITH CHECK ((user_id = app.actor_id() and app.is_vote_on_another(null, comment_id)));--> statement-breakpoint
ALTER POLICY "may_select" ON "comments" TO standing_user USING (((moderation_status = 'visible' and deleted_at is null) or user_id = app.actor_id() or app.is_moderator() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "comments" TO standing_user USING ((user_id = app.actor_id() or app.is_moderator() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_moderator() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_insert" ON "moderation_log" TO standing_user WITH CHECK (app.may_moderate(entity));--> statement-breakpoint
ALTER POLICY "may_select" ON "moderation_reports" TO standing_user USING ((user_id = app.actor_id() or app.may_moderate(entity)));--> statement-breakpoint
ALTER POLICY "may_update" ON "moderation_reports" TO standing_user USING (app.may_moderate(entity)) WITH CHECK (app.may_moderate(entity));--> statement-breakpoint
ALTER POLICY "may_insert" ON "post_votes" TO standing_user WITH CHECK ((user_id = app.actor_id() and app.is_vote_on_another(post_id, null)));--> statement-breakpoint
ALTER POLICY "may_select" ON "posts" TO standing_user USING (((moderation_status = 'visible' and deleted_at is null) or user_id = app.actor_id() or app.is_moderator() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "posts" TO standing_user USING ((user_id = app.actor_id() or app.is_moderator() or app.is_system())) WITH CHECK ((user_id = app.actor_id() or app.is_moderator() or app.is_system()));