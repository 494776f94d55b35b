import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folder of the development data beside the clone; nothing of it ships. */
const DATA = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "data");

/** True when this part of the development data is there. */
export function hasData(...path: string[]): boolean {
  return existsSync(join(DATA, ...path));
}

/** Records of a JSON Lines file of the development data, as the caller describes them. */
export function readJsonLines<T>(...path: string[]): T[] {
  return readFileSync(join(DATA, ...path), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}

/** Text of a file of the development data. */
export function readData(...path: string[]): string {
  return readFileSync(join(DATA, ...path), "utf8");
}

/** A part of the card, or why it could not be run. */
export type Part<T> = T | { not_run: string };

export function notRun(what: string): { not_run: string } {
  return { not_run: `The development data (${what}) is not beside this clone.` };
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
