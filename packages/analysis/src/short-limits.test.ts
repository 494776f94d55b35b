import { describe, expect, it } from "vitest";
import { tellOn } from "./testing/tell.ts";

const tell = tellOn("2026-11-22");

/** Short limits that a plain story must reach: the word for the paper or the event starts them, whatever claim leads. */
describe("the first day of a short limit", () => {
  it.each([
    [
      "I was released from my orders on November 14, 2026 after four months in the Guard in Ohio. My boss gave my job away and I want it back.",
      "2026-11-28",
    ],
    [
      "I am a trackman for the railroad in Nebraska. I reported a back injury and they dismissed me on July 8, 2026.",
      "2027-01-04",
    ],
    [
      "FEMA denied us again after the flood in Vermont. The letter is dated October 5, 2026 and says insufficient damage.",
      "2026-12-04",
    ],
    [
      "The bank statement of September 30, 2026 shows four Zelle payments that I never authorized. I live in Fresno, California.",
      "2026-11-29",
    ],
    [
      "I filed a provisional patent for my gate latch on December 10, 2025 from Virginia. Do I have to do anything now?",
      "2026-12-10",
    ],
    [
      "On a cruise out of Galveston, Texas I slipped by the pool on December 5, 2025 and broke my hip.",
      "2026-12-05",
    ],
    [
      "I am a landlord in Iowa. HUD sent me a notice of a complaint and I got it on November 16, 2026.",
      "2026-11-26",
    ],
    [
      "They fired me on June 1, 2026 in Oregon because we were signing union cards at the warehouse.",
      "2026-12-01",
    ],
    [
      "Signed a cash-out refinance on our house in Connecticut on November 20, 2026 and I want out of it.",
      "2026-11-23",
    ],
    [
      "The court in Indiana admitted his will on September 10, 2026. My brother made him sign it when he had dementia and I want to contest the will.",
      "2026-12-10",
    ],
    [
      "The magistrate in North Carolina ruled for my landlord on November 17, 2026 and I want to appeal the eviction.",
      "2026-11-27",
    ],
    [
      "I lost in small claims court in Kentucky. The judgment is from November 16, 2026. Can I appeal?",
      "2026-11-26",
    ],
    [
      "I am a classified employee of the state in Ohio. They handed me an order of removal on November 16, 2026.",
      "2026-11-26",
    ],
    ["The nursing board in California served me with an accusation on November 12, 2026.", "2026-11-27"],
    [
      "The magistrate's decision on custody in Ohio was filed November 12, 2026 and it is wrong. How do I file objections?",
      "2026-11-26",
    ],
    [
      "I run a garage in Massachusetts. A 93A letter came, it was mailed November 2, 2026, and wants triple damages.",
      "2026-12-02",
    ],
    [
      "My son signed with a sports agent on November 12, 2026 at his college in North Carolina. Can he cancel?",
      "2026-11-26",
    ],
    [
      "At the plant in Pennsylvania on November 10, 2026 I hurt my back lifting on the line and told nobody.",
      "2026-12-01",
    ],
    [
      "A student loan notice of administrative wage garnishment from the Department of Education is dated November 4, 2026. I live in Mississippi.",
      "2026-12-04",
    ],
    [
      "My customer in Kentucky died and owed me 9,000. His estate was opened on June 10, 2026 and his son was named executor.",
      "2026-12-10",
    ],
    [
      "The zoning board denied our variance for the garage in Scranton, Pennsylvania. The decision is dated November 6, 2026.",
      "2026-12-06",
    ],
    [
      "My loan to my uncle in Denver was never paid and he died. The estate rejected my claim, the notice is dated October 15, 2026.",
      "2026-12-17",
    ],
    [
      "I bought a condo from the developer in Orlando, Florida on November 14, 2026 and I want to back out of the condo purchase.",
      "2026-11-29",
    ],
    [
      "I signed up at a gym in San Diego, California on November 20, 2026 and I want to cancel my gym membership.",
      "2026-11-25",
    ],
    [
      "The nursing home gave us a notice of involuntary discharge for my mother on November 16, 2026 in Cleveland, Ohio.",
      "2026-12-16",
    ],
    [
      "I'm a teacher in Dallas, Texas and the school board voted to terminate my contract, the notice came November 14, 2026.",
      "2026-11-29",
    ],
    [
      "I signed adoption papers for my baby in Atlanta, Georgia on November 20, 2026 and I changed my mind about adoption.",
      "2026-11-24",
    ],
    [
      "USCIS denied my I-129F petition for my fiance, the denial letter is dated November 9, 2026. We live in Tulsa, Oklahoma. What can we do?",
      "2026-12-09",
    ],
    [
      "The DEA took my cash at the Cleveland airport, 14,000 dollars from selling my truck. A notice of seizure came dated November 12, 2026.",
      "2026-12-17",
    ],
    [
      "The judge ruled against me in our custody case in Fresno, California on November 4, 2026. She gave my ex full custody. I want to appeal the judge's decision.",
      "2026-12-04",
    ],
    [
      "We bought a timeshare at a presentation in Orlando, Florida on November 20, 2026 and signed for 18,000. My wife cries. Can we get out?",
      "2026-11-30",
    ],
    [
      "A CP2000 notice from the IRS dated November 10, 2026 says I owe $3,200 for some stock sale in 2024. I live in Reno, Nevada.",
      "2026-12-10",
    ],
    [
      "The workers comp judge ruled against me in Pittsburgh, Pennsylvania, decision dated November 13, 2026. My back is broken from the dock.",
      "2026-12-03",
    ],
  ])("of %s", async (story, day) => {
    const { day: shown } = await tell(story);
    expect(shown).toBe(day);
  });
});
