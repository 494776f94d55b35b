// `npm run drills`: what takes too long for `npm test` and must pass before a release. Each drill prints its own
// figures; the last lines say which passed. `npm run drills -- fuzz kill` runs some of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildWhenChanged } from "./prepare/build.mjs";
import { installWhenMissing } from "./prepare/install.mjs";
import { compileKnowledgeWhenChanged } from "./prepare/knowledge.mjs";
import { alone } from "./prepare/lock.mjs";
import { node, top } from "./prepare/places.mjs";
import { PrepareProblem, endWithProblem } from "./prepare/problem.mjs";
import { runCommand } from "./test-steps.mjs";

/** Other calls each day, and the same ones again when they are asked for: the fuzz prints its seed. */
const seed = String(Math.floor(Date.now() / 86_400_000));
const playwright = ["playwright", "test", "--config", "e2e/playwright.config.ts", "--reporter=list"];

const drills = {
  fuzz: { says: "50,000 malformed calls", command: [node, "bench/fuzz.ts", "50000", seed] },
  kill: {
    says: "20 kills in the middle of submissions and analyses",
    command: ["vitest", "run", "--project", "processes", "scripts/bad-days.test.ts"],
    settings: { KILL_ROUNDS: "20" },
  },
  typing: {
    says: "text typed before the scripts arrive, on every form, three times",
    command: [...playwright, "--repeat-each=3", "--retries=0", "early-typing"],
  },
  words: {
    says: "no told decision has twelve words in a row of a source",
    command: [node, "packages/analysis/bench/validate-corpus.ts", "--own-words"],
  },
  ...(scripts().mutate && {
    mutate: { says: "faults put in on purpose", command: ["npm", "run", "mutate"] },
  }),
};

function scripts() {
  return JSON.parse(readFileSync(join(top, "package.json"), "utf8")).scripts;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in drills));
const results = [];
try {
  if (unknown.length > 0)
    throw new PrepareProblem(`There is no drill ${unknown.join(", ")}: ${Object.keys(drills).join(", ")}`);
  await alone(() => {
    installWhenMissing();
    compileKnowledgeWhenChanged();
    return buildWhenChanged();
  });
  for (const [name, { says, command, settings }] of Object.entries(drills)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stdout.write(`\n── ${name}: ${says}\n`);
    const began = Date.now();
    const passed = await runCommand(command, { NODE_ENV: "test", ...settings });
    results.push({ name, passed, seconds: Math.round((Date.now() - began) / 1000) });
  }
} catch (error) {
  endWithProblem(error);
}
process.stdout.write("\n");
for (const { name, passed, seconds } of results)
  process.stdout.write(`${name}: ${passed ? "passed" : "failed"}, ${seconds} s\n`);
process.exitCode = results.length > 0 && results.every(({ passed }) => passed) ? 0 : 1;
