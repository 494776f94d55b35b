create or replace trigger touch before update on public.notification_choices for each row execute function app.touch();
--> statement-breakpoint
-- People mark as read; they do not rewrite.
create or replace trigger guard_words before update on public.notifications
for each row execute function app.protect('system', 'id', 'user_id', 'kind', 'path', 'params', 'created_at');
