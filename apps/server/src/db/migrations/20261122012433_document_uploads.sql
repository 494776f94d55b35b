CREATE TABLE "document_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"last_modified" bigint,
	"document_type" text DEFAULT 'other' NOT NULL,
	"description" text,
	"part_sizes" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_uploads_case_id_unique" UNIQUE("case_id"),
	CONSTRAINT "document_type_one_of" CHECK ("document_type" in ('evidence', 'medical_record', 'police_report', 'photo', 'other')),
	CONSTRAINT "file_size_limit" CHECK (file_size between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "document_uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "case_documents" ADD COLUMN "metadata_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_documents" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_uploads_user_id" ON "document_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_uploads_updated_at" ON "document_uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE POLICY "may_select" ON "document_uploads" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "document_uploads" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.owns_case(case_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "document_uploads" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (user_id = app.actor_id()) WITH CHECK (user_id = app.actor_id());--> statement-breakpoint
CREATE POLICY "may_delete" ON "document_uploads" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
create trigger touch before update on public.document_uploads for each row execute function app.touch();
--> statement-breakpoint
-- What was announced when an upload began holds until its end.
create trigger guard before update on public.document_uploads for each row execute function app.protect('system', 'id', 'case_id',
  'user_id', 'file_name', 'file_size', 'last_modified', 'document_type', 'description', 'created_at');
--> statement-breakpoint
drop trigger guard on public.case_documents;
--> statement-breakpoint
create trigger guard before update on public.case_documents for each row execute function app.protect('system', 'case_id',
  'user_id', 'file_path', 'file_size', 'mime_type', 'sha256', 'metadata_removed', 'payment_verified', 'extracted_text', 'extraction_error',
  'read_at', 'uploaded_at');
