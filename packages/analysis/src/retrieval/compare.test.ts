import { describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { FIXTURE_DECISIONS, fixtureDecision } from "./fixture-decisions.ts";
import { saysKeyFact, sentencesOf } from "./key-facts.ts";

const [store, icy, , overtime, arrest] = FIXTURE_DECISIONS;
const STORY = "I slipped on the wet floor at the store. There was no warning sign.";

describe("saysKeyFact", () => {
  it("finds a fact in one sentence, whatever the form of its words", () => {
    expect(saysKeyFact(sentencesOf("The floors were wet."), "wet floor")).toBe(true);
    expect(saysKeyFact(sentencesOf("It was wet. I sat on the floor."), "wet floor")).toBe(false);
    expect(saysKeyFact(sentencesOf(""), "wet floor")).toBe(false);
  });

  it("does not take a no for a yes", () => {
    expect(saysKeyFact(sentencesOf("There was no warning sign."), "no warning sign")).toBe(true);
    expect(saysKeyFact(sentencesOf("There was a big warning sign."), "no warning sign")).toBe(false);
    expect(saysKeyFact(sentencesOf("The floor wasn't wet."), "wet floor")).toBe(false);
  });
});

describe("compare", () => {
  it("says what is alike and what is different", () => {
    if (store === undefined) throw new Error("fixture");
    const { alike, different, story_words } = compare(
      { description: STORY, claim_types: ["slip_and_fall"], state: "CA", facts: [] },
      store,
    );
    expect(story_words).toEqual(["I slipped on the wet floor at the store", "There was no warning sign"]);
    expect(alike).toEqual([
      "Both are about the same kind of claim: Slip and Fall.",
      "Both involve: wet floor; no warning sign.",
      "It comes from California, like your story.",
    ]);
    expect(different).toEqual(["This case also involved: employee saw spill. Your story does not say this."]);
  });

  it("one word makes no likeness with a matter of another kind", () => {
    if (store === undefined) throw new Error("fixture");
    const decision = { ...store, key_facts: ["bus", "wet floor"] };
    const alike = (claim: string) =>
      compare({ description: "The bus had a wet floor.", claim_types: [claim], facts: [] }, decision).alike;
    expect(alike("workplace_retaliation")).toEqual(["Both involve: wet floor."]);
    expect(alike("slip_and_fall")).toContain("Both involve: bus; wet floor.");
  });

  it("names another place, another claim and age", () => {
    if (icy === undefined) throw new Error("fixture");
    const { different } = compare(
      { description: STORY, claim_types: ["dog_bite"], state: "CA", facts: [] },
      icy,
    );
    expect(different).toContain("This case was mainly about another kind of claim: Slip and Fall.");
    expect(different).toContain("It was decided in New York. The law of California may differ.");
    expect(different).toContain("It was decided in 1975. Later laws or rulings may have changed the rule.");
  });

  it("tells federal courts apart from state courts", () => {
    if (overtime === undefined || arrest === undefined) throw new Error("fixture");
    const story = { description: STORY, claim_types: [], state: "CA" as const, facts: [] };
    expect(compare(story, overtime).different).toContain(
      "A federal court decided it, and it began in Texas. Courts in California may see it another way.",
    );
    expect(compare(story, arrest).alike).toContain(
      "The US Supreme Court decided it. Its rulings on federal law count in every state.",
    );
  });

  it("uses the reader's facts on both sides", () => {
    const facts = [
      { key: "injury", plain: "someone was hurt" },
      { key: "minor", plain: "a child is involved" },
    ];
    const decision = fixtureDecision({ id: "x" });
    const { alike, different } = compare({ description: "", claim_types: [], facts }, decision, [
      facts[0] ?? { key: "", plain: "" },
    ]);
    expect(alike).toContain("In both, someone was hurt.");
    expect(different).toContain(
      "Your words say that a child is involved. The summary of this case does not.",
    );
  });

  it("quotes the sentences of the story that it compared by: whole, each once, and none that it did not use", () => {
    const decision = fixtureDecision({ id: "x", key_facts: ["wet floor", "no warning sign"] });
    const fell = "I paid $1.50 and fell on the wet floor of a shop";
    const hurt = { key: "injury", plain: "someone was hurt", quotes: ["fell on the wet floor", "It hurt"] };
    const child = { key: "minor", plain: "a child is involved", quotes: ["My son saw it"] };
    const story = {
      description: `${fell}. It rained! My son saw it.`,
      claim_types: [],
      facts: [hurt, child],
    };
    expect(compare(story, decision, [hurt]).story_words).toEqual([fell, "My son saw it"]);
    const endless = { ...story, description: `The floor was wet ${"and then ".repeat(60)}`, facts: [] };
    expect(compare(endless, decision).story_words).toEqual([]);
  });

  it("never leaves `different` empty", () => {
    const decision = fixtureDecision({ id: "x", key_facts: ["wet floor"] });
    expect(
      compare({ description: STORY, claim_types: [], state: "CA", facts: [] }, decision).different,
    ).toEqual(["The people, the place and the proof in this case are not the same as yours."]);
  });
});
