CREATE TABLE "case_retention_notices" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_retention_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "case_retention_notices" ADD CONSTRAINT "case_retention_notices_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "may_select" ON "case_retention_notices" AS PERMISSIVE FOR SELECT TO "standing_user" USING (app.is_system());--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_retention_notices" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (app.is_system());--> statement-breakpoint
CREATE POLICY "may_update" ON "case_retention_notices" AS PERMISSIVE FOR UPDATE TO "standing_user" USING (app.is_system()) WITH CHECK (app.is_system());