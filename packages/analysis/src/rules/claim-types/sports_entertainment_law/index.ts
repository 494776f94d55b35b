import type { ClaimType } from "../../../knowledge.ts";
import { talentOrAgentContract } from "./talent_or_agent_contract.ts";
import { athleteEligibility } from "./athlete_eligibility.ts";
import { rightOfPublicity } from "./right_of_publicity.ts";
import { sportsInjury } from "./sports_injury.ts";
import { entertainmentSuitDefense } from "./entertainment_suit_defense.ts";

export const claimTypes: ClaimType[] = [
  talentOrAgentContract,
  athleteEligibility,
  rightOfPublicity,
  sportsInjury,
  entertainmentSuitDefense,
];
