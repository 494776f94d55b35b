// `npm run coverage`: checks the rows under docs/coverage and writes docs/coverage.md.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { faultsOf, readRows, renderCoverage } from "./coverage/rows.ts";

const root = path.resolve(import.meta.dirname, "..");
const rows = readRows(root);
const faults = faultsOf(rows, root);
for (const fault of faults) process.stderr.write(`${fault}\n`);
writeFileSync(path.join(root, "docs/coverage.md"), renderCoverage(rows));
process.stdout.write(`${rows.length} rows, ${faults.length} point at nothing\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
