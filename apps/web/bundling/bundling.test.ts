import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { exportsAny, importedNames, partsOf } from "./contract-parts.ts";
import { type Piece, shareOut } from "./shared-files.ts";
import { asSingles, singleWord, wordsIn } from "./single-words.ts";
import { UNWATCHED_NAMES } from "./unwatched-router.ts";

const words = join(import.meta.dirname, "../app/words");

test("a module of the contract falls into what needs no schema and what does", () => {
  const { whole, plain, schemas } = partsOf(
    "things.ts",
    [
      'import { z } from "zod";',
      'import { LENGTHS } from "./lengths.ts";',
      'export const NAMES = ["a", "b"];',
      "export const name = z.enum(NAMES);",
      "const inner = z.object({ name, text: z.string().max(LENGTHS.name) });",
      "export function isName(text) { return NAMES.includes(text); }",
      "export function reads(text) { return inner.safeParse(text).success; }",
    ].join("\n"),
  );
  expect(whole).toBe(
    'export { NAMES, isName } from "./things.ts?part=plain";\nexport { name, reads } from "./things.ts?part=schemas";',
  );
  expect(plain).not.toContain("zod");
  expect(plain).toContain('export const NAMES = ["a", "b"];');
  expect(schemas).toContain('import { NAMES, isName } from "./things.ts?part=plain";');
  expect(schemas).toContain("export const name = /* @__PURE__ */ (() => (z.enum(NAMES)))();");
  expect(exportsAny(plain, importedNames('import { isName as is, x } from "@standing/contract";'))).toBe(
    true,
  );
  expect(exportsAny(schemas, importedNames('import { isName } from "@standing/contract";'))).toBe(false);
});

test("every module of the contract can be cut so, and loses nothing", async () => {
  const contract = join(import.meta.dirname, "../../../packages/contract/src");
  const files = (await readdir(contract)).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const { code } = await transformWithOxc(await readFile(join(contract, file), "utf8"), file, {
      sourcemap: false,
    });
    const { whole } = partsOf(file, code);
    const shown = new Set(whole.match(/\w+/g));
    for (const [, name = ""] of code.matchAll(/^export (?:const|function|class) (\w+)/gm))
      expect(shown, `${file} ${name}`).toContain(name);
  }
});

test("each message of each catalogue has a module of its own", async () => {
  const files = (await readdir(words)).filter((file) => file.endsWith(".ts") && !file.startsWith("say."));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const code = await readFile(join(words, file), "utf8");
    const made = [...code.matchAll(/^export const (\w+)/gm)].map((found) => found[1] ?? "");
    const singles = asSingles(file, code).split("\n");
    expect(singles).toHaveLength(made.length);
    for (const name of made) expect(singleWord(code, name)).toContain(`export const ${name} = `);
    // Whatever else stood in a catalogue would be lost.
    expect(
      code.split("\n").filter((line) => !/^(export const |import \* as \$ |\/\/ |$)/.test(line)),
    ).toEqual([]);
  }
});

test("a module has the words that it says", () => {
  const messages = ["title", "text", "older"].map((name) => `a.ts?word=${name}`);
  expect(wordsIn("words.title(); words.older ()", "a.ts", messages)).toEqual([
    "a.ts?word=title",
    "a.ts?word=older",
  ]);
});

const piece = (id: string, bytes: number, pages: number, imports: string[] = []): Piece => ({
  id,
  bytes,
  pages: Uint32Array.of(pages),
  imports,
});

test("what the same pages need is one file; small files are joined, and large ones only where pages share them", () => {
  const files = shareOut([
    piece("a", 900, 0b111),
    piece("b", 900, 0b111),
    piece("c", 200, 0b011),
    piece("heavy", 90_000, 0b1100),
  ]);
  expect(files.get("a")).toBe(files.get("b"));
  expect(files.get("c")).toBe(files.get("a"));
  expect(files.get("heavy")).not.toBe(files.get("a"));
});

test("no two files wait for each other", () => {
  // Joined, the two small ones would need the large one, which needs the second of them.
  const files = shareOut([
    piece("first", 100, 0b011, ["large"]),
    piece("large", 900_000, 0b100, ["second"]),
    piece("second", 100, 0b011),
  ]);
  expect(files.get("second")).toBe(files.get("first"));
  const apart = shareOut([
    piece("first", 100, 0b0011, ["large"]),
    piece("large", 900_000, 0b1100, ["second"]),
    piece("second", 100, 0b0111),
  ]);
  expect(apart.get("second")).not.toBe(apart.get("first"));
});

test("what stands for the router's watching has the names of what it stands for", async () => {
  const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  for (const half of ["production", "development"]) {
    const code = await readFile(join(router, `dist/${half}/lib/router/instrumentation.js`), "utf8");
    const exported = /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(", ");
    expect(exported).toEqual(UNWATCHED_NAMES);
  }
});
