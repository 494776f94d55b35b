import { describe, expect, it } from "vitest";
import { hasTitle } from "../deadlines/titles.ts";
import { CLAIM_HINTS, CLAIM_TYPES } from "../compiled/claims.js";
import { freeHelp } from "../free-help.ts";
import { CRISES, FREE_HELP, LIMITATION_RULES } from "../compiled/knowledge.js";
import { FACT_CUES, TOPICS } from "../compiled/lexicon.js";
import { knowledgeIndex } from "./knowledge-index.ts";

const FACTS = new Set([...FACT_CUES.map(({ key }) => key), "amount", "amount_lost", "date", "state"]);

describe("knowledge as a whole", () => {
  it("has cues that can all be matched", () => {
    expect(() => knowledgeIndex()).not.toThrow();
  });

  it("refers only to facts that the reader can find", () => {
    const wanted = [
      ...CLAIM_TYPES.flatMap((type) => [
        ...type.elements.flatMap((element) => element.shown_by_facts ?? []),
        ...type.limitations.flatMap(({ when }) => (when ? [when.fact] : [])),
      ]),
      ...CLAIM_HINTS.flatMap((hint) => hint.needs),
      ...LIMITATION_RULES.flatMap((rule) => (rule.applies_if ?? []).map(({ fact }) => fact)),
    ];
    expect([...new Set(wanted)].filter((key) => !FACTS.has(key))).toEqual([]);
  });

  it("refers only to doors that exist, each once", () => {
    const wanted = [
      ...CLAIM_TYPES.flatMap((type) => type.free_help),
      ...CRISES.flatMap((crisis) => crisis.doors),
    ];
    expect([...new Set(wanted)].filter((id) => !freeHelp(id))).toEqual([]);
    expect(new Set(FREE_HELP.map(({ id }) => id)).size).toBe(FREE_HELP.length);
  });

  it("names every kind of deadline in plain words", () => {
    expect([...new Set(LIMITATION_RULES.map((rule) => rule.claim))].filter((key) => !hasTitle(key))).toEqual(
      [],
    );
  });

  it("lists each topic word once in its vocabulary", () => {
    for (const { topic, strong, medium, weak, against } of TOPICS) {
      const all = [...strong, ...medium, ...weak, ...against];
      expect(
        all.filter((cue, at) => all.indexOf(cue) !== at),
        topic,
      ).toEqual([]);
    }
  });
});
