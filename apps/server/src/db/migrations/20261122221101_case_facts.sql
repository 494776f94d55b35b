CREATE TABLE "case_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"question" jsonb NOT NULL,
	"value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_facts_case_id_question_id_unique" UNIQUE("case_id","question_id"),
	CONSTRAINT "value_length" CHECK (char_length(btrim(value)) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "case_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "kind_one_of";--> statement-breakpoint
ALTER TABLE "case_versions" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_facts" ADD CONSTRAINT "case_facts_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_facts" ADD CONSTRAINT "case_facts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_facts_user_id" ON "case_facts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "kind_one_of" CHECK ("kind" in ('submitted', 'analyzing', 'completed', 'failed', 'retrying', 'resubmitted', 'edited', 'answered', 'activity'));--> statement-breakpoint
CREATE POLICY "may_select" ON "case_facts" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));--> statement-breakpoint
CREATE POLICY "may_insert" ON "case_facts" AS PERMISSIVE FOR INSERT TO "standing_user" WITH CHECK ((user_id = app.actor_id() and app.owns_case(case_id)));--> statement-breakpoint
CREATE POLICY "may_update" ON "case_facts" AS PERMISSIVE FOR UPDATE TO "standing_user" USING ((user_id = app.actor_id() and app.owns_case(case_id))) WITH CHECK ((user_id = app.actor_id() and app.owns_case(case_id)));--> statement-breakpoint
CREATE POLICY "may_delete" ON "case_facts" AS PERMISSIVE FOR DELETE TO "standing_user" USING ((user_id = app.actor_id() or app.is_system()));
--> statement-breakpoint
create trigger touch before update on public.case_facts for each row execute function app.touch();
--> statement-breakpoint
drop trigger guard_analysis on public.cases;
--> statement-breakpoint
create trigger guard_analysis before insert or update on public.cases
for each row execute function app.protect('system', 'confidence_score', 'estimated_value', 'ai_analysis_result',
  'similar_cases_found', 'reading', 'analysis_card', 'analyzed_version', 'knowledge_release', 'is_editable=true');
--> statement-breakpoint
create or replace function app.guard_case() returns trigger language plpgsql as $$
declare
  story_changed boolean;
begin
  if current_user <> 'standing_user' or app.is_system() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'submitted' or new.edit_count <> 0 or new.resubmission_count <> 0 then
      raise exception 'a case begins as submitted' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  story_changed := (new.title, new.description, new.incident_date, new.incident_location, new.incident_city, new.incident_state, new.answered_at)
    is distinct from (old.title, old.description, old.incident_date, old.incident_location, old.incident_city, old.incident_state, old.answered_at);
  if story_changed and (old.status = 'analyzing' or not old.is_editable) then
    raise exception 'the case cannot be edited now' using errcode = 'insufficient_privilege';
  end if;
  if new.status <> old.status and (old.status = 'analyzing' or new.status not in ('submitted', 'analyzing')) then
    raise exception 'a case does not go from % to % by its owner', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  if new.id <> old.id or new.user_id <> old.user_id or new.created_at <> old.created_at
    or new.edit_count not in (old.edit_count, old.edit_count + 1)
    or new.resubmission_count not in (old.resubmission_count, old.resubmission_count + 1) then
    raise exception 'owner, dates and counters of a case are kept' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.tell_case() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  kinds text[] := '{}';
  happened text;
begin
  if tg_op = 'INSERT' then
    kinds := array['submitted'];
  else
    if new.answered_at is distinct from old.answered_at then
      kinds := kinds || 'answered'::text;
    elsif new.edit_count > old.edit_count then
      kinds := kinds || 'edited'::text;
    end if;
    if new.resubmission_count > old.resubmission_count then
      kinds := kinds || 'resubmitted'::text;
    end if;
    if new.status <> old.status and new.status <> 'submitted' then
      kinds := kinds || new.status;
    end if;
  end if;
  foreach happened in array kinds loop
    insert into public.case_events (case_id, kind, created_at) values (new.id, happened, clock_timestamp());
  end loop;
  perform pg_notify('case_changed', json_build_object('id', new.id, 'user_id', new.user_id, 'status', new.status)::text);
  return new;
end
$$;
