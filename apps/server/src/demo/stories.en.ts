import type { CaseSubmission } from "@standing/contract";

/** Stories of invented people, for the demo world. */
export const DEMO_STORIES: CaseSubmission[] = [
  {
    title: "Deposit not returned",
    legal_category: "real_estate_law",
    description:
      "I rented an apartment in Oakland for three years. I moved out on May 31 and left it clean. I have photos of every room from the last day. My landlord never sent a list of damages and has kept my whole deposit of $2,400. I asked for it in two emails. He says the carpet was worn. The carpet was already old when I moved in.",
    incident_date: "2026-05-31",
    incident_city: "Oakland",
    incident_state: "CA",
  },
  {
    title: "Fall in a grocery store",
    legal_category: "personal_injury",
    description:
      "On March 14, 2026 I slipped on water near the freezers of a grocery store in Houston. There was no warning sign. A worker told me that the freezer had been leaking since the morning and that the manager knew. I broke my wrist and had surgery. My medical bills are $18,500 so far and I missed six weeks of work. I took photos of the floor and have the name of a witness.",
    incident_date: "2026-03-14",
    incident_city: "Houston",
    incident_state: "TX",
  },
  {
    title: "Overtime not paid",
    legal_category: "employment_labor_law",
    description:
      "I worked as a cook in a restaurant in Chicago from January 2025 until August 2026. I worked about 55 hours a week and was paid for 40. My boss said that I was salaried and could not get overtime. I wrote down my hours in a notebook and have my pay stubs. When I asked about it he cut my shifts.",
    incident_date: "2026-08-15",
    incident_city: "Chicago",
    incident_state: "IL",
  },
];
