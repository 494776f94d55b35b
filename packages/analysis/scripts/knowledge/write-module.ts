import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiled } from "./compile.ts";

const MADE =
  "// Made from knowledge/ by packages/analysis/scripts/compile-knowledge.ts; change the knowledge there.";

/** What the types of each module's values are written with. */
const IMPORTS: Record<keyof Compiled, string> = {
  claims: `import type { ClaimType, LegalCategory } from "../knowledge.ts";
import type { ClaimHint } from "../lexicon.ts";`,
  lexicon: `import type { COURTS, DangerFrame, FactCue, SideCues, StepKind, TELLINGS, ThesaurusEntry, TopicVocabulary } from "../lexicon.ts";
import type { CalendarWords } from "../calendar-words.ts";
import type { ReadingWords } from "../reading-words.ts";`,
  sentences: `import type { Template } from "../sentence.ts";`,
  knowledge: `import type { OutcomeSource } from "../estimate/outcome-source.ts";
import type { LetterForm, LetterWords } from "../letters/letter.ts";
import type { PlaceRules, PlaceTopic, PlaceUses, RuleWords } from "../law/place-rule.ts";
import type { Crisis } from "../crisis.ts";
import type { PaperClock } from "../paper-clock.ts";
import type { LimitUse, NoLimitWords } from "../deadlines/limit-kinds.ts";
import type { DecisionSides, FreeHelp, LegalCategory, LimitationKey, LimitationRule, State, Trigger } from "../knowledge.ts";`,
};

/** Text that stands for a value in JavaScript: a JSON text, which loads several times faster than a literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/**
 * Writes the modules that the engine reads, and their types, into a folder; each file appears as a whole or not at all.
 * That of the law comes last: its first line says from which sources all of them were made.
 */
export function writeModules(folder: string, compiled: Compiled, digest: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ["claims", "lexicon", "sentences", "knowledge"] as const) {
    const values = Object.entries(compiled[name].values);
    const ids = Object.entries(compiled[name].ids);
    put(join(folder, `${name}.d.ts`), [
      MADE,
      IMPORTS[name],
      ...ids.map(([id, all]) => `export type ${id} = ${all.map((one) => JSON.stringify(one)).join(" | ")};`),
      ...values.map(([value, { type }]) => `export declare const ${value}: ${type};`),
    ]);
    put(join(folder, `${name}.js`), [
      `// ${digest}`,
      MADE,
      ...values.map(([id, { value }]) => `export const ${id} = ${parsed(value)};`),
    ]);
  }
}

function put(file: string, lines: readonly string[]): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${lines.join("\n")}\n`);
  renameSync(unfinished, file);
}
