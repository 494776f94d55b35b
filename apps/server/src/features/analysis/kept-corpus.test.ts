import { loadShippedWordVectors, queryTerms } from "@standing/analysis/retrieval";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { anonymous } from "../../kernel/actor.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { KeptLists } from "./kept-lists.ts";
import { Newest } from "./newest.ts";
import { postgresPrecedents } from "./precedents.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.drop());

/** A search with the number of statements that it sends. */
async function searched(source: ReturnType<typeof postgresPrecedents>, story: string) {
  const sent = vi.spyOn(Client.prototype, "query");
  const found = await source.candidates({
    text: story,
    terms: queryTerms(story),
    claim_types: [],
    limit: 3,
  });
  const texts = sent.mock.calls.map(([query]: unknown[]) =>
    typeof query === "string" ? query : (query as { text: string }).text,
  );
  vi.restoreAllMocks();
  return { found, statements: texts.filter((text) => !/^(?:begin|rollback)/.test(text)).length };
}

test("what was read of the corpus is not asked for again, and gives the same", async () => {
  const source = postgresPrecedents(database.pools, await loadShippedWordVectors());
  const story = "My landlord kept the deposit and the roof leaks";
  const first = await searched(source, story);
  const second = await searched(source, story);
  expect(first.found).toHaveLength(3);
  expect(second.found).toEqual(first.found);
  expect([first.statements, second.statements]).toEqual([4, 1]);
});

test("of a corpus that has changed nothing is used that was read before", async () => {
  const source = postgresPrecedents(database.pools, await loadShippedWordVectors());
  const story = "a quokka";
  const before = await searched(source, story);
  await database.asOwner(`
    insert into corpus_terms (term, document_frequency) values ('quokka', 1);
    insert into precedent_terms (term, legal_category, precedent_numbers, impacts, court_states, dispute_states)
      select 'quokka', legal_category, int4send(number), int2send(1000::int2), int2send(0::int2), int2send(0::int2) from precedents where number = 7;
    update precedents set case_title = 'Quokka v. Bank' where number = 7;
    update corpus_meta set value = '"another"' where name = 'hash'`);
  const after = await searched(source, story);
  expect(before.found).toEqual([]);
  expect(after.found.map(({ decision }) => decision.case_title)).toEqual(["Quokka v. Bank"]);
});

test("a map of the newest lets go of what was put in longest ago", () => {
  const newest = new Newest<string, number>(2);
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    newest.set(key, value);
  expect([newest.get("a"), newest.has("b"), newest.get("c")]).toEqual([3, false, 4]);
});

test("lists are read once for as long as the corpus is, empty ones too", async () => {
  const lists = new KeptLists<number>(10);
  const reads: string[][] = [];
  const asked = (...names: string[]) =>
    asReader(database.pools, anonymous, (tx) =>
      lists.of(tx, names, async (missing) => {
        reads.push(missing);
        return new Map([["a", [reads.length]]]);
      }),
    );
  expect(await asked("a", "b")).toEqual(
    new Map([
      ["a", [1]],
      ["b", []],
    ]),
  );
  expect((await asked("a", "b")).get("a")).toEqual([1]);
  await database.asOwner(`update corpus_meta set value = '"a third"' where name = 'hash'`);
  expect((await asked("a")).get("a")).toEqual([2]);
  expect(reads).toEqual([["a", "b"], ["a"]]);
});
