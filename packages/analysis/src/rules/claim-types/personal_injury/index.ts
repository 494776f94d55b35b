import type { ClaimType } from "../../../knowledge.ts";
import { carAccident } from "./car_accident.ts";
import { pedestrianOrBicycleAccident } from "./pedestrian_or_bicycle_accident.ts";
import { slipAndFall } from "./slip_and_fall.ts";
import { dogBite } from "./dog_bite.ts";
import { productLiability } from "./product_liability.ts";
import { wrongfulDeath } from "./wrongful_death.ts";
import { assaultInjury } from "./assault_injury.ts";
import { defamation } from "./defamation.ts";
import { propertyDamage } from "./property_damage.ts";
import { toxicExposure } from "./toxic_exposure.ts";
import { publicPropertyInjury } from "./public_property_injury.ts";
import { accidentDefense } from "./accident_defense.ts";
import { injuryClaimDefense } from "./injury_claim_defense.ts";
import { defamationDefense } from "./defamation_defense.ts";
import { childSexualAbuse } from "./child_sexual_abuse.ts";
import { clergyAbuse } from "./clergy_abuse.ts";
import { sexualAssaultCivil } from "./sexual_assault_civil.ts";
import { elderAbuse } from "./elder_abuse.ts";

export const claimTypes: ClaimType[] = [
  carAccident,
  pedestrianOrBicycleAccident,
  slipAndFall,
  dogBite,
  productLiability,
  wrongfulDeath,
  assaultInjury,
  defamation,
  propertyDamage,
  toxicExposure,
  publicPropertyInjury,
  accidentDefense,
  injuryClaimDefense,
  defamationDefense,
  childSexualAbuse,
  clergyAbuse,
  sexualAssaultCivil,
  elderAbuse,
];
