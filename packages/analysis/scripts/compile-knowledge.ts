import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Compiled, compileKnowledge } from "./knowledge/compile.ts";
import { releaseOf } from "./knowledge/release.ts";
import { EDITOR_SCHEMAS } from "./knowledge/shapes.ts";
import { writeModules } from "./knowledge/write-module.ts";
import { KnowledgeFaults } from "./knowledge/yaml-file.ts";

/** Checks `knowledge/` and writes the module that the engine reads; `--schemas` writes the schemas for editors instead. */

const top = resolve(import.meta.dirname, "../../..");
const knowledge = join(top, "knowledge");

if (process.argv.includes("--schemas")) {
  for (const [name, shape] of Object.entries(EDITOR_SCHEMAS))
    writeFileSync(
      join(knowledge, "schema", name),
      `${JSON.stringify(z.toJSONSchema(shape, { io: "input" }), null, 2)}\n`,
    );
} else {
  try {
    writeModules(
      join(top, "packages/analysis/src/compiled"),
      withRelease(compileKnowledge(knowledge)),
      process.argv[2] ?? "",
    );
  } catch (error) {
    if (!(error instanceof KnowledgeFaults)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function withRelease(compiled: Compiled): Compiled {
  const KNOWLEDGE_RELEASE = { type: "string", value: releaseOf(top) };
  const { knowledge: law, ...others } = compiled;
  return { ...others, knowledge: { ...law, values: { ...law.values, KNOWLEDGE_RELEASE } } };
}
