CREATE TABLE "attorney_content_revisions" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"video_url" text,
	"video_embed_code" text,
	"content_type" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"practice_areas" text[] DEFAULT '{}' NOT NULL,
	"target_locations" text[] DEFAULT '{}' NOT NULL,
	"featured_image_url" text,
	"submitted_at" timestamp with time zone,
	"rejection_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_type_one_of" CHECK ("content_type" in ('blog', 'vlog')),
	CONSTRAINT "title_and_summary" CHECK (btrim(title) <> '' and btrim(summary) <> '')
);
--> statement-breakpoint
ALTER TABLE "attorney_content_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attorney_content" ALTER COLUMN "attorney_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_content" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_content" ADD COLUMN "last_checked" date;--> statement-breakpoint
ALTER TABLE "legal_resources" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_resources" ADD COLUMN "last_checked" date;--> statement-breakpoint
ALTER TABLE "attorney_content_revisions" ADD CONSTRAINT "attorney_content_revisions_content_id_attorney_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."attorney_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_moderation_queue_decided" ON "content_moderation_queue" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE POLICY "may_select" ON "attorney_content_revisions" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_content(content_id) or app.is_admin() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "attorney_content_revisions" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.owns_content(content_id));--> statement-breakpoint
CREATE POLICY "may_update" ON "attorney_content_revisions" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.owns_content(content_id) or app.is_system())) WITH CHECK ((app.owns_content(content_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "attorney_content_revisions" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_content(content_id) or app.is_system()));