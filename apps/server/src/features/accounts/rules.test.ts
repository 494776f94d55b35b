import { expect, test } from "vitest";
import { passwordProblems } from "./rules.ts";

test("short, long and common passwords are refused, everything else is taken", () => {
  expect(passwordProblems("abcde")).toEqual(["length"]);
  expect(passwordProblems("x".repeat(129))).toEqual(["length"]);
  expect(passwordProblems("vT4#qz")).toEqual(["short"]);
  expect(passwordProblems("vT4#qz9")).toEqual(["short"]);
  expect(passwordProblems("vT4#qz9k")).toEqual([]);
  expect(passwordProblems("qwerty")).toEqual(["short", "common"]);
  for (const guess of [
    "Password1",
    "p@ssw0rd!",
    "Sunshine2026",
    "!!dragon99",
    "abcdefgh",
    "lkjhgfdsa",
    "12121212",
  ])
    expect(passwordProblems(guess), guess).toEqual(["common"]);
  expect(passwordProblems("correct horse battery staple")).toEqual([]);
  expect(passwordProblems("pässwörd ☃ 日本")).toEqual([]);
});
