import { describe, expect, it } from "vitest";
import { readStory } from "./read-story.ts";

function scope(description: string, incident_state?: string): string {
  return readStory({
    description,
    as_of: "2026-11-20",
    ...(incident_state === undefined ? {} : { incident_state }),
  }).scope;
}

const DEPOSIT = "My landlord kept my deposit after I moved out and says that I damaged the carpet.";

describe("a matter abroad", () => {
  it.each([
    "My landlord in Manchester UK kept my deposit after I moved out in March 2026.",
    "My landlord in Leeds, England kept my deposit after I moved out.",
    "I rent a flat in Mumbai and my landlord kept my deposit.",
    "I live in Vancouver, BC and my landlord kept my deposit.",
    "I live in Ottawa, ON. My landlord kept my deposit.",
    "I work in Berlin. My boss fired me without notice and has not paid my wages.",
    "My boss in Sydney, Australia fired me and did not pay my wages.",
    "My landlord in Alberta kept my deposit.",
    `${DEPOSIT} (UK)`,
    `${DEPOSIT} He wants £500 for it.`,
    "My letting agent kept my deposit after I moved out.",
    "The letting agent kept £900 of our deposit in York. I stay with my aunt in Dayton, Ohio until spring.",
    "My strata manager in Parramatta will not fix the leak over my bed and told me to wait.",
    "My boss let me go after two years and the workplace relations commission says I have six months.",
    "My landlady gave me an n12 notice for her son and he never moved in.",
    "A café in Leeds dismissed me and ACAS opened a file. I am staying in Reno, Nevada with my brother.",
  ])("is told from one at home: %s", (story) => {
    expect(scope(story)).toBe("not_us");
  });

  it("is told by the field", () => {
    expect(scope(DEPOSIT, "Ontario")).toBe("not_us");
    expect(scope(DEPOSIT, "England")).toBe("not_us");
  });
});

describe("a matter in the United States", () => {
  it.each([
    "My cousin in Geelong says I should sue, but I was fired from the bakery in Dayton, Ohio last week for being pregnant.",
    "I flew home from Kilkenny and my bag with the ring was gone at JFK in New York. The airline says no.",
    "My landlord in New England kept my deposit.",
    "My landlord in Manchester, NH kept my deposit.",
    "My landlord in Ontario, California kept my deposit.",
    "My landlord in London, Kentucky kept my deposit.",
    "My landlord in Paris, Texas kept my deposit.",
    "My landlord in Dublin, Ohio kept my deposit.",
    "My landlord in Vancouver, Washington kept my deposit.",
    "My landlord in New Mexico kept my deposit.",
    "My landlord moved to Germany and kept my deposit.",
    "I am from London, England. My landlord here in Boston kept my deposit.",
    "I came from India last year. My boss fired me and did not pay my wages.",
    "We ate at a resort in Mexico on vacation. Now my boss fired me for missing a shift and did not pay me.",
    "I am deployed in Kuwait and my landlord kept my deposit.",
    "All my relatives live in South Africa. My landlord kept my deposit.",
    "I live in the United States, my landlord is in Canada and kept my deposit.",
    "We honeymooned in Venice, Italy. When we came home to Tampa, Florida our landlord had kept the deposit.",
  ])("is not taken for one abroad: %s", (story) => {
    expect(scope(story)).toBe("analyzed");
  });
});
