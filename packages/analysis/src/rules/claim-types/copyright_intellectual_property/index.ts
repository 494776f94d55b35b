import type { ClaimType } from "../../../knowledge.ts";
import { copyrightInfringement } from "./copyright_infringement.ts";
import { fairUse } from "./fair_use.ts";
import { trademarkDispute } from "./trademark_dispute.ts";
import { tradeSecret } from "./trade_secret.ts";
import { patentDispute } from "./patent_dispute.ts";
import { trademarkDemand } from "./trademark_demand.ts";
import { copyrightDemand } from "./copyright_demand.ts";

export const claimTypes: ClaimType[] = [
  copyrightInfringement,
  fairUse,
  trademarkDispute,
  tradeSecret,
  patentDispute,
  trademarkDemand,
  copyrightDemand,
];
