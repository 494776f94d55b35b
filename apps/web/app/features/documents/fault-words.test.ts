import { expect, test } from "vitest";
import { refusalWords, sizeWords } from "./fault-words.ts";

const refused = (reason: string, limit: number) =>
  refusalWords({ code: "FILE_REFUSED", data: { reason, limit } });

test("an empty file is called empty, and the limit is said as people read it", () => {
  expect(refused("too_small", 1)).toBe("This file is empty.");
  expect(refused("too_large", 10_485_760)).toMatch(/\b10 MB\b/);
});

test.each([
  [0, "1 KB"],
  [1536, "2 KB"],
  [10_485_760, "10.0 MB"],
])("%d bytes are %s", (bytes, said) => {
  expect(sizeWords(bytes)).toBe(said);
});
