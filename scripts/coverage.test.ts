import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type CoverageRow, faultsOf, readRows, renderCoverage } from "./coverage/rows.ts";

const root = path.resolve(import.meta.dirname, "..");

function row(change: Partial<CoverageRow>): CoverageRow {
  return {
    document: "claimant",
    section: "2",
    kind: "route",
    line: "The first page",
    test: "e2e/first-visit.journey.ts > from the first visit to a finished analysis",
    file: "here.json",
    ...change,
  };
}

describe("the coverage table", () => {
  it("points at tests, texts and routes that exist", () => {
    expect(faultsOf(readRows(root), root)).toEqual([]);
  });

  it("is written down as docs/coverage.md: `npm run coverage` writes it", () => {
    const written = readFileSync(path.join(root, "docs/coverage.md"), "utf8");
    expect(written === renderCoverage(readRows(root))).toBe(true);
  });

  it.each([
    [{ test: "e2e/nowhere.journey.ts > a title" }, "no file e2e/nowhere.journey.ts"],
    [
      { test: "e2e/first-visit.journey.ts > never written" },
      "no test 'never written' in e2e/first-visit.journey.ts",
    ],
    [{ words: ["Words that nobody wrote anywhere"] }, "no text 'Words that nobody wrote anywhere'"],
    [{ route: "/no-such-page" }, "no route /no-such-page"],
  ])("a row that points at nothing is a fault: %j", (change, fault) => {
    expect(faultsOf([row(change)], root)).toEqual([`here.json: The first page: ${fault}`]);
  });

  it("a sound row is no fault, and its page links the test", () => {
    const sound = row({ route: "/case/{id}", words: ["Login failed"] });
    expect(faultsOf([sound], root)).toEqual([]);
    expect(renderCoverage([sound])).toContain("](../e2e/first-visit.journey.ts)");
  });
});
