import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judge } from "./guard.ts";

const paragraph =
  "We found 7 court decisions on matters like this. The closest is Gordon v. American Museum of Natural History " +
  "(Court of Appeals of New York, 1986). Proof of how long a thing was on the floor is often the key in a fall case. " +
  'Not yet shown: "You were hurt". The limit is March 3, 2028 under Tex. Civ. Prac. & Rem. Code § 16.003. ' +
  "The cost was $12,400, one third of it in May. Help: https://www.lawhelp.org or (214) 555-0133.";

const changed = (from: string | RegExp, to: string) => paragraph.replace(from, to);

test("takes the same facts in smoother words", () => {
  expect(judge(paragraph, paragraph)).toBeNull();
  expect(
    judge(
      paragraph,
      changed(
        "Proof of how long a thing was on the floor is often the key in a fall case.",
        "In a fall case, proof of how long the thing lay on the floor is often the key.",
      ),
    ),
  ).toBeNull();
  expect(judge("They don't know it, and can't tell.", "They do not know it, and cannot tell.")).toBeNull();
});

describe("refuses", () => {
  test.each([
    ["a changed number", changed("7 court", "9 court"), "numbers"],
    ["a changed date", changed("March 3", "March 4"), "numbers"],
    ["another month", changed("March", "April"), "names"],
    ["another year", changed("2028", "2029"), "numbers"],
    ["another amount", changed("$12,400", "$12,500"), "numbers"],
    ["an amount without its sign", changed("$12,400", "12,400"), "numbers"],
    ["a number in words", changed("one third", "one half"), "numbers"],
    ["a lost number", changed("7 court", "some court"), "numbers"],
    ["a number too many", `${paragraph} It took 5 days.`, "numbers"],
    ["another statute", changed("§ 16.003", "§ 16.004"), "numbers"],
    ["another code", changed("Tex. Civ.", "Tex. Fam."), "names"],
    ["another decision", changed("Gordon v. American", "Roe v. American"), "names"],
    ["a lost decision", changed("Gordon v. American Museum of Natural History", "a like case"), "names"],
    ["a decision too many", `${paragraph} See also Roe v. Wade too.`, "names"],
    ["a wrong quotation", changed('"You were hurt"', '"You were well"'), "quotations"],
    ["a quotation too many", changed("the key", 'the "key"'), "quotations"],
    ["another link", changed("www.lawhelp.org", "www.lawfake.org"), "links"],
    ["a link too many", `${paragraph} See evil.com for more.`, "links"],
    ["another telephone number", changed("0133", "0134"), "numbers"],
    ["a denial taken away", changed("Not yet", "Now"), "meaning"],
    ["a hedge taken away", changed("is often", "is"), "meaning"],
    ["a demand made of a rule", changed("is often the key", "must often be the key"), "meaning"],
    ["advice", changed("Proof of", "You should get proof of"), "advice"],
    ["a recommendation", changed("Proof of", "We recommend proof of"), "advice"],
    ["a promise", `${paragraph} This will win.`, "advice"],
    ["a guarantee", changed("often the key", "often a guarantee"), "advice"],
    ["praise", changed("a fall case", "a strong case"), "advice"],
    ["bold", changed("the key", "the **key**"), "markup"],
    ["a tag", changed("the key", "the <b>key</b>"), "markup"],
    ["a link in Markdown", changed("the key", "the [key](x)"), "markup"],
    ["two paragraphs", changed(". Proof", ".\n\nProof"), "markup"],
    ["a hidden character", changed("the key", "the \u202ekey"), "markup"],
    ["far fewer words", "We found 7 court decisions.", "length"],
    ["far more words", `${paragraph} ${paragraph}`, "length"],
    ["nothing", "   ", "length"],
  ])("%s", (_what, rephrased, refusal) => expect(judge(paragraph, rephrased)).toBe(refusal));

  test.each([
    [
      "numbers that changed places",
      "The rule has five parts, and two are there.",
      "The rule has two parts, and five are there.",
      "numbers",
    ],
    [
      "a denial that changed its sentence",
      "It is there. It is not here.",
      "It is not there. It is here.",
      "meaning",
    ],
    [
      "facts that changed their sentence",
      'Shown: "a b"; "c d". Lacking: "e f".',
      'Lacking: "a b"; "c d". Shown: "e f" it is.',
      "distance",
    ],
    [
      "a quotation that changed its sentence",
      'It shows "a b". It lacks "c d".',
      'It shows. It lacks "a b" and "c d".',
      "meaning",
    ],
    ["sentences that were joined", "It is there. It is here.", "It is there, and it is here.", "sentences"],
  ])("%s", (_what, before, after, refusal) => expect(judge(before, after)).toBe(refusal));

  test("the same in longer words", () => {
    const plain = "Proof of how long a thing was on the floor is often the key in a fall case.";
    const long =
      "Proof concerning how long a thing was upon the floor is often fundamentally the key in a fall case.";
    expect(judge(plain, long)).toBe("harder");
  });

  test("other words of the same length", () => {
    const plain = "Whoever runs a place keeps it reasonably safe and warns people of dangers.";
    expect(judge(plain, "Pirates sail along distant oceans while singing about buried treasure.")).toBe(
      "distance",
    );
  });
});

const plainWord = fc.stringMatching(/^[a-z]{4,9}$/);
const fact = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map(String),
  fc.integer({ min: 1, max: 99_999 }).map((dollars) => `$${dollars.toLocaleString("en-US")}`),
  fc
    .date({ min: new Date("1950-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom("Texas", "Roe v. Wade", "two", "not", '"you were hurt"', "lawhelp.org"),
);

describe("for any paragraph", () => {
  const prose = fc.array(fc.oneof({ weight: 4, arbitrary: plainWord }, fact), {
    minLength: 5,
    maxLength: 40,
  });

  test("the same words stand", () =>
    fc.assert(
      fc.property(prose, (some) => {
        const text = `It ${some.join(" ")}.`;
        expect(judge(text, text)).toBeNull();
      }),
    ));

  test("a fact taken out, put in or exchanged is refused", () => {
    fc.assert(
      fc.property(prose, fact, fact, fc.nat(), (some, one, other, where) => {
        fc.pre(one !== other);
        const at = where % (some.length + 1);
        const using = (put: string[]) => `It ${some.toSpliced(at, 0, ...put).join(" ")}.`;
        expect(judge(using([one]), using([]))).not.toBeNull();
        expect(judge(using([]), using([one]))).not.toBeNull();
        expect(judge(using([one]), using([other]))).not.toBeNull();
      }),
    );
  });

  test("whatever is typed into it, no other digits are accepted", () => {
    const typed = fc.oneof(fc.stringMatching(/^[\d$§.,'" ]$/), fc.string({ unit: "binary", maxLength: 3 }));
    const digits = (text: string) => text.replaceAll(/\D/g, "");
    fc.assert(
      fc.property(prose, typed, fc.nat(), fc.nat(3), (some, put, where, cut) => {
        const text = `It ${some.join(" ")}.`;
        const at = where % text.length;
        const other = text.slice(0, at) + put + text.slice(at + cut);
        expect(judge(text, other) === null && digits(other) !== digits(text)).toBe(false);
      }),
    );
  });
});
