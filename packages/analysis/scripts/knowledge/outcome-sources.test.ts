import { expect, it } from "vitest";
import { readOutcomeSources } from "./outcome-sources.ts";
import type { ReadOne } from "./yaml-file.ts";

const FACTS = {
  publisher: "A city",
  origin: "records",
  licence: "public",
  includes_losses: true,
  checked: "2026-11-21",
};
const SAID = { name: "What the city paid", bias: "Claims that got nothing are missing." };

function read(sources: unknown, words: unknown) {
  const faults: string[] = [];
  const one: ReadOne = (path, shape) => ({
    path,
    content: shape.parse(path.startsWith("words/") ? words : sources),
    fault: (at, message) => faults.push(`${path} ${at.join(".")}: ${message}`),
  });
  return { sources: readOutcomeSources(one), faults };
}

it("a source of amounts has its facts and its words", () => {
  expect(read({ city: FACTS }, { city: SAID })).toEqual({
    sources: { city: { ...FACTS, ...SAID } },
    faults: [],
  });
});

it("a source without words, and words of no source, are faults", () => {
  expect(read({ city: FACTS }, { town: SAID }).faults).toEqual([
    'words/en/outcome-sources.yaml town: "town" is no source of outcome-sources.yaml.',
    'outcome-sources.yaml city: "city" has no words in words/en/outcome-sources.yaml.',
  ]);
});
