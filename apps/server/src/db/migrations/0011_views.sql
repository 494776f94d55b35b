-- Views are the owner's and look past row-level security: each names the columns and rows that may be seen.
create view public.suggestion_board as
select id, title, description, category, status, votes, merged_into, created_at, user_id = app.actor_id() as is_mine
from public.platform_suggestions
where app.actor_id() is not null or app.is_system();
--> statement-breakpoint
create view public.case_overview as
select id, user_id, legal_category, status, priority_level, edit_count, resubmission_count, created_at, updated_at
from public.cases
where app.is_admin() or app.is_system();
--> statement-breakpoint
create view public.attorney_directory as
select a.id, a.first_name, a.last_name, a.bio, a.photo_url, a.specialties, a.bar_state, a.years_of_practice,
  a.consultation_type, a.consultation_fee, a.languages_spoken, a.firm_name, a.organization_id, a.availability_status,
  a.is_verified, a.average_rating, a.total_reviews, t.name as tier_name, t.display_name as tier_display_name,
  coalesce(t.placement_priority, 999) as placement_priority, a.search_text, a.user_id
from public.attorney_profiles a
left join public.ad_placement_tiers t on t.id = a.current_ad_tier_id
where a.is_listed;
--> statement-breakpoint
create view public.public_reviews as
select id, attorney_id, rating, review_text, is_verified, attorney_reply, replied_at, created_at
from public.attorney_reviews
where removed_at is null;
--> statement-breakpoint
create view public.attorney_ad_totals as
select i.attorney_ad_id, a.attorney_id, i.impression_type, (i.created_at at time zone 'UTC')::date as day, count(*)::integer as total
from public.attorney_ad_impressions i
join public.attorney_ads a on a.id = i.attorney_ad_id
where a.attorney_id = app.attorney_id() or app.is_admin() or app.is_system()
group by i.attorney_ad_id, a.attorney_id, i.impression_type, day;
--> statement-breakpoint
create view public.attorney_click_totals as
select attorney_id, click_type, (created_at at time zone 'UTC')::date as day, count(*)::integer as total
from public.attorney_ad_clicks
where attorney_id = app.attorney_id() or app.is_admin() or app.is_system()
group by attorney_id, click_type, day;
--> statement-breakpoint
create view public.content_engagement_totals as
select e.content_id, c.attorney_id, e.engagement_type, (e.created_at at time zone 'UTC')::date as day, count(*)::integer as total
from public.content_engagement_tracking e
join public.attorney_content c on c.id = e.content_id
where c.attorney_id = app.attorney_id() or app.is_admin() or app.is_system()
group by e.content_id, c.attorney_id, e.engagement_type, day;
--> statement-breakpoint
create view public.published_posts as
select id, user_id, title, content, is_question, upvote_count, downvote_count, comment_count, is_attorney_response,
  attorney_answered_at, last_activity_at, edited_at, created_at, search_vector
from public.posts
where moderation_status = 'visible' and deleted_at is null;
--> statement-breakpoint
create view public.published_content as
select id, attorney_id, title, slug, summary, content, video_url, video_embed_code, content_type, tags, practice_areas,
  target_locations, featured_image_url, is_sponsored, published_at, view_count, like_count, share_count
from public.attorney_content
where status = 'published';
--> statement-breakpoint
create view public.published_resources as
select id, slug, title, description, content, category, resource_type, file_url, external_url, created_at, search_vector
from public.legal_resources
where is_published;
--> statement-breakpoint
create view public.forum_authors as
select p.id as user_id, p.display_name, a.id as attorney_id, a.first_name || ' ' || a.last_name as attorney_name,
  a.photo_url as attorney_photo_url, a.bar_state, a.is_verified
from public.profiles p
left join public.attorney_profiles a on a.user_id = p.id and a.is_active
where exists (select from public.user_reputation r where r.user_id = p.id);
--> statement-breakpoint
create view public.forum_stats as
select
  (select count(*)::integer from public.posts where moderation_status = 'visible' and deleted_at is null) as total_posts,
  (select count(*)::integer from public.profiles) as community_members,
  (select count(distinct attorney_id)::integer from public.attorney_forum_engagement) as attorney_contributors;
--> statement-breakpoint
revoke insert, update, delete on public.suggestion_board, public.case_overview, public.attorney_directory,
  public.public_reviews, public.attorney_ad_totals, public.attorney_click_totals, public.content_engagement_totals,
  public.published_posts, public.published_content, public.published_resources, public.forum_authors, public.forum_stats
from standing_user;
