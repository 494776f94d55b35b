import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { leadingDeadline } from "./report/limits.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

const TODAY = "2026-11-22";
let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

async function leadOf(description: string) {
  const { deadlines } = await analyze({ description, as_of: TODAY }, source);
  return leadingDeadline(deadlines);
}

describe("where no limit has a day of its own", () => {
  it.each([
    [
      "a decision whose words are no known paper",
      "The immigration judge in Denver said no to my aunt's asylum on November 2, 2026. The notario says he will appeal in the new year.",
      "2026-12-02",
    ],
    [
      "papers that came in words of the person's own",
      "October 29, 2026 a guy showed up at my job at the diner in Macon, Georgia with papers, some company I never heard of wants $1,900 for a credit card from 2015.",
      "2026-11-28",
    ],
    [
      "the day somebody came here",
      "I landed at the airport in Baltimore on January 20, 2026 from Cameroon. They burned our house for my father's party and would kill me. I want asylum.",
      "2027-01-20",
    ],
    [
      "a denial by the judge in other words",
      "My asylum got turned down by the judge in Atlanta on October 29, 2026. I'm from Cameroon.",
      "2026-11-28",
    ],
    [
      "a deed that was signed, and the money gone since then",
      "My cousin got my aunt in Duluth to sign a power of attorney in May 2026 and since then $47,000 is gone. She has dementia.",
      "2032-05-01",
    ],
  ])("%s gives the earliest safe day", async (_, story, day) => {
    const lead = await leadOf(story);
    expect(lead?.date ?? lead?.safe_date).toBe(day);
  });

  it("a city that lies in several states gives the earliest of their dates, as a safe day", async () => {
    const lead = await leadOf(
      "A pickup ran the stop sign and hit my car in Springfield on May 4, 2026. My neck is hurt and I had surgery.",
    );
    expect(lead?.date).toBeNull();
    expect(lead?.safe_date).toBe("2028-05-04");
    expect(lead?.date_note).toContain("Springfield");
  });

  it("nobody is told that a time has passed on a guess", async () => {
    const lead = await leadOf(
      "Gave a man $9,000 for a shed near Waco, Texas. He dug two holes and June 18, 2025 was the last time we saw him. He posted that he is licensed.",
    );
    expect((lead?.days_left ?? 0) >= 0).toBe(true);
  });
});
