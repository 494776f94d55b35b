import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Decision } from "../src/records.ts";
import { hashOf } from "./held-back.ts";

/** A told decision and where it stands: `file:line`. */
export interface Told {
  place: string;
  decision: Decision;
}

/** One text of the development data with the ids of its record. */
interface SourceText {
  file: string;
  ids: readonly string[];
  text: string;
}

/** As many words in a row are a copy. */
const RUN = 12;
const FACTOR = 16_777_619;
/** Shorter strings of a record are names and labels. */
const SHORTEST_TEXT = 40;

/** Words of a text in lower case, with their inner points, hyphens and apostrophes. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * Faults of our own words, a line each: a decision whose named source is in none of the files, and a decision that has
 * twelve words in a row in common with any text of the folders, whether it was told from it or not.
 */
export function faultsOfOwnWords(told: readonly Told[], folders: readonly string[]): string[] {
  const runs = new RunsOf(told);
  const missing = new Map(
    told.flatMap(({ place, decision: { source } }) =>
      source.file === null
        ? []
        : [
            [
              `${baseName(source.file)}/${source.id}`,
              `${place}: source ${source.id} is not in ${source.file}`,
            ],
          ],
    ),
  );
  const copied = new Map<string, string>();
  for (const path of folders.flatMap(filesOf))
    for (const { file, ids, text } of textsOf(path)) {
      for (const id of ids) missing.delete(`${file}/${id}`);
      for (const { place, run } of runs.sharedWith(text))
        if (!copied.has(place)) copied.set(place, `${place}: words of ${file} ${ids[0] ?? ""}: ${run}`);
    }
  return [...missing.values(), ...copied.values()];
}

/** The runs of told decisions by a rolling number, so that millions of words can be looked up one by one. */
class RunsOf {
  readonly #byHash = new Map<number, { place: string; run: string }[]>();
  readonly #numbers = new Map<string, number>();

  constructor(told: readonly Told[]) {
    for (const { place, decision } of told)
      for (const text of [decision.facts, decision.holding, decision.matters]) {
        const words = wordsOf(text);
        this.#roll(words, (hash, at) => {
          const run = words.slice(at, at + RUN).join(" ");
          this.#byHash.set(hash, [...(this.#byHash.get(hash) ?? []), { place, run }]);
        });
      }
  }

  sharedWith(text: string): { place: string; run: string }[] {
    const words = wordsOf(text);
    const found: { place: string; run: string }[] = [];
    this.#roll(words, (hash, at) => {
      const known = this.#byHash.get(hash);
      if (known === undefined) return;
      const run = words.slice(at, at + RUN).join(" ");
      found.push(...known.filter((one) => one.run === run));
    });
    return found;
  }

  #roll(words: readonly string[], visit: (hash: number, at: number) => void): void {
    let leaving = 1;
    for (let i = 1; i < RUN; i++) leaving = Math.imul(leaving, FACTOR);
    let hash = 0;
    const numbers = words.map((word) => this.#numberOf(word));
    numbers.forEach((number, end) => {
      if (end >= RUN) hash = (hash - Math.imul(numbers[end - RUN] ?? 0, leaving)) | 0;
      hash = (Math.imul(hash, FACTOR) + number) | 0;
      if (end >= RUN - 1) visit(hash, end - RUN + 1);
    });
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word) ?? hashOf(word) | 0;
    this.#numbers.set(word, known);
    return known;
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.jsonl(\.gz)?$/.test(name))
    .map((name) => join(folder, name));
}

/** `state_decisions` of `/data/state_decisions.jsonl.gz`. */
function baseName(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.jsonl(\.gz)?$/, "");
}

function textsOf(path: string): SourceText[] {
  const raw = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(raw) : raw).toString("utf8").split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const row = JSON.parse(line) as Record<string, unknown>;
      const ids = [row.source_id, row.id].filter((id) => typeof id === "string");
      return { file: baseName(path), ids, text: stringsOf(row).join("\n") };
    });
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length < SHORTEST_TEXT ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
