/** Analyses per second of the command line, one process, and the time of one analysis within it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { percentile, report, top } from "./app.ts";

const STORIES = 2_000;
const PARTS = [
  "I slipped on a wet floor in a store and broke my wrist. There was no warning sign. My bills are $12,000.",
  "My landlord kept my security deposit of $1,900 after I moved out and never sent a list of damages.",
  "I worked 55 hours a week as a cook and was paid for 40. My boss says I am salaried.",
  "A debt collector sued me for a credit card that is eight years old. I got the papers last week.",
  "The officer threw me to the ground and broke my arm after I had my hands up. I was not charged.",
];
const STATES = ["CA", "TX", "NY", "FL", "IL"];

const child = spawn(
  process.execPath,
  [join(top, "packages/analysis/src/main.ts"), "analyze", "-", "--json"],
  {
    stdio: ["pipe", "pipe", "inherit"],
  },
);
const started = performance.now();
for (let n = 0; n < STORIES; n += 1) {
  const line = {
    id: String(n),
    description: `${PARTS[n % 5]} ${PARTS[(n * 7 + 1) % 5]}`,
    incident_state: STATES[n % 5],
    incident_date: "2026-03-01",
    as_of: "2026-11-20",
  };
  child.stdin.write(`${JSON.stringify(line)}\n`);
}
child.stdin.end();
let text = "";
for await (const chunk of child.stdout) text += String(chunk);
const seconds = (performance.now() - started) / 1000;
const elapsed = text
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { elapsed_ms: number }).elapsed_ms);
report({
  stories: elapsed.length,
  seconds: Number(seconds.toFixed(2)),
  analyses_per_second: Math.round(elapsed.length / seconds),
  analysis_ms: { p50: percentile(elapsed, 0.5), p95: percentile(elapsed, 0.95) },
});
