CREATE TABLE "booking_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"proposed_by" text NOT NULL,
	"scheduled_date" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposed_by_one_of" CHECK ("proposed_by" in ('client', 'attorney')),
	CONSTRAINT "status_one_of" CHECK ("status" in ('open', 'accepted', 'declined', 'withdrawn', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "booking_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_shares" ADD COLUMN "conflict_result" text;--> statement-breakpoint
ALTER TABLE "booking_shares" ADD COLUMN "conflict_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "client_time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "calendar_uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "meeting_details" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD COLUMN "ending_note" text;--> statement-breakpoint
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_booking_id_consultation_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_proposals_one_open" ON "booking_proposals" USING btree ("booking_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "booking_proposals_booking_id" ON "booking_proposals" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "consultation_bookings_rescheduled_from" ON "consultation_bookings" USING btree ("rescheduled_from");--> statement-breakpoint
CREATE INDEX "consultation_bookings_scheduled_end" ON "consultation_bookings" USING btree ("scheduled_end") WHERE status = 'confirmed';--> statement-breakpoint
ALTER TABLE "booking_shares" ADD CONSTRAINT "conflict_result_one_of" CHECK ("conflict_result" in ('clear', 'conflict'));--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "refunded_amount_range" CHECK (refunded_amount between 0 and fee_amount);--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "meeting_details_length" CHECK (char_length(meeting_details) <= 1000);--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "ending_note_length" CHECK (char_length(ending_note) <= 1000);--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "client_name_length" CHECK (char_length(client_name) <= 100);--> statement-breakpoint
ALTER TABLE "consultation_bookings" ADD CONSTRAINT "ended_by_one_of" CHECK ("ended_by" in ('client', 'attorney', 'system'));--> statement-breakpoint
CREATE POLICY "may_select" ON "booking_proposals" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((app.side_in_booking(booking_id) is not null or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "booking_proposals" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK (proposed_by = app.side_in_booking(booking_id));--> statement-breakpoint
CREATE POLICY "may_update" ON "booking_proposals" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((app.side_in_booking(booking_id) is not null or app.is_system())) WITH CHECK ((app.side_in_booking(booking_id) is not null or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_delete" ON "booking_proposals" AS PERMISSIVE FOR DELETE TO "standing_user" USING (app.is_system());--> statement-breakpoint
ALTER POLICY "may_insert" ON "booking_shares" TO standing_user WITH CHECK ((app.owns_case(case_id) and app.is_client_of_booking(booking_id) and (stage = 'names' or app.conflict_is_cleared(booking_id, case_id))));--> statement-breakpoint
ALTER POLICY "may_update" ON "booking_shares" TO standing_user USING ((app.owns_case(case_id) or app.is_system() or (withdrawn_at is null and app.is_attorney_of_booking(booking_id)))) WITH CHECK ((app.owns_case(case_id) or app.is_system() or (withdrawn_at is null and app.is_attorney_of_booking(booking_id))));
--> statement-breakpoint
ALTER POLICY "may_insert" ON "consultation_bookings" TO standing_user WITH CHECK (((client_user_id = app.actor_id() and app.is_bookable(attorney_id)) or app.is_system()));
