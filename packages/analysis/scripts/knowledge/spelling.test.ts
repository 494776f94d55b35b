import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSpelling } from "./spelling.ts";

function read(lines: string): { found: Record<string, string>; faults: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), "spelling-"));
  try {
    const path = join(folder, "lexicon/en/spelling.txt");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, lines);
    const faults: string[] = [];
    return { found: readSpelling(folder, faults), faults };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the list of misspellings", () => {
  it("gives the right word for each wrong one", () => {
    expect(read("# remark\nlawyer: lawer, laywer\ncourt: cuort\n")).toEqual({
      found: { lawer: "lawyer", laywer: "lawyer", cuort: "court" },
      faults: [],
    });
  });

  it.each([
    ["Lawyer: lawer", /:1: "Lawyer: lawer" is not/],
    ["lawyer: law", /:1: "law" is not a word of four/],
    ["lawyer: lawer\nlower: lawer", /:2: "lawer" stands twice/],
    ["lawyer: lawer\nlawer: lawor", /:1: "lawer" stands twice/],
  ])("refuses %j", (lines, fault) => {
    expect(read(lines).faults.join("\n")).toMatch(fault);
  });
});
