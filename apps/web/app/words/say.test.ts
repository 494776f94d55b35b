import { afterEach, describe, expect, test } from "vitest";
import {
  DEFAULT_LOCALE,
  PSEUDO_LOCALE,
  choose,
  chooseList,
  list,
  plural,
  readLocaleFrom,
  say,
} from "./say.ts";

afterEach(() => readLocaleFrom(() => DEFAULT_LOCALE));

describe("in English", () => {
  test("places are filled, also more than once", () => {
    expect(say({ en: "{a} and {b} and {a}" }, { a: 1, b: "two" })).toBe("1 and two and 1");
  });

  test("a value is not searched for places again", () => {
    expect(say({ en: "{a}" }, { a: "{b}", b: "no" })).toBe("{b}");
  });

  test("one and other", () => {
    const days = { en: { one: "{n} day", other: "{n} days" } };
    expect([0, 1, 2].map((n) => plural(days, { n }))).toEqual(["0 days", "1 day", "2 days"]);
  });

  test("families and lists", () => {
    expect(choose<"a" | "b">({ en: { a: "A {x}", b: "B" } }, "a", { x: 1 })).toBe("A 1");
    expect(list({ en: ["{x}", "y"] }, { x: 1 })).toEqual(["1", "y"]);
    expect(chooseList({ en: { a: ["p", "q"] } }, "a")).toEqual(["p", "q"]);
  });
});

test("another locale is used where it has the text, else English", () => {
  readLocaleFrom(() => "es");
  expect(say({ en: "Hello", es: "Hola" })).toBe("Hola");
  expect(say({ en: "Hello" })).toBe("Hello");
});

test("the pseudo-locale accents words and leaves values and marks alone", () => {
  readLocaleFrom(() => PSEUDO_LOCALE);
  expect(say({ en: "Read the <terms>Terms</terms>, {name}" }, { name: "Ann" })).toBe(
    "[Ŕéáð ţĥé <terms>Ţéŕmš</terms>, Ann]",
  );
});
