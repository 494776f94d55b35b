/**
 * Draws told decisions for a third reading and prints each beside the text that it was told from.
 * `node packages/analysis/bench/third-reading.ts [from] [to]`: places in the draw, 1 to 100 unless said; `--ids` prints
 * their names alone, `--day=2026-11-21` those told on that day. Those told on the last day and those whose text lacks
 * its middle are drawn twice as often.
 */
import { createHash } from "node:crypto";
import type { Decision } from "../src/records.ts";
import { loadShippedDecisions } from "../src/retrieval/shipped.ts";
import { readSource } from "../scripts/outcomes/source-record.ts";
import { dataFolder } from "./scorecard/development-data.ts";

const SEED = "third reading of November 23, 2026";
const LAST_DAY = "2026-11-23";
const GAP = "[…]";
const FOLDERS = ["precedents", "decisions"].map(dataFolder);
const NOT_SHOWN: readonly string[] = ["citation_graph", "cites", "citations_normalised", "licence"];

/** What the data says of a decision beside its text. */
interface TextAtHand {
  text: string;
  facts: string;
}

const told = await loadShippedDecisions();
const texts = textsAtHand(told);
const withText = told.filter(({ source }) => texts.has(source.id ?? ""));
const drawn = withText.toSorted((a, b) => place(a) - place(b));
const flags = process.argv.slice(2);
const [from = 1, to = 100] = flags.filter((flag) => !flag.startsWith("--")).map(Number);
const day = flags.find((flag) => flag.startsWith("--day="))?.slice("--day=".length);
const some = drawn
  .map((decision, index) => ({ decision, number: index + 1 }))
  .slice(from - 1, to)
  .filter(({ decision }) => day === undefined || decision.checked === day);

console.log(
  `${told.length} told, ${withText.length} with a text; of ${some.length} drawn ${some.filter(({ decision }) => ofLastDay(decision)).length} are of ${LAST_DAY} and ${some.filter(({ decision }) => lacksMiddle(decision)).length} lack the middle of their text.`,
);
for (const { decision, number } of some) {
  console.log(`\n${number}. ${decision.id}`);
  if (flags.includes("--ids")) continue;
  const { source, ...telling } = decision;
  console.log(JSON.stringify(telling));
  console.log(`--- ${source.file} ${texts.get(source.id ?? "")?.facts}\n${texts.get(source.id ?? "")?.text}`);
}

/** A decision's place in the draw: chance from its own name, so that what is added or taken out moves no other. */
function place(decision: Decision): number {
  const hash = createHash("sha256").update(`${SEED}/${decision.id}`).digest();
  const chance = (hash.readUInt32BE(0) + 0.5) / 2 ** 32;
  return -Math.log(chance) / (ofLastDay(decision) || lacksMiddle(decision) ? 2 : 1);
}

function ofLastDay({ checked }: Decision): boolean {
  return checked === LAST_DAY;
}

function lacksMiddle({ source }: Decision): boolean {
  return texts.get(source.id ?? "")?.text.includes(GAP) ?? false;
}

function textsAtHand(decisions: readonly Decision[]): Map<string, TextAtHand> {
  const wanted = new Set(decisions.map(({ source }) => source.id));
  const files = new Set(decisions.flatMap(({ source }) => source.file ?? []));
  const found = new Map<string, TextAtHand>();
  for (const file of files) {
    const name = file.replace(/\.jsonl(\.gz)?$/, "");
    for (const record of FOLDERS.flatMap((folder) => readSource(folder, name))) {
      const { text, ...facts } = record as unknown as Record<string, unknown>;
      const id = facts["source_id"] ?? facts["id"];
      if (typeof id !== "string" || !wanted.has(id) || typeof text !== "string") continue;
      const shown = Object.entries(facts).filter(
        ([key, value]) => value !== null && !NOT_SHOWN.includes(key),
      );
      found.set(id, { text, facts: JSON.stringify(Object.fromEntries(shown)) });
    }
  }
  return found;
}
