import { describe, expect, it } from "vitest";
import { memorySource } from "../retrieval/memory-source.ts";
import { queryTerms } from "../retrieval/query-terms.ts";
import type { StateQuery } from "../retrieval/source.ts";
import { fixtureDecision } from "../retrieval/fixture-decisions.ts";
import { withoutTold } from "../retrieval/shipped.ts";
import { fromListedColumns, toListedColumns } from "./listed-decision.ts";
import type { ListedDecision } from "./listed-decision.ts";
import { MOST_LISTED, rankListed } from "./rank-listed.ts";

function listed(id: string, fields: Partial<ListedDecision> = {}): ListedDecision {
  return {
    id,
    case_title: "Ray v. Fell",
    court: "Supreme Court of Ohio",
    court_level: "state_high",
    jurisdiction: "OH",
    year: 1980,
    citations: ["1 Ohio St. 3d 1"],
    docket_number: null,
    disposition: "affirmed",
    legal_category: "personal_injury",
    claim_types: ["slip_and_fall"],
    subjects: [],
    times_cited: 0,
    ...fields,
  };
}

const QUERY: StateQuery = {
  state: "OH",
  claim_types: ["slip_and_fall"],
  terms: queryTerms("I slipped on ice on the stairs of the store and broke my ankle"),
  limit: 10,
};
const ids = (decisions: readonly ListedDecision[], query: Partial<StateQuery> = {}) =>
  rankListed(decisions, { ...QUERY, ...query }).map(({ id }) => id);

describe("the list from one's state", () => {
  it("holds only decisions of that state and of that claim", () => {
    const decisions = [
      listed("a", { jurisdiction: "IN" }),
      listed("b", { claim_types: ["car_accident"] }),
      listed("c"),
    ];
    expect(ids(decisions)).toEqual(["c"]);
    expect(ids(decisions, { claim_types: [] })).toEqual([]);
  });

  it("puts first what is nearest: the claim, then shared subjects, then citations and years; ties by id", () => {
    expect(ids([listed("a", { claim_types: ["car_accident", "slip_and_fall"] }), listed("b")])).toEqual([
      "b",
      "a",
    ]);
    expect(ids([listed("a"), listed("b", { subjects: ["icy", "ankle", "stairs"] })])).toEqual(["b", "a"]);
    expect(ids([listed("a"), listed("b", { times_cited: 9 })])).toEqual(["b", "a"]);
    expect(ids([listed("a"), listed("b", { year: 2009 })])).toEqual(["b", "a"]);
    expect(ids([listed("b"), listed("a")])).toEqual(["a", "b"]);
  });

  it("comes from a source that has many without reading more than the most cited", async () => {
    const many = Array.from({ length: MOST_LISTED + 50 }, (_, i) =>
      listed(`oh-${String(i).padStart(4, "0")}`, { times_cited: i }),
    );
    const source = memorySource([], [], [], null, null, async () => many);
    const found = await source.fromState({ ...QUERY, limit: MOST_LISTED + 50 });
    expect(found).toHaveLength(MOST_LISTED);
    expect(found[0]?.id).toBe(many.at(-1)?.id);
    expect(found.some(({ id }) => id === "oh-0000")).toBe(false);
  });
});

it("columns give back the decisions that went in, and say so where one is short", () => {
  const decisions = [
    listed("a", { subjects: ["ice", "stairs"], claim_types: ["slip_and_fall", "wrongful_death"] }),
    listed("b", {
      court: "Court of Appeals of Ohio",
      citations: [],
      docket_number: "12-34",
      disposition: null,
    }),
  ];
  const columns = JSON.parse(JSON.stringify(toListedColumns(decisions)));
  expect(fromListedColumns(columns)).toEqual(decisions);
  columns.year.pop();
  expect(() => fromListedColumns(columns)).toThrow("no year at 1");
});

it("a told decision is not listed as well, however its citation is written", () => {
  const told = [fixtureDecision({ id: "ray-v-fell-1980", citation: "1 Ohio St.3d 1" })];
  const decisions = [listed("a"), listed("b", { citations: ["2 Ohio St. 3d 2"] })];
  expect(withoutTold(decisions, told).map(({ id }) => id)).toEqual(["b"]);
});
