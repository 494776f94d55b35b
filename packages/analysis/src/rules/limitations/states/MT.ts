import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MT");

/** Montana. */
export const MT: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "3y",
    "Mont. Code § 27-2-204(1)",
    "code:Mont. Code § 27-2-204, mca.legmt.gov as quoted by docketmath.com (May 2026); A; R; S; G",
    {
      note: "The section was changed from October 1, 2026; the three years were kept in the text that was seen.",
    },
  ),
  rule("medical_malpractice", "2y", "Mont. Code § 27-2-205", "S; mtlawyers.net", {
    discovery: {
      plain:
        "Two years from the injury or from finding it, whichever is later, but not beyond five years from the injury.",
      outer: "5y",
    },
    note: "The claim goes to the Medical Legal Panel first.",
  }),
  rule("medical_malpractice_repose", "5y", "Mont. Code § 27-2-205", "A; S; G"),
  rule(
    "product_liability",
    "3y",
    "Mont. Code § 27-2-204(1)",
    "code:Mont. Code § 27-2-204, mca.legmt.gov as quoted by docketmath.com (May 2026); A",
  ),
  rule(
    "wrongful_death",
    "3y",
    "Mont. Code § 27-2-204(2)",
    "code:Mont. Code § 27-2-204, mca.legmt.gov as quoted by docketmath.com (May 2026); A; S; B",
  ),
  rule("property_damage", "2y", "Mont. Code § 27-2-207", "A; R; S; G"),
  rule("written_contract", "8y", "Mont. Code § 27-2-202(1)", "A; R; D; S; G"),
  rule("oral_contract", "5y", "Mont. Code § 27-2-202(2)", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Mont. Code § 30-2-725", "S; O"),
  rule(
    "defamation",
    "2y",
    "Mont. Code § 27-2-204(3)",
    "code:Mont. Code § 27-2-204, mca.legmt.gov as quoted by docketmath.com (May 2026); R; Z",
  ),
  rule("fraud", "2y", "Mont. Code § 27-2-203", "A; R; G"),
  rule(
    "assault_battery",
    "2y",
    "Mont. Code § 27-2-204(3)",
    "code:Mont. Code § 27-2-204, mca.legmt.gov as quoted by docketmath.com (May 2026)",
  ),
  rule(
    "section_1983",
    "3y",
    "42 U.S.C. § 1983; Mont. Code § 27-2-204(1)",
    "N; code:Mont. Code § 27-2-204, leg.mt.gov as quoted by docketmath.com (May 2026); I",
  ),
  rule("unpaid_wages_state", "180d", "Mont. Code § 39-3-207", "", {
    kind: "charge",
    note: "This is the time for a wage claim with the state labor department, from the day the wages were due.",
  }),
  rule("state_fair_employment_charge", "180d", "Mont. Code § 49-2-501", "A"),
];
