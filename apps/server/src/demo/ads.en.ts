import type { AdInput } from "@standing/contract";

/** Advertisements of demo attorneys, by the mailbox of their account. */
export const DEMO_ADS: Record<
  string,
  Omit<AdInput, "attorney_name" | "service_areas" | "years_experience">[]
> = {
  "attorney@standing.example": [
    {
      ad_title: "Deposit not returned? Rent raised?",
      ad_description:
        "Demo advertisement, not a real person. I help renters read their lease, write to the landlord and go to small claims court. The first talk takes half an hour.",
      law_firm: null,
      website_url: null,
      case_types: ["real_estate_law"],
    },
  ],
};
