import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

describe("clocks of papers and events, told in a story", () => {
  it.each([
    [
      "US-bank_levy_release",
      "2026-12-07",
      "On November 16, 2026 the IRS levied my bank account in Georgia and Chase froze all my money. I owe back taxes.",
    ],
    [
      "US-remove_conditions_petition",
      "2027-01-14",
      "I got my conditional green card through my husband on January 15, 2025 in Ohio. When do we have to file the I-751?",
    ],
    [
      "PA-relocation_objection",
      "2026-12-10",
      "My ex wife sent me a letter on November 10, 2026 that she is moving to Texas with our son. We have joint custody in Pennsylvania. How long do I have to object?",
    ],
    [
      "TN-legal_malpractice",
      "2027-06-02",
      "I hired an attorney in Tennessee for my divorce. On June 2, 2026 he never filed the appeal and I lost the house. I want to sue my attorney for legal malpractice.",
    ],
  ])("%s ends on %s", async (rule, day, story) => {
    const { lead, day: last } = await tell(story);
    expect([lead?.rule, last]).toEqual([rule, day]);
  });

  it.each([
    "A credit card company froze my bank account in Ohio on November 12, 2026 with a levy after a judgment.",
    "I got a two year lease on March 1, 2025 in Ohio. My husband and I want to move out.",
    "I have primary custody in Pennsylvania and want to move with my daughter to Georgia. On November 2, 2026 I sent her dad a notice of relocation.",
    "The surgeon in Kentucky botched my knee on May 3, 2026. My attorney says that it is malpractice.",
  ])("does not start for: %s", async (story) => {
    const { found } = await tell(story);
    const started = found.deadlines.filter(({ rule }) =>
      /bank_levy_release|remove_conditions|relocation_objection|legal_malpractice/.test(rule),
    );
    expect(started).toEqual([]);
  });
});
