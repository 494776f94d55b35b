import { describe, expect, it } from "vitest";
import { queryTerms } from "./query-terms.ts";
import { stem, tokenize } from "./tokenize.ts";

describe("tokenize", () => {
  it("brings forms of a word together", () => {
    for (const forms of [
      ["slip", "slips", "slipped", "slipping"],
      ["injury", "injuries"],
      ["arrest", "arrests", "arrested", "arresting"],
      ["deposit", "deposits"],
      ["wage", "wages"],
      ["fire", "fired", "fires", "firing"],
      ["deny", "denies", "denied"],
    ])
      expect(new Set(forms.map(stem)), forms.join()).toHaveLength(1);
  });

  it("keeps apart what is not the same", () => {
    expect(stem("class")).not.toBe(stem("clash"));
    expect(stem("bus")).toBe("bus");
    expect(stem("1983")).toBe("1983");
  });

  it("drops stop words, case, accents and possessives", () => {
    expect(tokenize("The LANDLORD’s café didn’t have any heat.")).toEqual(["landlord", "caf", "heat"]);
  });

  it("gives nothing for nothing", () => {
    expect(tokenize(" \n ?! a I ")).toEqual([]);
  });
});

describe("queryTerms", () => {
  it("counts words of the story twice and thesaurus words once", () => {
    expect(queryTerms("Fired. They fired me at work", ["termination", "work"])).toEqual([
      { term: "fir", weight: 4 },
      { term: "termination", weight: 1 },
      { term: "work", weight: 2 },
    ]);
  });
});
