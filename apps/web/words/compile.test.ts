import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileAll, compileWords } from "./compile.ts";

const messages = join(import.meta.dirname, "../messages");
const modules = join(import.meta.dirname, "../app/words");

describe("compiling one catalogue", () => {
  test("a text with a place becomes a function with that parameter", () => {
    expect(compileWords("x", { en: { hello: "Hello {name}" } })).toContain(
      'export const hello = (values: { name: string | number }) => $.say({"en":"Hello {name}"}, values);',
    );
  });

  test("plural forms ask for a number n", () => {
    expect(compileWords("x", { en: { days: { one: "{n} day", other: "{n} days" } } })).toContain(
      "(values: { n: number }) => $.plural(",
    );
  });

  test("a family asks for one of its keys", () => {
    expect(compileWords("x", { en: { state: { met: "Yes", missing: "No" } } })).toContain(
      'stateKeys = ["met","missing"] as const;\nexport const state = (key: (typeof stateKeys)[number]) => $.choose(',
    );
  });

  test("a family of lists gives lists", () => {
    expect(compileWords("x", { en: { topics: { a: ["one"], b: ["two"] } } })).toContain("$.chooseList(");
  });

  test("a locale may leave a message out, and English stands in", () => {
    const source = compileWords("x", { en: { a: "A", b: "B" }, es: { a: "Á" } });
    expect(source).toContain('{"en":"A","es":"Á"}');
    expect(source).toContain('{"en":"B"}');
  });

  test("a message that English has not is refused", () => {
    expect(() => compileWords("x", { en: {}, es: { a: "A" } })).toThrow("x.a: in es but not in English");
  });

  test("a place that English does not fill is refused", () => {
    expect(() => compileWords("x", { en: { a: "A {n}" }, es: { a: "A {name}" } })).toThrow(
      "{name} in es is not a parameter",
    );
  });
});

test("the words modules are those of the catalogues", async () => {
  const compiled = await compileAll(messages);
  const present = (await readdir(modules)).filter((file) => file.endsWith(".ts") && !file.startsWith("say."));
  expect(present.toSorted()).toEqual([...compiled.keys()].map((feature) => `${feature}.ts`).toSorted());
  for (const [feature, source] of compiled) {
    expect(await readFile(join(modules, `${feature}.ts`), "utf8"), `run words/compile.ts: ${feature}`).toBe(
      source,
    );
  }
});
