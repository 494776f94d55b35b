ALTER TABLE "support_tickets" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "platform_suggestions_votes" ON "platform_suggestions" USING btree ("votes","created_at");--> statement-breakpoint
CREATE INDEX "platform_suggestions_title" ON "platform_suggestions" USING gin (title gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_tickets_words" ON "support_tickets" USING gin ((title || ' ' || description) gin_trgm_ops);--> statement-breakpoint
ALTER POLICY "may_select" ON "platform_suggestions" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "platform_suggestions" TO standing_user USING ((app.is_super_admin() or app.is_system())) WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "suggestion_votes" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_insert" ON "suggestion_votes" TO standing_user WITH CHECK ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_delete" ON "suggestion_votes" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "support_tickets" TO standing_user USING ((user_id = app.actor_id() or app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_update" ON "support_tickets" TO standing_user USING ((app.is_super_admin() or app.is_system())) WITH CHECK ((app.is_super_admin() or app.is_system()));--> statement-breakpoint
ALTER POLICY "may_select" ON "ticket_responses" TO standing_user USING ((app.is_super_admin() or app.is_system() or (not is_internal and app.owns_ticket(ticket_id))));--> statement-breakpoint
ALTER POLICY "may_insert" ON "ticket_responses" TO standing_user WITH CHECK ((author_id = app.actor_id() and (app.is_super_admin() or (not is_internal and app.owns_ticket(ticket_id)))));--> statement-breakpoint
update public.support_tickets set resolved_at = updated_at, closed_at = case when status = 'closed' then updated_at end
where status in ('resolved', 'closed');
--> statement-breakpoint
create trigger guard_clock before insert or update on public.support_tickets
for each row execute function app.protect('system', 'resolved_at', 'closed_at');
--> statement-breakpoint
create function app.clock_ticket() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then
    new.resolved_at := case when new.status in ('resolved', 'closed') then coalesce(old.resolved_at, now()) end;
    new.closed_at := case when new.status = 'closed' then now() end;
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- Its name comes after those of the guards, which look at what the user has set.
create trigger stamp_clock before update on public.support_tickets for each row execute function app.clock_ticket();
--> statement-breakpoint
-- As before, and an answer or reply moves the ticket's last change.
create or replace function app.answer_ticket() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  by_requester boolean := exists (select from public.support_tickets where id = new.ticket_id and user_id = new.author_id);
begin
  if new.is_internal then
    return new;
  end if;
  if by_requester then
    update public.support_tickets set status = case when status in ('resolved', 'closed') then 'open' else status end
    where id = new.ticket_id;
  else
    update public.support_tickets set first_response_at = coalesce(first_response_at, now()) where id = new.ticket_id;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create view public.ticket_desk as
select t.id, t.user_id, t.title, t.description, t.category, t.priority, t.status, t.assigned_to, t.first_response_at,
  t.resolved_at, t.created_at, t.updated_at, p.email as requester_email, a.email as assigned_email
from public.support_tickets t
join public.profiles p on p.id = t.user_id
left join public.profiles a on a.id = t.assigned_to
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
create view public.suggestion_desk as
select s.id, s.title, s.description, s.category, s.status, s.votes, s.admin_notes, s.merged_into, s.created_at,
  p.email as requester_email
from public.platform_suggestions s
join public.profiles p on p.id = s.user_id
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
revoke insert, update, delete on public.ticket_desk, public.suggestion_desk from standing_user;
