create or replace trigger touch before update on public.onboarding_drafts for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger guard before insert on public.law_firm_invitations
for each row execute function app.protect('system', 'accepted_at');
