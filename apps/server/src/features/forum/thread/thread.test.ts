import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../../testing/world.ts";

let world: TestWorld;
let asker: SessionUser;
let helper: SessionUser;
beforeAll(async () => {
  world = await testWorld({ work: false });
  [asker, helper] = [await world.claimant("asks@example.org"), await world.claimant("helps@example.org")];
});
afterAll(() => world.close());

test("a thread begins with what its writer found helpful, and shows above a reply what it answers", async () => {
  const { forum } = world.as(asker).client;
  const strangers = world.as(null).client.forum;
  const { id } = await forum.create({ title: "A long thread", content: "Words", disclaimer_accepted: true });
  const answer = (content: string) =>
    world.as(helper).client.forum.reply({ id, content, parent_comment_id: null });
  const first = await answer("First");
  await world.database.asOwner(
    `insert into comments (post_id, user_id, content, parent_comment_id, created_at)
     select $1, $2, 'below', $3, now() + n * interval '1 second' from generate_series(1, 24) n`,
    [id, asker.id, first.id],
  );
  const second = await answer("Second");
  const below = await strangers.get({ id, page: 2 });
  expect(below.comments.map(({ depth }) => depth)).toEqual([0, 1, 1, 1, 1, 1, 0]);
  expect([below.comments.at(0)?.id, below.comments.at(-1)?.id]).toEqual([first.id, second.id]);
  expect((await strangers.get({ id, comment: second.id })).page).toBe(2);
  await forum.markHelpful({ id, comment_id: second.id });
  const found = await strangers.get({ id, comment: second.id });
  expect(found.page).toBe(1);
  expect(found.comments.slice(0, 2).map((one) => one.id)).toEqual([second.id, first.id]);
  expect((await strangers.get({ id, page: 2 })).comments).toHaveLength(7);
});
