import type { LimitationRule } from "../../knowledge.ts";
import { BUSINESS } from "./federal/business.ts";
import { CONSUMER } from "./federal/consumer.ts";
import { GOVERNMENT } from "./federal/government.ts";
import { IMMIGRATION } from "./federal/immigration.ts";
import { PAPERS } from "./federal/papers.ts";
import { TAX } from "./federal/tax.ts";
import { WORK } from "./federal/work.ts";

/** Federal time limits. */
export const FEDERAL: readonly LimitationRule[] = [
  ...WORK,
  ...GOVERNMENT,
  ...CONSUMER,
  ...IMMIGRATION,
  ...TAX,
  ...PAPERS,
  ...BUSINESS,
];
