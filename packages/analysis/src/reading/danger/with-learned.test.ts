import { describe, expect, it } from "vitest";
import type { ReadCrisis } from "../reading.ts";
import { withLearnedDangers } from "./with-learned.ts";

const told: ReadCrisis = {
  level: "door",
  kind: "violence_now",
  probability: 0.98,
  words: [{ start: 0, end: 4, text: "help" }],
};
const LONG = 90;
const SHORT = 12;
const learned = (shares: Record<string, number>) => ({
  dangers: new Map(Object.entries({ any: 0.2, ...shares })),
  dangerFrom: 0.6,
});
const levels = (found: readonly ReadCrisis[]) => found.map(({ kind, level }) => `${kind} ${level}`);

describe("the dangers that words tell, with what was learned", () => {
  it("keep their door where the learned reader is unsure", () => {
    expect(withLearnedDangers([told], learned({}), LONG)).toEqual([told]);
  });

  it("become a calm line in a long story that surely tells none", () => {
    expect(levels(withLearnedDangers([told], learned({ any: 0.01, violence_now: 0.01 }), LONG))).toEqual([
      "violence_now quiet",
    ]);
  });

  it("keep their door where two clauses tell it", () => {
    const twice = { ...told, words: [...told.words, { start: 9, end: 13, text: "gun" }] };
    expect(levels(withLearnedDangers([twice], learned({ any: 0.01, violence_now: 0.01 }), LONG))).toEqual([
      "violence_now door",
    ]);
  });

  it("keep their door in a few words, which say too little against it", () => {
    expect(levels(withLearnedDangers([told], learned({ any: 0.01, violence_now: 0.01 }), SHORT))).toEqual([
      "violence_now door",
    ]);
  });

  it("are joined by the likeliest where the learned reader is sure enough that one is told, and by a calm line near that", () => {
    expect(levels(withLearnedDangers([], learned({ any: 0.7, child_abuse: 0.3 }), LONG))).toEqual([
      "child_abuse door",
    ]);
    expect(levels(withLearnedDangers([], learned({ any: 0.5, child_abuse: 0.3 }), LONG))).toEqual([
      "child_abuse quiet",
    ]);
    expect(withLearnedDangers([], learned({ any: 0.3, child_abuse: 0.3 }), LONG)).toEqual([]);
  });

  it("are joined by two where they can hardly be told apart", () => {
    const shares = { any: 0.7, child_abuse: 0.3, sexual_assault: 0.25, stalking: 0.01 };
    expect(levels(withLearnedDangers([], learned(shares), LONG)).toSorted()).toEqual([
      "child_abuse door",
      "sexual_assault door",
    ]);
  });

  it("stay a calm line where the words tell that it is over, however sure the learned reader is", () => {
    const quiet: ReadCrisis = { ...told, level: "quiet", probability: 0.6 };
    expect(withLearnedDangers([quiet], learned({ any: 0.99, violence_now: 0.95 }), LONG)).toEqual([quiet]);
  });

  it("are what the words tell where nothing was learned", () => {
    expect(withLearnedDangers([told], { dangers: new Map(), dangerFrom: null }, LONG)).toEqual([told]);
  });
});
