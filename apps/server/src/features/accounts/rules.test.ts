import { expect, test } from "vitest";
import { passwordProblems } from "./rules.ts";

test("short, long and common passwords are refused, everything else is taken", () => {
  expect(passwordProblems("abcde")).toEqual(["length"]);
  expect(passwordProblems("x".repeat(129))).toEqual(["length"]);
  expect(passwordProblems("Password1")).toEqual(["common"]);
  expect(passwordProblems("correct horse battery staple")).toEqual([]);
  expect(passwordProblems("pässwörd ☃ 日本")).toEqual([]);
});
