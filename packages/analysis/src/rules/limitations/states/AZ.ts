import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("AZ");

/** "All actions against any public entity or public employee": one year, whatever the claim (§ 12-821). */
const AGAINST_PUBLIC_BODIES = {
  variant: "public_entity",
  applies_if: [{ fact: "government_defendant", is: true }],
  note: "A notice of claim within 180 days comes first.",
};
const PUBLIC_BODIES = "Ariz. Rev. Stat. § 12-821";
const PUBLIC_BODIES_SOURCE = "code:Ariz. Rev. Stat. § 12-821 (text in SB 1241 of 2022)";

/** Arizona. */
export const AZ: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Ariz. Rev. Stat. § 12-542", "A; R; courts.yavapaiaz.gov limits page; G", {
    discovery: true,
  }),
  rule("personal_injury", "1y", PUBLIC_BODIES, PUBLIC_BODIES_SOURCE, AGAINST_PUBLIC_BODIES),
  rule("medical_malpractice", "1y", PUBLIC_BODIES, PUBLIC_BODIES_SOURCE, AGAINST_PUBLIC_BODIES),
  rule("wrongful_death", "1y", PUBLIC_BODIES, PUBLIC_BODIES_SOURCE, AGAINST_PUBLIC_BODIES),
  rule("property_damage", "1y", PUBLIC_BODIES, PUBLIC_BODIES_SOURCE, AGAINST_PUBLIC_BODIES),
  rule(
    "medical_malpractice",
    "2y",
    "Ariz. Rev. Stat. § 12-542",
    "A; uslegalforms.com copy of A.R.S. 12-542; G",
    { discovery: true },
  ),
  rule("product_liability", "2y", "Ariz. Rev. Stat. §§ 12-542, 12-551", "A; K"),
  rule("wrongful_death", "2y", "Ariz. Rev. Stat. § 12-542", "A; courts.yavapaiaz.gov limits page; B"),
  rule("property_damage", "2y", "Ariz. Rev. Stat. § 12-542", "A; R; courts.yavapaiaz.gov limits page; G"),
  rule(
    "written_contract",
    "6y",
    "Ariz. Rev. Stat. § 12-548",
    "A; R; D; courts.yavapaiaz.gov limits page; G",
    {
      note: "Employment contracts have one year (§ 12-541).",
    },
  ),
  rule("oral_contract", "3y", "Ariz. Rev. Stat. § 12-543", "R; D; courts.yavapaiaz.gov limits page; G"),
  rule("sale_of_goods", "4y", "Ariz. Rev. Stat. § 47-2725", "K; codes.findlaw.com A.R.S. 12-544; O"),
  rule("defamation", "1y", "Ariz. Rev. Stat. § 12-541(1)", "R; courts.yavapaiaz.gov limits page; Y; Z"),
  rule("fraud", "3y", "Ariz. Rev. Stat. § 12-543(3)", "A; R; courts.yavapaiaz.gov limits page; G"),
  rule("assault_battery", "2y", "Ariz. Rev. Stat. § 12-542", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Ariz. Rev. Stat. § 12-542", "N; A; I"),
  rule("gov_notice_local", "180d", "Ariz. Rev. Stat. § 12-821.01", "N; mcrazlaw.com; H", {
    note: "The suit itself is due within one year (§ 12-821).",
  }),
  rule("gov_notice_state", "180d", "Ariz. Rev. Stat. § 12-821.01", "N; mcrazlaw.com; H", {
    note: "The suit itself is due within one year (§ 12-821).",
  }),
  rule("unpaid_wages_state", "1y", "Ariz. Rev. Stat. § 12-541(5)", "G", {
    note: "One year for the wage law's triple pay. Minimum wage claims have two years, three if on purpose (§ 23-364).",
  }),
  rule("state_fair_employment_charge", "180d", "Ariz. Rev. Stat. § 41-1481(A)", "A"),
];
