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
});

describe("a story in Spanish, which is not analyzed", () => {
  it.each([
    [
      "US-asylum_application",
      "2027-02-20",
      "Crucé la frontera por El Paso el 20 de febrero de 2026 porque las maras mataron a mi hermano. Vivo en Tucson, Arizona con mi tía y quiero pedir asilo, no he mandado nada.",
    ],
  ])("is told an earliest day where its kind and its day are read: %s", async (rule, last, story) => {
    const { lead, found } = await tell(story);
    expect(found.scope).toBe("other_language");
    expect(lead?.rule).toBe(rule);
    expect(lead?.safe_date).toBe(last);
    expect(lead?.date_note).toContain("20 de febrero de 2027");
    expect(found.claim_types).toEqual([]);
  });

  it("is told none where its kind is not sure, or where the teller is the one who answers", async () => {
    for (const story of [
      "Mi vecino y yo peleamos por la cerca desde el 3 de marzo de 2026 aquí en Fresno, California. No sé qué hacer.",
      "Me entregaron una demanda el 9 de noviembre de 2026 en Durham, Carolina del Norte por una tarjeta que ya pagué.",
    ]) {
      const { lead } = await tell(story);
      expect(lead).toBeNull();
    }
  });
});
