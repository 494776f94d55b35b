import type { ClaimType } from "../../../knowledge.ts";
import { eviction } from "./eviction.ts";
import { securityDeposit } from "./security_deposit.ts";
import { unsafeRental } from "./unsafe_rental.ts";
import { illegalLockout } from "./illegal_lockout.ts";
import { leaseDispute } from "./lease_dispute.ts";
import { housingDiscrimination } from "./housing_discrimination.ts";
import { foreclosure } from "./foreclosure.ts";
import { homeSaleDefects } from "./home_sale_defects.ts";
import { boundaryOrEasement } from "./boundary_or_easement.ts";
import { hoaDispute } from "./hoa_dispute.ts";
import { nuisanceNeighbor } from "./nuisance_neighbor.ts";
import { landlordDefense } from "./landlord_defense.ts";
import { hoaViolation } from "./hoa_violation.ts";
import { codeViolation } from "./code_violation.ts";
import { titleOrDeed } from "./title_or_deed.ts";

export const claimTypes: ClaimType[] = [
  eviction,
  securityDeposit,
  unsafeRental,
  illegalLockout,
  leaseDispute,
  housingDiscrimination,
  foreclosure,
  homeSaleDefects,
  boundaryOrEasement,
  hoaDispute,
  nuisanceNeighbor,
  landlordDefense,
  hoaViolation,
  codeViolation,
  titleOrDeed,
];
