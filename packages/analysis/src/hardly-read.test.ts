import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");
const CHOIR =
  "My choir in Eugene, Oregon was told on October 20, 2026 that we cannot sing in the park any more because of our songs.";

describe("a story of which hardly any claim is read", () => {
  it("is told the periods of the likeliest one, and no last day that is far off", async () => {
    const { lead, found } = await tell(CHOIR);
    expect(lead).toBeNull();
    expect(found.deadlines.length).toBeGreaterThan(0);
    for (const one of found.deadlines) {
      expect(one.date_note).toMatch(/^We could not tell which kind of claim/);
      expect(`${one.arithmetic} ${one.trigger_date}`).not.toMatch(/20\d\d/);
    }
    expect(found.ai_analysis_result.legal_analysis.statute_of_limitations.deadline).toBeNull();
    expect(found.ai_analysis_result.legal_analysis.statute_of_limitations.time_remaining).toContain(
      "Legal aid or a lawyer",
    );
  });

  it("keeps its days where the person names the claim", async () => {
    const { day } = await tell(CHOIR, { claim_type: "free_speech" });
    expect(day).not.toBeNull();
  });

  it("keep the day of what the words name: a claim for what the movers broke", async () => {
    const { lead, day } = await tell(
      "Phoenix to Lawrence, Kansas with one of those van lines, delivered June 10, 2026. My mother's piano came off in two pieces and a box never came. The driver wrote damage noted.",
    );
    expect(lead?.rule).toBe("US-moving_damage_claim");
    expect(day).toBe("2027-03-10");
  });
});
