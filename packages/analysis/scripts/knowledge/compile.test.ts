import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { compileKnowledge } from "./compile.ts";
import { EDITOR_SCHEMAS } from "./shapes.ts";
import { KnowledgeFaults } from "./yaml-file.ts";

const shipped = resolve(import.meta.dirname, "../../../../knowledge");

describe("the check of the knowledge", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "standing-knowledge-"));
    cpSync(shipped, folder, { recursive: true });
  });
  afterEach(() => cpSync(join(shipped, "law"), join(folder, "law"), { recursive: true }));
  afterEach(() => cpSync(join(shipped, "words/en/law"), join(folder, "words/en/law"), { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Puts a rule in place of Ohio's first one and gives what is found wrong. */
  function faultsOf(rule: string, file = "law/OH.yaml"): readonly string[] {
    writeFileSync(join(folder, file), rule);
    try {
      compileKnowledge(folder);
      return [];
    } catch (error) {
      if (error instanceof KnowledgeFaults) return error.faults;
      throw error;
    }
  }

  const law = (lines: string) => `jurisdiction: OH\nplace:\n  dog_bite:\n${lines}`;

  it("finds nothing wrong with what ships, and the same in it each time", () => {
    const first = compileKnowledge(shipped);
    expect(isDeepStrictEqual(compileKnowledge(shipped), first)).toBe(true);
  });

  it("names file and line of a section that does not stand in quotes", () => {
    const rule = law(
      "    value: strict\n    citation: 955.28\n    confidence: recalled\n    review_by: 2027-06-30\n",
    );
    expect(faultsOf(rule)[0]).toBe("knowledge/law/OH.yaml:5: citation must stand in quotes.");
  });

  it.each([
    ["    value: sometimes\n    confidence: recalled\n    review_by: 2027-06-30\n", /:4: .*none of: strict/],
    ["    value: 3\n    confidence: recalled\n    review_by: 2027-06-30\n", /:4: .*none of: strict/],
    ["    value: strict\n    review_by: 2027-06-30\n", /:4: .*needs its confidence/],
    ["    value: strict\n    confidence: recalled\n", /:4: .*needs review_by/],
    [
      "    value: strict\n    confidence: code_text\n    review_by: 2027-06-30\n",
      /:5: .*Only a recalled value/,
    ],
    [
      "    value: strict\n    confidence: recalled\n    review_by: 2027-06-30\n    checked: 2026-11-22\n",
      /:4: .*checked is the day of a comparison/,
    ],
    ["    value: strict\n    surprise: 1\n", /Unrecognized key/],
    ["    value: [\n", /OH\.yaml:\d+: /],
  ])("refuses %j", (lines, expected) => {
    expect(faultsOf(law(lines)).join("\n")).toMatch(expected);
  });

  const limit = (lines: string) =>
    faultsOf(`jurisdiction: OH\nplace: {}\nlimits:\n  libel:\n${lines}`)
      .filter((fault) => !fault.includes("words/"))
      .join("\n");

  it.each([
    [
      "    period: 1y\n    citation: 2305.11\n    confidence: recalled\n",
      /:6: citation must stand in quotes/,
    ],
    ['    period: 1 year\n    citation: "§ 1"\n    confidence: recalled\n', /:5: .*reads 180d, 18m, 2y/],
    ['    period: 1y\n    citation: "§ 1"\n    confidence: code_text\n', /:7: .*exactly if it has no source/],
    [
      '    period: 1y\n    citation: "§ 1"\n    confidence: confirmed_by_two\n    checked: 2026-11-22\n    sources: [expertlaw]\n',
      /:7: .*needs two sources/,
    ],
    [
      '    period: 1y\n    citation: "§ 1"\n    confidence: confirmed_by_one\n    sources: [expertlaw]\n',
      /:5: .*checked is the day/,
    ],
    [
      '    period: 1y\n    citation: "§ 1"\n    confidence: confirmed_by_one\n    checked: 2026-11-22\n    sources: [nowhere]\n',
      /:9: .*"nowhere" is not in sources.yaml/,
    ],
    [
      '    - { period: 1y, citation: "§ 1", confidence: recalled }\n    - { period: 2y, citation: "§ 1", confidence: recalled }\n',
      /stands twice: each needs its own variant/,
    ],
  ])("refuses a limit of %j", (lines, expected) => {
    expect(limit(lines)).toMatch(expected);
  });

  it("refuses a limit without its kind, its start or the sentence that says when it starts", () => {
    const faults = faultsOf(
      'jurisdiction: OH\nplace: {}\nlimits:\n  moon_claim: { period: 1y, citation: "§ 1", confidence: recalled }\n',
    ).join("\n");
    expect(faults).toContain("moon_claim: its kind stands neither here");
    expect(faults).toContain("moon_claim: runs_from stands neither here");
    expect(faults).toContain("moon_claim: no sentence says when its clock starts");
  });

  it("refuses a sentence without its limit", () => {
    expect(
      faultsOf("limits:\n  moon_claim: { note: A word. }\n", "words/en/law/OH.yaml").join("\n"),
    ).toContain('words/en/law/OH.yaml:2: knowledge/law/OH.yaml has no limit "moon_claim".');
  });

  it("refuses a topic that there is not, a state that there is not, and a silent abstention", () => {
    expect(faultsOf("jurisdiction: OH\nplace:\n  cat_bite: { value: null }\n").join()).toContain(
      'OH.yaml:3: "cat_bite" is no topic',
    );
    expect(faultsOf("place: {}\n", "law/ZZ.yaml").join()).toContain("law/ZZ.yaml:1: not named after a state");
    rmSync(join(folder, "law/ZZ.yaml"));
    expect(faultsOf("place: {}\n", "words/en/law/ME.yaml").join()).toContain("an abstention says why");
  });

  it("names every fault at once, a missing file too", () => {
    rmSync(join(folder, "law/IA.yaml"));
    const faults = faultsOf("jurisdiction: IN\nplace: {}\n", "law/KS.yaml");
    expect(faults).toContain("knowledge/law/IA.yaml:1: the file is missing.");
    expect(faults).toContain("knowledge/law/KS.yaml:1: This file is named after KS.");
  });

  it.each(Object.entries(EDITOR_SCHEMAS))("has %s as editors know it", (name, shape) => {
    const file: unknown = JSON.parse(readFileSync(join(shipped, "schema", name), "utf8"));
    expect(file).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(shape, { io: "input" }))));
  });
});
