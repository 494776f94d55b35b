import { describe, expect, it } from "vitest";
import type { Decision } from "../records.ts";
import { loadShippedDecisions } from "../retrieval/shipped.ts";
import { wonBy } from "./won-by.ts";

const decisions = await loadShippedDecisions();
const titled = (title: RegExp): Decision => {
  const found = decisions.find(({ case_title }) => title.test(case_title));
  if (!found) throw new Error(`No decision ${title}.`);
  return found;
};

describe("wonBy", () => {
  it.each([
    [/^Riley v\. California/, "the accused"],
    [/^Arizona v\. Gant/, "the accused"],
    [/^Mapp v\. Ohio/, "the accused"],
    [/^Katz v\. United States/, "the accused"],
    [/^Gideon v\. Wainwright/, "the accused"],
    [/^Miranda v\. Arizona/, "the accused"],
    [/^Terry v\. Ohio/, "the prosecution"],
    [/^Greene v\. Lindsey/, "the tenant"],
    [/^Bittner v\. United States/, "the taxpayer"],
    [/^Pereira v\. Sessions/, "the immigrant"],
  ])("names the side for whom %s went", (title, side) => {
    expect(wonBy(titled(title))).toBe(side);
  });

  it("believes a decision that names its winner", () => {
    const decision = titled(/^Terry v\. Ohio/);
    expect(wonBy({ ...decision, won_by: "the officer" })).toBe("the officer");
  });

  it.each([
    ["eviction", "plaintiff", /landlord|housing authority|seller/],
    ["eviction", "defendant", /tenant|renter/],
    ["foreclosure", "plaintiff", /\bbank\b|lender|insurer|lien/],
    ["foreclosure", "defendant", /\bhome ?owner|borrower/],
    ["noncompete", "plaintiff", /employer|company|chain|agency/],
    ["noncompete", "defendant", /worker/],
    ["unemployment_benefits", "plaintiff", /agency|board|employer/],
    ["child_protective_services", "plaintiff", /agency|state/],
    ["insurance_denial", "defendant", /insured|widow/],
  ])("counts no %s as won by the %s where the winner is of the other side", (claim, outcome, others) => {
    const wrong = decisions.filter(
      (decision) =>
        decision.claim_types[0] === claim &&
        decision.outcome === outcome &&
        others.test(wonBy(decision) ?? ""),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("names none where neither side won as a whole, or nobody knows", () => {
    for (const outcome of ["settled", "mixed", "dismissed", "unknown"] as const)
      expect(wonBy({ ...titled(/^Terry v\. Ohio/), outcome })).toBeNull();
  });
});
