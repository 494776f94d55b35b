create extension if not exists btree_gin;
--> statement-breakpoint
CREATE TABLE "forum_words" (
	"word" text PRIMARY KEY NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "posts_title_words";--> statement-breakpoint
DROP INDEX "posts_search_vector";--> statement-breakpoint
DROP INDEX "posts_words";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "posts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "forum_words_trigrams" ON "forum_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "forum_words_prefix" ON "forum_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "posts_search_vector" ON "posts" USING gin ((number / 4096),"search_vector");--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ((number / 4096),(coalesce(title, '') || ' ' || content) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_number_unique" UNIQUE("number");--> statement-breakpoint
CREATE POLICY "may_select" ON "forum_words" AS PERMISSIVE FOR SELECT TO "standing_user" USING (true);--> statement-breakpoint
-- The newest words of search: see definitions/forum.sql.
create or replace view public.published_posts as
select id, user_id, title, content, is_question, upvote_count, downvote_count, comment_count, is_attorney_response,
  attorney_answered_at, last_activity_at, edited_at, created_at, search_vector, trending_score, locked_at, number
from public.posts
where moderation_status = 'visible' and deleted_at is null;
--> statement-breakpoint
-- Words of posts as they were written: steps of one, in the order of words, so that posts of the same moment wait for
-- each other in turn.
create function app.words_of_post(title_param text, content_param text) returns text[] language sql immutable parallel safe
return tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig, coalesce(title_param, '') || ' ' || content_param));
--> statement-breakpoint
create function app.step_forum_words(gained_param text[], lost_param text[]) returns void
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
create function app.count_new_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_forum_words(
    array(select unnest(app.words_of_post(title, content)) from after where app.stands(moderation_status, deleted_at) = 1),
    array[]::text[]);
  return null;
end
$$;
--> statement-breakpoint
create function app.count_changed_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
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
create function app.count_gone_words() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform app.step_forum_words(array[]::text[],
    array(select unnest(app.words_of_post(title, content)) from before where app.stands(moderation_status, deleted_at) = 1));
  return null;
end
$$;
--> statement-breakpoint
-- What typed words ask of posts. `all`: each of them, the last one perhaps not finished. `close`: where a word stands in
-- no post, those nearest to it in spelling. `any`: the same, and one of them is enough. Null where nothing is asked.
create function app.forum_query(words_param text[], mode_param text) returns tsquery
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
revoke execute on function app.step_forum_words(text[], text[]) from standing_user;
--> statement-breakpoint
create trigger words_new after insert on public.posts referencing new table as after
for each statement execute function app.count_new_words();
--> statement-breakpoint
create trigger words_changed after update on public.posts referencing old table as before new table as after
for each statement execute function app.count_changed_words();
--> statement-breakpoint
create trigger words_gone after delete on public.posts referencing old table as before
for each statement execute function app.count_gone_words();
--> statement-breakpoint
insert into public.forum_words (word, posts)
select word, ndoc from ts_stat($$
  select to_tsvector('pg_catalog.simple', coalesce(title, '') || ' ' || content) from public.posts
  where moderation_status = 'visible' and deleted_at is null
$$)
where word ~ '^[[:alnum:]]{1,40}$';
