import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { leadingDeadline } from "./report/limits.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string) => analyze({ description, as_of: "2026-11-23" }, source);

describe("cities of one name", () => {
  it.each([
    ["I was rear ended on I-64 in Richmond on October 3 2026", "VA"],
    ["a van hit me in Richmond by the BART station on October 3 2026", "CA"],
    ["fell at a Kroger in Springfield on May 2 2026, Greene County", "MO"],
    [
      "my landlord in Springfield kept my deposit, moved out September 1 2026. number is (413) 555-0122",
      "MA",
    ],
    ["fell in a store in Columbus on Feb 3 2026 right off interstate 185", "GA"],
    ["car hit me in Columbus near the Ohio State campus on May 2 2026", "OH"],
    ["My landlord in Newark wont return my deposit, moved out sept 1 2026. PSE&G shut off the gas", "NJ"],
    ["a cab hit me in Jackson on May 2 2026 on I-55", "MS"],
    ["car crash in Kansas City on May 2 2026, Wyandotte county", "KS"],
    ["fell at a store in Wilmington on May 2 2026, New Castle County", "DE"],
    ["I was hurt at work in Portland on May 2 2026, call me at 207-555-0133", "ME"],
  ])("are told apart by what is named beside: %s", async (story, state) => {
    expect((await tell(story)).reading.state.value).toBe(state);
  });

  it.each([
    "I slipped at a store in Richmond on October 3 2026",
    "fell at a Kroger in Springfield on May 2 2026",
    "car crash in Kansas City on May 2 2026",
  ])("stay unsure without it: %s", async (story) => {
    const { deadlines, reading } = await tell(story);
    expect(reading.state.value).toBeNull();
    expect(leadingDeadline(deadlines)?.date).toBeNull();
    expect(leadingDeadline(deadlines)?.safe_date).toBeTruthy();
  });

  it("a number of somebody far away moves no city that all know", async () => {
    const { reading } = await tell(
      "I fell at a store in Austin on May 2 2026, the adjuster is at 507-555-0188",
    );
    expect(reading.state.value).toBe("TX");
  });

  it("say that the time is over only where it is over in all of them", async () => {
    const over = leadingDeadline(
      (await tell("I slipped at a store in Springfield on January 5 2015")).deadlines,
    );
    expect(over?.days_left).toBeLessThan(0);
    expect(over?.date_note).toContain("over in all of them");
    const open = leadingDeadline(
      (await tell("I slipped at a store in Springfield on January 5 2023")).deadlines,
    );
    expect(open?.days_left ?? 0).toBeGreaterThanOrEqual(0);
  });
});
