import * as bankruptcy from "./bankruptcy.ts";
import * as businessLaw from "./business-law.ts";
import * as criminalDefense from "./criminal-defense.ts";
import * as employmentLaw from "./employment-law.ts";
import * as estatePlanning from "./estate-planning.ts";
import * as familyLaw from "./family-law.ts";
import * as immigration from "./immigration.ts";
import * as personalInjury from "./personal-injury.ts";
import * as realEstate from "./real-estate.ts";
import * as taxLaw from "./tax-law.ts";

const AREAS = [
  personalInjury,
  criminalDefense,
  familyLaw,
  estatePlanning,
  businessLaw,
  realEstate,
  immigration,
  employmentLaw,
  bankruptcy,
  taxLaw,
];

/** Everything that the house itself wrote for the public, in every one of the ten practice areas. */
export const RESOURCES = AREAS.flatMap(({ resources }) => resources);
export const ARTICLES = AREAS.flatMap(({ articles }) => articles);
