import fc from "fast-check";
import { expect, test } from "vitest";
import { wordChanges } from "./word-changes.ts";

const told = (before: string, after: string) =>
  wordChanges(before, after).map(
    ({ kind, text }) => `${{ same: "=", removed: "-", added: "+" }[kind]}${text.trim()}`,
  );

test("a changed word stands as removed and added between what stayed", () => {
  expect(told("I fell on June 3 in a store.", "I fell on May 3 in a big store.")).toEqual([
    "=I fell on",
    "-June",
    "+May",
    "=3 in a",
    "+big",
    "=store.",
  ]);
});

test("only words count, not the space between them", () => {
  expect(told("one  two\nthree", "one two three")).toEqual(["=one two three"]);
  expect(wordChanges("", "all new")).toEqual([{ kind: "added", text: "all new" }]);
  expect(wordChanges("all gone", "")).toEqual([{ kind: "removed", text: "all gone" }]);
});

test("what stayed and what was added make up the later text, what stayed and was removed the words of the earlier one", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "dd"), { maxLength: 30 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordChanges(before, after);
      const words = (kind: string) =>
        runs
          .filter((run) => run.kind === "same" || run.kind === kind)
          .flatMap((run) => run.text.split(/\s+/).filter(Boolean));
      expect(words("added")).toEqual(after.split(/\s+/).filter(Boolean));
      expect(words("removed")).toEqual(before.split(/\s+/).filter(Boolean));
      expect(runs.some(({ kind }) => kind !== "same")).toBe(before !== after);
    }),
  );
});

test("two long stories with nothing in common are told as a whole", () => {
  const story = (word: string) => Array.from({ length: 3000 }, (_, place) => `${word}${place}`).join(" ");
  expect(wordChanges(story("a"), story("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
