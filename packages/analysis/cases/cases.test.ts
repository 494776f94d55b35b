import { beforeAll, describe, expect, it } from "vitest";
import { shippedSource } from "../src/testing/shipped-source.ts";
import { CLAIM_TYPES } from "../src/compiled/claims.js";
import { changes, listed, surprises } from "./command.ts";
import { differences, readable } from "./differences.ts";
import { runStories, storedIds } from "./outputs.ts";
import type { Run } from "./outputs.ts";
import { readStories } from "./story.ts";

const STORIES = readStories();
const WHOLE = 60_000;
let runs: Run[];
beforeAll(async () => {
  runs = await runStories(STORIES, await shippedSource());
}, WHOLE);

describe("the stories", () => {
  it("hold one for each claim type at least", () => {
    const expected = new Set<string>(STORIES.flatMap((story) => story.expect.claim_type?.slice(0, 1) ?? []));
    expect(CLAIM_TYPES.map(({ id }) => id).filter((id) => !expected.has(id))).toEqual([]);
  });

  it("are spread over the country", () => {
    const states = new Set(STORIES.map(({ input }) => input.incident_state).filter((state) => state));
    expect(states.size).toBeGreaterThanOrEqual(45);
  });
});

describe("each analysis", () => {
  it.each(STORIES.map(({ input }) => input.id))("of %s is what a careful person would expect", (id) => {
    const run = runs.find(({ story }) => story.input.id === id);
    expect(run ? surprises(run) : ["was not run"]).toEqual([]);
  });

  it("is the accepted one", () => {
    const changed = changes(runs);
    if (changed.length > 0)
      expect.fail(
        `${changed.length} of ${runs.length} cases differ from cases/outputs.\n\n${listed(changed).join("\n")}\n\nIf this is meant: npm run cases -- accept`,
      );
    expect(storedIds().toSorted()).toEqual(STORIES.map(({ input }) => input.id).toSorted());
  });
});

describe("a difference", () => {
  it("is shown as the changed paths alone, old and new", () => {
    const found = differences(
      { a: 1, same: { deep: "x" }, list: ["one", "two", "three"] },
      { a: 2, same: { deep: "x" }, list: ["one", "two and a half", "three", "four"] },
    );
    expect(found).toEqual([
      { path: "a", before: 1, after: 2 },
      { path: "list[1]", before: "two", after: "two and a half" },
      { path: "list[3]", before: undefined, after: "four" },
    ]);
    expect(readable("car", found)).toContain("  a\n    1\n    -> 2");
  });

  it("of the twenty-first case and on is shown by its first line", () => {
    const many = Array.from({ length: 22 }, (_, n) => `case ${n}\n  path`);
    expect(listed(many).filter((text) => text.includes("path"))).toHaveLength(20);
    expect(listed(many)[21]).toBe("case 21");
  });

  it("is there when only the order changed, and not when nothing did", () => {
    expect(differences(["a", "b"], ["b", "a"])).toHaveLength(1);
    expect(differences({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });
});
