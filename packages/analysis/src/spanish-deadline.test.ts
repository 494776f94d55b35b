import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-23");

describe("a story in Spanish, which is read word by word", () => {
  it.each([
    [
      "US-asylum_application",
      "2027-02-20",
      "20 de febrero de 2027",
      "Crucé la frontera por El Paso el 20 de febrero de 2026 porque las maras mataron a mi hermano. Vivo en Tucson, Arizona con mi tía y quiero pedir asilo, no he mandado nada.",
    ],
    [
      "IL-workers_comp_claim",
      "2029-05-12",
      "12 de mayo de 2029",
      "Me caí del andamio en el trabajo el 12 de mayo de 2026 en Cicero, Illinois. Me quebré la pierna y el patrón me llevó a su doctor, pero no ha reportado nada y no me pagan.",
    ],
    [
      "NC-answer_days",
      "2026-12-09",
      "9 de diciembre de 2026",
      "Me entregaron una demanda el 9 de noviembre de 2026 en Durham, Carolina del Norte por una tarjeta de crédito que ya pagué hace años. ¿Tengo que contestar?",
    ],
  ])("is told its earliest day in Spanish: %s", async (rule, last, said, story) => {
    const { lead, found } = await tell(story);
    expect(found.scope).toBe("other_language");
    expect(lead?.rule).toBe(rule);
    expect(lead?.date).toBeNull();
    expect(lead?.safe_date).toBe(last);
    expect(lead?.date_note).toContain(said);
    expect(found.claim_types).toEqual([]);
    const [step] = found.ai_analysis_result.immediate_action_plan.within_1_week;
    expect(step).toContain(said);
  });

  it("is told none where it is not known what it is about, or where somebody is in danger and the day only guessed", async () => {
    for (const story of [
      "Desde el 3 de marzo de 2026 todo me va mal aquí en Fresno, California y no duermo. No sé qué hacer con mi vida ni a quién preguntar.",
      "Mi esposo me pega y ayer 22 de noviembre de 2026 me dijo que me va a matar si me voy. Estoy en Salinas, California con mis niños.",
    ]) {
      const { lead } = await tell(story);
      expect(lead).toBeNull();
    }
  });

  it("has its side and its field", async () => {
    const { found } = await tell(
      "El dueño me dio un papel de desalojo el 16 de noviembre de 2026 en Phoenix, Arizona. Debo un mes de renta y la corte dice que vaya el 2 de diciembre.",
    );
    expect(found.legal_category).toBe("real_estate_law");
    expect(found.reading.side.value).toBe("defending");
  });

  it("has the dangers that its gloss tells, in the words of the story", async () => {
    const { found, doors } = await tell(
      "Vine a Atlanta, Georgia con una señora que me quitó el pasaporte. Limpio su casa y otra todos los días, no me paga y no me deja salir. Dice que le debo nueve mil dólares del viaje.",
    );
    expect(doors).toContain("trafficking");
    const [danger] = found.reading.crises;
    for (const { text, start, end } of danger?.words ?? []) expect(text.length).toBe(end - start);
    expect(danger?.words.map(({ text }) => text).join(" ")).toMatch(/pasaporte|salir|debo/);
  });
});
