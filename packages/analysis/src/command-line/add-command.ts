import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Decision } from "../records.ts";
import { loadShippedDecisions } from "../retrieval/shipped.ts";
import { readRecords } from "./json-input.ts";

/** What became of each record of the file. */
export interface AddedDecisions {
  added: string[];
  /** `record 3: reason`. */
  faults: string[];
}

/**
 * Adds decisions (one object, an array or JSON Lines) to the corpus, each to the file of its category. Nothing is
 * written when one of them has a fault. `validate` gives the faults of one record.
 */
export async function addDecisions(
  text: string,
  folder: string,
  validate: (record: unknown) => string[],
): Promise<AddedDecisions> {
  const { records } = readRecords(text);
  const known = await loadShippedDecisions(folder);
  const marks = new Set(known.flatMap(marksOf));
  const faults: string[] = [];
  const fresh: Decision[] = [];
  for (const [index, record] of records.entries()) {
    const where = `record ${index + 1}`;
    const own = "error" in record ? [record.error] : validate(record.value);
    faults.push(...own.map((fault) => `${where}: ${fault}`));
    if ("error" in record || own.length > 0) continue;
    const decision = record.value as unknown as Decision;
    const taken = marksOf(decision).find((mark) => marks.has(mark));
    if (taken !== undefined) faults.push(`${where}: ${taken} is in the corpus already`);
    for (const mark of marksOf(decision)) marks.add(mark);
    fresh.push(decision);
  }
  if (faults.length > 0) return { added: [], faults };
  for (const decision of fresh) {
    const path = join(folder, `${decision.legal_category}.jsonl`);
    await endLine(path);
    await appendFile(path, `${JSON.stringify(decision)}\n`);
  }
  return { added: fresh.map(({ id }) => id), faults };
}

function marksOf({ id, citation }: Decision): string[] {
  return [id, ...(citation === null ? [] : [citation])];
}

async function endLine(path: string): Promise<void> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  if (text !== "" && !text.endsWith("\n")) await appendFile(path, "\n");
}
