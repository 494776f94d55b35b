import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

describe("the time to file a workers' compensation claim", () => {
  it.each([
    [
      "I hurt my back lifting pallets at my job in Fargo on March 3, 2026. I told my boss, nobody filed workers comp.",
      "ND",
      "2027-03-03",
    ],
    [
      "I cut my hand on the slicer at the deli where I work in Baltimore on October 20, 2026. Boss says no workers comp.",
      "MD",
      "2026-12-19",
    ],
    [
      "A box fell on my foot at work in Reno on October 20, 2026. My boss will not give me the workers comp form.",
      "NV",
      "2027-01-18",
    ],
  ])("leads: %s", async (story, state, day) => {
    const told = await tell(story, { incident_state: state });
    expect(told.types[0]).toBe("workers_compensation");
    expect(told.day).toBe(day);
  });

  it("leads even when it has passed and a suit against others is open", async () => {
    const told = await tell(
      "I fell off a ladder at my job in Bismarck on May 3, 2025. My employer said it would be handled. Workers comp never got a claim.",
      { incident_state: "ND" },
    );
    expect(told.lead?.rule).toBe("ND-workers_comp_claim");
    expect(told.found.deadlines.map(({ rule }) => rule)).toContain("ND-personal_injury");
  });

  it("is listed, and does not lead, where a fall is told as one at a job", async () => {
    const told = await tell(
      "I slipped on grease in the kitchen at the restaurant where I work in Macon on January 12, 2026 and tore my shoulder. My boss told me to use my own insurance.",
      { incident_state: "GA" },
    );
    expect(told.types[0]).toBe("slip_and_fall");
    expect(told.found.deadlines.map(({ rule, date }) => [rule, date])).toContainEqual([
      "GA-workers_comp_claim",
      "2027-01-12",
    ]);
    expect(told.day).toBe("2028-01-12");
  });
});
