import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../../testing/world.ts";

let world: TestWorld;
let asker: SessionUser;
beforeAll(async () => {
  world = await testWorld({ work: false });
  asker = await world.claimant("searched@example.org");
  await world.database.asOwner("update profiles set created_at = now() - interval '9 days' where id = $1", [
    asker.id,
  ]);
});
afterAll(() => world.close());

const ask = async (title: string, content: string) =>
  (await world.as(asker).client.forum.create({ title, content, disclaimer_accepted: true })).id;
const search = async (q: string) => {
  const { posts, alike } = await world.as(null).client.forum.list({ q });
  return { titles: posts.map(({ title }) => title), alike };
};
/** How many posts are said to hold each of these words. */
const held = async (...words: string[]) =>
  Object.fromEntries(
    (
      await world.database.asOwner<{ word: string; posts: number }>(
        "select word, posts from forum_words where word = any($1) order by word",
        [words],
      )
    ).map(({ word, posts }) => [word, posts]),
  );

test("a word is known while a post that stands holds it, and no longer", async () => {
  const first = await ask("Quibblesome landlord", "He calls it zorbling.");
  const second = await ask("Another one", "A quibblesome neighbor.");
  expect(await held("quibblesome", "zorbling")).toEqual({ quibblesome: 2, zorbling: 1 });
  await world.as(asker).client.forum.edit({
    entity: "post",
    id: first,
    title: "Quibblesome landlord",
    content: "He calls it frobbing.",
  });
  expect(await held("quibblesome", "zorbling", "frobbing")).toEqual({ frobbing: 1, quibblesome: 2 });
  expect((await search("zorbing")).titles).toEqual([]);
  await world.database.asOwner("update posts set upvote_count = 3 where id = $1", [first]);
  await world.database.asOwner("update posts set moderation_status = 'removed' where id = $1", [first]);
  expect(await held("quibblesome", "frobbing")).toEqual({ quibblesome: 1 });
  await world.database.asOwner("update posts set moderation_status = 'visible' where id = $1", [first]);
  expect(await held("quibblesome", "frobbing")).toEqual({ frobbing: 1, quibblesome: 2 });
  await world.database.asOwner("delete from posts where id in ($1, $2)", [first, second]);
  expect(await held("quibblesome", "frobbing", "neighbor")).toEqual({});
});

test("posts of the same moment that hold the same words all count", async () => {
  await Promise.all(
    [
      "samesecond samefirst",
      "samefirst samesecond",
      "samethird samesecond samefirst",
      "samefirst samethird samesecond",
    ].map((words) =>
      world.database.asOwner("insert into posts (user_id, title, content) values ($1, 'Same moment', $2)", [
        asker.id,
        words,
      ]),
    ),
  );
  expect(await held("samefirst", "samesecond", "samethird")).toEqual({
    samefirst: 4,
    samesecond: 4,
    samethird: 2,
  });
  await world.database.asOwner("delete from posts where title = 'Same moment'");
});

test("old posts are found by their words, also mistyped and unfinished, and letters among the newest", async () => {
  const numbered = (number: number, title: string) =>
    world.database.asOwner(
      "insert into posts (user_id, title, content, number) overriding system value values ($1, $2, 'Words', $3)",
      [asker.id, title, number],
    );
  await ask("Old garnishment", "Of a paycheck.");
  await numbered(4096 * 40, "Garnishment of late");
  expect(await search("garnishment")).toEqual({
    titles: ["Garnishment of late", "Old garnishment"],
    alike: false,
  });
  expect((await search("garnish")).titles).toHaveLength(2);
  expect((await search("garnishme")).titles).toHaveLength(2);
  expect((await search("old garn")).titles).toEqual(["Old garnishment"]);
  expect(await search("odl garnishmnet")).toMatchObject({ alike: true });
  expect((await search("garnishmnet paychekc")).titles[0]).toBe("Old garnishment");
  expect((await search("arnishmen")).titles).toEqual(["Garnishment of late"]);
  expect(await search("qwrtzpl")).toEqual({ titles: [], alike: false });
});
