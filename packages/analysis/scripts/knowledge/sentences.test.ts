import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fill } from "../../src/sentence.ts";
import { readSentences } from "./sentences.ts";
import { type ReadOne, readKnowledge } from "./yaml-file.ts";

const folder = mkdtempSync(join(tmpdir(), "standing-sentences-"));
mkdirSync(join(folder, "words/en/sentences"), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const faults: string[] = [];
  writeFileSync(join(folder, "words/en/sentences/court-days.yaml"), text);
  const one: ReadOne = (path, shape) => readKnowledge(join(folder, path), `knowledge/${path}`, shape, faults);
  const said = readSentences(folder, one, "words/en/sentences");
  return { ...said, faults };
}

it("a sentence is a text, or cut at its places, each of which the engine must fill", () => {
  expect(read('ask: Ask the clerk.\nleft:\n  days: "{days} left, until {day}. {days}!"\n')).toEqual({
    type: '{ readonly court_days: { readonly ask: string; readonly left: { readonly days: Template<"days" | "day">; }; }; }',
    value: {
      court_days: {
        ask: "Ask the clerk.",
        left: { days: [{ place: "days" }, " left, until ", { place: "day" }, ". ", { place: "days" }, "!"] },
      },
    },
    faults: [],
  });
});

it("a list holds sentences without places", () => {
  expect(read("ask:\n  - Ask the clerk.\n  - Ask a lawyer.\n")).toEqual({
    type: "{ readonly court_days: { readonly ask: readonly string[]; }; }",
    value: { court_days: { ask: ["Ask the clerk.", "Ask a lawyer."] } },
    faults: [],
  });
  expect(read("ask:\n  - Ask by {day}.\n").faults).toEqual([
    "knowledge/words/en/sentences/court-days.yaml:2: No place of a list can be filled.",
  ]);
});

it("filling puts each value at its place", () => {
  expect(fill([{ place: "days" }, " days, until ", { place: "day" }], { days: 3, day: "May 1" })).toBe(
    "3 days, until May 1",
  );
});

it.each(["{days left", "days} left", "{Days} left", "{} left", "{{days}} left"])(
  "%s is no place to be filled",
  (text) => {
    expect(read(`ask: Ask the clerk.\nleft: "${text}"\n`).faults).toEqual([
      "knowledge/words/en/sentences/court-days.yaml:2: A place to be filled reads {name}, in small letters.",
    ]);
  },
);

it.each(["left: ''\n", "left: 3\n", "Left: Ask.\n"])("%j is no sentence by its key", (text) => {
  expect(read(text).faults).not.toEqual([]);
});
