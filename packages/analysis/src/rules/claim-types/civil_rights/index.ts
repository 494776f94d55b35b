import type { ClaimType } from "../../../knowledge.ts";
import { excessiveForce } from "./excessive_force.ts";
import { falseArrest } from "./false_arrest.ts";
import { jailOrPrisonConditions } from "./jail_or_prison_conditions.ts";
import { freeSpeech } from "./free_speech.ts";
import { disabilityAccess } from "./disability_access.ts";
import { schoolDiscrimination } from "./school_discrimination.ts";
import { wrongfulConviction } from "./wrongful_conviction.ts";
import { accessSuitDefense } from "./access_suit_defense.ts";
import { votingRights } from "./voting_rights.ts";
import { policePropertyReturn } from "./police_property_return.ts";

export const claimTypes: ClaimType[] = [
  excessiveForce,
  falseArrest,
  jailOrPrisonConditions,
  freeSpeech,
  disabilityAccess,
  schoolDiscrimination,
  wrongfulConviction,
  accessSuitDefense,
  votingRights,
  policePropertyReturn,
];
