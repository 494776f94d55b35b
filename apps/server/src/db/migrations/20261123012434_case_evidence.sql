CREATE TABLE "case_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"item" text NOT NULL,
	"document_id" uuid,
	"says" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_evidence_case_id_item_document_id_unique" UNIQUE NULLS NOT DISTINCT("case_id","item","document_id"),
	CONSTRAINT "says_one_of" CHECK ("says" in ('have', 'not_needed', 'shows', 'shows_not')),
	CONSTRAINT "item_length" CHECK (char_length(btrim(item)) between 1 and 300),
	CONSTRAINT "says_of_file_or_thing" CHECK ((document_id is null) = (says in ('have', 'not_needed')))
);
--> statement-breakpoint
ALTER TABLE "case_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "case_evidence" ADD CONSTRAINT "case_evidence_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_evidence" ADD CONSTRAINT "case_evidence_document_id_case_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."case_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_evidence_document_id" ON "case_evidence" USING btree ("document_id");--> statement-breakpoint
CREATE POLICY "may_select" ON "case_evidence" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_evidence" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((app.owns_case(case_id) and (document_id is null or exists (select from public.case_documents d where d.id = document_id and d.case_id = case_evidence.case_id))));--> statement-breakpoint
CREATE POLICY "may_delete" ON "case_evidence" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((app.owns_case(case_id) or app.is_system()));