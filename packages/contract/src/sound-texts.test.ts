import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "./index.ts";

const submission = { title: "A fall", legal_category: "personal_injury", description: "I fell." };
const submit = contract.cases.submit["~orpc"].inputSchema as z.ZodType;

test.each([
  ["NUL", "I fell\0."],
  ["the first half of a character", "I fell \ud83d."],
  ["the second half of a character", "\ude00 I fell."],
])("%s is refused, and the issue says where", (_what, description) => {
  const found = submit.safeParse({ ...submission, description });
  expect(found.error?.issues).toMatchObject([{ path: ["description"] }]);
});

test("whole characters of every script are taken", () => {
  const description = "Me caí 😀 在商店裡 \u0001\u200d\uffff";
  expect(submit.safeParse({ ...submission, description }).success).toBe(true);
});

test("texts inside of lists and under keys are looked at too", () => {
  const save = contract.attorneys.saveDraft["~orpc"].inputSchema as z.ZodType;
  const draft = (content: object) => save.safeParse({ kind: "attorney", step: 1, content }).success;
  expect(draft({ specialties: ["family_law"] })).toBe(true);
  expect(draft({ specialties: ["family_law", "a\0"] })).toBe(false);
  expect(draft({ "a\0": "b" })).toBe(false);
});
