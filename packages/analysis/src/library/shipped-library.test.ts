import { beforeAll, expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import type { Decision } from "../records.ts";
import {
  loadListedDecisions,
  loadShippedAuthority,
  loadShippedDecisions,
  loadShippedSource,
} from "../retrieval/shipped.ts";
import { CLAIM_TYPE_IDS } from "../compiled/claims.js";
import type { Authority } from "./authority.ts";
import type { ListedDecision } from "./listed-decision.ts";

let listed: ListedDecision[];
let told: Decision[];
let authority: Authority;
beforeAll(async () => {
  [listed, told, authority] = await Promise.all([
    loadListedDecisions(),
    loadShippedDecisions(),
    loadShippedAuthority(),
  ]);
});

test("a listed decision is facts: a title, a court, a year, how to cite it, single words; never a sentence", () => {
  const known: readonly string[] = CLAIM_TYPE_IDS;
  const faults = listed.filter(
    (one) =>
      !/^[a-z]{2}-[0-9a-f]{16}$/.test(one.id) ||
      one.case_title.length > 200 ||
      one.court.length > 120 ||
      one.year < 1900 ||
      one.year > 2011 ||
      (one.citations.length === 0 && !one.docket_number) ||
      one.claim_types.some((id) => !known.includes(id)) ||
      one.subjects.length > 8 ||
      one.subjects.some((word) => !/^[a-z]{4,24}$/.test(word)),
  );
  expect(faults).toEqual([]);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
});

test("authority speaks only of decisions that are here", () => {
  const ids = new Set([...told, ...listed].map(({ id }) => id));
  const named = [
    ...Object.keys(authority.times_cited),
    ...authority.cites.flat(),
    ...Object.keys(authority.treatments),
  ];
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("what a later decision overruled says by which, and where that is written", () => {
  expect(authority.treatments["monroe-v-pape-1961"]).toEqual([
    expect.objectContaining({
      kind: "overruled",
      by: expect.stringContaining("436 U.S. 658"),
      source: expect.stringContaining("Library of Congress"),
    }),
  ]);
});

test("an analysis brings decisions of the person's state beside the told ones, never among them", async () => {
  const source = await loadShippedSource();
  const story =
    "In March 2025 I slipped on ice on the stairs of a store in Juneau, Alaska and broke my ankle. Nobody had put down salt.";
  const found = await analyze({ description: story, as_of: "2026-11-20" }, source);
  const list = found.ai_analysis_result.from_your_state;
  expect(list?.state).toBe("AK");
  expect(list?.decisions.length).toBeGreaterThan(0);
  const ids = new Set(list?.decisions.map(({ id }) => id));
  for (const id of ids) expect(id).toMatch(/^ak-/);
  expect(found.similar_cases_found.some(({ id }) => ids.has(id))).toBe(false);
});

test("without a state there is no such list", async () => {
  const source = await loadShippedSource();
  const story = "I slipped on ice on the stairs of a store and broke my ankle. Nobody had put down salt.";
  const found = await analyze({ description: story, as_of: "2026-11-20" }, source);
  expect(found.ai_analysis_result).not.toHaveProperty("from_your_state");
});
