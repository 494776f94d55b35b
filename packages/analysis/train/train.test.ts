import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Head } from "../src/reading/learned/weights.ts";
import { answers } from "../src/reading/learned/learned-reader.ts";
import { acceptedHashes, faultsOfStories, hashesOfStories, nearDuplicates, sha256 } from "./check.ts";
import { CRISIS_KINDS } from "../src/knowledge.ts";
import {
  LEARNED_CLOCKS_FILE,
  LEARNED_DANGERS_FILE,
  LEARNED_FILE,
  LEARNED_PASSAGES_FILE,
  LEARNED_RARE_CLOCKS_FILE,
  LEARNED_SPANS_FILE,
} from "../src/retrieval/shipped.ts";
import { withDoorsOnly } from "./kept-rows.ts";
import { faultsOfClocks, hashOfClocks, readClockStories } from "./clocks.ts";
import { readDangerExcerpts, toldInPassing } from "./dangers.ts";
import { fitHeads, sumsFor } from "./fit-heads.ts";
import { fitVote } from "./fit-vote.ts";
import { faultsOfLabels, hashOfLabels } from "./spans.ts";
import { readTrainingStories } from "./training-story.ts";

const CORPUS = join(import.meta.dirname, "..", "corpus");
const TOLD = join(import.meta.dirname, "..", "bench", "told");
const MOST_BYTES = 8_000_000;

const isKind = (kind: string): boolean => (CRISIS_KINDS as readonly string[]).includes(kind);

interface Note {
  sha256: string;
  bytes: number;
  files: Record<string, string>;
}

describe("the training stories", () => {
  it("keep the rules of their README, each only once", () => {
    expect(faultsOfStories()).toEqual([]);
  });

  it("are the files that were accepted, and no others", () => {
    expect(acceptedHashes()).toEqual(hashesOfStories());
  });

  it("share none with the told stories that measure", () => {
    const measuring = [
      "dev",
      "held",
      "more",
      "fresh-dev",
      "fresh-held",
      "later-dev",
      "later-held",
      "next-dev",
      "next-held",
      "latest-held",
      "newest-held",
      "recent-dev",
      "recent-held",
    ].flatMap((name) =>
      readFileSync(join(TOLD, `${name}.jsonl`), "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as { id: string; story: string }),
    );
    expect(measuring.length).toBeGreaterThan(120);
    const all = [
      ...readTrainingStories().map((story) => ({ where: story.id, story })),
      ...measuring.map(({ id, story }) => ({ where: `told ${id}`, story: { text: story } })),
    ];
    expect(nearDuplicates(all)).toEqual([]);
  });

  it("tell all fourteen categories, and both sides", () => {
    const stories = readTrainingStories();
    expect(new Set(stories.map(({ category }) => category)).size).toBe(14);
    const defending = stories.filter(({ side }) => side === "defending").length;
    expect(defending / stories.length).toBeGreaterThan(0.25);
  });
});

describe("the check", () => {
  const story = {
    id: "x1-0001",
    writer: "x1",
    text: "my landlord kept the whole deposit and says the carpet was ruined when we moved out in may",
    category: "real_estate_law",
    claim_types: ["security_deposit"],
    side: "claimant",
    traits: [],
  };
  const faultsWith = (...changes: object[]): string[] => {
    const folder = mkdtempSync(join(tmpdir(), "stories-"));
    const lines = changes.map((change) => JSON.stringify({ ...story, ...change }));
    writeFileSync(join(folder, "stories-x1.jsonl"), `${lines.join("\n")}\n`);
    return faultsOfStories(folder);
  };

  it("finds nothing in a good story", () => {
    expect(faultsWith({})).toEqual([]);
  });

  it.each([
    [{ category: "housing" }, 'category: "housing" is not known'],
    [{ claim_types: ["deposit"] }, 'claim type: "deposit" is not known'],
    [{ side: "plaintiff" }, 'side: "plaintiff" is not known'],
    [{ topics: ["rent"] }, 'topic: "rent" is not known'],
    [{ state: "ZZ" }, 'state: "ZZ" is not known'],
    [{ crises: ["fire"] }, 'crisis: "fire" is not known'],
    [{ text: "too short" }, "2 words"],
    [{ writer: "x2" }, "x2 does not write in stories-x1.jsonl"],
    [{ note: "extra" }, "the field note is not known"],
    [{ traits: ["no_claim"] }, "no claim, but with a claim type or a side"],
    [{ traits: undefined }, "traits is missing"],
  ])("names the fault of %j", (change, fault) => {
    expect(faultsWith(change).join("\n")).toContain(fault);
  });

  it("refuses an id used twice and a story told twice with one word changed", () => {
    const again = { id: "x1-0002", text: story.text.replace("carpet", "kitchen") };
    expect(faultsWith({}, again).join("\n")).toContain("nearly the same as stories-x1.jsonl, line 1");
    expect(
      faultsWith({}, { text: "a quite different story of a dog that bit the mailman" }).join(),
    ).toContain("the id x1-0001 stands twice");
  });
});

describe("the shipped weights", () => {
  const note = JSON.parse(readFileSync(join(CORPUS, "learned-reader.json"), "utf8")) as Note;

  it("are those of the note beside them, and not too large", () => {
    const file = join(CORPUS, LEARNED_FILE);
    expect(sha256(readFileSync(file))).toBe(note.sha256);
    expect(statSync(file).size).toBe(note.bytes);
    expect(note.bytes).toBeLessThan(MOST_BYTES);
  });

  it("were learned from stories of this folder only", () => {
    expect(Object.keys(hashesOfStories())).toEqual(expect.arrayContaining(Object.keys(note.files)));
  });
});

describe("the labels of days and lengths of time", () => {
  const note = JSON.parse(readFileSync(join(CORPUS, "learned-spans.json"), "utf8")) as {
    sha256: string;
    labels: string;
  };

  it("stand on the words of training stories", () => {
    expect(faultsOfLabels()).toEqual([]);
  });

  it("are those that the shipped weights were learned from", () => {
    expect(sha256(readFileSync(join(CORPUS, LEARNED_SPANS_FILE)))).toBe(note.sha256);
    expect(hashOfLabels()).toBe(note.labels);
  });
});

describe("the dangers told by their signs", () => {
  it("are what the shipped weights were learned from, and all weights together are not too large", () => {
    for (const [name, file] of [
      ["dangers", LEARNED_DANGERS_FILE],
      ["passages", LEARNED_PASSAGES_FILE],
    ] as const) {
      const note = JSON.parse(readFileSync(join(CORPUS, `learned-${name}.json`), "utf8")) as {
        sha256: string;
        excerpts: number;
        files: Record<string, string>;
      };
      expect(sha256(readFileSync(join(CORPUS, file)))).toBe(note.sha256);
      expect(note.excerpts).toBe(readDangerExcerpts().length);
      expect(Object.keys(hashesOfStories())).toEqual(expect.arrayContaining(Object.keys(note.files)));
    }
    const sizes = [
      LEARNED_FILE,
      LEARNED_SPANS_FILE,
      LEARNED_DANGERS_FILE,
      LEARNED_PASSAGES_FILE,
      LEARNED_CLOCKS_FILE,
      LEARNED_RARE_CLOCKS_FILE,
    ].map((file) => statSync(join(CORPUS, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it("are of known kinds, none twice, and half as many only resemble one", () => {
    const excerpts = readDangerExcerpts();
    expect(excerpts.flatMap(({ kinds }) => kinds).filter((kind) => !isKind(kind))).toEqual([]);
    expect(new Set(excerpts.map(({ text }) => text)).size).toBe(excerpts.length);
    expect(excerpts.filter(({ kinds }) => kinds.length === 0).length).toBeGreaterThan(excerpts.length / 4);
  });

  it("are learned as told in passing: each whole, within a story of something else", () => {
    const excerpts = readDangerExcerpts().filter((_, at) => at % 80 === 0);
    const stories = readTrainingStories();
    const calm = new Set(stories.filter(({ crises }) => !crises?.length).map(({ text }) => text));
    toldInPassing(excerpts, stories).forEach(({ text, kinds }, at) => {
      const own = excerpts[at]?.text ?? "";
      expect(kinds).toEqual(excerpts[at]?.kinds);
      expect(text).toContain(own);
      const [before = "", after = ""] = text.split(own);
      expect(
        [...calm].some((host) => host.startsWith(before.trimEnd()) && host.endsWith(after.trimStart())),
      ).toBe(true);
    });
  });
});

describe("the clocks that run for the teller", () => {
  it("are labelled with clocks that are known", () => {
    expect(faultsOfClocks(readTrainingStories())).toEqual([]);
  });

  it.each([
    ["common", "clocks", LEARNED_CLOCKS_FILE],
    ["rare", "rare-clocks", LEARNED_RARE_CLOCKS_FILE],
  ] as const)("are what the shipped weights were learned from: the %s ones", (reader, name, file) => {
    const note = JSON.parse(readFileSync(join(CORPUS, `learned-${name}.json`), "utf8")) as {
      sha256: string;
      labels: string;
    };
    expect(sha256(readFileSync(join(CORPUS, file)))).toBe(note.sha256);
    expect(hashOfClocks(reader)).toBe(note.labels);
  });

  it("are told in many ways, and often only seem to run", () => {
    const own = readClockStories("rare").filter(({ text }) => text !== undefined);
    expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
    expect(own.filter(({ clocks }) => clocks.length === 0).length).toBeGreaterThan(own.length / 20);
  });
});

describe("weights of labels that no door hears", () => {
  it("are left out, and the others stay as they are", () => {
    const weights = {
      heads: [{ name: "told", kind: "any" as const, labels: ["a", "b", "c"], doors: { a: 0.5, c: 0.7 } }],
      hashes: Uint32Array.of(1, 2),
      scales: Float32Array.of(1, 2),
      rows: Int8Array.of(1, 2, 3, 4, 5, 6),
    };
    const kept = withDoorsOnly(weights);
    expect(kept.heads[0]?.labels).toEqual(["a", "c"]);
    expect([...kept.rows]).toEqual([1, 3, 4, 6]);
  });
});

describe("learning", () => {
  const heads: Head[] = [
    { name: "category", kind: "one", labels: ["tax", "home"] },
    { name: "topic", kind: "any", labels: ["money"] },
  ];
  const example = (place: number, wanted: number[]) => ({
    places: Uint32Array.from([place]),
    values: Float32Array.from([1]),
    wanted: Float32Array.from(wanted),
    weight: 1,
  });
  const examples = [example(0, [1, 0, 1]), example(1, [0, 1, 0]), example(0, [1, 0, Number.NaN])];
  const settings = { rounds: 30, step: 0.5, decay: 0.001 };

  it("tells apart what it was taught, each head by itself", () => {
    const rows = fitHeads(heads, examples, 2, settings);
    const first = answers(heads, sumsFor(example(0, []), rows, 3));
    expect(first.category.get("tax")).toBeGreaterThan(0.9);
    expect(first.topic.get("money")).toBeGreaterThan(0.8);
    expect(answers(heads, sumsFor(example(1, []), rows, 3)).topic.get("money")).toBeLessThan(0.2);
  });

  it("gives the same weights every time, and begins where it is told", () => {
    expect(fitHeads(heads, examples, 2, settings)).toEqual(fitHeads(heads, examples, 2, settings));
    const start = new Map([[0, 4]]);
    expect(fitHeads(heads, [], 2, settings, start)[0]).toBeCloseTo(4);
  });

  it("trusts the reader that is right, and not the one that guesses", () => {
    const stories = readTrainingStories()
      .filter(({ side }) => side !== "both")
      .slice(0, 60);
    const unseen = stories.map((story, at) => {
      const guess = at % 2 === 0 ? "claimant" : "defending";
      return {
        story,
        lexicon: {
          topics: [],
          claimTypes: [],
          categories: [],
          sides: { claimant: 0, defending: 0, asking: 0 },
          factKeys: [],
          lacking: new Set<string>(),
          papers: [],
        },
        sides: new Map([
          ["claimant", 0.1],
          ["defending", 0.1],
          ["asking", 0.1],
          [guess, 0.8],
        ] as const),
        features: { hashes: [], values: [] },
        learned: {
          category: new Map([[story.category as string, 0.9]]),
          claim_type: new Map<string, number>(),
          side: new Map([[story.side as string, 0.9]]),
          topic: new Map<string, number>(),
          matter: 1,
          danger: new Map<string, number>(),
          clock: new Map<string, number>(),
          neighbours: { category: new Map<string, number>(), claim_type: new Map<string, number>() },
        },
      };
    });
    const vote = fitVote(unseen, []);
    expect(vote.side.learned).toBeGreaterThan(vote.side.lexicon);
    expect(vote.category.learned).toBeGreaterThan(0.5);
  });
});
