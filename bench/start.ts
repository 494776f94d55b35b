/** Cold start of a fresh clone to its first page, warm start, and memory at rest. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { report, scratchFolder, startApp, top } from "./app.ts";

const REST_MS = 10_000;

const folder = scratchFolder("start");
const clone = join(folder, "clone");
execFileSync("git", ["clone", "--quiet", top, clone]);
const home = join(folder, "home");

const cold = await startApp(clone, home);
await cold.stop();
const warmMs: number[] = [];
for (let run = 0; run < 3; run += 1) {
  const warm = await startApp(clone, home);
  warmMs.push(warm.firstPageMs);
  await warm.stop();
}
const resting = await startApp(clone, home);
await delay(REST_MS);
const memory = resting.residentMiB();
await resting.stop();
report({ cold_start_ms: cold.firstPageMs, warm_start_ms: warmMs, memory_at_rest_mib: memory });
