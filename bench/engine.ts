/**
 * The engine alone: how long its module takes to load, bundled as the build bundles it, and how long `npm run law`
 * takes for every question on the law of the place in all 51 jurisdictions. Medians of five fresh processes, in
 * milliseconds; the law's time holds the start of npm and the check of the checkout.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { PLACE_TOPICS } from "../packages/analysis/src/compiled/knowledge.js";
import { STATE_NAMES } from "../packages/analysis/src/reading/places.ts";
import { machine, percentile, report, scratchFolder, top } from "./app.ts";

const RUNS = 5;

const folder = scratchFolder("engine");
const engine = join(folder, "engine.mjs");
const bundled = await rolldown({ input: join(top, "packages/analysis/src/index.ts"), platform: "node" });
await bundled.write({ file: engine, format: "esm" });
await bundled.close();

const load = join(folder, "load.mjs");
writeFileSync(
  load,
  `const before = performance.now(); await import("./engine.mjs"); console.log(performance.now() - before);`,
);

const questions = Object.keys(STATE_NAMES).flatMap((state) =>
  PLACE_TOPICS.map(({ id }) => ({ id: `${state} ${id}`, state, topic: id })),
);
const asked = questions.map((question) => `${JSON.stringify(question)}\n`).join("");

function output(command: string, given: readonly string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync(command, given, { cwd: top, input, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function lawTime(): number {
  const before = performance.now();
  const answers = output("npm", ["run", "--silent", "law", "--", "-", "--json"], asked).trim().split("\n");
  if (answers.length !== questions.length || answers.some((line) => "error" in JSON.parse(line)))
    throw new Error("not every question was answered");
  return performance.now() - before;
}

const loads = Array.from({ length: RUNS }, () => Number(output(process.execPath, [load])));
const laws = Array.from({ length: RUNS }, lawTime);
report({
  ...machine(),
  load_ms: Math.round(percentile(loads, 0.5)),
  law_questions: questions.length,
  law_ms: Math.round(percentile(laws, 0.5)),
});
