import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ToastCode, toastWords } from "./toast-words.ts";

const MESSAGES = join(import.meta.dirname, "../../messages/en/toasts.json");
const { title } = JSON.parse(await readFile(MESSAGES, "utf8")) as { title: Record<ToastCode, string> };
const codes = Object.keys(title) as ToastCode[];

/** How the product's messages say that something was not done. */
const BAD_NEWS =
  /\b(not (?!following)|error|failed|required|missing|mismatch|no longer|invalid|too (short|many|long|common)|please|enough|closed for)/i;

test("a message that something was not done is never in the tone of good news", () => {
  const cheerful = codes.filter((code) => BAD_NEWS.test(title[code]) && toastWords(code).tone !== "danger");
  expect(cheerful).toEqual([]);
  expect(codes.filter((code) => BAD_NEWS.test(title[code])).length).toBeGreaterThan(80);
});

test("codes that are named after a failure are told as one", () => {
  const failures = codes.filter((code) =>
    /(Failed|Error|Invalid|Missing|Incomplete|Refused|Expired)$/.test(code),
  );
  expect(failures.length).toBeGreaterThan(40);
  expect(failures.filter((code) => toastWords(code).tone === "plain")).toEqual([]);
});

test("what was done is told plainly", () => {
  for (const code of ["caseSubmitted", "noteAdded", "paymentSuccessful", "unfollowed"] as const)
    expect(toastWords(code).tone, code).toBe("plain");
});
