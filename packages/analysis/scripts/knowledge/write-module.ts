import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiled } from "./compile.ts";

const MADE =
  "// Made from knowledge/ by packages/analysis/scripts/compile-knowledge.ts; change the knowledge there.";

const IMPORTS = `import type { LetterForm, LetterWords } from "../letters/letter.ts";
import type { PlaceRules, PlaceTopic, PlaceUses, RuleWords } from "../law/place-rule.ts";
import type { LimitationKey, LimitationRule, LimitUse, State } from "../knowledge.ts";`;

/** Text that stands for a value in JavaScript: a JSON text, which loads several times faster than a literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** Writes the module that the engine reads, and its types, into a folder; each file appears as a whole or not at all. */
export function writeModule(folder: string, compiled: Compiled, digest: string): void {
  mkdirSync(folder, { recursive: true });
  const values = Object.entries(compiled.values);
  const ids = Object.entries(compiled.ids);
  put(join(folder, "knowledge.d.ts"), [
    MADE,
    IMPORTS,
    ...ids.map(([name, all]) => `export type ${name} = ${all.map((id) => JSON.stringify(id)).join(" | ")};`),
    ...values.map(([name, { type }]) => `export declare const ${name}: ${type};`),
  ]);
  put(join(folder, "knowledge.js"), [
    `// ${digest}`,
    MADE,
    ...values.map(([name, { value }]) => `export const ${name} = ${parsed(value)};`),
  ]);
}

function put(file: string, lines: readonly string[]): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${lines.join("\n")}\n`);
  renameSync(unfinished, file);
}
