import { describe, expect, it } from "vitest";
import { LETTERS } from "../compiled/knowledge.js";
import { readingGrade } from "../report/grade.ts";
import { STATES } from "../knowledge.ts";
import { CLAIM_TYPES } from "../compiled/claims.js";
import { type FilledLetter, fillLetter, lettersFor } from "./fill-letter.ts";
import { readForPapers } from "./read-for-papers.ts";

const DAY = "2026-11-22";
const ids = LETTERS.map(({ id }) => id);
const open = (id: string, state: (typeof STATES)[number] | null = null, fields = {}): FilledLetter => {
  const found = fillLetter(id, { state, fields }, DAY);
  if (!found) throw new Error(`There is no letter ${id}`);
  return found;
};
const words = ({ subject, body }: FilledLetter): string =>
  [subject, ...body]
    .map((line) =>
      line.map((run) => ("text" in run ? run.text : "blank" in run ? "it" : run.filled)).join(""),
    )
    .join("\n");

describe.each(ids)("the letter %s", (id) => {
  it("is in plain words: grade seven or lower, with its help", () => {
    const { plain, send, care, ...letter } = open(id, "CA");
    expect(
      readingGrade([words({ ...letter, plain, send, care }), plain, ...send, ...care].join("\n")),
    ).toBeLessThanOrEqual(7);
  });

  it("promises nothing, and leaves no hole unfilled or unmarked in any state", () => {
    for (const state of [null, ...STATES]) {
      const text = words(open(id, state));
      expect(text, state ?? "no state").not.toMatch(
        /[{}]|undefined|null|guarantee|you will win|must pay|we will/i,
      );
      expect(text, state ?? "no state").not.toMatch(/: \.|\(\)/);
    }
  });

  it("names each law as a claim type has it", () => {
    const form = LETTERS.find((one) => one.id === id);
    for (const { claim, citation } of form?.laws ?? []) {
      const laws = CLAIM_TYPES.find((one) => one.id === claim)?.laws ?? [];
      expect(laws.map((law) => law.citation)).toContain(citation);
      expect(open(id).rules.map((rule) => rule.citation)).toContain(citation);
    }
  });

  it("names no rule of a state without saying how sure it is", () => {
    for (const state of STATES)
      for (const rule of open(id, state).rules) {
        expect(rule.citation, state).not.toBe("");
        expect(rule.confidence_words.length, state).toBeGreaterThan(5);
      }
  });
});

it("there are twelve, those that protect a right free", () => {
  expect(ids).toHaveLength(12);
  expect(LETTERS.filter(({ access }) => access === "free").map(({ id }) => id)).toEqual([
    "keep_video",
    "deposit_return",
    "undo_lockout",
    "notice_of_claim",
    "debt_suit_answer",
  ]);
});

describe("filling", () => {
  it("puts what is known in, and marks each blank with what belongs there", () => {
    const letter = open("deposit_return", "CA", { sender_name: "Ada Moss", amount: "$1,800" });
    expect(letter.signature).toEqual([{ filled: "Ada Moss", field: "sender_name" }]);
    expect(letter.body[1]).toEqual([
      { text: "I paid a security deposit of " },
      { filled: "$1,800", field: "amount" },
      { text: "." },
    ]);
    expect(letter.receiver[0]).toEqual([
      { blank: "the name of the person or office you write to", field: "receiver_name" },
    ]);
    expect(words(letter)).toContain("21 days (Cal. Civ. Code § 1950.5(g))");
  });

  it("says no number where the state's rule is not known, or is overdue for a check", () => {
    for (const letter of [
      open("deposit_return", "TN"),
      fillLetter("deposit_return", { state: "CA", fields: {} }, "2031-01-01"),
    ]) {
      expect(letter && words(letter)).not.toMatch(/\d+ days/);
      expect(letter && words(letter)).toContain("within the time that the law of");
      expect(letter?.rules).toEqual([]);
    }
  });

  it("has none of a name that is not there", () => {
    expect(fillLetter("nonsense", { state: null, fields: {} }, DAY)).toBeNull();
  });
});

it("the letters of a claim type are those that fit it", () => {
  expect(lettersFor(["security_deposit"]).map(({ id }) => id)).toEqual(["deposit_return"]);
  expect(lettersFor(["car_accident"]).map(({ id }) => id)).toEqual([
    "keep_video",
    "demand",
    "records_request",
    "notice_of_claim",
  ]);
  expect(lettersFor(["asylum"])).toEqual([]);
  for (const claim of ["illegal_lockout", "eviction"])
    expect(lettersFor([claim])[0]?.id).toBe("undo_lockout");
});

it("a story gives its days in their order, what only was feared left out, and its sums", () => {
  const story = readForPapers(
    {
      description:
        "I moved out on June 30, 2026 in Oakland, California. I had paid a deposit of $1,800 on May 1, 2025. He told me on July 20, 2026 that he keeps it all.",
      as_of: DAY,
    },
    null,
  );
  expect(story.state).toBe("CA");
  expect(story.events.map(({ from }) => from)).toEqual(["2025-05-01", "2026-06-30", "2026-07-20"]);
  expect(story.money.map(({ cents }) => cents)).toEqual([180_000]);
});
