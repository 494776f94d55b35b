-- Content of attorneys
create trigger guard_operators before insert or update on public.attorney_content
for each row execute function app.protect('admin', 'is_sponsored=false', 'rejection_reason', 'publish_at', 'published_at');
--> statement-breakpoint
create trigger guard_counters before insert or update on public.attorney_content
for each row execute function app.protect('system', 'view_count=0', 'like_count=0', 'share_count=0');
--> statement-breakpoint
create function app.guard_content() returns trigger language plpgsql as $$
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
create trigger guard_words before update on public.attorney_content for each row execute function app.protect('writer', 'title',
  'summary', 'content', 'video_url', 'video_embed_code', 'content_type', 'featured_image_url');
--> statement-breakpoint
create trigger guard_status before insert or update on public.attorney_content for each row execute function app.guard_content();
--> statement-breakpoint
create trigger guard before insert on public.content_moderation_queue
for each row execute function app.protect('admin', 'priority=1', 'decision', 'reason', 'decided_at');
--> statement-breakpoint
create trigger guard_submission before update on public.content_moderation_queue
for each row execute function app.protect('system', 'id', 'content_id', 'submitted_by', 'created_at');
--> statement-breakpoint
create function app.count_engagement() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
create trigger count after insert or delete on public.content_engagement_tracking
for each row execute function app.count_engagement();
--> statement-breakpoint
-- Forum: what a writer may not set
create trigger guard_new before insert on public.posts
for each row execute function app.protect('system', 'upvote_count=0', 'downvote_count=0', 'comment_count=0', 'attorney_answered_at');
--> statement-breakpoint
create trigger guard_change before update on public.posts for each row execute function app.protect('system', 'id', 'user_id',
  'upvote_count', 'downvote_count', 'comment_count', 'attorney_answered_at', 'is_attorney_response', 'last_activity_at', 'created_at');
--> statement-breakpoint
create trigger guard_moderation before update on public.posts for each row execute function app.protect('admin', 'moderation_status');
--> statement-breakpoint
create trigger guard_words before update on public.posts
for each row execute function app.protect('writer', 'title', 'content', 'is_question', 'edited_at', 'deleted_at');
--> statement-breakpoint
create trigger guard_new before insert on public.comments
for each row execute function app.protect('system', 'upvote_count=0', 'downvote_count=0');
--> statement-breakpoint
create trigger guard_change before update on public.comments for each row execute function app.protect('system', 'id', 'post_id',
  'user_id', 'parent_comment_id', 'upvote_count', 'downvote_count', 'is_attorney_response', 'created_at');
--> statement-breakpoint
create trigger guard_moderation before update on public.comments for each row execute function app.protect('admin', 'moderation_status');
--> statement-breakpoint
create trigger guard_words before update on public.comments
for each row execute function app.protect('writer', 'content', 'edited_at', 'deleted_at');
--> statement-breakpoint
create trigger guard before update on public.forum_categories for each row execute function app.protect('system', 'post_count');
--> statement-breakpoint
create function app.stamp_writing() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  new.is_attorney_response := exists (select from public.attorney_profiles where user_id = new.user_id and is_active);
  return new;
end
$$;
--> statement-breakpoint
create trigger stamp before insert on public.posts for each row execute function app.stamp_writing();
--> statement-breakpoint
create trigger stamp before insert on public.comments for each row execute function app.stamp_writing();
--> statement-breakpoint
-- Forum: counts. Steps of one, so that simultaneous ones add up.
create function app.stands(moderation_status text, deleted_at timestamptz) returns integer language sql immutable
return (moderation_status = 'visible' and deleted_at is null)::integer;
--> statement-breakpoint
create function app.count_comment() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  step integer := case when new is null then 0 else app.stands(new.moderation_status, new.deleted_at) end
    - case when old is null then 0 else app.stands(old.moderation_status, old.deleted_at) end;
begin
  if step <> 0 then
    update public.posts
    set comment_count = comment_count + step, last_activity_at = case tg_op when 'INSERT' then now() else last_activity_at end
    where id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger count after insert or update of moderation_status, deleted_at or delete on public.comments
for each row execute function app.count_comment();
--> statement-breakpoint
create function app.count_post_in_category() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.forum_categories
  set post_count = post_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.category_id, old.category_id)
    and exists (
      select from public.posts
      where id = coalesce(new.post_id, old.post_id) and app.stands(moderation_status, deleted_at) = 1
    );
  return null;
end
$$;
--> statement-breakpoint
create trigger count after insert or delete on public.post_categories for each row execute function app.count_post_in_category();
--> statement-breakpoint
-- Before a post goes, while its categories are known; and whenever it starts or ceases to stand.
create function app.count_post() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  step integer := case tg_op when 'DELETE' then 0 else app.stands(new.moderation_status, new.deleted_at) end
    - app.stands(old.moderation_status, old.deleted_at);
begin
  if step <> 0 then
    update public.forum_categories set post_count = post_count + step
    where id in (select category_id from public.post_categories where post_id = old.id);
  end if;
  return coalesce(new, old);
end
$$;
--> statement-breakpoint
create trigger count_change after update of moderation_status, deleted_at on public.posts for each row execute function app.count_post();
--> statement-breakpoint
create trigger count_removal before delete on public.posts for each row execute function app.count_post();
--> statement-breakpoint
create function app.count_post_vote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.posts
  set upvote_count = upvote_count + coalesce((new.vote = 1)::integer, 0) - coalesce((old.vote = 1)::integer, 0),
    downvote_count = downvote_count + coalesce((new.vote = -1)::integer, 0) - coalesce((old.vote = -1)::integer, 0)
  where id = coalesce(new.post_id, old.post_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger count after insert or update or delete on public.post_votes for each row execute function app.count_post_vote();
--> statement-breakpoint
create function app.count_comment_vote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.comments
  set upvote_count = upvote_count + coalesce((new.vote = 1)::integer, 0) - coalesce((old.vote = 1)::integer, 0),
    downvote_count = downvote_count + coalesce((new.vote = -1)::integer, 0) - coalesce((old.vote = -1)::integer, 0)
  where id = coalesce(new.comment_id, old.comment_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger count after insert or update or delete on public.comment_votes for each row execute function app.count_comment_vote();
--> statement-breakpoint
-- An attorney's answer to another person's post is a response.
create function app.record_response() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if new.is_attorney_response and exists (select from public.posts where id = new.post_id and user_id <> new.user_id) then
    insert into public.attorney_forum_engagement (attorney_id, post_id, comment_id, engagement_type)
    select id, new.post_id, new.id, 'response' from public.attorney_profiles where user_id = new.user_id;
    update public.posts set attorney_answered_at = now() where id = new.post_id and attorney_answered_at is null;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger respond after insert on public.comments for each row execute function app.record_response();
--> statement-breakpoint
-- Reputation is counted anew from what stands, under a lock on its row: 10 points for a helpful answer, 2 for a response.
create function app.recount_reputation(user_id_param uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.user_reputation (user_id) select id from auth."user" where id = user_id_param on conflict do nothing;
  perform from public.user_reputation where user_id = user_id_param for update;
  update public.user_reputation r
  set helpful_answers_count = counted.helpful, reputation_score = 10 * counted.helpful + 2 * counted.responses,
    total_upvotes = counted.upvotes, posts_count = counted.posts, comments_count = counted.comments
  from (
    select
      (select count(*) from public.helpful_answers h join public.comments c on c.id = h.comment_id where c.user_id = user_id_param) as helpful,
      (select count(*) from public.attorney_forum_engagement e join public.attorney_profiles a on a.id = e.attorney_id
        where a.user_id = user_id_param) as responses,
      (select coalesce(sum(upvote_count), 0) from public.posts where user_id = user_id_param)
        + (select coalesce(sum(upvote_count), 0) from public.comments where user_id = user_id_param) as upvotes,
      (select count(*) from public.posts where user_id = user_id_param and deleted_at is null) as posts,
      (select count(*) from public.comments where user_id = user_id_param and deleted_at is null) as comments
  ) counted
  where r.user_id = user_id_param;
end
$$;
--> statement-breakpoint
revoke execute on function app.recount_reputation(uuid) from standing_user;
--> statement-breakpoint
create function app.follow_writing() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.recount_reputation(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
--> statement-breakpoint
create trigger reputation after insert or update of upvote_count, deleted_at or delete on public.posts
for each row execute function app.follow_writing();
--> statement-breakpoint
create trigger reputation after insert or update of upvote_count, deleted_at or delete on public.comments
for each row execute function app.follow_writing();
--> statement-breakpoint
create function app.follow_helpful_answer() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.recount_reputation(user_id) from public.comments where id = coalesce(new.comment_id, old.comment_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger reputation after insert or delete on public.helpful_answers for each row execute function app.follow_helpful_answer();
--> statement-breakpoint
create function app.follow_response() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.recount_reputation(user_id) from public.attorney_profiles where id = coalesce(new.attorney_id, old.attorney_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger reputation after insert or delete on public.attorney_forum_engagement for each row execute function app.follow_response();
