import { beforeAll, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

/** Papers and events as people tell them, each with the rule whose days they start. */
const TOLD: [state: string | null, rule: string, story: string][] = [
  [
    "VA",
    "VA-eviction_appeal",
    "The judge in General District gave my landlord possession last Thursday, the 12th, and I was in the hospital. Can I still fight it?",
  ],
  [
    "TX",
    "TX-eviction_appeal",
    "JP judge signed the judgment for the apartment on November 18 and said constable comes next. I got five kids. What now?",
  ],
  [
    "PA",
    "PA-eviction_appeal",
    "On November 17 the MDJ decided for the owner, possession granted and $900. I pay my rent every month.",
  ],
  [
    "KY",
    "KY-eviction_appeal",
    "We had eviction court November 17 and the judge found forcible detainer guilty. We want to appeal.",
  ],
  [
    "TN",
    "TN-eviction_appeal",
    "General Sessions gave the landlord a writ on November 16. I was late to court because of the bus.",
  ],
  [
    "GA",
    "GA-eviction_appeal",
    "The dispossessory went against me on November 18, the judge said 7 days. I have the receipts.",
  ],
  [
    "MI",
    "MI-eviction_appeal",
    "The district court judge entered a possession judgment against us on November 17 for the house.",
  ],
  [
    "OR",
    "OR-eviction_appeal",
    "I lost my FED trial November 16 and the sheriff is going to put a notice on my door.",
  ],
  [
    "VA",
    "VA-small_claims_appeal",
    "I was sued in General District Court over a fence and lost on November 17. I want to appeal to circuit.",
  ],
  [
    "NC",
    "NC-small_claims_appeal",
    "The magistrate in small claims ruled November 17 that I owe my old roommate $1,200. She lied about it.",
  ],
  [
    "TX",
    "TX-small_claims_appeal",
    "On November 16 the JP gave a judgment to the roofer for $4,000 in small claims. I want to appeal.",
  ],
  [
    "NC",
    "NC-unemployment_appeal_days",
    "ESC mailed me a paper on November 16 that says I quit and get no benefits. I did not quit.",
  ],
  [
    "TX",
    "TX-unemployment_appeal_days",
    "TWC letter dated November 12 says I am not able to get unemployment because of misconduct. I want to argue it.",
  ],
  [
    "TN",
    "TN-unemployment_appeal_days",
    "I got a letter mailed November 13 that my unemployment claim was turned down since I walked off.",
  ],
  [
    "CA",
    "CA-unemployment_appeal_days",
    "EDD sent a notice November 9 saying I made false statements and must pay $2,100.",
  ],
  [
    "OH",
    "OH-unemployment_appeal_days",
    "ODJFS decided November 10 that I was fired for cause and stopped my weekly checks.",
  ],
  [
    "FL",
    "FL-unemployment_appeal_days",
    "Reconnect shows a determination from November 10, disqualified. I was laid off!",
  ],
  [
    "NY",
    "NY-unemployment_appeal_days",
    "The Department of Labor sent me a letter on November 5 that I lied about why I lost my job and no unemployment.",
  ],
  [
    "PA",
    "PA-unemployment_appeal_days",
    "UC service center said no on November 9 because my boss said I stole. I never stole.",
  ],
  [
    "GA",
    "GA-unemployment_appeal_days",
    "My former worker got her unemployment and the notice to me as the employer is dated November 12. I fired her for drinking.",
  ],
  [
    "AL",
    "AL-answer_days",
    "A man in a polo shirt gave my wife papers at supper on November 9, it says I owe Capital One.",
  ],
  [
    "CA",
    "CA-answer_days",
    "I found a summons taped on my gate November 14 and another came in the mail, a bank wants $8,000.",
  ],
  [
    "IL",
    "IL-answer_days",
    "The sheriff's deputy left an envelope with my teenager on November 10, a lady I rear ended wants $60,000.",
  ],
  [
    "NV",
    "NV-answer_days",
    "November 3 a fellow walked into my shop and said you have been served. It is a partner from my old company.",
  ],
  [
    "MI",
    "MI-answer_days",
    "Got a certified letter from the court on November 6, it's a complaint by my neighbor about the driveway.",
  ],
  [
    "WA",
    "WA-answer_days",
    "Someone dropped legal documents on my porch November 8, my ex business partner v. me in King County Superior Court.",
  ],
  ["NJ", "NJ-answer_days", "I was handed a Special Civil complaint November 2 at work for an old card."],
  ["FL", "FL-answer_days_eviction", "Deputy posted a five day summons for eviction on the door November 19."],
  [
    "FL",
    "FL-answer_days",
    "Process server caught me in the parking lot on November 9, suit by a hospital for 22 thousand.",
  ],
  [
    "CA",
    "CA-answer_days_eviction",
    "November 17 I was handed an unlawful detainer by a guy on a scooter. My landlord wants me out.",
  ],
  [
    "CA",
    "CA-answer_days_eviction",
    "Came home November 18 and there was a summons, UD-100, on my door. I owe one month.",
  ],
  [
    "AZ",
    "AZ-answer_days_small_claims",
    "I got served a complaint from Maricopa County justice court on November 10 by a title loan place.",
  ],
  [
    "MN",
    "MN-answer_days",
    "A lawsuit without any court number was handed to me November 9 by a man in Duluth, over a boat.",
  ],
  [
    "CO",
    "CO-answer_days",
    "I was served November 12 with a complaint in county court, answer date is on it but I spilled coffee.",
  ],
  [
    "TX",
    "TX-dmv_hearing_days",
    "Cop in Waco took my plastic on November 14 after I blew .10 and gave me a pink paper.",
  ],
  [
    "CA",
    "CA-dmv_hearing_days",
    "Got arrested for driving drunk on November 15 in Chico. They punched my license and gave me a temp.",
  ],
  [
    "OR",
    "OR-dmv_hearing_days",
    "Failed the breath test at the station November 16 in Bend, they said my license goes in 30 days.",
  ],
  [
    "FL",
    "FL-dmv_hearing_days",
    "DUI stop November 17 in Ocala, the ticket is my license for ten days they said.",
  ],
  [
    "WA",
    "WA-dmv_hearing_days",
    "They did a blood draw after my crash November 18 in Yakima, officer said DOL would write me.",
  ],
  [
    "NC",
    "NC-workers_comp_notice_days",
    "November 10 I slipped on grease in the kitchen where I cook and my knee swelled up. I have not said anything to the owner.",
  ],
  [
    "TN",
    "TN-workers_comp_notice_days",
    "A box landed on my foot in the warehouse Monday November 16. I kept going and did not report it.",
  ],
  [
    "AK",
    "AK-workers_comp_notice_days",
    "Nov 5 I hurt my shoulder hauling crates at the cannery and said nothing to nobody.",
  ],
  [
    "NY",
    "NY-workers_comp_notice_days",
    "On November 12 I burned my arm on the fryer. My manager does not know yet.",
  ],
  [
    "PA",
    "PA-workers_comp_notice_days",
    "My back went out lifting a patient at the nursing home on November 14. I am scared to tell them.",
  ],
  [
    "TX",
    "TX-workers_comp_notice_days",
    "I fell off a ladder roofing on November 9 for a small crew, no paperwork done.",
  ],
  [
    "VA",
    "VA-workers_comp_notice_days",
    "Cut two fingers on the slicer at the deli November 13. I just wrapped it and finished.",
  ],
  [
    null,
    "US-social_security_appeal",
    "SSA denied my disability, letter dated November 2. I got it November 6.",
  ],
  [null, "US-social_security_appeal", "I was turned down for SSI again, notice from October 20."],
  [
    null,
    "US-social_security_appeal",
    "Social Security wrote October 30 that I got paid too much, $9,000, and they will hold my checks.",
  ],
  [
    null,
    "US-medicare_appeal",
    "Medicare would not pay for mom's ambulance, the summary notice came October 5.",
  ],
  [null, "US-medicare_appeal", "My MSN dated September 20 says the wheelchair is not covered."],
  [null, "US-fema_appeal", "FEMA wrote October 10 that our trailer is not eligible after the storm."],
  [
    null,
    "US-fema_appeal",
    "Disaster people denied us for home repair, letter of October 21. Tornado took the roof.",
  ],
  [
    null,
    "US-federal_employee_eeo_contact",
    "I work for the Postal Service and my supervisor passed me over on October 20 for my age.",
  ],
  [
    null,
    "US-federal_employee_eeo_contact",
    "I'm a civilian at an Army depot. On November 2 my boss gave me a bad rating because I'm Black.",
  ],
  [
    "OH",
    "OH-magistrate_objection",
    "The magistrate cut my parenting time, decision filed November 12. I want to object.",
  ],
  [null, "US-nlra_charge", "They suspended me June 10 for talking about pay with coworkers."],
  [null, "US-nlra_charge", "Our shop voted on a union and June 3 the boss cut my hours for it."],
];

it.each(TOLD)("in %s %s counts from the day that is told: %s", async (state, rule, story) => {
  const place = state === null ? {} : { incident_state: state };
  const { deadlines } = await analyze({ description: story, as_of: "2026-11-22", ...place }, source);
  const found = deadlines.find((one) => one.rule === rule);
  expect(found?.date ?? found?.safe_date).toMatch(/^202[67]-/);
});
