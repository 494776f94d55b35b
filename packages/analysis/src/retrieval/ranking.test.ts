import { describe, expect, it } from "vitest";
import { FIXTURE_DECISIONS, fixtureDecision } from "./fixture-decisions.ts";
import { memorySource } from "./memory-source.ts";
import { queryTerms } from "./query-terms.ts";
import { claimTypeShare, similarityScore, SIMILARITY_POINTS } from "./similarity.ts";
import type { RetrievalQuery } from "./source.ts";
import { searchTerms } from "./term-weights.ts";
import { buildTextIndex, termImpact } from "./text-index.ts";

const STORY = "I slipped on a wet floor in the grocery store. There was no sign and a worker saw the spill.";

function query(story: string, more: Partial<RetrievalQuery> = {}): RetrievalQuery {
  return { terms: queryTerms(story), claim_types: [], limit: 10, ...more };
}

const source = memorySource(FIXTURE_DECISIONS, [], []);
const ids = async (q: RetrievalQuery) => (await source.candidates(q)).map(({ decision }) => decision.id);

describe("candidates", () => {
  it("puts the decision that is most like the story first", async () => {
    expect((await ids(query(STORY)))[0]).toBe("wet-floor-store");
    expect((await ids(query("my landlord kept my deposit")))[0]).toBe("deposit-kept");
    expect((await ids(query("paid the same for sixty hours, no overtime")))[0]).toBe("overtime-cook");
  });

  it("needs any word in common, never all of them, and none gives nothing", async () => {
    expect(await ids(query("slipped zebra quantum xylophone"))).toContain("wet-floor-store");
    expect(await ids(query("zebra quantum xylophone"))).toEqual([]);
    expect(await ids(query(""))).toEqual([]);
  });

  it("gives the same bytes whatever the order of the corpus and of the terms", async () => {
    const q = query(STORY, { claim_types: ["slip_and_fall"], state: "NY" });
    const turned = memorySource([...FIXTURE_DECISIONS].reverse(), [], []);
    const first = JSON.stringify(await source.candidates(q));
    expect(JSON.stringify(await turned.candidates({ ...q, terms: [...q.terms].reverse() }))).toBe(first);
    expect(JSON.stringify(await source.candidates(q))).toBe(first);
  });

  it("breaks ties by id", async () => {
    const twins = ["b", "a", "c"].map((id) =>
      fixtureDecision({ id, case_title: "Same", facts: "A dog bit a child in the park." }),
    );
    const found = await memorySource([...twins, ...FIXTURE_DECISIONS], [], []).candidates(
      query("a dog bit my child"),
    );
    expect(found.map(({ decision }) => decision.id).slice(0, 3)).toEqual(["a", "b", "c"]);
    expect(new Set(found.slice(0, 3).map(({ score }) => score))).toHaveLength(1);
  });

  it("raises the same claim type, category and state", async () => {
    const story = "I fell on ice outside the store and my landlord and the shopper saw it on the wet floor";
    const plain = await source.candidates(query(story));
    const raised = await source.candidates(
      query(story, { claim_types: ["slip_and_fall"], legal_category: "personal_injury", state: "NY" }),
    );
    const scoreOf = (list: typeof plain, id: string) =>
      list.find(({ decision }) => decision.id === id)?.score ?? 0;
    const { claim_type, category, place } = SIMILARITY_POINTS;
    expect(scoreOf(raised, "icy-steps-landlord") - scoreOf(plain, "icy-steps-landlord")).toBeCloseTo(
      claim_type + category + place,
      1,
    );
    expect(scoreOf(raised, "deposit-kept")).toBe(scoreOf(plain, "deposit-kept"));
  });

  it("lets in only what `only` allows, and no more than the limit", async () => {
    expect(
      await ids(query("landlord store police wage", { only: { legal_category: "real_estate_law" } })),
    ).toEqual(["deposit-kept"]);
    expect(await ids(query("landlord store police wage", { only: { state: "TX" } }))).toEqual([
      "overtime-cook",
    ]);
    expect(await ids(query("landlord store police wage", { limit: 2 }))).toHaveLength(2);
  });

  it("names the matched terms, the most telling first", async () => {
    const [best] = await source.candidates(query(STORY));
    expect(best?.matched_terms).toContain("groceri");
    expect(best?.matched_terms).not.toContain("the");
  });
});

describe("similarityScore", () => {
  const decision = fixtureDecision({
    id: "all",
    claim_types: ["slip_and_fall"],
    court_level: "us_supreme",
    jurisdiction: "US",
    state: "CA",
    year: 2025,
    key_facts: ["wet floor", "warning sign", "grocery store"],
  });
  const full = query(`${STORY} No warning sign.`, {
    claim_types: ["slip_and_fall"],
    legal_category: "personal_injury",
    state: "CA",
  });

  it("has parts that add up to 100, which a decision alike in everything reaches", () => {
    expect(Object.values(SIMILARITY_POINTS).reduce((a, b) => a + b, 0)).toBe(100);
    expect(similarityScore(decision, full, 1, 1)).toBe(100);
    expect(similarityScore(decision, full, 7, 1.5)).toBe(100);
  });

  it("is 0 where nothing is alike and grows with the text", () => {
    const stranger = fixtureDecision({
      id: "none",
      court_level: "state_trial",
      year: 1900,
      outcome: "unknown",
      legal_category: "tax_law",
    });
    expect(similarityScore(stranger, query(STORY), 0, 0)).toBeLessThan(1);
    const scores = [0, 0.1, 0.2, 0.5, 0.9, 1].map((share) => similarityScore(decision, full, share, 0.5));
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores)).toHaveLength(scores.length);
  });

  it("counts claim types by their places on both sides alike", () => {
    expect(claimTypeShare(["a"], ["a"])).toBe(1);
    expect(claimTypeShare(["a", "b"], ["b"])).toBeLessThan(1);
    expect(claimTypeShare(["a", "b"], ["b", "a"])).toBe(0.8);
    expect(claimTypeShare(["a"], ["b"])).toBe(0);
    expect(claimTypeShare([], ["b"])).toBe(0);
    expect(claimTypeShare(["a", "b"], ["b"], [0.9, 0.3])).toBe(0.3);
  });

  it("counts a category and claim types as far as the reader is sure of them", () => {
    const sure = similarityScore(decision, full, 0.5, 0.5);
    const unsure = similarityScore(
      decision,
      { ...full, category_confidence: 0.5, claim_type_scores: [0.5] },
      0.5,
      0.5,
    );
    expect(sure - unsure).toBeCloseTo((SIMILARITY_POINTS.category + SIMILARITY_POINTS.claim_type) / 2, 5);
  });
});

describe("text scores", () => {
  it("are whole numbers, so that a database adds them up to the same", () => {
    const index = buildTextIndex(FIXTURE_DECISIONS);
    const terms = searchTerms(
      queryTerms(STORY),
      (term) => index.postings.get(term)?.length ?? 0,
      index.statistics,
    );
    expect(terms.length).toBeGreaterThan(3);
    for (const { term, weight } of terms) {
      expect(Number.isInteger(weight)).toBe(true);
      for (const { impact } of index.postings.get(term) ?? []) expect(Number.isInteger(impact)).toBe(true);
    }
  });

  it("count one mention at average length as 1000 and never more than 2200", () => {
    expect(termImpact(1, 120, 120)).toBe(1000);
    expect(termImpact(2, 120, 120)).toBeGreaterThan(1000);
    expect(termImpact(500, 120, 120)).toBeLessThanOrEqual(2200);
    expect(termImpact(1, 240, 120)).toBeLessThan(1000);
  });
});
