import { expect, it } from "vitest";
import { fill, isFilled } from "./sentence.ts";

const PAY = [{ place: "limit" }, ": pay from ", { place: "words" }] as const;
const FIRST = ["Pay from ", { place: "words" }, ": this part ends first."] as const;

it("knows the texts that a sentence gives, and no others", () => {
  expect(isFilled(PAY, fill(PAY, { limit: "Time to sue", words: "May" }))).toBe(true);
  expect(isFilled(FIRST, fill(FIRST, { words: "May 2024" }))).toBe(true);
  expect(isFilled(PAY, "Time to sue for pay")).toBe(false);
  expect(isFilled(FIRST, "Some Pay from May: this part ends first.")).toBe(false);
  expect(isFilled(FIRST, "Pay from May: this part ends first. More.")).toBe(false);
});
