import { beforeAll, expect, it } from "vitest";
import { analyze } from "./analyze.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import { leadingDeadline } from "./report/limits.ts";
import { shippedSource } from "./testing/shipped-source.ts";
import type { PrecedentSource } from "./retrieval/source.ts";

/** The stories of `issue-stories.test.ts` in other people's words: each must come out as its like does. */

interface Wanted {
  day?: string;
  days?: string[];
  side?: string;
  type?: string[];
  not_type?: string;
  door?: string;
  no_danger?: true;
  starts_not_in?: string;
  line?: RegExp;
  state?: string;
  scope?: string;
}

const STORIES: [story: string, wanted: Wanted][] = [
  [
    "slid on a grape at a Publix in Lexington, Kentucky on November 30 2025. Surgery in February and again in May. adjuster keeps saying theres loads of time",
    { day: "2026-11-30", type: ["slip_and_fall"] },
  ],
  [
    "December 3 2025, Owensboro KY, wet entry of a pharmacy, broke my hip. Operated on in January 2026. They tell me wait till treatment is done",
    { day: "2026-12-03" },
  ],
  [
    "fell in the frozen aisle in Paducah Kentucky 12/15/25, had knee surgery 3/2/26, their insurance is waiting on my bills",
    { day: "2026-12-15" },
  ],
  [
    "I am the landlord of a small house in Mobile, Alabama. My renters claim mold made them sick and want 12,000, I got their lawyer's letter November 9, 2026.",
    { side: "defending" },
  ],
  [
    "We rent out our basement in Boise. The tenant just filed in small claims against us for the deposit, hearing December 9 2026",
    { side: "defending", day: "2026-12-09" },
  ],
  [
    "A renter I evicted last year is now suing me in Dayton Ohio saying I kept her things. Papers were handed to me on November 5, 2026",
    { side: "defending", day: "2026-12-03" },
  ],
  [
    "My restaurant in Provo Utah got a letter, a dishwasher says I fired him for being old. EEOC wants a position statement by December 11 2026",
    { side: "defending", day: "2026-12-11" },
  ],
  [
    "I own a landscaping company in Athens, Georgia, an old worker is suing us for overtime, served 11/3/2026 federal court",
    { side: "defending", day: "2026-11-24" },
  ],
  [
    "I bumped a motorcycle in Tucson on October 3 2026, his lawyer sent me a demand for 90 thousand",
    { side: "defending" },
  ],
  [
    "It was my fault, I ran the light in Omaha. Now they're suing me, got the papers on the 9th of November 2026",
    { side: "defending", day: "2026-12-09" },
  ],
  [
    "I hit a parked Tesla in Raleigh and left a note, now his insurance company wants 14k from me",
    { side: "defending" },
  ],
  [
    "A company says my etsy logo copies their trademark and want me to take it down by Dec 4, 2026. Portland Maine",
    { side: "defending", day: "2026-12-04" },
  ],
  [
    "Got an email from a law firm that my brewery's name infringes their mark, respond within 14 days, it came November 16 2026. Asheville NC",
    { side: "defending", day: "2026-11-30" },
  ],
  [
    "DCFS came to our place in Peoria Illinois because of a rash on the baby. They opened a case on me",
    { side: "defending" },
  ],
  [
    "they have a safety plan i have to sign or they take the kids, cps in Houston, because i left my 9 year old home for an hour",
    { side: "defending" },
  ],
  ["Three day notice taped to the door Friday in Oakland. we are one month behind", { side: "defending" }],
  [
    "5 day notice to pay or quit, Chicago, got it November 19 2026. I have half the money",
    { side: "defending", day: "2026-11-24" },
  ],
  [
    "landlord gave me 30 days to leave in Newark NJ for no reason, paper is dated november 1st 2026",
    { side: "defending", day: "2026-12-01" },
  ],
  [
    "Laid off after 31 years. I've been thinking everybody'd be better off without me, at least the policy pays out.",
    { door: "suicide" },
  ],
  [
    "They fired me Monday. I put the house in my wifes name and wrote the letters. She'll be fine with the life insurance.",
    { door: "suicide" },
  ],
  [
    "I lost my job in August and honestly I don't want to wake up anymore. The severance thing is due friday",
    { door: "suicide" },
  ],
  [
    "Our swim coach put his hands inside my 10 year olds suit at practice in Erie, Pennsylvania. She cried telling me.",
    { door: "child_abuse", not_type: "sports_injury" },
  ],
  [
    "my 11 yr old nephew says his karate teacher makes him touch him after class, Allentown PA",
    { door: "child_abuse", not_type: "sports_injury" },
  ],
  [
    "the dance teacher in York Pennsylvania has been sending my 9 year old nude pictures and kissing her after class",
    { door: "child_abuse", not_type: "sports_injury" },
  ],
  [
    "This commute is murder and my boss in Dallas, Texas is going to be the death of me. No overtime since January 2026",
    { no_danger: true },
  ],
  ["My landlord is killing me with these fees, 300 a month extra in Tampa", { no_danger: true }],
  [
    "I'd kill for my deposit back lol. moved out of the Phoenix place on September 1, 2026",
    { no_danger: true },
  ],
  [
    "My wife was struck by a delivery truck on November 28, 2024 in Savannah and passed on January 3, 2025. The driver's citation hasn't gone to court yet.",
    { days: ["2026-11-28", "2027-01-03"], not_type: "traffic_ticket" },
  ],
  [
    "Dad got hit crossing the street in Atlanta on December 20 2024, he died three weeks later on January 10 2025. the guys ticket is still pending",
    { days: ["2026-12-20", "2027-01-10"], not_type: "traffic_ticket" },
  ],
  [
    "VA hospital in Memphis did an mri in February 2024 and said clean. June 9, 2025 a private doctor said the tumor was on it all along.",
    { day: "2027-06-09" },
  ],
  [
    "The VA in Tampa read my scan wrong in March 2023. I learned about it on April 4, 2025.",
    { day: "2027-04-04" },
  ],
  [
    "Our LLC was formed in 2018 in Austin. This past spring he emptied the company account and locked me out of the email",
    { starts_not_in: "2018" },
  ],
  [
    "My cousin and I started the business in 2020 in Tulsa, in May 2026 she took my name off the account.",
    { starts_not_in: "2020" },
  ],
  [
    "established 2015, our bakery in Salem Oregon. partner stopped sharing profits in June 2026 and changed the locks",
    { starts_not_in: "2015" },
  ],
  ["how long have I got to sue over a dog bite in Ohio", { line: /Ohio.*year/, side: "asking" }],
  ["if a dog bites someone in Ohio what is the time limit to sue?", { line: /Ohio.*year/ }],
  ["Ohio dog bite statute of limitations?", { line: /Ohio.*year/ }],
  ["I was rear ended in Winston Salem NC on October 3 2026", { state: "NC", day: "2029-10-03" }],
  ["Slipped at a store in Terre Haute IN last Thursday", { state: "IN", day: "2028-11-19" }],
  ["They fired me in Toledo OH the week before Thanksgiving last year for being pregnant", { state: "OH" }],
  [
    "Me pegaron en el trabajo en Dallas Texas y mi jefe dice que me va a matar si digo algo",
    { scope: "other_language" },
  ],
  [
    "Mi esposo me golpea y tengo miedo. Vivo en Chicago Illinois",
    { scope: "other_language", door: "domestic_violence" },
  ],
  ["Ya no quiero vivir. Perdi mi trabajo en Houston.", { scope: "other_language", door: "suicide" }],
  ["neighbors pit bit my cheek in Omaha Nebraska on May 1 2026, 18 stitches", { type: ["dog_bite"] }],
  ["boss hasnt paid my last two checks, Reno Nevada, since October 2026", { type: ["unpaid_wages"] }],
  [
    "officer slammed my face in the pavement in Tulsa Oklahoma on August 2 2026, i wasnt fighting",
    { type: ["excessive_force"] },
  ],
  [
    "they missed the cancer on my mammogram in Portland Oregon March 2025, found out January 2026",
    { type: ["misdiagnosis"] },
  ],
];

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

it.each(STORIES)("%s", async (description, wanted) => {
  const found = await analyze({ description, as_of: "2026-11-22" }, source);
  const lead = leadingDeadline(found.deadlines);
  const types = found.claim_types.map(({ claim_type }) => claim_type);
  const { crises, side, state } = found.reading;
  const doors = crises.filter(({ level }) => level === "door").map(({ kind }) => kind as string);
  if (wanted.day) expect(lead && lastDayOf(lead)).toBe(wanted.day);
  if (wanted.days) expect(found.deadlines.map(lastDayOf)).toEqual(expect.arrayContaining(wanted.days));
  if (wanted.side) expect(side.value).toBe(wanted.side);
  if (wanted.type) expect(wanted.type).toContain(types[0]);
  if (wanted.not_type) expect(types).not.toContain(wanted.not_type);
  if (wanted.door) expect(doors).toContain(wanted.door);
  if (wanted.no_danger) expect(crises).toEqual([]);
  if (wanted.starts_not_in)
    expect(
      found.deadlines.filter(({ trigger_date: day }) => day?.startsWith(wanted.starts_not_in ?? "-")),
    ).toEqual([]);
  if (wanted.line) expect(found.ai_analysis_result.analysis.split("\n")[0]).toMatch(wanted.line);
  if (wanted.state) expect(state.value).toBe(wanted.state);
  expect(found.scope).toBe(wanted.scope ?? "analyzed");
});
