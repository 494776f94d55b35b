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

async function lastDay(story: string): Promise<string | null> {
  const lead = leadingDeadline((await tell(story)).deadlines);
  return lead?.rule === "told-time" ? lastDayOf(lead) : null;
}

describe("a time whose start is told with it", () => {
  it.each([
    ["10 days from November 18. what does that mean", "2026-11-28"],
    ["Got a letter from the county in Mobile. it says 10 days from November 18. what do I do", "2026-11-28"],
    ["HOA in Tampa sent something about my fence, 30 days from nov 2", "2026-12-02"],
    ["fourteen days from the 12th of November for the sidewalk, Akron", "2026-11-26"],
    ["The city letter about my grass: seven days starting November 18. Akron", "2026-11-25"],
    ["hoa in Scottsdale says i have 14 days to take down my lights, letter came nov 13", "2026-11-27"],
    ["the city of Gary wants to tear down my garage, notice oct 26, 30 days", "2026-11-25"],
    ["hurt on a cruise out of Miami dec 19 2025. the ticket says something about one year", "2026-12-19"],
    ["something about ten (10) days from November 18, 2026 on the door. Mobile", "2026-11-28"],
  ])("needs no other word: %s", async (story, day) => {
    expect(await lastDay(story)).toBe(day);
  });

  it.each([
    "My trial is 10 days from November 18. Mobile",
    "my wedding is 10 days from December 1",
    "we stayed at the hotel for 10 days from November 1 and got bedbugs. Tampa",
    "I was out of work for 10 days from November 2 after the fall at Kroger in Akron",
  ])("is none where it was spent, or is the person's own: %s", async (story) => {
    expect(await lastDay(story)).toBeNull();
  });
});

describe("a harm told beside a matter that has no day", () => {
  it("has its own time, and a matter of the family has none of it", async () => {
    const { deadlines } = await tell(
      "They arrested me at work in Memphis on December 3, 2025, wrong guy with my name. The judge threw it out in February and it was expunged.",
    );
    expect(deadlines.map((one) => lastDayOf(one))).toContain("2026-12-03");
  });
});
