create trigger guard before insert on public.support_tickets
for each row execute function app.protect('admin', 'status=open', 'assigned_to', 'first_response_at');
--> statement-breakpoint
create function app.answer_ticket() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  by_requester boolean := exists (select from public.support_tickets where id = new.ticket_id and user_id = new.author_id);
begin
  if by_requester then
    update public.support_tickets set status = 'open' where id = new.ticket_id and status in ('resolved', 'closed');
  elsif not new.is_internal then
    update public.support_tickets set first_response_at = now() where id = new.ticket_id and first_response_at is null;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger answer after insert on public.ticket_responses for each row execute function app.answer_ticket();
--> statement-breakpoint
create trigger guard before insert on public.platform_suggestions
for each row execute function app.protect('admin', 'status=submitted', 'votes=0', 'admin_notes', 'merged_into');
--> statement-breakpoint
create trigger guard_votes before update on public.platform_suggestions for each row execute function app.protect('system', 'votes');
--> statement-breakpoint
create function app.count_suggestion_vote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.platform_suggestions set votes = votes + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.suggestion_id, old.suggestion_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger count after insert or delete on public.suggestion_votes for each row execute function app.count_suggestion_vote();
--> statement-breakpoint
-- Operators answer and sort; they do not rewrite.
create trigger guard_words before update on public.support_tickets
for each row execute function app.protect('system', 'id', 'user_id', 'title', 'description', 'created_at');
--> statement-breakpoint
create trigger guard_words before update on public.platform_suggestions
for each row execute function app.protect('system', 'id', 'user_id', 'title', 'description', 'created_at');
