create or replace function app.owns_post(post_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$ select exists (select from public.posts where id = post_id_param and user_id = app.actor_id()) $$;
--> statement-breakpoint
create or replace function app.is_open_post(post_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.posts
    where id = post_id_param and moderation_status = 'visible' and deleted_at is null and locked_at is null
  )
$$;
--> statement-breakpoint
create or replace function app.is_answer_of_another(comment_id_param uuid, post_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
    select from public.comments
    where id = comment_id_param and post_id = post_id_param and user_id <> app.actor_id()
      and moderation_status = 'visible' and deleted_at is null
  )
$$;
--> statement-breakpoint
create or replace function app.stamp_writing() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  new.is_attorney_response := exists (select from public.attorney_profiles where user_id = new.user_id and is_active);
  return new;
end
$$;
--> statement-breakpoint
-- Forum: counts. Steps of one, so that simultaneous ones add up.
create or replace function app.stands(moderation_status text, deleted_at timestamptz) returns integer language sql immutable
return (moderation_status = 'visible' and deleted_at is null)::integer;
--> statement-breakpoint
create or replace function app.count_comment() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
create or replace function app.count_post_in_category() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
-- Before a post goes, while its categories are known; and whenever it starts or ceases to stand.
create or replace function app.count_post() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
create or replace function app.count_post_vote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.posts
  set upvote_count = upvote_count + coalesce((new.vote = 1)::integer, 0) - coalesce((old.vote = 1)::integer, 0),
    downvote_count = downvote_count + coalesce((new.vote = -1)::integer, 0) - coalesce((old.vote = -1)::integer, 0)
  where id = coalesce(new.post_id, old.post_id);
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.count_comment_vote() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update public.comments
  set upvote_count = upvote_count + coalesce((new.vote = 1)::integer, 0) - coalesce((old.vote = 1)::integer, 0),
    downvote_count = downvote_count + coalesce((new.vote = -1)::integer, 0) - coalesce((old.vote = -1)::integer, 0)
  where id = coalesce(new.comment_id, old.comment_id);
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.record_response() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  asker uuid;
begin
  if not new.is_attorney_response then
    return null;
  end if;
  select user_id into asker from public.posts where id = new.post_id;
  if asker = new.user_id then
    return null;
  end if;
  if app.stands(new.moderation_status, new.deleted_at) = 1 then
    insert into public.attorney_forum_engagement (attorney_id, post_id, comment_id, engagement_type, created_at)
    select id, new.post_id, new.id, 'response', new.created_at from public.attorney_profiles where user_id = new.user_id
    on conflict (comment_id) do nothing;
  else
    delete from public.attorney_forum_engagement where comment_id = new.id;
  end if;
  update public.posts p set attorney_answered_at = answered.first
  from (select min(created_at) as first from public.attorney_forum_engagement where post_id = new.post_id) answered
  where p.id = new.post_id and p.attorney_answered_at is distinct from answered.first;
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.recount_reputation(user_id_param uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.user_reputation (user_id) select id from auth."user" where id = user_id_param on conflict do nothing;
  perform from public.user_reputation where user_id = user_id_param for update;
  update public.user_reputation r
  set helpful_answers_count = counted.helpful, reputation_score = 10 * counted.helpful + 2 * counted.responses,
    total_upvotes = counted.upvotes, posts_count = counted.posts, comments_count = counted.comments
  from (
    select
      (select count(*) from public.helpful_answers h join public.comments c on c.id = h.comment_id
        where c.user_id = user_id_param and app.stands(c.moderation_status, c.deleted_at) = 1) as helpful,
      (select count(*) from public.attorney_forum_engagement e join public.attorney_profiles a on a.id = e.attorney_id
        where a.user_id = user_id_param) as responses,
      (select coalesce(sum(upvote_count), 0) from public.posts where user_id = user_id_param)
        + (select coalesce(sum(upvote_count), 0) from public.comments where user_id = user_id_param) as upvotes,
      (select count(*) from public.posts where user_id = user_id_param and app.stands(moderation_status, deleted_at) = 1) as posts,
      (select count(*) from public.comments where user_id = user_id_param and app.stands(moderation_status, deleted_at) = 1) as comments
  ) counted
  where r.user_id = user_id_param;
end
$$;
--> statement-breakpoint
create or replace function app.follow_writing() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.recount_reputation(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.follow_helpful_answer() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.recount_reputation(user_id) from public.comments where id = coalesce(new.comment_id, old.comment_id);
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.follow_response() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.recount_reputation(user_id) from public.attorney_profiles where id = coalesce(new.attorney_id, old.attorney_id);
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.is_vote_on_another(post_id_param uuid, comment_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (
      select from public.posts
      where id = post_id_param and user_id <> app.actor_id() and moderation_status = 'visible' and deleted_at is null
    )
    or exists (
      select from public.comments
      where id = comment_id_param and user_id <> app.actor_id() and moderation_status = 'visible' and deleted_at is null
    )
$$;
--> statement-breakpoint
create or replace function app.stands_in_forum(post_id_param uuid, comment_id_param uuid) returns boolean language sql stable security definer set search_path = pg_catalog as
$$
  select exists (select from public.posts where id = post_id_param and moderation_status = 'visible' and deleted_at is null)
    and (comment_id_param is null
      or exists (select from public.comments where id = comment_id_param and moderation_status = 'visible' and deleted_at is null))
$$;
--> statement-breakpoint
create or replace function app.guard_moderation() returns trigger language plpgsql as $$
declare
  kept text[] := case tg_table_name when 'posts' then array['moderation_status', 'held_reason', 'locked_at']
    else array['moderation_status', 'held_reason'] end;
  kept_column text;
begin
  if current_user <> 'standing_user' or app.is_system() or (app.is_moderator() and to_jsonb(old) ->> 'user_id' <> app.actor_id()::text) then
    return new;
  end if;
  foreach kept_column in array kept loop
    if to_jsonb(new) ->> kept_column is distinct from to_jsonb(old) ->> kept_column then
      raise exception '%.% is kept by moderators', tg_table_name, kept_column using errcode = 'insufficient_privilege';
    end if;
  end loop;
  return new;
end
$$;
--> statement-breakpoint
-- History: what was said before, kept by the database whoever changes it.
create or replace function app.keep_edit() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_table_name = 'posts' then
    insert into public.forum_edits (post_id, user_id, title, content) values (old.id, old.user_id, old.title, old.content);
  else
    insert into public.forum_edits (post_id, comment_id, user_id, content) values (old.post_id, old.id, old.user_id, old.content);
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Totals
create or replace function app.step_total(kind_param text, step_param integer) returns void language sql security definer set search_path = pg_catalog as
$$
  insert into public.forum_totals as t (kind, part, total) values (kind_param, pg_backend_pid() % 16, step_param)
  on conflict (kind, part) do update set total = t.total + excluded.total
$$;
--> statement-breakpoint
create or replace function app.total_posts() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  step integer := case tg_op when 'DELETE' then 0 else app.stands(new.moderation_status, new.deleted_at) end
    - case tg_op when 'INSERT' then 0 else app.stands(old.moderation_status, old.deleted_at) end;
begin
  if step <> 0 then
    perform app.step_total('posts', step);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.total_members() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_total('members', case tg_op when 'INSERT' then 1 else -1 end);
  return null;
end
$$;
--> statement-breakpoint
-- Words of posts as they were written: steps of one, in the order of words, so that posts of the same moment wait for
-- each other in turn.
create or replace function app.words_of_post(title_param text, content_param text) returns text[] language sql immutable parallel safe
return tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, coalesce(title_param, '') || ' ' || content_param));
--> statement-breakpoint
create or replace function app.step_forum_words(gained_param text[], lost_param text[]) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.forum_words as w (word, posts)
  select word, sum(step) from (
    select unnest(gained_param) as word, 1 as step
    union all
    select unnest(lost_param), -1
  ) each_word
  where word ~ '^[[:alnum:]]{1,40}$'
  group by word having sum(step) <> 0
  order by word
  on conflict (word) do update set posts = w.posts + excluded.posts;
  delete from public.forum_words where posts <= 0 and word = any(lost_param);
end
$$;
--> statement-breakpoint
create or replace function app.count_new_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_forum_words(
    array(select unnest(app.words_of_post(title, content)) from after where app.stands(moderation_status, deleted_at) = 1),
    array[]::text[]);
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.count_changed_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare
  changed uuid[] := array(
    select id from before o join after n using (id)
    where (o.title, o.content, app.stands(o.moderation_status, o.deleted_at))
      is distinct from (n.title, n.content, app.stands(n.moderation_status, n.deleted_at)));
begin
  if cardinality(changed) > 0 then
    perform app.step_forum_words(
      array(select unnest(app.words_of_post(title, content)) from after
        where id = any(changed) and app.stands(moderation_status, deleted_at) = 1),
      array(select unnest(app.words_of_post(title, content)) from before
        where id = any(changed) and app.stands(moderation_status, deleted_at) = 1));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function app.count_gone_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_forum_words(array[]::text[],
    array(select unnest(app.words_of_post(title, content)) from before where app.stands(moderation_status, deleted_at) = 1));
  return null;
end
$$;
--> statement-breakpoint
-- What typed words ask of posts. `all`: each of them, the last one perhaps not finished. `close`: where a word stands in
-- no post, those nearest to it in spelling. `any`: the same, and one of them is enough. Null where nothing is asked.
create or replace function app.forum_query(words_param text[], mode_param text) returns tsquery
language plpgsql stable security definer set search_path = pg_catalog, public set pg_trgm.similarity_threshold = 0.2 as $$
declare
  typed text;
  place bigint;
  known text[];
  asked tsquery;
  term tsquery;
begin
  for typed, place in select word, ordinality from unnest(words_param) with ordinality as each_word (word, ordinality) loop
    term := to_tsquery('english', quote_literal(typed));
    continue when numnode(term) = 0;
    known := array(select word from forum_words where word = typed);
    if place = cardinality(words_param) and length(typed) >= 3 then
      known := known || array(select word from forum_words where word like typed || '%' order by posts desc, word limit 20);
    end if;
    if cardinality(known) = 0 and mode_param <> 'all' then
      known := array(
        select word from forum_words
        where word % typed
          and levenshtein_less_equal(word, typed, 3) <= case when length(typed) < 4 then 1 when length(typed) < 9 then 2 else 3 end
        order by levenshtein(word, typed), posts desc, word limit 3
      );
      continue when cardinality(known) = 0;
    end if;
    if cardinality(known) > 0 then
      term := term || to_tsquery('english', (select string_agg(quote_literal(word), ' | ') from unnest(known) as word));
    end if;
    asked := case when asked is null then term when mode_param = 'any' then asked || term else asked && term end;
  end loop;
  return asked;
end
$$;
--> statement-breakpoint
create or replace view public.published_posts as
select id, user_id, title, content, is_question, upvote_count, downvote_count, comment_count, is_attorney_response,
  attorney_answered_at, last_activity_at, edited_at, created_at, search_vector, trending_score, locked_at, number
from public.posts
where moderation_status = 'visible' and deleted_at is null;
--> statement-breakpoint
create or replace view public.forum_authors as
select p.id as user_id, p.display_name, a.id as attorney_id, a.first_name || ' ' || a.last_name as attorney_name,
  a.photo_url as attorney_photo_url, a.bar_state, app.is_verified_attorney(a) as is_verified,
  case when a.id is not null then coalesce(
    (select array_agg(distinct l.bar_state order by l.bar_state) from public.licence_checks l
      where l.attorney_id = a.id and l.result = 'valid' and l.expires_at > now()),
    array[a.bar_state]) end as licensed_states,
  r.reputation_score, r.helpful_answers_count
from public.profiles p
join public.user_reputation r on r.user_id = p.id
left join public.attorney_profiles a on a.user_id = p.id and a.is_active;
--> statement-breakpoint
create or replace view public.forum_stats as
select
  (select coalesce(sum(total), 0)::integer from public.forum_totals where kind = 'posts') as total_posts,
  (select coalesce(sum(total), 0)::integer from public.forum_totals where kind = 'members') as community_members,
  (select count(*)::integer from public.attorney_profiles a
    where exists (select from public.attorney_forum_engagement e where e.attorney_id = a.id)) as attorney_contributors;
--> statement-breakpoint
-- Threads: what is gone keeps its place without words and writer.
create or replace view public.thread_posts as
select p.id, case when seen.whole then p.user_id end as user_id, case when seen.whole then p.title end as title,
  case when seen.whole then p.content end as content, p.is_question, p.upvote_count, p.downvote_count, p.comment_count,
  p.attorney_answered_at, p.moderation_status, p.held_reason, p.locked_at, p.edited_at, p.deleted_at, p.created_at
from public.posts p
cross join lateral (
  select app.stands(p.moderation_status, p.deleted_at) = 1 or app.is_moderator()
    or (p.user_id = app.actor_id() and p.deleted_at is null) as whole
) seen
where seen.whole or (p.moderation_status = 'visible' and p.comment_count > 0);
--> statement-breakpoint
create or replace view public.thread_comments as
select c.id, c.post_id, c.parent_comment_id, case when seen.whole then c.user_id end as user_id,
  case when seen.whole then c.content end as content, seen.whole and c.is_attorney_response as is_attorney_response,
  c.upvote_count, c.downvote_count, c.moderation_status, c.held_reason, c.edited_at, c.deleted_at, c.created_at
from public.comments c
cross join lateral (
  select app.stands(c.moderation_status, c.deleted_at) = 1 or app.is_moderator()
    or (c.user_id = app.actor_id() and c.deleted_at is null) as whole
) seen
where exists (
  select from public.posts p
  where p.id = c.post_id and (p.moderation_status = 'visible' or p.user_id = app.actor_id() or app.is_moderator())
);
--> statement-breakpoint
-- Forum: what a writer may not set
create or replace trigger guard_new before insert on public.posts
for each row execute function app.protect('system', 'upvote_count=0', 'downvote_count=0', 'comment_count=0', 'attorney_answered_at');
--> statement-breakpoint
create or replace trigger guard_change before update on public.posts for each row execute function app.protect('system', 'id', 'user_id',
  'upvote_count', 'downvote_count', 'comment_count', 'attorney_answered_at', 'is_attorney_response', 'last_activity_at', 'created_at');
--> statement-breakpoint
create or replace trigger guard_moderation before update on public.posts for each row execute function app.guard_moderation();
--> statement-breakpoint
create or replace trigger guard_words before update on public.posts
for each row execute function app.protect('writer', 'title', 'content', 'is_question', 'edited_at', 'deleted_at');
--> statement-breakpoint
create or replace trigger guard_new before insert on public.comments
for each row execute function app.protect('system', 'upvote_count=0', 'downvote_count=0');
--> statement-breakpoint
create or replace trigger guard_change before update on public.comments for each row execute function app.protect('system', 'id', 'post_id',
  'user_id', 'parent_comment_id', 'upvote_count', 'downvote_count', 'is_attorney_response', 'created_at');
--> statement-breakpoint
create or replace trigger guard_moderation before update on public.comments for each row execute function app.guard_moderation();
--> statement-breakpoint
create or replace trigger guard_words before update on public.comments
for each row execute function app.protect('writer', 'content', 'edited_at', 'deleted_at');
--> statement-breakpoint
create or replace trigger guard before update on public.forum_categories for each row execute function app.protect('system', 'post_count');
--> statement-breakpoint
create or replace trigger stamp before insert on public.posts for each row execute function app.stamp_writing();
--> statement-breakpoint
create or replace trigger stamp before insert on public.comments for each row execute function app.stamp_writing();
--> statement-breakpoint
create or replace trigger count after insert or update of moderation_status, deleted_at or delete on public.comments
for each row execute function app.count_comment();
--> statement-breakpoint
create or replace trigger count after insert or delete on public.post_categories for each row execute function app.count_post_in_category();
--> statement-breakpoint
create or replace trigger count_change after update of moderation_status, deleted_at on public.posts for each row execute function app.count_post();
--> statement-breakpoint
create or replace trigger count_removal before delete on public.posts for each row execute function app.count_post();
--> statement-breakpoint
create or replace trigger count after insert or update or delete on public.post_votes for each row execute function app.count_post_vote();
--> statement-breakpoint
create or replace trigger count after insert or update or delete on public.comment_votes for each row execute function app.count_comment_vote();
--> statement-breakpoint
create or replace trigger respond after insert or update of moderation_status, deleted_at on public.comments
for each row execute function app.record_response();
--> statement-breakpoint
create or replace trigger reputation after insert or update of upvote_count, deleted_at, moderation_status or delete on public.posts
for each row execute function app.follow_writing();
--> statement-breakpoint
create or replace trigger reputation after insert or update of upvote_count, deleted_at, moderation_status or delete on public.comments
for each row execute function app.follow_writing();
--> statement-breakpoint
create or replace trigger reputation after insert or delete on public.helpful_answers for each row execute function app.follow_helpful_answer();
--> statement-breakpoint
create or replace trigger reputation after insert or delete on public.attorney_forum_engagement for each row execute function app.follow_response();
--> statement-breakpoint
create or replace trigger guard_lock before insert on public.posts for each row execute function app.protect('system', 'locked_at');
--> statement-breakpoint
create or replace trigger keep_edit after update of title, content on public.posts for each row
when ((old.title, old.content) is distinct from (new.title, new.content)) execute function app.keep_edit();
--> statement-breakpoint
create or replace trigger keep_edit after update of content on public.comments for each row
when (old.content is distinct from new.content) execute function app.keep_edit();
--> statement-breakpoint
create or replace trigger total after insert or update of moderation_status, deleted_at or delete on public.posts
for each row execute function app.total_posts();
--> statement-breakpoint
create or replace trigger words_new after insert on public.posts referencing new table as after
for each statement execute function app.count_new_words();
--> statement-breakpoint
create or replace trigger words_changed after update on public.posts referencing old table as before new table as after
for each statement execute function app.count_changed_words();
--> statement-breakpoint
create or replace trigger words_gone after delete on public.posts referencing old table as before
for each statement execute function app.count_gone_words();
--> statement-breakpoint
create or replace trigger touch before update on public.comments for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.posts for each row execute function app.touch();
--> statement-breakpoint
create or replace trigger touch before update on public.user_reputation for each row execute function app.touch();
