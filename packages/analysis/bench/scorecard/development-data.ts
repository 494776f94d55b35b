import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folder of the development data: `shared/data` beside the clone or beside a folder around it; nothing of it ships. */
const DATA = dataBeside(import.meta.dirname);

function dataBeside(folder: string): string {
  const data = join(folder, "shared", "data");
  const above = dirname(folder);
  return existsSync(data) || above === folder ? data : dataBeside(above);
}

/** Folder of a part of the development data, whether it is there or not. */
export function dataFolder(name: string): string {
  return join(DATA, name);
}

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

/** How often something holds, with its 95% interval (Wilson). */
export interface Count {
  hits: number;
  of: number;
  share: number | null;
  low: number | null;
  high: number | null;
}

const Z = 1.96;

/** Counts what holds, and how far the true share may lie from the one seen. */
export function countOf(held: readonly boolean[]): Count {
  const of = held.length;
  const hits = held.filter(Boolean).length;
  if (of === 0) return { hits, of, share: null, low: null, high: null };
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return {
    hits,
    of,
    share: round(share),
    low: round(Math.max(0, (middle - spread) / scale)),
    high: round(Math.min(1, (middle + spread) / scale)),
  };
}
