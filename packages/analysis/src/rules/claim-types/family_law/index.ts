import type { ClaimType } from "../../../knowledge.ts";
import { divorce } from "./divorce.ts";
import { childCustody } from "./child_custody.ts";
import { childSupport } from "./child_support.ts";
import { spousalSupport } from "./spousal_support.ts";
import { protectiveOrder } from "./protective_order.ts";
import { paternity } from "./paternity.ts";
import { adoptionOrGuardianshipOfChild } from "./adoption_or_guardianship_of_child.ts";
import { childProtectiveServices } from "./child_protective_services.ts";
import { protectiveOrderDefense } from "./protective_order_defense.ts";
import { familyCaseServed } from "./family_case_served.ts";
import { childSupportDefense } from "./child_support_defense.ts";
import { grandparentVisitation } from "./grandparent_visitation.ts";
import { relocationWithChild } from "./relocation_with_child.ts";

export const claimTypes: ClaimType[] = [
  divorce,
  childCustody,
  childSupport,
  spousalSupport,
  protectiveOrder,
  paternity,
  adoptionOrGuardianshipOfChild,
  childProtectiveServices,
  protectiveOrderDefense,
  familyCaseServed,
  childSupportDefense,
  grandparentVisitation,
  relocationWithChild,
];
