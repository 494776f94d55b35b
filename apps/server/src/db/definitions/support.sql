create or replace function app.owns_ticket(ticket_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.support_tickets where id = ticket_id_param and user_id = app.actor_id()) $$;
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
create or replace function app.count_suggestion_vote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.platform_suggestions set votes = votes + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.suggestion_id, old.suggestion_id);
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.clock_ticket() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status then
    new.resolved_at := case when new.status in ('resolved', 'closed') then coalesce(old.resolved_at, now()) end;
    new.closed_at := case when new.status = 'closed' then now() end;
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- Views are the owner's and look past row-level security: each names the columns and rows that may be seen.
create or replace view public.suggestion_board as
select id, title, description, category, status, votes, merged_into, created_at, user_id = app.actor_id() as is_mine
from public.platform_suggestions
where app.actor_id() is not null or app.is_system();
--> statement-breakpoint
create or replace view public.ticket_desk as
select t.id, t.user_id, t.title, t.description, t.category, t.priority, t.status, t.assigned_to, t.first_response_at,
  t.resolved_at, t.created_at, t.updated_at, p.email as requester_email, a.email as assigned_email
from public.support_tickets t
join public.profiles p on p.id = t.user_id
left join public.profiles a on a.id = t.assigned_to
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
create or replace view public.suggestion_desk as
select s.id, s.title, s.description, s.category, s.status, s.votes, s.admin_notes, s.merged_into, s.created_at,
  p.email as requester_email
from public.platform_suggestions s
join public.profiles p on p.id = s.user_id
where app.is_super_admin() or app.is_system();
--> statement-breakpoint
create or replace trigger guard before insert on public.support_tickets
for each row execute function app.protect('operator', 'status=open', 'assigned_to', 'first_response_at');
--> statement-breakpoint
create or replace trigger answer after insert on public.ticket_responses for each row execute function app.answer_ticket();
--> statement-breakpoint
create or replace trigger guard before insert on public.platform_suggestions
for each row execute function app.protect('operator', 'status=submitted', 'votes=0', 'admin_notes', 'merged_into');
--> statement-breakpoint
create or replace trigger guard_votes before update on public.platform_suggestions for each row execute function app.protect('system', 'votes');
--> statement-breakpoint
create or replace trigger count after insert or delete on public.suggestion_votes for each row execute function app.count_suggestion_vote();
--> statement-breakpoint
-- Operators answer and sort; they do not rewrite.
create or replace trigger guard_words before update on public.support_tickets
for each row execute function app.protect('system', 'id', 'user_id', 'title', 'description', 'created_at');
--> statement-breakpoint
create or replace trigger guard_words before update on public.platform_suggestions
for each row execute function app.protect('system', 'id', 'user_id', 'title', 'description', 'created_at');
--> statement-breakpoint
create or replace trigger guard_clock before insert or update on public.support_tickets
for each row execute function app.protect('system', 'resolved_at', 'closed_at');
--> statement-breakpoint
-- Its name comes after those of the guards, which look at what the user has set.
create or replace trigger stamp_clock before update on public.support_tickets for each row execute function app.clock_ticket();
--> statement-breakpoint
create or replace trigger touch before update on public.platform_suggestions for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.support_tickets for each row execute function app.touch();
