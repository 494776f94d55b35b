import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
let author: string;
let reader: string;
let attorney: string;
let admin: Actor;
beforeAll(async () => {
  db = await testDatabase();
  admin = userActor(await db.addUser(), ["admin"]);
});
afterAll(() => db.drop());
beforeEach(async () => {
  [author, reader, attorney] = [await db.addUser(), await db.addUser(), await db.addUser()];
  await run(
    as(attorney),
    `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number) values ('${attorney}', 'A', 'B', 'CA', '1')`,
  );
});

const REFUSED = { cause: { code: "42501" } };
const as = (id: string) => userActor(id, []);

const run: TestDatabase["as"] = (actor, text) => db.as(actor, text);
async function write(actor: string, text: string): Promise<string> {
  const [row] = await run<{ id: string }>(as(actor), `${text} returning id`);
  return row?.id ?? "";
}
const post = (user: string) =>
  write(
    user,
    `insert into posts (user_id, title, content) values ('${user}', 'May my landlord', 'keep the deposit?')`,
  );
const comment = (user: string, postId: string) =>
  write(user, `insert into comments (post_id, user_id, content) values ('${postId}', '${user}', 'c')`);
const markHelpful = (user: string, postId: string, commentId: string) =>
  run(
    as(user),
    `insert into helpful_answers (post_id, comment_id, marked_by) values ('${postId}', '${commentId}', '${user}')`,
  );
const vote = (user: string, postId: string, value: number) =>
  run(
    as(user),
    `insert into post_votes (post_id, user_id, vote) values ('${postId}', '${user}', ${value}) on conflict (post_id, user_id) do update set vote = excluded.vote`,
  );
const postRow = async (id: string) =>
  (
    await run(
      anonymous,
      `select upvote_count, downvote_count, comment_count, attorney_answered_at is not null as answered from posts where id = '${id}'`,
    )
  )[0];
const reputation = async (user: string) =>
  (
    await run(
      anonymous,
      `select reputation_score as score, helpful_answers_count as helpful, total_upvotes as upvotes, posts_count as posts, comments_count as comments
       from user_reputation where user_id = '${user}'`,
    )
  )[0];

describe("reputation", () => {
  test("is 10 points for a helpful answer and 2 for an attorney's response", async () => {
    const id = await post(author);
    const answer = await comment(attorney, id);
    expect(await reputation(attorney)).toEqual({ score: 2, helpful: 0, upvotes: 0, posts: 0, comments: 1 });
    await markHelpful(author, id, answer);
    expect(await reputation(attorney)).toEqual({ score: 12, helpful: 1, upvotes: 0, posts: 0, comments: 1 });
    await comment(reader, id);
    expect(await reputation(reader)).toEqual({ score: 0, helpful: 0, upvotes: 0, posts: 0, comments: 1 });
  });

  test("follows what is taken back and deleted", async () => {
    const id = await post(author);
    const answer = await comment(attorney, id);
    await markHelpful(author, id, answer);
    await vote(reader, id, 1);
    expect(await reputation(author)).toEqual({ score: 0, helpful: 0, upvotes: 1, posts: 1, comments: 0 });
    await run(as(author), `delete from posts where id = '${id}'`);
    expect(await reputation(attorney)).toEqual({ score: 0, helpful: 0, upvotes: 0, posts: 0, comments: 0 });
    expect(await reputation(author)).toEqual({ score: 0, helpful: 0, upvotes: 0, posts: 0, comments: 0 });
  });

  test("is written by nobody", async () => {
    await post(author);
    expect(
      await run(as(author), `update user_reputation set reputation_score = 100 returning user_id`),
    ).toEqual([]);
    await expect(run(as(author), `select app.recount_reputation('${author}')`)).rejects.toMatchObject(
      REFUSED,
    );
  });

  test("an attorney earns nothing by answering themselves", async () => {
    const id = await post(attorney);
    const answer = await comment(attorney, id);
    await expect(markHelpful(attorney, id, answer)).rejects.toMatchObject(REFUSED);
    expect(await reputation(attorney)).toMatchObject({ score: 0 });
    expect(await postRow(id)).toMatchObject({ answered: false });
  });
});

describe("a helpful answer", () => {
  test("is marked by the writer of the post alone, once, and belongs to it", async () => {
    const id = await post(author);
    const answer = await comment(reader, id);
    const elsewhere = await comment(reader, await post(author));
    await expect(markHelpful(reader, id, answer)).rejects.toMatchObject(REFUSED);
    await expect(markHelpful(author, id, elsewhere)).rejects.toMatchObject(REFUSED);
    await markHelpful(author, id, answer);
    await expect(markHelpful(author, id, answer)).rejects.toMatchObject({ cause: { code: "23505" } });
  });
});

describe("counts", () => {
  test("of simultaneous votes and comments add up", async () => {
    const id = await post(author);
    const crowd = await Promise.all(Array.from({ length: 12 }, () => db.addUser()));
    await Promise.all(
      crowd.flatMap((user, index) => [vote(user, id, index < 9 ? 1 : -1), comment(user, id)]),
    );
    expect(await postRow(id)).toEqual({
      upvote_count: 9,
      downvote_count: 3,
      comment_count: 12,
      answered: false,
    });
    await vote(crowd[0] ?? "", id, -1);
    await run(as(crowd[1] ?? ""), `delete from post_votes where post_id = '${id}'`);
    expect(await postRow(id)).toMatchObject({ upvote_count: 7, downvote_count: 4 });
    expect(await reputation(author)).toMatchObject({ upvotes: 7 });
  });

  test("take no vote on words that do not stand, whoever votes", async () => {
    const id = await post(author);
    const voting = () =>
      run(
        userActor(reader, ["admin"]),
        `insert into post_votes (post_id, user_id, vote) values ('${id}', '${reader}', 1) returning vote`,
      );
    for (const change of [
      "moderation_status = 'held'",
      "moderation_status = 'removed'",
      "deleted_at = now()",
    ]) {
      await db.asOwner(`update posts set moderation_status = 'visible', deleted_at = null where id = $1`, [
        id,
      ]);
      await db.asOwner(`update posts set ${change} where id = $1`, [id]);
      await expect(voting(), change).rejects.toMatchObject(REFUSED);
    }
  });

  test("of a category are its posts that stand", async () => {
    const [category] = await run<{ id: string }>(
      systemActor,
      "select id from forum_categories order by sort_order limit 1",
    );
    const count = async () =>
      (await run(anonymous, `select post_count from forum_categories where id = '${category?.id}'`))[0];
    const ids = [await post(author), await post(author), await post(author)];
    for (const id of ids)
      await run(as(author), `insert into post_categories values ('${id}', '${category?.id}')`);
    expect(await count()).toEqual({ post_count: 3 });
    await run(admin, `update posts set moderation_status = 'removed' where id = '${ids[0]}'`);
    expect(await count()).toEqual({ post_count: 2 });
    await run(as(author), `delete from posts where id = '${ids[0]}'`);
    await run(as(author), `delete from posts where id = '${ids[1]}'`);
    expect(await count()).toEqual({ post_count: 1 });
    await run(as(author), `update posts set deleted_at = now() where id = '${ids[2]}'`);
    expect(await count()).toEqual({ post_count: 0 });
    await expect(
      run(admin, `update forum_categories set post_count = 9 where id = '${category?.id}'`),
    ).rejects.toMatchObject(REFUSED);
  });

  test("of the forum are told to everyone", async () => {
    const before = (await run(anonymous, "select * from forum_stats"))[0] as Record<string, number>;
    await comment(attorney, await post(author));
    const after = (await run(anonymous, "select * from forum_stats"))[0] as Record<string, number>;
    expect(after).toEqual({
      total_posts: (before["total_posts"] ?? 0) + 1,
      community_members: before["community_members"],
      attorney_contributors: (before["attorney_contributors"] ?? 0) + 1,
    });
  });
});

describe("a post", () => {
  test("says truly whether an attorney wrote and answered it", async () => {
    const forged = `insert into posts (user_id, title, content, is_attorney_response) values ('${author}', 't', 'c', true)`;
    const id = await write(author, forged);
    const own = await post(attorney);
    const marks = await run(
      anonymous,
      `select id, is_attorney_response as mark from posts where id in ('${id}', '${own}') order by created_at`,
    );
    expect(marks).toEqual([
      { id, mark: false },
      { id: own, mark: true },
    ]);
    await comment(attorney, id);
    expect(await postRow(id)).toMatchObject({ answered: true });
    expect(
      await run(anonymous, `select engagement_type from attorney_forum_engagement where post_id = '${id}'`),
    ).toEqual([{ engagement_type: "response" }]);
  });

  test.each([
    "upvote_count = 99",
    "comment_count = 99",
    "is_attorney_response = true",
    "attorney_answered_at = now()",
    "moderation_status = 'removed'",
  ])("keeps from its writer: %s", async (change) => {
    const id = await post(author);
    await expect(run(as(author), `update posts set ${change} where id = '${id}'`)).rejects.toMatchObject(
      REFUSED,
    );
  });

  test.each(["upvote_count", "comment_count"])("does not begin with a %s", async (column) => {
    const forging = write(
      author,
      `insert into posts (user_id, content, ${column}) values ('${author}', 'c', 9)`,
    );
    await expect(forging).rejects.toMatchObject(REFUSED);
  });

  test("is held and removed by operators, who do not rewrite it; then its writer alone sees it, and nobody answers", async () => {
    const id = await post(author);
    await expect(run(admin, `update posts set content = 'other' where id = '${id}'`)).rejects.toMatchObject(
      REFUSED,
    );
    await run(admin, `update posts set moderation_status = 'held' where id = '${id}'`);
    const seen = async (actor: Actor) => (await run(actor, `select from posts where id = '${id}'`)).length;
    expect([
      await seen(as(author)),
      await seen(as(reader)),
      await seen(anonymous),
      await seen(admin),
    ]).toEqual([1, 0, 0, 1]);
    await expect(comment(reader, id)).rejects.toMatchObject(REFUSED);
    await run(as(author), `update posts set title = 'x', edited_at = now() where id = '${id}'`);
  });

  test("is found by its words", async () => {
    const id = await post(author);
    const found = await run(
      anonymous,
      `select id from posts where search_vector @@ websearch_to_tsquery('english', 'landlords deposit') and user_id = '${author}'`,
    );
    expect(found).toEqual([{ id }]);
  });

  test("is searched with an index, which its policies would keep from serving", async () => {
    const plan = await db.pools.app.connect();
    await plan.query("begin; set local role standing_user; set local enable_seqscan = off");
    const { rows } = await plan.query(
      "explain (format json) select id from published_posts where search_vector @@ to_tsquery('english', 'deposit')",
    );
    await plan.query("rollback");
    plan.release();
    expect(JSON.stringify(rows)).toContain("posts_search_vector");
  });

  test("shows who wrote it by the name they chose, never by address", async () => {
    await post(author);
    await run(as(author), "update profiles set display_name = 'Sam'");
    const [shown] = await run(anonymous, `select * from forum_authors where user_id = '${author}'`);
    expect(shown).toMatchObject({ display_name: "Sam", attorney_id: null });
    expect(Object.keys(shown ?? {})).not.toContain("email");
    expect(await run(anonymous, `select from forum_authors where user_id = '${reader}'`)).toEqual([]);
  });

  test("stands empty when the account of its writer goes: the answers of others stay", async () => {
    const id = await post(author);
    await comment(attorney, id);
    await vote(reader, id, 1);
    await db.pools.auth.query(`delete from auth."user" where id = $1`, [author]);
    expect(await db.asOwner("select from comments where post_id = $1", [id])).toHaveLength(1);
    expect(await reputation(author)).toBeUndefined();
    expect(await reputation(attorney)).toMatchObject({ comments: 1 });
  });
});

describe("a comment", () => {
  test("does not begin with votes", async () => {
    const id = await post(author);
    const forging = write(
      reader,
      `insert into comments (post_id, user_id, content, upvote_count) values ('${id}', '${reader}', 'c', 9)`,
    );
    await expect(forging).rejects.toMatchObject(REFUSED);
  });

  test("counts its votes, one of each person, and its writer's reputation with them", async () => {
    const id = await comment(reader, await post(author));
    const voting = (user: string, value: number) =>
      run(
        as(user),
        `insert into comment_votes (comment_id, user_id, vote) values ('${id}', '${user}', ${value})
         on conflict (comment_id, user_id) do update set vote = excluded.vote`,
      );
    const votes = () =>
      run(anonymous, `select upvote_count as up, downvote_count as down from comments where id = '${id}'`);
    await voting(author, 1);
    await voting(attorney, 1);
    expect([await votes(), await reputation(reader)]).toMatchObject([[{ up: 2, down: 0 }], { upvotes: 2 }]);
    await voting(author, -1);
    await run(as(attorney), `delete from comment_votes where user_id = '${attorney}'`);
    expect([await votes(), await reputation(reader)]).toMatchObject([[{ up: 0, down: 1 }], { upvotes: 0 }]);
  });

  test("keeps its counts from its writer, its words from operators", async () => {
    const id = await comment(reader, await post(author));
    const change = (actor: Actor, words: string) =>
      run(actor, `update comments set ${words} where id = '${id}'`);
    for (const words of [
      "upvote_count = 9",
      "is_attorney_response = true",
      "moderation_status = 'removed'",
    ]) {
      await expect(change(as(reader), words), words).rejects.toMatchObject(REFUSED);
    }
    await expect(change(admin, "content = 'x'")).rejects.toMatchObject(REFUSED);
    await change(as(reader), "content = 'x', edited_at = now()");
    await change(admin, "moderation_status = 'removed'");
  });
});
