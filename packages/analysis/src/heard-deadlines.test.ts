import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

describe("clocks told in words that no list holds", () => {
  it.each([
    [
      "OH-license_answer",
      "A lady from the state came by our daycare and found the gate unlocked. On November 12 a packet came from Columbus that says they mean to take my daycare license and list six counts. I have run it for nineteen years in Dayton, Ohio.",
    ],
  ])("%s stands as the earliest safe day", async (rule, story) => {
    const { lead } = await tell(story);
    expect(lead?.rule).toBe(rule);
    expect(lead?.date).toBeNull();
    expect(lead?.date_note).toContain("not sure");
  });

  it("give no new hope where the time is known to be over", async () => {
    const { lead } = await tell(
      "On March 3, 2021 I slipped on spilled oil in a hardware store in Louisville, Kentucky and broke my hip. A crane chain hit my leg at the dock that week too.",
    );
    expect(lead?.days_left).toBeLessThan(0);
  });

  it("count beside a claim that is surely read: the papers of a court", async () => {
    const { lead, found } = await tell(
      "I bumped a man on Route 3 in Billings, Montana on March 6, 2025 and we each said the other crossed the line. Nobody sued. Then on November 5, 2026 a deputy hands me HIS lawsuit, district court, wanting 140 thousand for his neck.",
    );
    expect(lead?.rule).toBe("MT-answer_days");
    expect(found.reading.side.value).not.toBe("claimant");
  });

  it("count court papers from the day they were put into a hand, not from a month told beside the suit", async () => {
    const { lead } = await tell(
      "I play bass. A festival is suing me in superior court because I walked off their stage in May with a fever. A kid on a scooter put it in my hand November 9, 2026 behind the club in Oakland, California. There's a case conference March 12, 2027, so that's when I go, right?",
    );
    expect(lead?.rule).toBe("CA-answer_days");
    expect(lead?.safe_date).toBe("2026-12-09");
  });

  it("say what may apply where the claim is not read surely and its own day is far off", async () => {
    const { lead, found } = await tell(
      "I told the safety man about the ladder at the mill in Yakima, Washington on October 28, 2026, and on November 6 my hours were gone.",
    );
    expect(lead?.title).toMatch(/^If it applies to you: OSHA complaint/);
    expect(lead?.safe_date).toBe("2026-11-27");
    expect(lead?.date_note).toContain("may not apply to you");
    expect(found.ai_analysis_result.immediate_action_plan.within_24_hours[0]).toMatch(
      /^A deadline may be near/,
    );
    expect(found.deadlines.some(({ days_left: left }) => (left ?? 0) > 60)).toBe(true);
  });

  it("count beside a day that somebody else sets: the payment says nothing of the appeal", async () => {
    const { lead, found } = await tell(
      "Last Monday, November 16, I stood up in general district court in Roanoke, Virginia and said guilty to shoplifting, a lipstick and a phone cord. The man for the state said I would pay a fine and that was that. Now my nursing school says it counts as theft. The clerk wants my first payment January 15. Can any of it be undone?",
    );
    expect(lead?.rule).toBe("VA-criminal_appeal");
    expect(lead?.safe_date).toBe("2026-11-26");
    expect(found.deadlines.map(({ rule }) => rule)).toContain("told-day");
  });

  it("are heard at length whatever the words of the paper: a form that was turned down", async () => {
    const { lead } = await tell(
      "A mail truck ran into my parked van in Albuquerque, New Mexico in May 2024 and hurt my knee. I filled in their form myself and they turned it down. The letter from the postal service lawyers came June 2, 2026 and calls it a final denial. I put it in a drawer because my mother was dying. Can I still do something?",
    );
    expect(lead?.rule).toBe("US-ftca_suit_after_denial");
    expect(lead?.safe_date).toBe("2026-12-02");
  });

  it("are those that a claim mostly comes with, where a letter has a day and no name", async () => {
    const { lead } = await tell(
      "I kept the books for a sign shop in Lincoln, Nebraska until it closed, and signed checks the owner told me to sign. A letter from the IRS dated October 6, 2026 says they want to charge me with the withholding taxes he never sent in, 63 thousand dollars. The officer was kind and wants me to sign a form that I agree.",
    );
    expect(lead?.rule).toBe("US-trust_fund_penalty");
    expect(lead?.safe_date).toBe("2026-12-05");
  });

  it("say on which side their teller is: who is let go by a city and appeals claims something", async () => {
    const { found, lead } = await tell(
      "I drive a garbage truck for the city of Newark, New Jersey, permanent civil service, nine years. The Final Notice of Disciplinary Action came to me by certified mail on November 10, 2026. Removal, because they say I failed the random test. It was my mouth spray. The union wants to appeal for everybody in January.",
    );
    expect(found.reading.side.value).toBe("claimant");
    expect(lead?.rule).toBe("NJ-civil_service_appeal");
  });
});
