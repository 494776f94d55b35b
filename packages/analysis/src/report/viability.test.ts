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
  rates: [],
  state: null,
  words: 100,
};

describe("viability", () => {
  it("is the share of the things to be shown that are in the story, as the marks beside it say", () => {
    const share = (...states: ElementFinding["state"][]) =>
      viability({ ...PLAIN, elements: states.map((state) => element(state)) }).percentage;
    expect(share("met", "met", "met", "met")).toBe(100);
    expect(share("met", "missing")).toBe(50);
    expect(share("met", "missing", "contradicted")).toBe(33);
    expect(share("contradicted", "missing")).toBe(0);
  });

  it("gives no number where no element is spoken of, or in a few words", () => {
    expect(viability({ ...PLAIN, elements: [element("missing")] }).percentage).toBeNull();
    expect(viability({ ...PLAIN, words: 10, elements: [element("met")] }).percentage).toBeNull();
    expect(viability(PLAIN).percentage).toBeNull();
  });

  it("speaks of merit where enough was spoken of, and not where a main element is spoken against", () => {
    const judged = (...elements: ElementReading[]) => viability({ ...PLAIN, elements }).has_merit;
    expect(judged(element("met"), element("met"))).toBe(true);
    expect(judged(element("met", 1), element("missing", 3))).toBeNull();
    expect(judged(element("met"), element("met"), element("contradicted", 3))).toBe(false);
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

  it("never falls when one more part is shown, whatever the records say", () => {
    const states = fc.array(fc.constantFrom("met" as const, "missing" as const, "contradicted" as const), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(states, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (parts, rated) => {
        const given = (shown: typeof parts, rates: BaseRate[]) =>
          viability({ ...PLAIN, rates, elements: shown.map((part) => element(part)) }).percentage;
        const before = given(parts, []);
        expect(given(parts, [rate(rated, "US")])).toBe(before);
        const at = parts.findIndex((part) => part === "missing");
        if (at < 0 || before === null) return;
        expect(given(parts.with(at, "met"), []) ?? 0).toBeGreaterThan(before);
      }),
    );
  });
});
