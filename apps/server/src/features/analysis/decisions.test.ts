import type { DecisionFilter } from "@standing/analysis";
import { loadShippedDecisions, loadShippedSource, queryTerms } from "@standing/analysis/retrieval";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";

let world: TestWorld;
let client: ReturnType<TestWorld["as"]>["client"];
beforeAll(async () => {
  world = await testWorld({ work: false });
  client = world.as(null).client;
});
afterAll(() => world.close());

const filters: DecisionFilter[] = [
  { claim_type: "slip_and_fall" },
  { court_level: "state_high", year_from: 1990 },
  { year_to: 1980 },
  { outcome: "defendant", legal_category: "personal_injury" },
  { state: "CA", court_level: "state_high", year_from: 1960, year_to: 2020 },
];

test.each(filters)("Postgres lets in what memory lets in: %o", async (only) => {
  const text = "A worker, a landlord, a car and a store; money, a fall and a notice";
  const query = { text, terms: queryTerms(text), claim_types: [], only, limit: 200 };
  const memory = await loadShippedSource();
  const found = await world.services.precedents.candidates(query);
  expect(found).toEqual(await memory.candidates(query));
  expect(found.length).toBeGreaterThan(0);
});

test("without words the told decisions come page by page, the latest first, each once", async () => {
  const asked = { state: "CA" as const, limit: 10 };
  const first = await client.analysis.searchPrecedents(asked);
  expect(first.total).toBeGreaterThan(10);
  expect(first.pages).toBe(Math.ceil(first.total / 10));
  const pages = await Promise.all(
    Array.from({ length: first.pages }, (_, i) =>
      client.analysis.searchPrecedents({ ...asked, page: i + 1 }),
    ),
  );
  const all = pages.flatMap(({ results }) => results);
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
  expect(all.map(({ year }) => year)).toEqual(all.map(({ year }) => year).toSorted((a, b) => b - a));
  expect(all.every(({ score }) => score === null)).toBe(true);
  const after = await client.analysis.searchPrecedents({ ...asked, page: first.pages + 1 });
  expect(after.results).toEqual([]);
});

test("with words the pages follow each other in the order of likeness", async () => {
  const asked = { query: "landlord kept my deposit", limit: 5 };
  const [first, second] = await Promise.all([
    client.analysis.searchPrecedents(asked),
    client.analysis.searchPrecedents({ ...asked, page: 2 }),
  ]);
  const scores = [...first.results, ...second.results].map(({ score }) => score ?? 0);
  expect(scores).toHaveLength(10);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test("every filter of the told decisions holds for every result", async () => {
  const { results } = await client.analysis.searchPrecedents({
    outcome: "plaintiff",
    year_from: 1980,
    year_to: 2015,
    court_level: "state_high",
    limit: 50,
  });
  expect(results.length).toBeGreaterThan(0);
  for (const one of results) {
    expect(one).toMatchObject({ outcome: "plaintiff", court_level: "state_high" });
    expect(one.year).toBeGreaterThanOrEqual(1980);
    expect(one.year).toBeLessThanOrEqual(2015);
  }
});

test("listed decisions are found by words, state, claim, court and year, and have a page each", async () => {
  const found = await client.analysis.searchListed({
    query: "easement driveway",
    state: "VT",
    claim_type: "boundary_or_easement",
    year_from: 1950,
  });
  expect(found.total).toBeGreaterThan(0);
  for (const one of found.results) {
    expect(one.state).toBe("VT");
    expect(one.year).toBeGreaterThanOrEqual(1950);
  }
  const first = found.results[0];
  const one = await client.analysis.listedDecision({ id: first?.id ?? "" });
  expect(one).toMatchObject({ ...first, legal_category: "real_estate_law" });
  expect(one.claims).toContain("Boundary or Easement");
});

test("a search of listed decisions with words that none has finds none, with marks alone nothing breaks", async () => {
  expect((await client.analysis.searchListed({ query: "zzzqqq" })).results).toEqual([]);
  expect((await client.analysis.searchListed({ query: "& | ! ( 'x" })).pages).toBe(1);
});

test("a decision says how often it is cited, by which here, and what a later text says against it", async () => {
  const { authority } = await client.analysis.precedent({ id: "monroe-v-pape-1961" });
  expect(authority.times_cited).toBeGreaterThan(0);
  expect(authority.treatments).toEqual([
    expect.objectContaining({ kind: "overruled", by: expect.stringContaining("436 U.S. 658") }),
  ]);
  const gideon = await client.analysis.precedent({ id: "gideon-v-wainwright-1963" });
  expect(gideon.authority.cited_by.total).toBeGreaterThan(5);
  expect(gideon.authority.treatments).toEqual([]);
  const listed = gideon.authority.cited_by.decisions.find(({ told }) => !told);
  const citing = await client.analysis.listedDecision({ id: listed?.id ?? "" });
  expect(citing.authority.cites.decisions.map(({ id }) => id)).toContain("gideon-v-wainwright-1963");
});

test("a decision read on a public page names the page, one read elsewhere names none", async () => {
  const decisions = await loadShippedDecisions();
  for (const page of [true, false]) {
    const told = decisions.find(({ source }) => Boolean(source.page) === page);
    const shown = await client.analysis.precedent({ id: told?.id ?? "" });
    expect(shown.source_page).toBe(told?.source.page ?? null);
  }
});

test("an id of one list is none of the other", async () => {
  await expect(client.analysis.listedDecision({ id: "monroe-v-pape-1961" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const { results } = await client.analysis.searchListed({ limit: 1 });
  await expect(client.analysis.precedent({ id: results[0]?.id ?? "" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("kinds of claims are offered by category, by their names", async () => {
  const { categories } = await client.analysis.claimTypes();
  const injuries = categories.find(({ legal_category }) => legal_category === "personal_injury");
  expect(injuries?.claim_types).toContainEqual({ id: "slip_and_fall", label: "Slip and Fall" });
});
