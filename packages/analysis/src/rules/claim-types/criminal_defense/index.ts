import type { ClaimType } from "../../../knowledge.ts";
import { dui } from "./dui.ts";
import { drugCharge } from "./drug_charge.ts";
import { assaultCharge } from "./assault_charge.ts";
import { theftCharge } from "./theft_charge.ts";
import { searchAndSeizure } from "./search_and_seizure.ts";
import { probationViolation } from "./probation_violation.ts";
import { recordExpungement } from "./record_expungement.ts";
import { criminalCharge } from "./criminal_charge.ts";
import { domesticViolenceCharge } from "./domestic_violence_charge.ts";
import { sexOffenseCharge } from "./sex_offense_charge.ts";
import { arrestWarrant } from "./arrest_warrant.ts";
import { drivingWhileSuspended } from "./driving_while_suspended.ts";

export const claimTypes: ClaimType[] = [
  dui,
  drugCharge,
  assaultCharge,
  theftCharge,
  searchAndSeizure,
  probationViolation,
  recordExpungement,
  criminalCharge,
  domesticViolenceCharge,
  sexOffenseCharge,
  arrestWarrant,
  drivingWhileSuspended,
];
