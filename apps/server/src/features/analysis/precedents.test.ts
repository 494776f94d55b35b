import { join } from "node:path";
import {
  loadShippedWordVectors,
  type PrecedentSource,
  type RetrievalQuery,
  loadShippedSource,
  queryTerms,
} from "@standing/analysis/retrieval";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCorpus } from "../../db/load-corpus.ts";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { createLog } from "../../kernel/log.ts";
import { postgresPrecedents } from "./precedents.ts";

const corpus = join(import.meta.dirname, "../../../../../packages/analysis/corpus");
const lines: string[] = [];
const log = createLog("info", (line) => lines.push(line));

let database: TestDatabase;
let memory: PrecedentSource;
let postgres: PrecedentSource;
beforeAll(async () => {
  database = await testDatabase();
  await database.asOwner("delete from corpus_meta where name = 'hash'");
  await Promise.all([loadCorpus(database.ownerUrl, corpus, log), loadCorpus(database.ownerUrl, corpus, log)]);
  memory = await loadShippedSource();
  postgres = postgresPrecedents(database.pools, await loadShippedWordVectors());
});
afterAll(() => database.drop());

const stories: [string, Omit<RetrievalQuery, "terms" | "limit">][] = [
  ["I slipped on a wet floor in a store and broke my wrist", { claim_types: ["slip_and_fall"], state: "TX" }],
  [
    "The officer beat me although my hands were up",
    { claim_types: ["excessive_force"], only: { legal_category: "civil_rights" } },
  ],
  ["My boss fired me when I told her I was pregnant", { claim_types: ["employment_discrimination"] }],
  ["My landlord kept my deposit", { claim_types: [], only: { state: "CA" } }],
  [
    "I was hurt in a car crash and the store says the wet floor was my own fault",
    { claim_types: [], only: { legal_category: "personal_injury", state: "NY" } },
  ],
  [
    "My boss did not pay me for the overtime and then fired me",
    { claim_types: [], only: { year_from: 1990, year_to: 2015, court_level: "federal_appeals" } },
  ],
  ["My landlord kept my deposit", { claim_types: [], only: { outcome: "settled" } }],
  ["The store was wet", { claim_types: [], only: { claim_type: "slip_and_fall", state: "NY" } }],
  ["qqq zzz", { claim_types: [] }],
];

test.each(stories)("Postgres ranks as memory does: %s", async (story, rest) => {
  const query = { ...rest, text: story, terms: queryTerms(story), limit: 20 };
  expect(await postgres.candidates(query)).toEqual(await memory.candidates(query));
});

test("Postgres selects the outcome records and base rates that memory selects", async () => {
  const selections = [
    { claim_types: ["excessive_force", "false_arrest"], with_amount: true },
    { claim_types: ["unpaid_wages"], defendant_kinds: ["employer" as const] },
    { claim_types: [] },
  ];
  for (const selection of selections) {
    expect(await postgres.outcomes(selection)).toEqual(await memory.outcomes(selection));
  }
  const types = ["excessive_force", "unpaid_wages"];
  expect(await postgres.baseRates(types)).toEqual(await memory.baseRates(types));
});

test.each([
  { state: "AK" as const, claim_types: ["slip_and_fall", "car_accident"] },
  { state: "ND" as const, claim_types: ["divorce"] },
  { state: "TX" as const, claim_types: ["criminal_charge"] },
  { state: "OH" as const, claim_types: [] },
])("Postgres lists the decisions of a state that memory lists: $state $claim_types", async (asked) => {
  const query = {
    ...asked,
    terms: queryTerms("The children, the house, the truck and the arrest"),
    limit: 12,
  };
  const found = await postgres.fromState(query);
  expect(found).toEqual(await memory.fromState(query));
  expect(found.length > 0).toBe(asked.claim_types.length > 0);
});

test("two processes that load at once load it once", () => {
  expect(lines.filter((line) => line.includes("corpus_loaded"))).toHaveLength(1);
});
