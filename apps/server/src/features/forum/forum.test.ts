import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { sendDigests, tellFollowers } from "./digest/tell-followers.ts";

let world: TestWorld;
let asker: SessionUser;
let helper: SessionUser;
let attorney: SessionUser;
let count = 0;
beforeAll(async () => {
  world = await testWorld({ work: false });
  [asker, helper, attorney] = [await person("asker"), await person("helper"), await person("attorney")];
  await world.database.asOwner(
    "insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number) values ($1, 'Ada', 'Lane', 'CA', '1')",
    [attorney.id],
  );
});
afterAll(() => world.close());

/** An account of four days: without the limits of new ones. */
async function person(name: string, days = 4): Promise<SessionUser> {
  count += 1;
  const user = await world.claimant(`${name}-${count}@example.org`);
  await world.database.asOwner(
    "update profiles set created_at = now() - $2 * interval '1 day' where id = $1",
    [user.id, days],
  );
  return user;
}
const forum = (user: SessionUser | null) => world.as(user).client.forum;
async function ask(user: SessionUser, title: string, content = `${title} content ${count}`): Promise<string> {
  count += 1;
  return (await forum(user).create({ title, content, disclaimer_accepted: true })).id;
}
const answer = (
  user: SessionUser,
  id: string,
  content = "An answer",
  parent_comment_id: string | null = null,
) => forum(user).reply({ id, content: `${content} ${(count += 1)}`, parent_comment_id });
const list = (input: Parameters<ReturnType<typeof forum>["list"]>[0], user: SessionUser | null = null) =>
  forum(user).list(input);
const titles = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).posts.map(({ title }) => title);
/** Takes the day's writings out of the limits' sight. */
const yesterday = async () => {
  await world.database.asOwner(
    "update posts set created_at = created_at - interval '2 days'; update comments set created_at = created_at - interval '2 days'",
  );
};

describe("the list", () => {
  test("shows posts with title, words, categories and writer, newest first, and counts them by category", async () => {
    const { categories } = await forum(null).categories();
    const taxes = categories.find(({ name }) => name === "Tax Law");
    if (!taxes) throw new Error("no category");
    const { id } = await forum(asker).create({
      title: "A letter from the tax office",
      content: "What does it mean?",
      categories: [taxes.id],
      disclaimer_accepted: true,
    });
    await ask(helper, "A question that came later");
    const { posts, stats, categories: after } = await list({});
    expect(posts[0]?.title).toBe("A question that came later");
    expect(posts.find((post) => post.id === id)).toMatchObject({
      title: "A letter from the tax office",
      excerpt: "What does it mean?",
      categories: [{ name: "Tax Law" }],
      author: { name: null, attorney: null, badge: null },
      comment_count: 0,
    });
    expect(after.find((one) => one.id === taxes.id)?.post_count).toBe(taxes.post_count + 1);
    expect(stats.total_posts).toBeGreaterThanOrEqual(2);
    expect(stats.community_members).toBeGreaterThanOrEqual(3);
    expect(await titles({ category: taxes.id })).toEqual(["A letter from the tax office"]);
  });

  test("of twenty a page", async () => {
    await world.database.asOwner(
      "insert into posts (user_id, title, content) select $1, 'Paged ' || n, 'pagination' from generate_series(1, 45) n",
      [asker.id],
    );
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list({ q: "pagination", page }));
    expect(pages.map(({ posts, has_more }) => [posts.length, has_more])).toEqual([
      [20, true],
      [20, true],
      [5, false],
    ]);
    expect(new Set(pages.flatMap(({ posts }) => posts.map(({ id }) => id))).size).toBe(45);
    await world.database.asOwner("delete from posts where content = 'pagination'");
  });

  test("finds words in any form, the title before the text, while the last word is being typed, and past a typo", async () => {
    await yesterday();
    await ask(asker, "Something else", "A question about eviction notices.");
    await ask(helper, "Evicted without notice", "What may I do?");
    expect(await titles({ q: "eviction notices" })).toEqual(["Evicted without notice", "Something else"]);
    expect(await titles({ q: "evict" })).toEqual(["Evicted without notice", "Something else"]);
    const typo = await list({ q: "evictde withuot" });
    expect(typo).toMatchObject({ alike: true, posts: [{ title: "Evicted without notice" }] });
    expect(await list({ q: "xylophone quartz" })).toMatchObject({ alike: false, posts: [] });
    expect((await forum(null).similar({ text: "May they evict me without a notice?" })).posts[0]?.title).toBe(
      "Evicted without notice",
    );
  });

  test("in the tab Trending doubles for a day: votes and answers against age", async () => {
    await yesterday();
    const [older, newer] = [await ask(asker, "Trending older"), await ask(helper, "Trending newer")];
    const order = async () =>
      (await titles({ tab: "trending" })).filter((title) => title.startsWith("Trending"));
    await world.database.asOwner("update posts set created_at = now() - interval '23 hours' where id = $1", [
      older,
    ]);
    expect(await order()).toEqual(["Trending newer", "Trending older"]);
    await forum(attorney).vote({ entity: "post", id: older, vote: 1 });
    expect(await order()).toEqual(["Trending older", "Trending newer"]);
    await forum(attorney).vote({ entity: "post", id: newer, vote: 1 });
    expect(await order()).toEqual(["Trending newer", "Trending older"]);
  });

  test("in the tab Attorney Answered and by attorney has what an attorney answered, while the answer stands", async () => {
    const id = await ask(asker, "Answered by an attorney");
    const { id: comment } = await answer(attorney, id);
    const [profile] = await world.database.asOwner<{ id: string }>(
      "select id from attorney_profiles where user_id = $1",
      [attorney.id],
    );
    const by = await list({ attorney: profile?.id });
    expect(by.attorney).toEqual({ id: profile?.id, name: "Ada Lane" });
    expect(by.posts.map((post) => post.id)).toEqual([id]);
    expect((await list({ tab: "answered" })).posts.map((post) => post.id)).toContain(id);
    expect((await list({})).stats.attorney_contributors).toBe(1);
    await forum(attorney).remove({ entity: "comment", id: comment });
    expect((await list({ tab: "answered" })).posts.map((post) => post.id)).not.toContain(id);
    expect((await list({ attorney: profile?.id })).posts).toEqual([]);
    expect((await list({ attorney: asker.id })).attorney).toBeNull();
  });
});

test("search finds letters inside words, and takes % and _ as the characters that they are", async () => {
  await yesterday();
  const all = await ask(asker, "Shared quarters", "They want 100% of the subtenancy paid.");
  const some = await ask(asker, "Shared thousands", "They want 1000 of it, and call it form_a7.");
  const found = async (search: string) =>
    (await forum(null).list({ q: search })).posts
      .map(({ id }) => id)
      .filter((id) => [all, some].includes(id));
  expect(await found("btenanc")).toEqual([all]);
  expect(await found("100%")).toEqual([all]);
  expect(await found("m_a7")).toEqual([some]);
  expect(await found("h_red")).toEqual([]);
  expect(new Set(await found("HARED"))).toEqual(new Set([all, some]));
});

describe("a thread", () => {
  beforeEach(yesterday);

  test("nests answers three steps, names the attorney's states, and opens the page of one comment", async () => {
    const id = await ask(asker, "A thread");
    let parent: string | null = null;
    for (const user of [helper, attorney, helper, asker, attorney]) {
      parent = (await answer(user, id, "Step", parent)).id;
    }
    const { comments, post } = await forum(null).get({ id, comment: parent ?? undefined });
    expect(comments.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 3]);
    expect(post.comment_count).toBe(5);
    expect(comments[1]).toMatchObject({
      is_attorney_response: true,
      author: { name: "Ada Lane", attorney: { states: ["CA"], is_verified: false } },
    });
    await world.database.asOwner(
      "insert into comments (post_id, user_id, content) select $1, $2, 'many' from generate_series(1, 130)",
      [id, helper.id],
    );
    const seventh = await forum(null).get({ id, page: 7 });
    expect([seventh.pages, seventh.comments.length]).toEqual([7, 15]);
    expect((await forum(null).get({ id, comment: seventh.comments.at(-1)?.id })).page).toBe(7);
    expect((await forum(null).get({ id, page: 9 })).page).toBe(7);
  });

  test("keeps its shape when words are deleted, by their writer alone", async () => {
    const id = await ask(asker, "To be deleted");
    const first = await answer(helper, id);
    await answer(asker, id, "Below", first.id);
    await expect(forum(asker).remove({ entity: "comment", id: first.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await forum(helper).remove({ entity: "comment", id: first.id });
    await forum(asker).remove({ entity: "post", id });
    const { post, comments } = await forum(null).get({ id });
    expect(post).toMatchObject({ state: "deleted", content: null, title: "", author: null });
    expect(comments).toMatchObject([{ state: "deleted", content: null, author: null }, { state: "visible" }]);
    await expect(answer(helper, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const alone = await ask(asker, "Deleted alone");
    await forum(asker).remove({ entity: "post", id: alone });
    await expect(forum(null).get({ id: alone })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("keeps every answer of others, and their points, when the post is deleted", async () => {
    const id = await ask(asker, "Deleted with answers");
    const { id: comment } = await answer(helper, id);
    await forum(attorney).vote({ entity: "comment", id: comment, vote: 1 });
    await forum(asker).remove({ entity: "post", id });
    const { post, comments } = await forum(helper).get({ id });
    expect(post).toMatchObject({ state: "deleted", content: null });
    expect(comments).toMatchObject([{ id: comment, state: "visible", upvote_count: 1, is_mine: true }]);
    expect(comments[0]?.content).toMatch(/^An answer/);
    expect(
      await world.database.asOwner("select deleted_at, moderation_status from comments where id = $1", [
        comment,
      ]),
    ).toEqual([{ deleted_at: null, moderation_status: "visible" }]);
  });

  test("names an attorney's licence as checked until it expires, and not a day longer", async () => {
    await yesterday();
    const id = await ask(asker, "Who is licensed?");
    await answer(attorney, id);
    const shown = async () => {
      const { comments } = await forum(null).get({ id });
      return comments[0]?.author?.attorney?.is_verified;
    };
    expect(await shown()).toBe(false);
    const licence = (until: string) =>
      world.database.asOwner(
        `update attorney_profiles set is_verified = true, verified_by = 'State Bar', verified_at = now() - interval '1 year',
           verified_until = ${until} where user_id = $1`,
        [attorney.id],
      );
    await licence("now() + interval '1 day'");
    expect(await shown()).toBe(true);
    await licence("now() - interval '1 second'");
    expect(await shown()).toBe(false);
  });

  test("shows what was said before a change, unless its writer takes it back", async () => {
    const id = await ask(asker, "Old title", "Call me at the old number");
    await expect(forum(helper).edit({ entity: "post", id, content: "x" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await forum(asker).edit({ entity: "post", id, title: "New title", content: "No number" });
    const history = await forum(null).history({ id });
    expect(history.versions).toMatchObject([{ title: "Old title", content: "Call me at the old number" }]);
    const version = history.versions[0]?.id ?? "";
    await expect(forum(helper).forgetVersion({ id: version })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await forum(asker).forgetVersion({ id: version });
    expect((await forum(null).history({ id })).versions).toMatchObject([{ title: null, content: null }]);
    expect((await forum(null).get({ id })).post).toMatchObject({ title: "New title" });
    expect((await forum(null).get({ id })).post.edited_at).not.toBeNull();
  });

  test("counts one vote of each person, which can be changed and taken back, and none for oneself", async () => {
    const id = await ask(asker, "Votes");
    const voting = (user: SessionUser, vote: 1 | -1 | 0) => forum(user).vote({ entity: "post", id, vote });
    expect(await voting(helper, 1)).toEqual({ upvote_count: 1, downvote_count: 0, my_vote: 1 });
    expect(await voting(helper, 1)).toMatchObject({ upvote_count: 1 });
    expect(await voting(attorney, -1)).toMatchObject({ upvote_count: 1, downvote_count: 1 });
    expect(await voting(helper, -1)).toMatchObject({ upvote_count: 0, downvote_count: 2 });
    expect(await voting(helper, 0)).toMatchObject({ upvote_count: 0, downvote_count: 1 });
    await expect(voting(asker, 1)).rejects.toMatchObject({ code: "OWN_WORDS" });
    await expect(forum(null).vote({ entity: "post", id, vote: 1 })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    const { id: comment } = await answer(helper, id);
    await forum(asker).vote({ entity: "comment", id: comment, vote: 1 });
    expect((await forum(asker).get({ id })).comments[0]).toMatchObject({ upvote_count: 1, my_vote: 1 });
  });

  test("counts no vote on words that wait for a moderator or are gone, not even a moderator's", async () => {
    const moderator: SessionUser = { ...(await person("moderator")), roles: ["admin"] };
    for (const [change, number] of [
      ["moderation_status = 'held', held_reason = 'moderator'", 1],
      ["moderation_status = 'removed'", 2],
      ["deleted_at = now()", 3],
    ] as const) {
      const id = await ask(asker, `Not standing ${number}`);
      const { id: comment } = await answer(helper, id);
      for (const target of [{ entity: "comment", id: comment } as const, { entity: "post", id } as const]) {
        const table = target.entity === "post" ? "posts" : "comments";
        await world.database.asOwner(`update ${table} set ${change} where id = $1`, [target.id]);
        await expect(
          forum(moderator).vote({ ...target, vote: 1 }),
          `${table} ${change}`,
        ).rejects.toMatchObject({ code: "NOT_FOUND" });
        const votes = `select from ${target.entity}_votes where ${target.entity}_id = $1`;
        expect(await world.database.asOwner(votes, [target.id])).toEqual([]);
      }
    }
  });

  test("has helpful answers, marked by its writer, once, and never their own", async () => {
    await yesterday();
    const id = await ask(asker, "Helpful");
    const { id: comment_id } = await answer(attorney, id);
    const own = await answer(asker, id);
    await expect(forum(helper).markHelpful({ id, comment_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(forum(asker).markHelpful({ id, comment_id: own.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const marks = await Promise.allSettled([
      forum(asker).markHelpful({ id, comment_id }),
      forum(asker).markHelpful({ id, comment_id }),
    ]);
    expect(marks.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(forum(asker).markHelpful({ id, comment_id })).rejects.toMatchObject({
      code: "ALREADY_HELPFUL",
    });
    const { comments } = await forum(null).get({ id });
    expect(comments.find((one) => one.id === comment_id)).toMatchObject({ is_helpful: true });
    const { activity } = await forum(attorney).attorneyActivity({ period: 30 });
    expect(activity).toMatchObject({ helpful_answers: 1, reputation: { helpful_answers_count: 1 } });
    expect(activity?.reputation.reputation_score).toBe(10 + 2 * (activity?.reputation.responses_count ?? 0));
    expect(activity?.recent[0]).toMatchObject({ title: "Helpful", is_helpful: true });
    expect(activity?.questions.length).toBeLessThanOrEqual(20);
    expect(await forum(helper).attorneyActivity({})).toEqual({ activity: null });
    await world.fault({ "forum-helpful": 1 });
    await expect(forum(asker).markHelpful({ id, comment_id })).rejects.toThrow();
  });
});

describe("limits", () => {
  test("of a new account: three posts a day, told when the next may be written", async () => {
    const newcomer = await person("newcomer", 0);
    for (const n of [1, 2, 3]) await ask(newcomer, `New ${n}`);
    await expect(ask(newcomer, "New 4")).rejects.toMatchObject({
      code: "RATE_LIMITED",
      data: { retry_after_seconds: expect.any(Number) },
    });
  });

  test("hold for others, also at the same moment", async () => {
    const eager = await person("eager", 0);
    const tries = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => ask(eager, `At once ${n}`)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("hold links of a new account for a moderator: its writer alone sees them", async () => {
    const spammer = await person("spammer", 0);
    const { id, held } = await forum(spammer).create({
      title: "Cheap",
      content: "buy at https://spam.example.com",
      disclaimer_accepted: true,
    });
    expect(held).toBe("links");
    expect((await forum(spammer).get({ id })).post).toMatchObject({ state: "held", held_reason: "links" });
    await expect(forum(helper).get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const clean = await ask(spammer, "Clean at first");
    const edited = await forum(spammer).edit({ entity: "post", id: clean, content: "now at spam.com" });
    expect(edited.held).toBe("links");
    await expect(forum(helper).get({ id: clean })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("hold the same words said twice, and the sixth writing in ten minutes", async () => {
    await yesterday();
    const id = await ask(asker, "Flooded");
    const flooder = await person("flooder");
    const held = [];
    for (const content of ["same", "same", "3", "4", "5", "6"]) {
      held.push((await forum(flooder).reply({ id, content })).held);
    }
    expect(held).toEqual([null, "repeat", null, null, null, "flood"]);
    expect((await forum(null).get({ id })).comments).toHaveLength(4);
    expect((await forum(null).get({ id })).post.comment_count).toBe(4);
  });
});

describe("following", () => {
  test("tells followers in the page, and by one digest whose subject says nothing of the post", async () => {
    await yesterday();
    await world.database.asOwner("delete from post_subscriptions");
    const id = await ask(asker, "A very private divorce");
    await forum(helper).follow({ id, follow: true });
    expect((await forum(helper).get({ id })).post.is_followed).toBe(true);
    expect((await list({ tab: "following" }, helper)).posts.map((post) => post.id)).toEqual([id]);
    const { id: comment } = await answer(attorney, id);
    await answer(helper, id);
    await tellFollowers(world.services, comment);
    const told = (await world.as(helper).client.notifications.list({})).notifications;
    expect(told).toMatchObject([{ kind: "forum_reply", params: { title: "A very private divorce" } }]);
    const queued = () =>
      world.database.asOwner<{ data: { to: string; subject: string; text: string } }>(
        "select data from pgboss.job where name = 'send-mail' and data ->> 'subject' = 'What is new in the community' order by data ->> 'to'",
      );
    expect(await sendDigests(world.services)).toBe(2);
    const mails = await queued();
    expect(mails.map(({ data }) => data.to).toSorted()).toEqual([asker.email, helper.email].toSorted());
    expect(JSON.stringify(mails)).not.toContain("divorce");
    expect(mails.find(({ data }) => data.to === asker.email)?.data.text).toContain(
      `2 new answers: ${world.origin}/forum/post/${id}`,
    );
    expect(await sendDigests(world.services)).toBe(0);
    await forum(helper).follow({ id, follow: false });
    await answer(attorney, id);
    expect(await sendDigests(world.services)).toBe(1);
  });
});
