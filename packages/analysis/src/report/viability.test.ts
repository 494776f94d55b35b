import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BaseRate } from "../records.ts";
import type { ElementReading } from "../reading/elements.ts";
import type { ElementFinding } from "../result.ts";
import { viability } from "./viability.ts";
import type { ViabilityInput } from "./viability.ts";

function element(state: ElementFinding["state"], weight: 1 | 2 | 3 = 2): ElementReading {
  const rule = { id: "e", name: "Part", plain: "A part.", shown_by: [], denied_by: [], ask: "What?", weight };
  return { id: "e", name: "Part", plain: "A part.", ask: "What?", state, words: [], rule };
}

function rate(share: number, jurisdiction: BaseRate["jurisdiction"], n = 500): BaseRate {
  return {
    source: `s-${jurisdiction}`,
    claim_type: "t",
    legal_category: "other",
    jurisdiction,
    n,
    share_success: share,
    includes_losses: true,
    bias: "Biased.",
  };
}

const PLAIN: ViabilityInput = {
  elements: [],
  defences: 0,
  rates: [],
  state: null,
  all_passed: false,
  words: 100,
};

describe("viability", () => {
  it("follows the documented line without a base rate", () => {
    expect(viability({ ...PLAIN, elements: [element("met"), element("met")] }).percentage).toBe(75);
    expect(viability({ ...PLAIN, elements: [element("met"), element("missing")] }).percentage).toBe(54);
    expect(viability({ ...PLAIN, elements: [element("met"), element("met")], defences: 5 }).percentage).toBe(
      63,
    );
  });

  it("gives no number to a thin story", () => {
    expect(viability({ ...PLAIN, elements: [element("met", 1), element("missing", 3)] })).toMatchObject({
      percentage: null,
      has_merit: null,
    });
    expect(viability({ ...PLAIN, words: 10, elements: [element("met")] }).percentage).toBeNull();
    expect(viability(PLAIN).percentage).toBeNull();
  });

  it("stays low when the story speaks against a main part, or all time limits have passed", () => {
    const denied = viability({
      ...PLAIN,
      elements: [element("met"), element("met"), element("contradicted", 3)],
    });
    expect(denied.percentage).toBeLessThanOrEqual(35);
    expect(denied.has_merit).toBe(false);
    expect(viability({ ...PLAIN, all_passed: true, elements: [element("met")] }).percentage).toBe(20);
  });

  it("starts from the base rate of the state, else from all states together", () => {
    const rates = [
      rate(0.2, "WI", 900),
      rate(0.6, "IL", 100),
      { ...rate(0.99, "OH"), includes_losses: false },
    ];
    const elements = [element("met"), element("missing")];
    expect(viability({ ...PLAIN, elements, rates, state: "IL" }).base?.share_success).toBe(0.6);
    expect(viability({ ...PLAIN, elements, rates, state: "TX" }).base).toMatchObject({
      n: 1000,
      jurisdiction: "US",
    });
    expect(viability({ ...PLAIN, elements, rates, state: "TX" }).base?.share_success).toBeCloseTo(0.24);
  });

  it("never falls when one more part is shown, and stays between 5 and 90", () => {
    const states = fc.array(fc.constantFrom("met" as const, "missing" as const, "contradicted" as const), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        states,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.boolean(),
        (parts, share, withRate) => {
          const rates = withRate ? [rate(share, "US")] : [];
          const at = parts.findIndex((part) => part === "missing");
          const before = viability({
            ...PLAIN,
            rates,
            elements: parts.map((part) => element(part)),
          }).percentage;
          if (before !== null) expect(before >= 5 && before <= 90).toBe(true);
          if (at < 0 || before === null) return;
          const after = viability({
            ...PLAIN,
            rates,
            elements: parts.map((part, place) => element(place === at ? "met" : part)),
          }).percentage;
          expect(after ?? 0).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});
