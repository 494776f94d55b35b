import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";
import { lastDayOf } from "./deadlines/deadline.ts";

/** Days, numbers and papers that look like the start of a clock, and rules that hold only for some. */

const tell = tellOn("2026-11-23");

describe("what starts no clock", () => {
  it("the year of a bill: the calls of this week are the wrong", async () => {
    const { lead } = await tell(
      "A debt collector called me 14 times this week about a medical bill from 2016 and told my boss. Spokane",
    );
    expect(lead?.rule).toBe("US-fdcpa");
    expect(lead?.days_left).toBeGreaterThan(300);
  });

  it("a copy of a trust that somebody has, where no notice came", async () => {
    const { found } = await tell(
      "My uncle is the trustee of our trust in Tampa, Florida and will not show us the accounts. I have a copy of the trust and it promises a report each year. I need the money for my last year of college.",
    );
    expect(found.deadlines.filter(({ rule }) => rule.endsWith("trust_contest"))).toEqual([]);
  });

  it("days after which something broke", async () => {
    const { found } = await tell(
      "bought a used truck as is from a dealer in Macon, transmission went out in 9 days, they say tough luck",
    );
    expect(found.deadlines.filter(({ rule }) => rule === "told-time")).toEqual([]);
  });

  it("an arrest of long ago, of which the paper is no paper of today", async () => {
    const { found } = await tell(
      "My wife has raised my son in Boise since he was two and wants to adopt him. I have a DUI from 2012, does that ruin it?",
    );
    expect(found.deadlines.filter(({ rule }) => rule.includes("dmv_hearing"))).toEqual([]);
  });

  it("a death in an estate of which the kind is not sure", async () => {
    const { found } = await tell(
      "Uncle Ray had no kids. He wrote on notebook paper that his place in Coos Bay goes to me, signed in 2024. He died November 2. His sister says she is next of kin. I took care of him through the cancer. Is the paper any good?",
    );
    expect(found.deadlines.filter(({ title }) => /injury|death/.test(title))).toEqual([]);
  });

  it("a suit of long ago, once pay is taken for its judgment", async () => {
    const { found } = await tell(
      "they garnished my check last friday for a judgment i never knew about, apparently i was sued in 2019 in Maricopa county and never got papers",
    );
    expect(found.deadlines.filter(({ rule }) => rule === "AZ-answer_days")).toEqual([]);
  });
});

describe("the words of its own clause say what a day is", () => {
  it.each([
    "I fell at a store in Austin on May 2 2026, the adjuster is slow",
    "I fell in a hotel lobby in Austin on May 2 2026, they emailed me a form",
    "I fell on a wet floor in Austin on May 2 2026; a lawyer called me since",
  ])("%s", async (story) => {
    const { day } = await tell(story);
    expect(day).toBe("2028-05-02");
  });
});

describe("what is due", () => {
  it("on the day until which a letter gives time, though no word says what", async () => {
    const { day } = await tell(
      "USCIS sent a request for evidence on my I-130 on oct 20 2026, gives me till jan 12. we moved and I just saw it",
    );
    expect(day).toBe("2027-01-12");
  });

  it("after a letter that wants unemployment money back", async () => {
    const { day } = await tell(
      "Unemployment says I have to pay back 5,100. letter came november 4. I'm in Michigan",
    );
    expect(day).toBe("2026-12-04");
  });

  it("from the day on which an object left in the body was found", async () => {
    const { day } = await tell(
      "hospital in Buffalo left a sponge in me. surgery was august 2023, they found it on xray sept 30 2026",
    );
    expect(day).toBe("2027-09-30");
  });
});

describe("what an animal, a judgment and a post are", () => {
  it("a puppy that died is no death", async () => {
    const { found } = await tell("Bought a puppy from a breeder in Lubbock on Oct 2, died of parvo on Oct 9");
    expect(found.facts.map(({ key }) => key)).not.toContain("death");
    expect(found.deadlines.map(({ rule }) => rule)).not.toContain("TX-wrongful_death");
  });

  it("a suit that is decided needs no answer any more", async () => {
    const { found } = await tell(
      "Bank of America is suing me, hearing already happened and I missed it oct 28, judgment was entered nov 6. Fort Lauderdale",
    );
    expect(found.deadlines.map(({ rule }) => rule)).not.toContain("FL-answer_days");
  });

  it("a lie that is posted has the short time for a good name", async () => {
    const { day } = await tell(
      "we run a small daycare in Tulsa and a mom is posting that we hurt her kid, its a lie, enrollment is dropping. started last monday",
    );
    expect(day).toBe("2027-11-16");
  });

  it("a death that is read surely brings its time, whatever field the words lean to", async () => {
    const { found } = await tell("amtrak train hit a truck in Missouri in june 2022 and my mom died on it");
    expect(found.deadlines.map(({ rule }) => rule)).toContain("MO-wrongful_death");
  });

  it("a threat that nobody will find her is one for tonight", async () => {
    const { found } = await tell(
      "He told me if i leave he will make sure nobody finds me. i have a bag packed. how do i get custody of my son in Wichita",
    );
    expect(found.reading.crises.map(({ level }) => level)).toContain("door");
  });
});

describe("the day of others", () => {
  it("what a seller's neighbor saw before the sale starts no clock of the buyer", async () => {
    const { found } = await tell(
      "I bought a house in Frederick, Maryland in May 2025. The seller said it was dry. The basement flooded in June. The neighbor says they had the same company out twice in 2023.",
    );
    expect(found.deadlines.filter(({ title }) => title.includes("2023"))).toEqual([]);
  });

  it("a wish of the teller sets nobody a day", async () => {
    const { found } = await tell(
      "My tenant in Toledo stopped paying in August. I gave him a 3 day notice on October 28. I want him gone by Christmas.",
    );
    expect(found.deadlines.filter(({ rule }) => rule === "told-day")).toEqual([]);
  });
});

describe("a paper whose day is not told", () => {
  it.each([
    "I was arrested in July in Tacoma and it was reduced. I am a pharmacist. Now the state wants to take my license. I have twenty days to request a hearing.",
    "I let a kid go in September in Kokomo, Indiana for showing up high. I felt bad. Now comes a letter from the EEOC. I've got 30 days to send a position statement.",
    "The buyers found termites in Owensboro, Kentucky last spring, and now I'm being sued for fraud over the house that I sold.",
  ])("is never called over: %s", async (text) => {
    const { found } = await tell(text);
    const over = found.deadlines.filter(
      ({ kind, days_left: left }) => kind === "answer" && left !== null && left < 0,
    );
    expect(over).toEqual([]);
  });
});

describe("a day that an office or a paper sets", () => {
  it("ends the time told before it, so that nothing is counted again", async () => {
    const { found } = await tell(
      "They let me go on August 28, 2026 in Hartford. I had 45 days to sign, which was October 12, and I didn't sign.",
    );
    expect(found.deadlines.filter(({ rule }) => rule === "told-time")).toEqual([]);
  });

  it("is counted from the denial of a claim against the United States", async () => {
    const { day } = await tell(
      "Knee surgery at the VA in Fayetteville, Arkansas on March 12, 2025. I sent a Form 95 in March 2026 and got a letter on May 28, 2026 that they deny it.",
    );
    expect(day).toBe("2026-11-28");
  });

  it("is counted from the first day of what goes on since about a day", async () => {
    const { day } = await tell(
      "My ex has been saying on Facebook since about September 20 that I stole the booster money in Bowling Green, KY.",
    );
    expect(day).toBe("2027-09-17");
  });

  it("is counted where Social Security wants money back", async () => {
    const { day } = await tell(
      "I'm on SSI in Pueblo. The letter dated November 2, 2026 says they paid me 11,240 too much since 2022.",
    );
    // Thirty days in which nothing is taken back while they look at it; the appeal has sixty.
    expect(day).toBe("2026-12-02");
  });

  it.each([
    [
      "Our son's meeting with the school board in Allentown is December 14. They want to expel him.",
      "2026-12-14",
    ],
    ["I got a demand letter from a shop in Wichita. We need to respond by December 5.", "2026-12-05"],
    [
      "My stepfather's lawyer wrote that he wants half of the house in Wichita. The letter says by December 2.",
      "2026-12-02",
    ],
  ])("%s", async (text, day) => {
    const { found } = await tell(text);
    expect(found.deadlines.filter(({ rule }) => rule === "told-day").map(({ date }) => date)).toEqual([day]);
  });
});

describe("a year that says too little", () => {
  it.each([
    "my brother in law borrowed 15 grand in 2019 to buy a tractor, promised to pay when crop came in. never did. no paper. Kearney Nebraska",
    "I built an app with a friend in 2021, no contract, now hes selling it for 2 mil and says i own nothing. Palo Alto",
    "My cousin and I shared a food truck in Tulsa, it was 2018, and now he says none of it is mine and keeps all the money.",
  ])("is no ground to say that the time is over: %s", async (story) => {
    const { found } = await tell(story);
    expect(found.deadlines.filter(({ days_left: left }) => left !== null && left < 0)).toEqual([]);
  });

  it("while a year of what happened still is", async () => {
    const { lead } = await tell(
      "I slipped on a wet floor in a grocery store in Columbus, Ohio in 2021 and broke my hip.",
    );
    expect(lead?.days_left).toBeLessThan(0);
  });
});

describe("an age of then", () => {
  it("is counted from the day that is told with it, and kept within the age of today", async () => {
    const { found, day } = await tell(
      "I was a cheerleader at a gym in Plano, coach made me do the stunt hurt, tore my acl in January 2023 when I was 16. Im 19 now",
    );
    expect(found.deadlines.map(lastDayOf)).toContain("2026-11-24");
    expect(day).toBe("2026-11-24");
  });
});

describe("a danger that the kind of claim tells", () => {
  it("opens the door for a child of today, and leads over the field in which it happened", async () => {
    const { found } = await tell(
      "my daughter 15 her coach has been sending her pictures and says she cant tell. San Diego",
    );
    expect(found.reading.crises).toEqual([expect.objectContaining({ kind: "child_abuse", level: "door" })]);
    expect(found.legal_category).toBe("personal_injury");
  });

  it("stays a calm line where the child is grown, and is none for who is accused", async () => {
    const grown = await tell(
      "I am 44. A priest in Baltimore touched me for two years when I was an altar boy.",
    );
    expect(grown.found.reading.crises.filter(({ level }) => level === "door")).toEqual([]);
    expect(grown.found.reading.crises.map(({ kind }) => kind)).toContain("child_abuse");
    const accused = await tell(
      "A mother says I touched her daughter at swim practice. I did not. The detective wants to talk to me Tuesday. Tulsa, Oklahoma",
    );
    expect(accused.found.reading.crises.filter(({ level }) => level === "door")).toEqual([]);
  });
});
