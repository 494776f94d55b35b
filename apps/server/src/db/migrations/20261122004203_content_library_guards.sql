create trigger touch before update on public.attorney_content_revisions for each row execute function app.touch();
--> statement-breakpoint
create trigger guard_house before insert or update on public.attorney_content
for each row execute function app.protect('system', 'sources=[]', 'last_checked');
--> statement-breakpoint
drop view public.published_content;
--> statement-breakpoint
-- What an attorney has published goes out of sight with their profile.
create view public.published_content as
select c.id, c.attorney_id, c.title, c.slug, c.summary, c.content, c.video_url, c.video_embed_code, c.content_type, c.tags,
  c.practice_areas, c.target_locations, c.featured_image_url, c.is_sponsored, c.published_at, c.view_count, c.like_count,
  c.share_count, c.sources, c.last_checked, a.first_name as author_first_name, a.last_name as author_last_name,
  a.photo_url as author_photo_url, a.specialties as author_specialties, a.bio as author_bio,
  a.organization_id as author_organization_id
from public.attorney_content c
left join public.attorney_profiles a on a.id = c.attorney_id
where c.status = 'published' and (c.attorney_id is null or a.is_active);
--> statement-breakpoint
create or replace view public.published_resources as
select id, slug, title, description, content, category, resource_type, file_url, external_url, created_at, search_vector,
  sources, last_checked
from public.legal_resources
where is_published;
--> statement-breakpoint
create view public.content_moderation_board as
select id, content_id, priority, decision, reason, decided_at, created_at
from public.content_moderation_queue
where app.is_admin() or app.is_system();
--> statement-breakpoint
revoke insert, update, delete on public.published_content, public.published_resources, public.content_moderation_board
from standing_user;
