import fc from "fast-check";
import { expect, test } from "vitest";
import { bestOf, int16s, int32s, textScoresOf } from "./postings.ts";

test("the best are those that come first when all are put in order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2_000_000_000 }))),
      fc.integer({ min: 1, max: 30 }),
      (list, limit) => {
        const inOrder = list
          .map((score, number) => ({ score, number }))
          .filter(({ score }) => score > 0)
          .toSorted((a, b) => b.score - a.score || a.number - b.number);
        expect(bestOf(Int32Array.from(list), limit)).toEqual(
          inOrder.slice(0, limit).map(({ number }) => number),
        );
      },
    ),
  );
});

test("numbers are read as they were written", () => {
  const bytes = Buffer.alloc(12);
  bytes.writeInt32BE(1_000_000, 0);
  bytes.writeInt16BE(2_200, 4);
  bytes.writeInt16BE(-7, 6);
  bytes.writeInt32BE(-1, 8);
  const digits = bytes.toString("hex");
  expect([...int32s(digits.slice(0, 8)), ...int32s(digits.slice(16))]).toEqual([1_000_000, -1]);
  expect([...int16s(digits.slice(8, 16))]).toEqual([2_200, -7]);
  expect([...int32s("")]).toEqual([]);
});

test("a decision counts in its category, and in the state of its court or of its dispute", () => {
  const postings = [
    {
      legal_category: "civil_rights",
      numbers: Int32Array.of(0, 2),
      impacts: Int16Array.of(1_000, 500),
      states: { court: Int16Array.of(53, 0), dispute: Int16Array.of(0, 53) },
    },
    {
      legal_category: "other",
      numbers: Int32Array.of(1),
      impacts: Int16Array.of(2_000),
      states: { court: Int16Array.of(1), dispute: Int16Array.of(0) },
    },
  ];
  const terms = [
    { weight: 2, postings },
    { weight: 3, postings },
  ];
  expect([...textScoresOf(terms, {}, 3)]).toEqual([5_000, 10_000, 2_500]);
  expect([...textScoresOf(terms, { legal_category: "other" }, 3)]).toEqual([0, 10_000, 0]);
  expect([...textScoresOf(terms, { state: "CA" }, 3)]).toEqual([5_000, 0, 2_500]);
});
