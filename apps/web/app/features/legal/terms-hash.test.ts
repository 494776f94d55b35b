import { createHash } from "node:crypto";
import { PUBLISHED_TERMS } from "@standing/contract";
import { expect, test } from "vitest";
import terms from "../../../messages/en/legal.json" with { type: "json" };

test("the published hash is that of the terms as they stand; a changed text needs a new version and its hash", () => {
  const bodies: Record<string, string[]> = terms.termsBody;
  const lines = Object.entries(terms.termsHeading).flatMap(([part, heading]) => [
    heading,
    ...(bodies[part] ?? []),
  ]);
  const text = [terms.termsTitle, terms.termsLead, ...lines].join("\n");
  expect(PUBLISHED_TERMS.text_sha256).toBe(createHash("sha256").update(text).digest("hex"));
});
