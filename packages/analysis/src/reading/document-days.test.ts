import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import type { AnalysisInput } from "../result.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import { documentDays } from "./document-days.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const SUMMONS = `SUMMONS
To the defendant: you are being sued by the plaintiff, Lone Star Credit.
Date of service: November 6, 2026`;

const story = (
  documents: AnalysisInput["documents"],
  answers: Record<string, string> = {},
): AnalysisInput => ({
  description: "A debt buyer sued me over an old credit card. They want $4,870.",
  incident_city: "San Antonio",
  incident_state: "TX",
  as_of: "2026-11-10",
  ...(documents ? { documents } : {}),
  answers,
});
const PAPERS = [{ name: "Summons.pdf", pages: ["A cover page.", SUMMONS] }];
const SERVED = "document_served_2026-11-06";

const named = (text: string, as_of = "2026-11-10") =>
  documentDays({ description: "", as_of, documents: [{ name: "a", pages: [text] }] }).map(
    ({ what, day }) => `${what} ${day}`,
  );

describe("a day that a document names", () => {
  it("is read by its label", () => {
    expect(named(SUMMONS)).toEqual(["served 2026-11-06"]);
    expect(named("You must file a written answer with the court on or before November 30, 2026.")).toEqual([
      "answer 2026-11-30",
    ]);
    expect(named("Hearing date: December 3, 2026 at 9:00 AM, room 4")).toEqual(["hearing 2026-12-03"]);
    expect(named("If you disagree, your appeal must be received no later than December 1, 2026.")).toEqual([
      "appeal 2026-12-01",
    ]);
  });

  it("is none without a label, long ago, or served in no court", () => {
    expect(named("The parties signed the lease on November 6, 2026 in Austin.")).toEqual([]);
    expect(named(SUMMONS.replace("2026", "2024"))).toEqual([]);
    expect(named("Lunch is served November 6, 2026.")).toEqual([]);
  });

  it("is asked about first, with document, page and words, and moves nothing before it is confirmed", async () => {
    const without = await analyze(story(undefined), source);
    const asked = await analyze(story(PAPERS), source);
    expect(asked.reading.questions[0]).toMatchObject({
      id: SERVED,
      kind: "yes_no",
      ask: expect.stringContaining("November 6, 2026"),
      paper: { document: "Summons.pdf", page: 2, words: expect.stringContaining("November 6, 2026") },
    });
    expect(asked.deadlines).toEqual(without.deadlines);
    expect(asked.reading.papers).toContainEqual(
      expect.objectContaining({
        kind: "summons",
        received: null,
        document: { name: "Summons.pdf", page: 2 },
      }),
    );
  });

  it("is a clock once confirmed: served on November 6, a justice court's answer is due on November 20", async () => {
    const { deadlines, reading } = await analyze(story(PAPERS, { [SERVED]: "yes" }), source);
    expect(deadlines[0]).toMatchObject({ kind: "answer", trigger_date: "2026-11-06", date: "2026-11-20" });
    expect(reading.questions.map(({ id }) => id)).not.toContain(SERVED);
    expect(reading.papers).toContainEqual(
      expect.objectContaining({ received: "2026-11-06", document: { name: "Summons.pdf", page: 2 } }),
    );
  });

  it("is left out where the person says that it is wrong", async () => {
    const without = await analyze(story(undefined), source);
    const { deadlines, reading } = await analyze(story(PAPERS, { [SERVED]: "no" }), source);
    expect(deadlines).toEqual(without.deadlines);
    expect(reading.questions.map(({ id }) => id)).not.toContain(SERVED);
  });

  it("of a hearing stands with the deadlines, in the paper's words", async () => {
    const documents = [{ name: "Notice.pdf", pages: ["You must appear in court on December 3, 2026."] }];
    const { deadlines } = await analyze(story(documents, { "document_hearing_2026-12-03": "yes" }), source);
    const hearing = deadlines.find(({ date }) => date === "2026-12-03");
    expect(hearing?.title).toBe("A day in court or at a hearing, on your paper");
    expect(hearing?.trigger).toContain("Notice.pdf");
  });
});
