create or replace view public.published_resources as
select id, slug, title, description, content, category, resource_type, file_url, external_url, created_at, search_vector,
  sources, last_checked
from public.legal_resources
where is_published;
--> statement-breakpoint
create or replace trigger touch before update on public.legal_resources for each row execute function app.touch();
