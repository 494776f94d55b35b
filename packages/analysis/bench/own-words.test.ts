import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { faultsOfOwnWords } from "./own-words.ts";
import { fixtureDecision } from "../src/retrieval/fixture-decisions.ts";

const COURT =
  "It rained. The tenant wrote to the landlord in March that water came through the roof every night of the winter.";
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-words-"));
  const rows = [
    {
      id: "a:1",
      text: "Another opinion that says nothing of the kind and goes on for quite a while after that.",
    },
    { id: "a:2", holdings: [{ text: COURT }] },
  ];
  await writeFile(
    join(folder, "opinions.jsonl.gz"),
    gzipSync(rows.map((row) => JSON.stringify(row)).join("\n")),
  );
});
afterEach(() => rm(folder, { recursive: true }));

function telling(facts: string, id = "a:1") {
  const source = { name: "opinion text", file: "opinions.jsonl.gz", id };
  return [
    { place: "real_estate_law.jsonl:1", decision: fixtureDecision({ id: "leak-1999", facts, source }) },
  ];
}

test("words of our own are no fault", () => {
  expect(
    faultsOfOwnWords(telling("A roof leaked all winter, and the renter said so by letter."), [folder]),
  ).toEqual([]);
});

test("twelve words in a row of any source are, also of one that the decision was not told from", () => {
  const copied = "So: THE TENANT wrote to the landlord in March that water came through, and more.";
  expect(faultsOfOwnWords(telling(copied), [folder])).toEqual([
    "real_estate_law.jsonl:1: words of opinions a:2: the tenant wrote to the landlord in march that water came through",
  ]);
});

test("eleven words in a row are not", () => {
  expect(
    faultsOfOwnWords(telling("The tenant wrote to the landlord in March that water came in."), [folder]),
  ).toEqual([]);
});

test("a source that its file does not hold is a fault", () => {
  expect(faultsOfOwnWords(telling("A roof leaked.", "a:9"), [folder])).toEqual([
    "real_estate_law.jsonl:1: source a:9 is not in opinions.jsonl.gz",
  ]);
});
