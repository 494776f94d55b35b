import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEASUREMENTS, hold } from "./marks.ts";

const top = join(import.meta.dirname, "..");

test("a figure is held against its mark, and what was not measured is not met", () => {
  const mark = { says: "pages", at: ["a", 0, "p95"], unit: "ms", most: 400 };
  expect(hold(mark, { a: [{ p95: 400 }] })).toMatchObject({ found: "400 ms", met: true });
  expect(hold(mark, { a: [{ p95: 401 }] })).toMatchObject({ wanted: "at most 400 ms", met: false });
  for (const printed of [null, {}, { a: [] }, { a: [{ p95: "fast" }] }])
    expect(hold(mark, printed)).toMatchObject({ found: "not measured", met: false });
  const times = { says: "times", at: ["few"], over: ["many"], unit: "times", most: 1.3 };
  expect(hold(times, { few: 130, many: 100 })).toMatchObject({ found: "1.3 times", met: true });
  expect(hold(times, { few: 130, many: 0 }).met).toBe(false);
});

test("every measurement has its script", () => {
  for (const { script } of MEASUREMENTS) expect(existsSync(join(top, script)), script).toBe(true);
});

const DOCUMENTS = ["docs/operations.md", "docs/accuracy.md"];
const SCRIPT =
  /`(?:node )?((?:packages\/analysis\/)?(?:bench|scripts)\/[\w/-]+\.ts)[^`]*`|`npm run ([\w:-]+)[^`]*`/g;
/** A cell that says what was measured: numbers, and at most a few words between them. */
const FIGURES = /^[^a-z]*\d[^a-z]*(?:[a-z]+[^a-z]*\d[^a-z]*)*$|^\d[\d.,% ]*/i;

const scripts = (JSON.parse(readFileSync(join(top, "package.json"), "utf8")) as { scripts: object }).scripts;
const known = (text: string) =>
  [...text.matchAll(SCRIPT)].some(([, file, name]) =>
    file === undefined ? name !== undefined && name in scripts : existsSync(join(top, file)),
  );

/** The sections of a document by their headings; a figure belongs to a script of its own section. */
function sectionsOf(document: string): string[] {
  return readFileSync(join(top, document), "utf8").split(/^(?=#{1,3} )/m);
}

const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );

/** Whether a piece of a document holds a table of figures. */
function hasFigures(text: string): boolean {
  const cells = rowsOf(text)
    .slice(1)
    .map(([first = ""]) => first);
  return cells.length > 0 && cells.filter((cell) => FIGURES.test(cell)).length * 2 > cells.length;
}

test.each(DOCUMENTS)("each table of figures in %s names the script that printed it", (document) => {
  // What stands before the first chapter is said of it.
  const [title = "", introduction = "", first = "", ...others] = sectionsOf(document);
  const sections = [title + introduction + first, ...others];
  const tables = sections.filter(hasFigures);
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((section) => !known(section)).map((section) => section.split("\n")[0])).toEqual([]);
});

test("each time and rate in the chapter on growth names the script that printed it", () => {
  const growth = sectionsOf("docs/operations.md").find((section) => section.startsWith("## Growth")) ?? "";
  const told = growth
    .split(/\n\n/)
    .filter((paragraph) => /\d (?:ms|milliseconds|seconds)\b|\d[\w ]{0,30} a second\b/.test(paragraph));
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter((paragraph) => !known(paragraph)).map((paragraph) => paragraph.slice(0, 80))).toEqual(
    [],
  );
});
