create or replace function app.owns_document(document_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.case_documents where id = document_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create or replace function app.has_paid_for_documents(user_id_param uuid) returns boolean language sql stable
security definer set search_path = pg_catalog as $$
  select exists (
    select from public.orders
    where user_id = user_id_param and purpose = 'document_upload' and status = 'paid' and amount = 1000
  )
$$;
--> statement-breakpoint
create or replace function app.stamp_document() returns trigger language plpgsql as $$
begin
  new.payment_verified := app.has_paid_for_documents(new.user_id);
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger activity after insert on public.case_documents for each row execute function app.note_case_activity();
--> statement-breakpoint
create or replace trigger guard before update on public.case_documents for each row execute function app.protect('system', 'case_id',
  'user_id', 'file_path', 'file_size', 'mime_type', 'sha256', 'metadata_removed', 'payment_verified', 'extracted_text', 'extraction_error',
  'read_at', 'uploaded_at');
--> statement-breakpoint
create or replace trigger stamp before insert on public.case_documents for each row execute function app.stamp_document();
--> statement-breakpoint
create or replace trigger touch before update on public.document_uploads for each row execute function app.touch();
--> statement-breakpoint
-- What was announced when an upload began holds until its end.
create or replace trigger guard before update on public.document_uploads for each row execute function app.protect('system', 'id', 'case_id',
  'user_id', 'file_name', 'file_size', 'last_modified', 'document_type', 'description', 'created_at');
--> statement-breakpoint
create or replace trigger touch before update on public.case_documents for each row execute function app.touch();
