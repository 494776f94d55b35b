import type { AttorneyProfileInput } from "@standing/contract";

/** A profile for tests, licensed in California. */
export const ATTORNEY_PROFILE: AttorneyProfileInput = {
  first_name: "Ada",
  last_name: "Test",
  email: "ada@example.org",
  phone: null,
  city: null,
  firm_name: null,
  firm_ownership_type: "solo_practitioner",
  bar_state: "CA",
  bar_number: "T-1",
  years_of_practice: 9,
  specialties: ["real_estate"],
  consultation_type: "free",
  consultation_fee: 0,
  practice_area_descriptions: {},
  bio: "A profile of a test.",
  languages_spoken: ["English"],
};
