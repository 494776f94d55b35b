import { existsSync } from "node:fs";
import { join } from "node:path";
import { readLinesOnce } from "./read-once.ts";
import type { Faults } from "./yaml-file.ts";

const FILE = "lexicon/en/spelling.txt";
const RIGHT = /^[a-z]+$/;
/** A short word that is one letter away from another is as often that one. */
const WRONG = /^[a-z]{4,}$/;

/**
 * Reads how words are often misspelled: `lawyer: lawer, laywer`, an entry a line; `#` begins a remark. Gives the right
 * word for each wrong one. A line of another form, a wrong word that stands twice or is a right one too, are faults.
 */
export function readSpelling(folder: string, faults: Faults): Record<string, string> {
  const path = join(folder, FILE);
  if (existsSync(path)) return readLinesOnce(path, faults, (lines) => spellingOf(lines, faults));
  faults.push(`knowledge/${FILE}:1: the file is missing.`);
  return {};
}

function spellingOf(lines: readonly string[], faults: Faults): Record<string, string> {
  const found: Record<string, string> = {};
  const rights = new Set(lines.map((line) => line.split(":")[0]));
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim();
    if (line === "" || line.startsWith("#")) continue;
    const say = (message: string) => faults.push(`knowledge/${FILE}:${at + 1}: ${message}`);
    const [right = "", wrongs = ""] = line.split(": ");
    if (!RIGHT.test(right)) say(`"${line}" is not "right: wrong, wrong" in small letters.`);
    for (const wrong of wrongs.split(", "))
      if (!WRONG.test(wrong)) say(`"${wrong}" is not a word of four small letters or more.`);
      else if (found[wrong] !== undefined || rights.has(wrong)) say(`"${wrong}" stands twice.`);
      else found[wrong] = right;
  }
  return found;
}
