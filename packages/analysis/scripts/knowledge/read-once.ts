import { readFileSync } from "node:fs";
import type { Faults } from "./yaml-file.ts";

/** What was read without a fault, by the path of its file. */
const clean = new Map<string, { text: string; found: unknown }>();

/**
 * Reads a file line by line, and only once as long as it is the same and has no fault: who checks hundreds of changes reads
 * all other files each time.
 * @param read what the lines say; notes its faults itself
 */
export function readLinesOnce<T>(file: string, faults: Faults, read: (lines: readonly string[]) => T): T {
  const text = readFileSync(file, "utf8");
  const known = clean.get(file);
  if (known?.text === text) return known.found as T;
  const before = faults.length;
  const found = read(text.split("\n"));
  if (faults.length === before) clean.set(file, { text, found });
  return found;
}
