import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-22");

/** Days and papers that people tell in their own way, and the day that comes of them. */
describe("the first day that is shown", () => {
  it.each([
    [
      "November 9 there was a knock and my teenager signed for a big envelope from a deputy. Inside it says civil summons, an old lender claims I owe 18,000. This is in Raleigh, North Carolina.",
      "2026-12-09",
    ],
    [
      "A man put a stack of papers in my hand at the store on November 10. It is from the county common pleas court in Ohio, the plaintiff says I owe 6,200.",
      "2026-12-08",
    ],
    [
      "The mortgage company says my house in Killeen, Texas gets sold at foreclosure the first Tuesday of December at the county courthouse.",
      "2026-12-01",
    ],
    [
      "Food stamps in Albany, Georgia: they sent a paper that my benefits go down starting December 9. They counted my son's check.",
      "2026-12-08",
    ],
    [
      "I was hit by a car on my bike in El Paso, Texas march fourteenth two thousand twenty five and my leg broke.",
      "2027-03-14",
    ],
    [
      "I drive a tanker out of Odessa, Texas. On June 23 I told the yard boss the brakes were shot and I was not taking it. He fired me June 23. Nobody hires me.",
      "2026-12-20",
    ],
  ])("of %s", async (story, day) => {
    const { day: shown } = await tell(story);
    expect(shown).toBe(day);
  });
});
