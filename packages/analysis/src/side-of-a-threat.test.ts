import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string) => analyze({ description, as_of: "2026-11-23" }, source);

describe("who is threatened or reported", () => {
  it.each([
    "I own a small bakery in Salem Oregon and a girl I let go reported me to the labor board for unpaid breaks. What now",
    "An employee filed a wage complaint with the state labor commissioner against my nail salon in Fresno",
    "I run a food truck and my cook reported me to the wage and hour division. Denver",
    "My ex said she will call CPS on me because my house is messy. Columbus Ohio",
    "the school nurse saw a bruise on my daughter and said she has to report it. will they take my kids? Phoenix",
    "I'm expecting CPS to show up any day, my neighbor called on me. Mobile Alabama",
    "A customer slipped in my coffee shop in Reno last week and says she'll sue me",
    "One of my workers cut his hand and now threatens to take me to court. Spokane",
    "My tenant says she's going to take me to small claims over the deposit. Provo",
    "a lady who is a guest of my hotel tripped on the rug and is going to sue us. Tampa",
  ])("must answer: %s", async (story) => {
    expect((await tell(story)).reading.side.value).toBe("defending");
  });

  it.each([
    "I reported my boss to the labor board and he fired me. Fresno",
    "I told my landlord I'm going to sue him over mold in Dayton",
    "a customer hit me in my shop in Reno, I want to sue him",
    "I threatened to report my boss to the labor board and he cut my hours in Salem Oregon",
    "I was a customer at a market in Reno and slipped on a grape last week",
  ])("who reports, threatens or is hurt has a claim: %s", async (story) => {
    expect((await tell(story)).reading.side.value).toBe("claimant");
  });
});
