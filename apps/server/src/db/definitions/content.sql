create or replace function app.owns_content(content_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.attorney_content where id = content_id_param and attorney_id = app.attorney_id()) $$;
--> statement-breakpoint
create or replace function app.guard_content() returns trigger language plpgsql as $$
begin
  if current_user <> 'standing_user' or app.is_system() or app.is_admin() then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.attorney_id, new.created_at) is distinct from (old.id, old.attorney_id, old.created_at) then
      raise exception 'the author of content stays' using errcode = 'insufficient_privilege';
    end if;
    if old.status in ('approved', 'published') and new.status = old.status
      and (new.title, new.summary, new.content, new.video_url, new.video_embed_code, new.content_type, new.featured_image_url)
        is distinct from (old.title, old.summary, old.content, old.video_url, old.video_embed_code, old.content_type, old.featured_image_url) then
      new.status := 'submitted';
    end if;
  end if;
  if (tg_op = 'INSERT' or new.status <> old.status) and new.status not in ('draft', 'submitted') then
    raise exception 'content is approved by an operator' using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'submitted' and (tg_op = 'INSERT' or old.status <> 'submitted') then
    new.submitted_at := now();
  end if;
  return new;
end
$$;
--> statement-breakpoint
create or replace function app.count_engagement() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  engagement record := coalesce(new, old);
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update public.attorney_content
  set view_count = view_count + case engagement.engagement_type when 'view' then step else 0 end,
    like_count = like_count + case engagement.engagement_type when 'like' then step else 0 end,
    share_count = share_count + case engagement.engagement_type when 'share' then step else 0 end
  where id = engagement.content_id;
  return null;
end
$$;
--> statement-breakpoint
create or replace view public.content_engagement_totals as
select e.content_id, c.attorney_id, e.engagement_type, (e.created_at at time zone 'UTC')::date as day, count(*)::integer as total
from public.content_engagement_tracking e
join public.attorney_content c on c.id = e.content_id
where c.attorney_id = app.attorney_id() or app.is_admin() or app.is_system()
group by e.content_id, c.attorney_id, e.engagement_type, day;
--> statement-breakpoint
-- What an attorney has published goes out of sight with their profile.
create or replace view public.published_content as
select c.id, c.attorney_id, c.title, c.slug, c.summary, c.content, c.video_url, c.video_embed_code, c.content_type, c.tags,
  c.practice_areas, c.target_locations, c.featured_image_url, c.is_sponsored, c.published_at, c.view_count, c.like_count,
  c.share_count, c.sources, c.last_checked, a.first_name as author_first_name, a.last_name as author_last_name,
  a.photo_url as author_photo_url, a.specialties as author_specialties, a.bio as author_bio,
  a.organization_id as author_organization_id
from public.attorney_content c
left join public.attorney_profiles a on a.id = c.attorney_id
where c.status = 'published' and (c.attorney_id is null or a.is_active);
--> statement-breakpoint
create or replace view public.content_moderation_board as
select id, content_id, priority, decision, reason, decided_at, created_at
from public.content_moderation_queue
where app.is_admin() or app.is_system();
--> statement-breakpoint
-- Content of attorneys
create or replace trigger guard_operators before insert or update on public.attorney_content
for each row execute function app.protect('admin', 'is_sponsored=false', 'rejection_reason', 'publish_at', 'published_at');
--> statement-breakpoint
create or replace trigger guard_counters before insert or update on public.attorney_content
for each row execute function app.protect('system', 'view_count=0', 'like_count=0', 'share_count=0');
--> statement-breakpoint
create or replace trigger guard_words before update on public.attorney_content for each row execute function app.protect('writer', 'title',
  'summary', 'content', 'video_url', 'video_embed_code', 'content_type', 'featured_image_url');
--> statement-breakpoint
create or replace trigger guard_status before insert or update on public.attorney_content for each row execute function app.guard_content();
--> statement-breakpoint
create or replace trigger guard before insert on public.content_moderation_queue
for each row execute function app.protect('admin', 'priority=1', 'decision', 'reason', 'decided_at');
--> statement-breakpoint
create or replace trigger guard_submission before update on public.content_moderation_queue
for each row execute function app.protect('system', 'id', 'content_id', 'submitted_by', 'created_at');
--> statement-breakpoint
create or replace trigger count after insert or delete on public.content_engagement_tracking
for each row execute function app.count_engagement();
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_content_revisions for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger guard_house before insert or update on public.attorney_content
for each row execute function app.protect('system', 'sources=[]', 'last_checked');
--> statement-breakpoint
create or replace trigger touch before update on public.attorney_content for each row execute function app.touch();
