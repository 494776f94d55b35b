import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../../testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

const KINDS = ["submitted", "analyzing", "completed", "failed"] as const;
const rows = (statement: string, values: unknown[] = []) => world.database.asOwner(statement, values);
const kept = () =>
  rows(
    "select status, legal_category, knowledge_release as release, sum(total)::int as total from case_totals group by 1, 2, 3 having sum(total) <> 0 order by 1, 2, 3",
  );
const counted = () =>
  rows(
    "select status, legal_category, knowledge_release as release, count(*)::int as total from cases group by 1, 2, 3 order by 1, 2, 3",
  );

test("cases are counted by kind, state and release as they come, change and go, by many at once", async () => {
  const person = await world.claimant("counted@example.org");
  const leaving = await world.claimant("leaving@example.org");
  const insert = (user: string, category: string) =>
    rows(
      `insert into cases (user_id, title, description, case_type, legal_category, status)
       select $1, 'Counted', 'Words of the story', 'other', $2, 'submitted' from generate_series(1, 3)`,
      [user, category],
    );
  await Promise.all(
    [person, leaving].flatMap(({ id }) => ["tax_law", "other", "other"].map((one) => insert(id, one))),
  );
  expect(await kept()).toEqual([
    { status: "submitted", legal_category: "other", release: null, total: 12 },
    { status: "submitted", legal_category: "tax_law", release: null, total: 6 },
  ]);
  const ids = (await rows("select id from cases order by id")) as { id: string }[];
  // Each case goes through the states in a transaction of its own, back and forth, all at the same moment.
  await Promise.all(
    ids.map(({ id }, place) =>
      rows(
        `do $$ begin
           update cases set status = '${KINDS[(place + 1) % 4]}' where id = '${id}';
           perform pg_sleep(0.01);
           update cases set status = '${KINDS[(place + 2) % 4]}', title = 'Moved' where id = '${id}';
         end $$`,
      ),
    ),
  );
  expect(await kept()).toEqual(await counted());
  await rows("update cases set legal_category = 'family_law' where user_id = $1", [person.id]);
  await rows("update cases set knowledge_release = 'later' where status = 'completed'");
  await rows("update cases set title = 'Nothing that is counted'");
  expect(await kept()).toEqual(await counted());
  await rows(`delete from auth."user" where id = $1`, [leaving.id]);
  expect(await counted()).not.toEqual([]);
  expect(await kept()).toEqual(await counted());
});
