import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("AK");

/** Alaska. */
export const AK: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "2y",
    "Alaska Stat. § 09.10.070(a)",
    "code:Alaska Stat. § 09.10.070 as quoted by statutes-of-limitations.com; A; R; S; G",
    {
      discovery: true,
    },
  ),
  rule("medical_malpractice", "2y", "Alaska Stat. § 09.10.070(a)", "A; S; G", { discovery: true }),
  rule("product_liability", "2y", "Alaska Stat. § 09.10.070(a)", "A; K"),
  rule("wrongful_death", "2y", "Alaska Stat. § 09.55.580", "A; S; B"),
  rule("property_damage", "2y", "Alaska Stat. § 09.10.070(a)", "R; S", {
    note: "Two years for belongings. Trespass or waste on land has six years (§ 09.10.050).",
  }),
  rule(
    "written_contract",
    "3y",
    "Alaska Stat. § 09.10.053",
    "code:Alaska Stat. § 09.10.053, akleg.gov; A; R; G",
  ),
  rule(
    "oral_contract",
    "3y",
    "Alaska Stat. § 09.10.053",
    "code:Alaska Stat. § 09.10.053, akleg.gov; R; D; G",
  ),
  rule("sale_of_goods", "4y", "Alaska Stat. § 45.02.725", "S; K; O"),
  rule(
    "defamation",
    "2y",
    "Alaska Stat. § 09.10.070(a)",
    "code:Alaska Stat. § 09.10.070 as quoted by statutes-of-limitations.com; R; Y; Z",
  ),
  rule("fraud", "2y", "Alaska Stat. § 09.10.070(a)", "A; L; G"),
  rule(
    "assault_battery",
    "2y",
    "Alaska Stat. § 09.10.070(a)",
    "code:Alaska Stat. § 09.10.070 as quoted by statutes-of-limitations.com",
  ),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Alaska Stat. § 09.10.070(a)", "N; A; I"),
];
