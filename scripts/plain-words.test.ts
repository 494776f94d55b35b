import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readingGrade } from "../packages/analysis/src/report/grade.ts";

const TOP = join(import.meta.dirname, "..");
const MESSAGES = join(TOP, "apps/web/messages/en");
/** School grade that the sentences of a page may ask for. */
const MOST = 7;

const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOf);

const catalogues = readdirSync(MESSAGES).map((file) => ({
  file,
  texts: textsOf(JSON.parse(readFileSync(join(MESSAGES, file), "utf8"))),
}));

/** The words of the glossary's last column. */
const refused = readFileSync(join(TOP, "docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .flatMap((line) => line.split("|")[3]?.split(",") ?? [])
  .map((word) => word.trim().toLowerCase())
  .filter((word) => word !== "");

test("there are words to refuse", () => expect(refused).toContain("time limit"));

test.each(catalogues)("$file reads at grade 7 or below", ({ texts }) => {
  const sentences = texts.filter((text) => /[.!?]$/.test(text));
  expect(readingGrade(sentences.join("\n"))).toBeLessThanOrEqual(MOST);
});

test.each(catalogues)("$file calls each thing by its one name", ({ texts }) => {
  const found = texts.filter((text) => refused.some((word) => text.toLowerCase().includes(word)));
  expect(found).toEqual([]);
});
