import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("IL");

/** Illinois. */
export const IL: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "735 ILCS 5/13-202", "A; R; V; G; T", { discovery: true }),
  rule("personal_injury", "1y", "745 ILCS 10/8-101", "notice rules by state, public code index 45001082977", {
    variant: "local_government",
    applies_if: [{ fact: "government_defendant", is: true }],
    note: "Suits against a city, county, school or park district end after one year.",
  }),
  rule("medical_malpractice", "2y", "735 ILCS 5/13-212(a)", "A; G; T", {
    discovery: {
      plain:
        "Two years from the day you knew, or should have known, of the injury, but not beyond four years from the treatment.",
      outer: "4y",
    },
  }),
  rule("medical_malpractice_repose", "4y", "735 ILCS 5/13-212(a)", "A; G; T"),
  rule("product_liability", "2y", "735 ILCS 5/13-213(d)", "A"),
  rule("product_liability_repose", "10y", "735 ILCS 5/13-213(b)", "V", {
    note: "Ten years from the sale to the first user or 12 years from the first sale of all, whichever ends first. It holds for claims that do not rest on carelessness.",
  }),
  rule("wrongful_death", "2y", "740 ILCS 180/2", "A; J"),
  rule("property_damage", "5y", "735 ILCS 5/13-205", "A; R; G"),
  rule("written_contract", "10y", "735 ILCS 5/13-206", "A; R; D; G; T"),
  rule("oral_contract", "5y", "735 ILCS 5/13-205", "R; D; G; T"),
  rule("sale_of_goods", "4y", "810 ILCS 5/2-725", "O"),
  rule("defamation", "1y", "735 ILCS 5/13-201", "R; F; Y; Z"),
  rule("fraud", "5y", "735 ILCS 5/13-205", "A; R; G"),
  rule("assault_battery", "2y", "735 ILCS 5/13-202", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; 735 ILCS 5/13-202", "N; A; I"),
  rule(
    "gov_notice_local",
    "1y",
    "745 ILCS 10/8-101",
    "notice rules by state, public code index 45001082977",
    {
      kind: "limitation",
      note: "No notice is needed first, but the suit against a city, county, school or park district is due within one year. Patient care cases have two years.",
    },
  ),
  rule("gov_notice_state", "1y", "705 ILCS 505/22-1", "H", {
    note: "Notice of an injury claim goes to the Attorney General and the clerk of the Court of Claims.",
  }),
  rule("unpaid_wages_state", "3y", "820 ILCS 105/12(a)", "", {
    note: "Three years for minimum wage and overtime. Wages owed under an agreement can have up to ten years.",
  }),
  rule("state_fair_employment_charge", "2y", "775 ILCS 5/7A-102(A)(1)", "", {
    variant: "from_2025",
    accrued_from: "2025-01-01",
    note: "Two years for acts on or after January 1, 2025 (Public Act 103-973).",
  }),
  rule("state_fair_employment_charge", "300d", "775 ILCS 5/7A-102(A)(1)", "A", {
    variant: "before_2025",
    accrued_before: "2025-01-01",
  }),
  rule("will_contest", "6m", "755 ILCS 5/8-1", ""),
];
