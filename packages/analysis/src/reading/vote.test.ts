import { beforeAll, describe, expect, it } from "vitest";
import { loadShippedReader, loadShippedWordVectors } from "../retrieval/shipped.ts";
import { knowledgeIndex } from "./knowledge-index.ts";
import type { LearnedReader, LearnedReading } from "./learned/learned-reader.ts";
import { readStory } from "./read-story.ts";
import { lackingWords } from "./route.ts";
import { readText } from "./text.ts";
import { claimLabels, settledByClaims, voteOnClaimType } from "./vote.ts";

let learner: LearnedReader;
beforeAll(async () => {
  learner = await loadShippedReader(await loadShippedWordVectors());
});

const AS_OF = "2026-11-20";
const read = (description: string, form: object = {}) =>
  readStory({ description, as_of: AS_OF, ...form }, learner);

const EVICTED =
  "My landlord in Toledo, Ohio taped a three day notice to my apartment door because I am one month behind on the rent, and now there is an eviction hearing.";

describe("the vote", () => {
  it("shows the category that it scores best, with a claim type of that category in front", () => {
    const { category, categories, claimTypes } = read(EVICTED);
    expect(category).toBe("real_estate_law");
    expect(categories[0]?.legal_category).toBe(category);
    expect(claimTypes[0]?.claim_type.legal_category).toBe(category);
  });

  it("gives shares that add up to one", () => {
    const { categories } = read(EVICTED);
    expect(categories.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
  });

  it("lets a plain story overcome a wrong category of the form", () => {
    expect(read(EVICTED, { legal_category: "tax_law" }).category).toBe("real_estate_law");
  });

  it("follows the form where the story says little", () => {
    const story = "They sent me a letter and I do not know what it means or what to do about it.";
    expect(read(story, { legal_category: "tax_law" }).category).toBe("tax_law");
  });

  it("keeps a claim type that the person chose", () => {
    const { claimTypes, category } = read(EVICTED, { claim_type: "lease_dispute" });
    expect(claimTypes[0]?.claim_type.id).toBe("lease_dispute");
    expect(category).toBe("real_estate_law");
  });

  it("reads the same story the same way every time", () => {
    expect(read(EVICTED).categories).toEqual(read(EVICTED).categories);
  });
});

describe("a kind of claim that has words it can hardly be told without", () => {
  const learned: LearnedReading = {
    category: new Map([["tax_law", 0.5]]),
    claim_type: new Map([
      ["innocent_spouse", 0.4],
      ["tax_refund", 0.3],
    ]),
    side: new Map(),
    topic: new Map(),
    danger: new Map(),
    clock: new Map(),
    matter: 1,
    neighbours: { category: new Map(), claim_type: new Map() },
  };
  const leads = (text: string): string | undefined => {
    const matches = knowledgeIndex().scan(readText(text));
    const lexicon = {
      topics: [],
      claimTypes: [],
      categories: [],
      sides: { claimant: 0, defending: 0, asking: 0 },
      factKeys: [],
      lacking: lackingWords(matches),
      papers: [],
    };
    const weights = { lexicon: 1, learned: 1, neighbours: 0, category: 0 };
    return [...voteOnClaimType(claimLabels([]), lexicon, learned, [], weights)].toSorted(
      (a, b) => b[1] - a[1],
    )[0]?.[0];
  };

  it("loses where none of them stands", () => {
    expect(leads("The airline cancelled our trip and my husband and I only got vouchers.")).toBe(
      "tax_refund",
    );
  });

  it("loses nothing where one of them stands", () => {
    expect(leads("My husband hid the 1099s and the IRS came to me.")).toBe("innocent_spouse");
  });
});

describe("the category, once kinds of claim are read", () => {
  const labels = [
    { id: "debt_collection", category: "other" },
    { id: "eviction", category: "real_estate_law" },
    { id: "none", category: null },
  ];
  const categories = [
    { legal_category: "other", score: 0.6 },
    { legal_category: "real_estate_law", score: 0.4 },
  ] as const;
  const settled = (shares: Record<string, number>, bonus: Record<string, number> = {}) =>
    settledByClaims(
      categories,
      labels,
      new Map(Object.entries(shares)),
      { category: 0.5, claims: 1, chosen: 0.5 },
      new Map(Object.entries(bonus)),
    )[0]?.legal_category;

  it("is that of the kind that is read surely, though another led by a little", () => {
    expect(settled({ eviction: 0.9, debt_collection: 0.05, none: 0.05 })).toBe("real_estate_law");
  });

  it("stays where no kind of claim is read", () => {
    expect(settled({ eviction: 0.02, debt_collection: 0.02, none: 0.96 })).toBe("other");
  });

  it("follows the person where the kinds are even", () => {
    expect(settled({ eviction: 0.5, debt_collection: 0.5 }, { real_estate_law: 2.5 })).toBe(
      "real_estate_law",
    );
  });
});
