import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("WY");

/** Wyoming. */
export const WY: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "4y",
    "Wyo. Stat. § 1-3-105(a)(iv)(C)",
    "code:Wyo. Stat. title 1, UniCourt/cic-code-wy; A; R; V; G",
  ),
  rule("medical_malpractice", "2y", "Wyo. Stat. § 1-3-107", "A; G", {
    note: "If the harm could not be found in time, there may be two years from finding it.",
  }),
  rule(
    "product_liability",
    "4y",
    "Wyo. Stat. § 1-3-105(a)(iv)(C)",
    "A; code:Wyo. Stat. title 1, UniCourt/cic-code-wy",
  ),
  rule("wrongful_death", "2y", "Wyo. Stat. § 1-38-102", "A; B"),
  rule("property_damage", "4y", "Wyo. Stat. § 1-3-105(a)(iv)", "A; R; G"),
  rule(
    "written_contract",
    "10y",
    "Wyo. Stat. § 1-3-105(a)(i)",
    "A; R; code:Wyo. Stat. title 1, UniCourt/cic-code-wy; G",
  ),
  rule(
    "oral_contract",
    "8y",
    "Wyo. Stat. § 1-3-105(a)(ii)",
    "code:Wyo. Stat. title 1, UniCourt/cic-code-wy; R; D; G",
  ),
  rule("sale_of_goods", "4y", "Wyo. Stat. § 34.1-2-725", "O"),
  rule("defamation", "1y", "Wyo. Stat. § 1-3-105(a)(v)", "R; Z"),
  rule(
    "fraud",
    "4y",
    "Wyo. Stat. § 1-3-105(a)(iv)(D)",
    "code:Wyo. Stat. title 1, UniCourt/cic-code-wy; R; G",
  ),
  rule("assault_battery", "1y", "Wyo. Stat. § 1-3-105(a)(v)", ""),
  rule("section_1983", "4y", "42 U.S.C. § 1983; Wyo. Stat. § 1-3-105(a)(iv)(C)", "N; A"),
  rule("gov_notice_local", "2y", "Wyo. Stat. § 1-39-113", "N", {
    note: "The suit is due within one year after the claim was filed.",
  }),
  rule("gov_notice_state", "2y", "Wyo. Stat. § 1-39-113", "N", {
    note: "The suit is due within one year after the claim was filed.",
  }),
  rule("state_fair_employment_charge", "6m", "Wyo. Stat. § 27-9-106", "A"),
];
