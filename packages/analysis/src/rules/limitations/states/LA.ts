import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("LA");

/** Louisiana. A 2024 law gives two years instead of one for injuries on or after July 1, 2024. */
export const LA: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "La. Civ. Code art. 3493.1", "R; V; Act 423 of 2024 (app.legiplex.com); G", {
    variant: "from_2024",
    accrued_from: "2024-07-01",
  }),
  rule("personal_injury", "1y", "La. Civ. Code art. 3492 (until 2024)", "A; R", {
    variant: "before_2024",
    accrued_before: "2024-07-01",
  }),
  rule("medical_malpractice", "1y", "La. Rev. Stat. § 9:5628", "A; M; G", {
    discovery: {
      plain:
        "One year from the day you found the harm, or should have, but not beyond three years from the act.",
      outer: "3y",
    },
    note: "Most claims go to a medical review panel first.",
  }),
  rule("medical_malpractice_repose", "3y", "La. Rev. Stat. § 9:5628", "A; M; G"),
  rule("product_liability", "2y", "La. Civ. Code art. 3493.1", "Act 423 of 2024 (app.legiplex.com)", {
    variant: "from_2024",
    accrued_from: "2024-07-01",
  }),
  rule("product_liability", "1y", "La. Civ. Code art. 3492 (until 2024)", "A", {
    variant: "before_2024",
    accrued_before: "2024-07-01",
  }),
  rule("wrongful_death", "1y", "La. Civ. Code art. 2315.2", "A; M; B", {
    note: "Whether the 2024 law lengthened this was not confirmed, so one year is shown.",
  }),
  rule(
    "property_damage",
    "2y",
    "La. Civ. Code arts. 3493.1, 3493.2",
    "R; Act 423 of 2024 (app.legiplex.com)",
    {
      variant: "from_2024",
      accrued_from: "2024-07-01",
      note: "For land and buildings the clock starts when the owner knew, or should have known.",
    },
  ),
  rule(
    "property_damage",
    "1y",
    "La. Civ. Code arts. 3492, 3493 (until 2024)",
    "A; lucifersbs legal-data-api table; G",
    {
      variant: "before_2024",
      accrued_before: "2024-07-01",
    },
  ),
  rule("written_contract", "10y", "La. Civ. Code art. 3499", "A; R; D; G", {
    note: "Pay for work, loans and open accounts have three years (art. 3494).",
  }),
  rule("oral_contract", "3y", "La. Civ. Code art. 3494", "D", {
    variant: "pay_loans_accounts",
    note: "Three years for pay for work, loans and open accounts. If it is not clear which kind it is, this is the safe date.",
  }),
  rule("oral_contract", "10y", "La. Civ. Code art. 3499", "R; G", {
    variant: "other",
    applies_if: [{ fact: "payment_of_money", is: false }],
  }),
  rule("defamation", "2y", "La. Civ. Code art. 3493.1", "Act 423 of 2024 (app.legiplex.com)", {
    variant: "from_2024",
    accrued_from: "2024-07-01",
    note: "Some charts still say one year.",
  }),
  rule("defamation", "1y", "La. Civ. Code art. 3492 (until 2024)", "R; Y; Z", {
    variant: "before_2024",
    accrued_before: "2024-07-01",
  }),
  rule("fraud", "2y", "La. Civ. Code art. 3493.1", "Act 423 of 2024 (app.legiplex.com)", {
    variant: "from_2024",
    accrued_from: "2024-07-01",
    note: "To undo a contract made by fraud there can be five years from finding it (art. 2032).",
  }),
  rule("fraud", "1y", "La. Civ. Code art. 3492 (until 2024)", "A; G", {
    variant: "before_2024",
    accrued_before: "2024-07-01",
  }),
  rule("assault_battery", "2y", "La. Civ. Code art. 3493.1", "Act 423 of 2024 (app.legiplex.com)", {
    variant: "from_2024",
    accrued_from: "2024-07-01",
  }),
  rule("assault_battery", "1y", "La. Civ. Code art. 3492 (until 2024)", "", {
    variant: "before_2024",
    accrued_before: "2024-07-01",
  }),
  rule(
    "section_1983",
    "2y",
    "42 U.S.C. § 1983; La. Civ. Code art. 3493.1",
    "Act 423 of 2024 (app.legiplex.com); I",
    {
      variant: "from_2024",
      accrued_from: "2024-07-01",
    },
  ),
  rule("section_1983", "1y", "42 U.S.C. § 1983; La. Civ. Code art. 3492 (until 2024)", "N; A; I", {
    variant: "before_2024",
    accrued_before: "2024-07-01",
  }),
  rule("unpaid_wages_state", "3y", "La. Civ. Code art. 3494", "G"),
  rule("state_fair_employment_charge", "180d", "La. Rev. Stat. § 51:2257", "A"),
];
