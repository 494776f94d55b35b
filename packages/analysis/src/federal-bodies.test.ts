import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import { leadingDeadline } from "./report/limits.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string) => analyze({ description, as_of: "2026-11-23" }, source);

const FORM_95 = "US-ftca_administrative_claim";

describe("a federal body", () => {
  it.each([
    ["The veterans hospital in Memphis left a clamp in me on May 3, 2026", "2028-05-03"],
    [
      "Army clinic at Fort Bragg missed my wife's appendix on April 2 2026, it burst. North Carolina",
      "2028-04-02",
    ],
    ["The naval hospital in San Diego cut the wrong tendon on March 5, 2026", "2028-03-05"],
    ["a post office truck backed into my car in Akron on September 4 2026, my neck is hurt", "2028-09-04"],
    ["USPS van rear ended me in Boise 10/2/2026", "2028-10-02"],
    [
      "I fell on a broken boardwalk at Zion national park in Utah on July 9, 2026 and broke my ankle",
      "2028-07-09",
    ],
    ["guards at the federal penitentiary in Atlanta beat my son on June 6 2026", "2028-06-06"],
    [
      "My husband died at the VA medical center in Mobile on May 3 2026 after they gave him the wrong drug",
      "2028-05-03",
    ],
  ])("has two years for the claim on Form 95: %s", async (story, day) => {
    const lead = leadingDeadline((await tell(story)).deadlines);
    expect(lead && [lead.rule, lastDayOf(lead)]).toEqual([FORM_95, day]);
  });

  it.each([
    "My brother fell at a state prison in Oklahoma on May 20 2026",
    "I live near a national park in Utah and a store owner's dog bit me on July 9 2026",
    "A dog bit me across from the post office in Akron on Sept 2 2026",
    "a city bus hit me next to the post office in Akron on Sept 2 2026",
    "I am a mail carrier in Denver and a dog bit me on May 2 2026",
  ])("is not one that only stands beside, or the state: %s", async (story) => {
    expect((await tell(story)).deadlines.map(({ rule }) => rule)).not.toContain(FORM_95);
  });
});

describe("who works for the federal government", () => {
  it("has 45 days for the counselor, and no charge to the EEOC of other workers", async () => {
    const { deadlines } = await tell(
      "I work at the post office in Dayton, Ohio. My supervisor grabbed my chest on November 2, 2026 and laughed.",
    );
    const rules = deadlines.map(({ rule }) => rule);
    expect(leadingDeadline(deadlines)?.rule).toBe("US-federal_employee_eeo_contact");
    expect(rules.filter((rule) => rule.includes("eeoc_charge"))).toEqual([]);
  });
});
