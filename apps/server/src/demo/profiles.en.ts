import type { AttorneyProfileInput } from "@standing/contract";

export interface DemoAttorney {
  mailbox: string;
  /** Has consultations ahead, for whoever looks around. */
  receives_bookings?: boolean;
  /** Null: a profile that is not in the directory. */
  tier: "standard" | "premium" | "premium_plus" | null;
  /** Where the demo operator checked the number. */
  regulator?: string;
  /** Stars and words of demo clients. */
  reviews: { rating: number; text: string; reply?: string }[];
  profile: AttorneyProfileInput;
}

const NOTE = "Demo profile, not a real person.";

function person(
  name: [first: string, last: string],
  number: number,
  about: string,
  rest: Pick<AttorneyProfileInput, "bar_state" | "city" | "years_of_practice" | "specialties"> &
    Partial<AttorneyProfileInput>,
): AttorneyProfileInput {
  const [first_name, last_name] = name;
  return {
    first_name,
    last_name,
    email: `${first_name}.${last_name}@attorneys.example`.toLowerCase(),
    phone: null,
    firm_name: null,
    firm_ownership_type: "solo_practitioner",
    bar_number: `DEMO-00${number}`,
    consultation_type: "free",
    consultation_fee: 0,
    practice_area_descriptions: {},
    bio: `${NOTE} ${about}`,
    languages_spoken: ["English"],
    ...rest,
  };
}

/** Attorneys of the demo world, in several states, tiers and languages; plainly not real. */
export const DEMO_ATTORNEYS: DemoAttorney[] = [
  {
    mailbox: "attorney@standing.example",
    receives_bookings: true,
    tier: "premium_plus",
    regulator: "Demo regulator of California",
    reviews: [
      {
        rating: 5,
        text: "Demo review. She told me in plain words what my deposit claim needed.",
        reply: "Demo reply. Thank you for coming prepared with photos.",
      },
      { rating: 4, text: "Demo review. Quick and clear. I would have liked a little more time." },
    ],
    profile: person(
      ["Maya", "Okafor"],
      1,
      "Maya helps tenants and small property owners in the East Bay. She starts each talk with the lease and a list of dates.",
      {
        bar_state: "CA",
        city: "Oakland",
        years_of_practice: 14,
        specialties: ["real_estate", "civil_rights"],
        languages_spoken: ["English", "Spanish"],
        practice_area_descriptions: {
          real_estate: "Deposits, repairs, rent increases and eviction notices.",
        },
      },
    ),
  },
  {
    mailbox: "rosa@standing.example",
    tier: "premium",
    regulator: "Demo regulator of Texas",
    reviews: [{ rating: 5, text: "Demo review. Explained overtime rules so that I understood them." }],
    profile: person(
      ["Rosa", "Delgado"],
      2,
      "Rosa works for people who were not paid what they earned. Her questions are about hours, pay slips and messages.",
      {
        bar_state: "TX",
        city: "San Antonio",
        years_of_practice: 9,
        specialties: ["employment_law", "immigration"],
        languages_spoken: ["English", "Spanish"],
        consultation_type: "paid",
        consultation_fee: 7500,
      },
    ),
  },
  {
    mailbox: "daniel@standing.example",
    tier: "premium",
    reviews: [],
    profile: person(
      ["Daniel", "Weiss"],
      3,
      "Daniel handles injury matters after falls and traffic accidents, and says early when a claim is too small for a lawyer.",
      {
        bar_state: "NY",
        city: "Brooklyn",
        years_of_practice: 22,
        specialties: ["personal_injury", "medical_malpractice"],
        languages_spoken: ["English", "Hebrew", "Russian"],
        consultation_type: "paid",
        consultation_fee: 15_000,
      },
    ),
  },
  {
    mailbox: "priya@standing.example",
    tier: "standard",
    regulator: "Demo regulator of Illinois",
    reviews: [{ rating: 4, text: "Demo review. Kind, and honest about costs." }],
    profile: person(
      ["Priya", "Raman"],
      4,
      "Priya guides families through divorce, custody and adoption. She offers a fixed price for what can be planned.",
      {
        bar_state: "IL",
        city: "Chicago",
        years_of_practice: 11,
        specialties: ["family_law", "estate_planning"],
        languages_spoken: ["English", "Tamil", "Hindi"],
      },
    ),
  },
  {
    mailbox: "thomas@standing.example",
    tier: "standard",
    reviews: [],
    profile: person(
      ["Thomas", "Greene"],
      5,
      "Thomas defends people in state and traffic courts, and helps clear old records where the law allows it.",
      {
        bar_state: "GA",
        city: "Atlanta",
        years_of_practice: 6,
        specialties: ["criminal_defense"],
        consultation_type: "paid",
        consultation_fee: 5000,
      },
    ),
  },
  {
    mailbox: "linh@standing.example",
    tier: null,
    reviews: [],
    profile: person(
      ["Linh", "Tran"],
      6,
      "Linh helps people in debt sort collectors' letters, court papers and choices.",
      {
        bar_state: "OH",
        city: "Columbus",
        years_of_practice: 3,
        specialties: ["bankruptcy", "tax_law"],
        languages_spoken: ["English", "Vietnamese"],
      },
    ),
  },
];
