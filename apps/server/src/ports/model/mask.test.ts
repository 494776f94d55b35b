import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mask, unmask } from "./mask.ts";

const gordon = {
  id: "gordon-v-american-museum-of-natural-history-1986",
  case_title: "Gordon v. American Museum of Natural History",
};

describe("what is sent", () => {
  test.each([
    ["a name after a title", "The letter came from Mr. Carter and dr. smith today.", ["Carter", "smith"]],
    ["a name after a relation", "It was my boss, Bob O'Neil, who said so.", ["Bob", "Neil"]],
    [
      "a name that opens a sentence",
      "Carter said so. Then Maria Lopez agreed.",
      ["Carter", "Maria", "Lopez"],
    ],
    ["a name with an initial", "It was John Q. Public Jr. who came.", ["John", "Public", "Jr", "Q"]],
    ["a mail address", "Write to jane.doe+x@example.org, please.", ["jane", "doe", "example"]],
    ["telephone numbers", "Call (214) 555-0133 or 214.555.0134 or +1 214 555 0135.", ["214", "555", "013"]],
    ["a street address", "It was at 1200 N. Oak Street, Apt. 4B, Dallas.", ["1200", "Oak", "4B", "Dallas"]],
    ["a social security number", "The number is 078-05-1120.", ["078", "05", "1120"]],
    ["an account number", "The account DE-44 1234 5678 was closed.", ["DE", "44", "1234", "5678"]],
    ["a date of birth", "They were born on 02/14/1980, on February 14, 1980.", ["02", "1980", "February"]],
    ["an amount", "It cost $12,400.50 in all.", ["12", "400", "$"]],
    ["a number in words", "It took two years and half the money.", ["two", "half"]],
    ["a quotation", 'They wrote "get out now" to them.', ["get out now"]],
    ["a link", "See https://example.org/a?b=c or lawhelp.org today.", ["example", "lawhelp"]],
    ["a statute", "The rule is in Tex. Civ. Prac. & Rem. Code § 16.003.", ["Civ", "Prac", "16", "§"]],
    [
      "a decision",
      `The closest is ${gordon.case_title} (Court of Appeals, 1986).`,
      ["Gordon", "Appeals", "1986"],
    ],
  ])("leaves out %s", (_what, paragraph, secrets) => {
    const masked = mask(paragraph, []);
    for (const secret of secrets) expect(masked.text).not.toContain(secret);
    expect(unmask(masked.text, masked)).toBe(paragraph);
  });

  test("keeps the plain words that are to be smoothed", () => {
    const plain = "Whoever runs a place must keep it safe. Proof is often the key, and photos help.";
    expect(mask(plain, [])).toEqual({ text: plain, behind: new Map(), cases: [] });
    expect(mask("It happened in Texas. Whoever saw it may tell.", []).text).toBe(
      "It happened in [1]. Whoever saw it may tell.",
    );
  });

  test("names a decision by its id, as often as it stands there", () => {
    const masked = mask(`It is ${gordon.case_title}. In ${gordon.case_title} they won.`, [gordon]);
    expect(masked.text).toBe(`It is [case:${gordon.id}]. In [case:${gordon.id}] they won.`);
    expect(masked.cases).toEqual([gordon.id]);
  });
});

describe("putting back", () => {
  const masked = mask(`The closest is ${gordon.case_title} of 1986.`, [gordon]);

  test.each([
    ["lost", "The closest is old."],
    ["repeated", `The closest is [case:${gordon.id}] of [1] and [1].`],
    ["exchanged", `Of [1] is the closest, [case:${gordon.id}].`],
    ["invented", `The closest is [case:${gordon.id}] of [1], see [2].`],
    ["another decision's", "The closest is [case:roe-v-wade-1973] of [1]."],
    ["damaged", `The closest is [case:${gordon.id} of [1].`],
  ])("refuses marks that were %s", (_what, answer) => expect(unmask(answer, masked)).toBeNull());

  test("gives back any text as it was, and no digit is ever sent but a mark's", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const sent = mask(text, [gordon]);
        expect(unmask(sent.text, sent)).toBe(text);
        expect(sent.text.replaceAll(/\[\d+\]/g, "")).not.toMatch(/[\d@[\]]/);
      }),
    );
  });

  test("gives back any prose as it was", () => {
    const word = fc.constantFrom(
      "Mr.",
      "Smith",
      "the",
      "a",
      "[3]",
      "[",
      '"',
      "$5.",
      "two",
      "v.",
      gordon.case_title,
      ".",
      "Oak,",
    );
    fc.assert(
      fc.property(fc.array(word), (some) => {
        const sent = mask(some.join(" "), [gordon]);
        expect(unmask(sent.text, sent)).toBe(some.join(" "));
        expect(sent.text).not.toMatch(/Smith|Oak|Gordon|two|\$/);
      }),
    );
  });
});
