import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { node, top } from "./places.mjs";
import { PrepareProblem } from "./problem.mjs";

const SOURCES = [
  "knowledge",
  "packages/analysis/scripts/compile-knowledge.ts",
  "packages/analysis/scripts/knowledge",
  "packages/analysis/src/knowledge.ts",
  "packages/analysis/src/lexicon.ts",
  "packages/analysis/src/reading/pattern.ts",
  "packages/analysis/src/reading/reading.ts",
  "packages/analysis/src/reading/text.ts",
  "packages/analysis/src/deadlines",
];
const made = join(top, "packages/analysis/src/compiled/knowledge.js");

/** Checks the knowledge and writes the module that the engine reads, unless that was made from the same files. */
export function compileKnowledgeWhenChanged() {
  const digest = `sources ${digestOf(SOURCES.flatMap(filesUnder))}`;
  if (existsSync(made) && readFileSync(made, "utf8").startsWith(`// ${digest}\n`)) return;
  const ended = spawnSync(node, [join(top, "packages/analysis/scripts/compile-knowledge.ts"), digest], {
    cwd: top,
    encoding: "utf8",
  });
  if (ended.signal) process.exit(1);
  if (ended.status !== 0) throw new PrepareProblem(`The knowledge has faults:\n${ended.stderr.trim()}`);
}

function digestOf(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(top, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 32);
}

function filesUnder(path) {
  if (/\.(test\.ts|md|json)$/.test(path)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(top, path))
    .sort()
    .flatMap((entry) => filesUnder(`${path}/${entry}`));
}
