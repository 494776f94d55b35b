import { existsSync } from "node:fs";
import { join } from "node:path";
import { readLinesOnce } from "./read-once.ts";
import type { Faults } from "./yaml-file.ts";

const FILE = "lexicon/es/gloss.txt";
/** Words as they stand in a story that is made ready for reading. */
const SPANISH = /^[a-z0-9$]+(?: [a-z0-9$]+)*$/;
/** A full stop would end a sentence that the story does not end. */
const ENGLISH = /^[a-z0-9'$-]+(?: [a-z0-9'$-]+)*$/;

/**
 * Reads what words of Spanish mean: `papeles de la corte = court papers`, an entry a line; `#` begins a remark.
 * A line of another form, or words that stand twice, are faults.
 */
export function readGloss(folder: string, faults: Faults): Record<string, string> {
  const path = join(folder, FILE);
  if (existsSync(path)) return readLinesOnce(path, faults, (lines) => glossOf(lines, faults));
  faults.push(`knowledge/${FILE}:1: the file is missing.`);
  return {};
}

function glossOf(lines: readonly string[], faults: Faults): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [at, whole] of lines.entries()) {
    const line = whole.trim();
    if (line === "" || line.startsWith("#")) continue;
    const say = (message: string) => faults.push(`knowledge/${FILE}:${at + 1}: ${message}`);
    const [spanish = "", english = "", more] = line.split(" = ");
    if (more !== undefined || !SPANISH.test(spanish) || !ENGLISH.test(english))
      say(`"${line}" is not "spanish words = english words" in small letters.`);
    else if (found[spanish] !== undefined) say(`"${spanish}" stands twice.`);
    else found[spanish] = english;
  }
  return found;
}
