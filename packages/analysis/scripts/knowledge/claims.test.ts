import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readClaims } from "./claims.ts";

const shipped = resolve(import.meta.dirname, "../../../../knowledge");
const KNOWN = {
  limits: new Set(["personal_injury", "property_damage", "gov_notice_local"]),
  facts: new Set(["injury", "medical_care", "property_damaged", "government_defendant"]),
  help: new Set(["bar_referral", "small_claims_court", "lsc"]),
  sceneWords: { dog: "dog", bite: "bite", hurt: "hurt" },
};
const STRUCTURE = "claims/personal_injury/dog_bite.yaml";
const WORDS = "words/en/claims/dog_bite.yaml";
const LEXICON = "lexicon/en/claims/dog_bite.txt";
const FAMILY = "claims/families/injury.yaml";
const MENU = "claims/menu.yaml";

describe("the check of a claim type", () => {
  let folder: string;
  const copy = (parts: readonly string[]) => {
    for (const part of parts) cpSync(join(shipped, part), join(folder, part), { recursive: true });
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "standing-claims-"));
    copy(["claims", "words/en/claims", "lexicon"]);
  });
  afterEach(() => copy([STRUCTURE, WORDS, LEXICON, FAMILY, MENU]));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What is found wrong with the dog bite after a change of one of the files that are put back. */
  function faultsAfter(
    file: typeof STRUCTURE | typeof WORDS | typeof LEXICON | typeof FAMILY | typeof MENU,
    change: (text: string) => string,
  ): string[] {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    const faults: string[] = [];
    readClaims(folder, KNOWN, faults);
    return faults.filter((fault) => fault.includes("dog_bite"));
  }

  /** The number of the line on which a text stands in the file as it is now. */
  const lineOf = (file: string, text: string) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .findIndex((line) => line.includes(text)) + 1;

  it.each([
    [STRUCTURE, "id: owner, weight: 2", "id: owner, weight: 4", "id: owner", "weight"],
    [STRUCTURE, "id: owner, weight: 2", "id: keeper, weight: 2", "id: keeper", '"keeper" has no words in'],
    [
      STRUCTURE,
      "key: personal_injury",
      "key: moon_injury",
      "moon_injury",
      '"moon_injury" is no kind of limit',
    ],
    [
      STRUCTURE,
      "claim_types: [dog_bite]",
      "claim_types: [cat_bite]",
      "cat_bite",
      '"cat_bite" is no claim type',
    ],
    [STRUCTURE, "facts: [injury", "facts: [moonburn", "moonburn", '"moonburn" is no fact'],
    [LEXICON, "[scenes]", "[hint moonburn]\nbarked\n[scenes]", "[hint moonburn]", '"moonburn" is no fact'],
    [
      STRUCTURE,
      "small_claims_court",
      "small_moon_court",
      "small_moon_court",
      '"small_moon_court" is no help',
    ],
    [LEXICON, "@dog ~9 @bite", "@wolf ~9 @bite", "[scenes]", 'There is no class of words "@wolf"'],
    [STRUCTURE, "like: injury", "like: injuries", "like: injuries", 'There is no family "injuries"'],
    [STRUCTURE, "{ same: injury }", "{ same: injury.halo }", "halo", 'no family has "injury.halo"'],
    [
      STRUCTURE,
      'citation: "Cal. Civ. Code § 3342"',
      "citation: 3342",
      "3342",
      "citation must stand in quotes",
    ],
    [WORDS, "  owner:", "  keeper:", "name: The other person owned", 'has no "keeper" among its elements'],
    [WORDS, "recovery: ", "recoverie: ", "recoverie", "Unrecognized key"],
    [LEXICON, "[element owner]", "[element keeper]", "[element keeper]", "belongs to nothing in"],
    [LEXICON, "dog bite,", "dog ?bite,", "dog ?bite", '"dog ?bite" can match nothing'],
    [LEXICON, "dog bite,", "dog bite, dog bite,", "dog bite, dog bite", '"dog bite" stands twice'],
    [LEXICON, "dog bite,", "=wolves, dog bite,", "[strong]", 'no family "wolves" has these words'],
  ] as const)("names file and line of a slip in %s: %s -> %s", (file, before, after, line, message) => {
    const faults = faultsAfter(file, (text) => text.replace(before, after));
    const at = `knowledge/${file}:${lineOf(file, line)}: `;
    expect(faults.filter((fault) => fault.startsWith(at) && fault.includes(message))).toHaveLength(1);
  });

  it("misses a part that neither the type nor its family gives", () => {
    expect(faultsAfter(WORDS, (text) => text.replace(/^recovery: .*\n/m, ""))).toEqual([
      `knowledge/${STRUCTURE}:2: recovery is missing, here, in knowledge/${WORDS} and in what it is like.`,
    ]);
  });

  it("never takes law from a family without a word", () => {
    expect(faultsAfter(FAMILY, (text) => `${text}laws: []\n`)).toEqual([]);
    expect(
      faultsAfter(STRUCTURE, (text) => text.replace(/^laws:\n[^]*?(?=^limitations:)/m, "")).join(),
    ).toContain("laws is missing");
  });

  it("misses a file, and refuses one that no menu names", () => {
    rmSync(join(folder, WORDS));
    expect(faultsAfter(MENU, (text) => text.replace(/ +- slip_and_fall\n/, ""))).toEqual([
      `knowledge/${WORDS}:1: the file is missing.`,
    ]);
    const faults: string[] = [];
    readClaims(folder, KNOWN, faults);
    expect(faults).toContain(
      "knowledge/claims/personal_injury/slip_and_fall.yaml:1: not in knowledge/claims/menu.yaml under its category.",
    );
    expect(faults).toContain(
      'knowledge/words/en/claims/slip_and_fall.yaml:1: there is no claim type "slip_and_fall".',
    );
  });
});
