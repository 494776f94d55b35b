import { expect, it } from "vitest";
import { readingGrade, syllables } from "./grade.ts";

it("counts syllables of everyday and legal words", () => {
  expect(
    ["cat", "table", "injury", "negligence", "make", "walked", "state", "people", "lawyer"].map(syllables),
  ).toEqual([1, 2, 3, 3, 1, 1, 1, 2, 2]);
});

it("rates plain words low and legal prose high", () => {
  expect(readingGrade("The cat sat on the mat. It was warm.")).toBeLessThan(2);
  expect(
    readingGrade(
      "Notwithstanding the foregoing, indemnification obligations hereunder survive termination irrespective of jurisdictional considerations.",
    ),
  ).toBeGreaterThan(16);
  expect(readingGrade("")).toBe(0);
});
