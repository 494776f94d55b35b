import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { KNOWLEDGE_RELEASE } from "../../src/index.ts";
import { releaseOf } from "./release.ts";

const top = resolve(import.meta.dirname, "../../../..");
const copy = mkdtempSync(join(tmpdir(), "standing-release-"));
for (const path of ["knowledge", "packages/analysis/src/deadlines"])
  cpSync(join(top, path), join(copy, path), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function rewritten(path: string, change: (text: string) => string): string {
  const file = join(copy, path);
  const before = readFileSync(file, "utf8");
  expect(change(before)).not.toBe(before);
  writeFileSync(file, change(before));
  const release = releaseOf(copy);
  writeFileSync(file, before);
  return release;
}

it("a release is named by its files alone, and the engine carries that name", () => {
  expect(releaseOf(copy)).toBe(KNOWLEDGE_RELEASE);
  expect(KNOWLEDGE_RELEASE).toMatch(/^[0-9a-f]{12}$/);
});

it("a changed value of the law, a changed rule and a changed count of days each make another release", () => {
  const releases = [
    rewritten("knowledge/law/OH.yaml", (text) => text.replace("value: 28", "value: 27")),
    rewritten("knowledge/papers.yaml", (text) => `${text}\n`),
    rewritten("packages/analysis/src/deadlines/holidays.ts", (text) => `${text}\n`),
  ];
  expect(new Set([...releases, KNOWLEDGE_RELEASE]).size).toBe(4);
  expect(releaseOf(copy)).toBe(KNOWLEDGE_RELEASE);
});

it("a test, a note or a sentence of the report makes none", () => {
  for (const path of ["knowledge/README.md", "knowledge/words/en/sentences/summary.yaml"])
    expect(rewritten(path, (text) => `${text}\n`)).toBe(KNOWLEDGE_RELEASE);
});
