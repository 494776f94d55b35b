import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
  await world.database.asOwner(
    `insert into legal_resources (slug, title, description, category, resource_type, content, is_published)
     values ('deposit-guide', 'Getting a deposit back', 'What the law says', 'housing', 'guide', 'A landlord keeps a deposit.', true)`,
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

/** The statements that a piece of work sends, without those that begin and end transactions. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(Client.prototype, "query");
  await work();
  return sent.mock.calls
    .map(([query]: unknown[]) => (typeof query === "string" ? query : (query as { text: string }).text))
    .filter((text) => !/^(?:begin|commit|rollback)/.test(text));
}

test("every kind is found by its own words, at most three of each, with the decisions that fit", async () => {
  const { client } = world.as(null);
  const { groups } = await client.search.everything({ q: "deposit" });
  const found = Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits]));
  expect(found["resource"]).toMatchObject([{ ref: "deposit-guide", title: "Getting a deposit back" }]);
  expect(found["law"]?.length).toBeGreaterThan(0);
  for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(3);
});

test("a search asks each source once for what it shows, and for nothing beside it", async () => {
  const { client } = world.as(null);
  const sent = await statementsOf(() => client.search.everything({ q: "deposit" }));
  expect(sent.filter((text) => /^\s*select count\(\*\)/.test(text))).toEqual([]);
  expect(sent.filter((text) => /forum_stats|is_active order by/.test(text))).toEqual([]);
  // Decisions: how common each word is, the ranking and its rows. Posts: the words, then what is like them. Attorneys: what was meant, who.
  expect(sent.length).toBeLessThanOrEqual(10);
});
