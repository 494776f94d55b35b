import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string) => analyze({ description, as_of: "2026-11-23" }, source);

const ofAnAccused = /^(?:dui|criminal_charge|driving_while_suspended|traffic_ticket)$/;

describe("the charge against a driver who struck somebody", () => {
  it.each([
    "On Aug 1 2026 a man who was drunk crashed into me in Akron. The DA is prosecuting him for OVI",
    "The driver who hit my son in Boise was arrested for DUI, blew 0.19. my son has a broken leg. his criminal case isnt over",
    "dad got killed by a drunk driver in Mobile on 5/5/2026. the DWI case against him is next month",
    "My sister was killed by a drunk driver in Dallas on March 3, 2026. the felony trial is in February",
    "drunk driver hit us in Reno on may 2 2026, my back is broken, he got a DUI and his court is in January",
  ])("is none of the person's own: %s", async (story) => {
    const { claim_types: types, deadlines, reading } = await tell(story);
    expect(reading.side.value).toBe("claimant");
    expect(ofAnAccused.test(types[0]?.claim_type ?? "")).toBe(false);
    expect(deadlines.filter(({ rule }) => rule.endsWith("-dmv_hearing_days"))).toEqual([]);
  });

  it.each([
    "I got a DUI in Akron on Nov 3 2026, hit a pole and broke my arm. court on december 4",
    "My brother was arrested for DUI in Reno on Nov 12 2026, he hit a pole",
    "I hit a man with my car in Reno on Nov 12 2026 and got arrested for dui",
    "A drunk driver hit me in Akron on Aug 1 2026 and I got charged too, my DUI court is December 9 2026",
  ])("stays where it is theirs: %s", async (story) => {
    const { claim_types: types, reading } = await tell(story);
    expect(reading.side.value).toBe("defending");
    expect(types[0]?.claim_type).toBe("dui");
  });
});
