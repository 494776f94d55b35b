/**
 * Development only: reads the precedent data and writes the outcome records and base rates that ship.
 * `node scripts/build-outcomes.ts [FOLDER]`; without FOLDER the data beside the repository is read.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { outcomeFaults, toColumns } from "../src/estimate/outcome-columns.ts";
import { baseRatesOf } from "./outcomes/base-rates.ts";
import { malpracticeOutcomes } from "./outcomes/map-malpractice.ts";
import { outcomesOf } from "./outcomes/to-outcomes.ts";

const corpus = join(import.meta.dirname, "..", "corpus");
const folder = process.argv[2] ?? join(import.meta.dirname, "../../../../shared/data/precedents");
if (!existsSync(folder)) {
  console.error(`There is no folder ${folder}. Name the folder that holds the precedent data.`);
  process.exit(1);
}

const records = [
  ...outcomesOf(folder),
  ...malpracticeOutcomes(join(folder, "../decisions/npdb_sample.jsonl")),
].sort((a, b) => (a.id < b.id ? -1 : 1));
const faults = records.flatMap(outcomeFaults);
if (faults.length > 0) {
  console.error(`${faults.length} faults; nothing was written.\n${faults.slice(0, 20).join("\n")}`);
  process.exit(1);
}
const packed = gzipSync(JSON.stringify(toColumns(records)), { level: 9 });
writeFileSync(join(corpus, "outcomes.json.gz"), packed);
const rates = baseRatesOf(folder);
writeFileSync(join(corpus, "base-rates.json"), `${JSON.stringify(rates, null, 1)}\n`);

const byClaimType: Record<string, { n: number; with_amount: number }> = {};
for (const record of records) {
  const row = (byClaimType[record.claim_type] ??= { n: 0, with_amount: 0 });
  row.n += 1;
  if (record.amount_usd_cents !== null) row.with_amount += 1;
}
console.log(
  JSON.stringify(
    { records: records.length, bytes: packed.length, base_rates: rates.length, byClaimType },
    null,
    1,
  ),
);
