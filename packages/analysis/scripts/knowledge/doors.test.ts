import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileKnowledge } from "./compile.ts";
import { KnowledgeFaults } from "./yaml-file.ts";

const shipped = resolve(import.meta.dirname, "../../../../knowledge");
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "standing-doors-"));
  cpSync(shipped, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is found wrong after a text of one file is another. */
function faultsAfter(file: string, before: string, after: string): string {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
  try {
    compileKnowledge(folder);
    return "";
  } catch (error) {
    if (error instanceof KnowledgeFaults) return error.faults.join("\n");
    throw error;
  } finally {
    writeFileSync(path, text);
  }
}

it.each([
  ["crises.yaml", "- emergency_911", "- emergency_912", /crises\.yaml:\d+: "emergency_912" is not in/],
  ["words/es/crises.yaml", "suicide:", "suicides:", /crises\.yaml:\d+: "suicide" has no words in .*es/],
  ["lexicon/en/crises.txt", "[poison]", "[potion]", /crises\.txt:\d+: \[potion\] is not in/],
  ["help.yaml", "id: lsc", "id: lsd", /help\.yaml:\d+: "lsd" has no words/],
  ["help.yaml", "https://www.211.org", "www.211.org", /help\.yaml:\d+: .*URL/],
  ["papers.yaml", "topic: dmv_hearing_days", "topic: moon_days", /"moon_days" is no topic/],
  ["papers.yaml", "limit: bia_appeal", "limit: moon_appeal", /"moon_appeal" is no kind of limit/],
  ["words/en/papers.yaml", "same: stands", "same: falls", /There is no sentence "falls"/],
  ["lexicon/en/papers.txt", "[license_hearing]", "[licence_hearing]", /"license_hearing" has no words/],
  ["lexicon/en/courts.txt", "[federal]", "[imperial]", /courts\.txt:\d+: \[federal\] is missing/],
  ["lexicon/en/dangers/suicide.yaml", "@", "@moon_", /suicide\.yaml:\d+: There is no class of words/],
  ["lexicon/en/dangers/child_abuse.yaml", "same: accident", "same: luck", /There is no list "luck"/],
  ["lexicon/en/told-ways.yaml", "@few", "@fewer", /told-ways\.yaml:\d+: There is no class/],
  ["lexicon/en/fact-patterns.yaml", "@limb", "@wing", /patterns\.yaml:\d+: There is no class/],
  ["lexicon/en/steps.yaml", "step: ^(?:", "step: ^((?:", /steps\.yaml:\d+: .*no regular expression/],
  ["lexicon/en/reading/harm.txt", "[minor]", "[small]", /harm\.txt:\d+: \[small\] is not read/],
  ["lexicon/en/reading/harm.txt", "[minor]", "[small]", /harm\.txt:\d+: \[minor\] is missing/],
  ["lexicon/en/reading/ages.txt", "son, daughter", "son of, daughter", /ages\.txt:\d+: "son of" is none/],
  ["lexicon/en/calendar.yaml", "[couple, few", "[couple, lot", /calendar\.yaml:\d+: "lot" has no value/],
  ["lexicon/en/calendar.yaml", "nth: 4, after", "nth: 6, after", /calendar\.yaml:\d+: named_days/],
  [
    "lexicon/en/calendar.yaml",
    "from: 2022",
    "from: 2023",
    /calendar\.yaml:\d+: .*begins in the year in which/,
  ],
  ["claims/stand-ins.yaml", "small_estate:", "divorce:", /stand-ins\.yaml:\d+: "divorce" is a claim type/],
  ["claims/stand-ins.yaml", ": product_liability", ": food", /stand-ins\.yaml:\d+: "food" is no claim type/],
  ["lexicon/en/facts.txt", "[injury]", "[injuries]", /facts\.txt:\d+: "injuries" has no words/],
  ["lexicon/en/sides.txt", "[accused]", "[accuser]", /sides\.txt:\d+: \[accuser\] is not in/],
  ["lexicon/en/topics/tax.txt", "[strong]", "[stark]", /tax\.txt:\d+: \[stark\] is none of/],
  ["lexicon/es/gloss.txt", "me corrieron = ", "me corrieron: ", /gloss\.txt:\d+: "me corrieron: .* is not/],
  ["lexicon/es/gloss.txt", "me corrieron = ", "me chocaron = ", /gloss\.txt:\d+: "me chocaron" stands twice/],
  ["places/names.yaml", "vail: CO", "vail: COO", /names\.yaml:\d+: names\.vail/],
  ["words/en/decision-sides.yaml", "eviction:", "conviction:", /"conviction" is no claim type/],
])("a slip in %s is named with its file and line: %s -> %s", (file, before, after, expected) => {
  expect(faultsAfter(file, before, after)).toMatch(expected);
});
