import { describe, expect, it } from "vitest";
import { delimitedRows } from "./csv-rows.ts";
import { subjectFinder } from "./subject-words.ts";
import { federalPairs, isMention, mentioned } from "./treatments.ts";

const mention = (fields: object) => ({
  citing_id: "colst:ohio/0f",
  citing_year: "1990",
  citation: "10 Ohio St. 2d 5",
  treatment: "overruled",
  by_text: "Dale v. Fay, 3 Ohio St. 3d 9",
  by_citation: "3 Ohio St. 3d 9",
  ...fields,
});

describe("a later text against a decision", () => {
  it("counts where it names the decision that did it and nothing stands between", () => {
    expect(isMention(mention({}))).toBe(true);
    expect(isMention(mention({ by_text: "3 Ohio St. 3d 9" }))).toBe(true);
    expect(
      isMention(mention({ by_text: "the rule that owners answer, and Dale v. Fay, 3 Ohio St. 3d 9" })),
    ).toBe(false);
    expect(isMention(mention({ by_citation: "" }))).toBe(false);
    expect(isMention(mention({ by_text: "10 Ohio St. 2d 5", by_citation: "10 Ohio St. 2d 5" }))).toBe(false);
  });

  it("keeps of what and in which part, with the name and the source", () => {
    expect(mentioned(mention({ treatment: "rev'd on other grounds" }), "A v. B (1990)")).toEqual({
      kind: "reversed",
      limit: "other_grounds",
      by: "Dale v. Fay, 3 Ohio St. 3d 9",
      source: "A v. B (1990)",
    });
    expect(mentioned(mention({ treatment: "overruledin part" }), "x")).toMatchObject({
      kind: "overruled",
      limit: "in_part",
    });
    expect(mentioned(mention({ treatment: "questioned" }), "x")).toBeNull();
  });

  it("of the Supreme Court only what the table marks as overruled", () => {
    const pair = {
      citing: "Dale v. Fay,400 U.S. 9  (1970)",
      cited_citations: ["300 U.S. 1"],
      treatment_label: "x",
    };
    expect(federalPairs([{ ...pair, overruled: "no" }])).toEqual([]);
    expect(federalPairs([{ ...pair, overruled: "yes" }])[0]?.treatment.by).toBe(
      "Dale v. Fay, 400 U.S. 9 (1970)",
    );
  });
});

describe("subject words", () => {
  const filler = Array.from(
    { length: 200 },
    (_, i) => `The court finds the matter ${i} and says so in the record.`,
  );
  const wells = Array.from(
    { length: 12 },
    () => "The well near the orchard went dry, and Marlow owned the well.",
  );
  const find = subjectFinder(
    [...filler, ...wells],
    new Set(["well", "wells", "orchard", "matter", "record", "marlow"]),
  );

  it("are what a text repeats and others lack, without names and without words of every text", () => {
    expect(
      find("The wells and the orchard: a well, another well, Marlow and the record.", new Set()),
    ).toEqual(["well", "orchard"]);
    expect(find("The well and the orchard.", new Set(["orchard"]))).toEqual(["well"]);
  });
});

it("rows with commas and quotes inside quotes are read whole", () => {
  expect(delimitedRows('a,b\n"x, y","say ""no"""\n,z\n')).toEqual([
    { a: "x, y", b: 'say "no"' },
    { a: "", b: "z" },
  ]);
});
