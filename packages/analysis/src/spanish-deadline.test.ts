import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

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
