import { expect, test } from "vitest";
import { holdsAsARule, specialOf } from "./analysis-special.ts";

const RAILROAD = "Only if you work for a railroad.";

test("the field says what sets a limit apart, whatever its sentence", () => {
  expect(specialOf({ special: null, applies_to: RAILROAD })).toBeNull();
  expect(specialOf({ special: "others", applies_to: null })).toBe("others");
  expect(specialOf({ special: "case", applies_to: "Nur für die Eisenbahn." })).toBe("case");
});

test("a result from before the field is read by its sentence", () => {
  const read = (applies_to: string | null) => specialOf({ applies_to });
  expect(read(null)).toBeNull();
  expect(read("State wage law. Shorter in some states.")).toBeNull();
  expect(read(RAILROAD)).toBe("case");
  expect(read("If someone died.")).toBe("case");
  expect(read("Only for a claim against someone other than your employer.")).toBe("others");
  expect(read("Very short. If you reported a danger at work.")).toBe("short_case");
});

test("what is so short that it leads all the same holds as a rule", () => {
  const kinds = ["case", "short_case", "others", null] as const;
  expect(kinds.filter((special) => holdsAsARule({ special, applies_to: null }))).toEqual([
    "short_case",
    null,
  ]);
});
