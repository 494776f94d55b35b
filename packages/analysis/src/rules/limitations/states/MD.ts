import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MD");

/** Maryland. */
export const MD: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Md. Code, Cts. & Jud. Proc. § 5-101", "A; R; G", { discovery: true }),
  rule("medical_malpractice", "3y", "Md. Code, Cts. & Jud. Proc. § 5-109", "A", {
    discovery: {
      plain:
        "Three years from the day you found the injury, but not beyond five years from the injury, whichever ends first.",
      outer: "5y",
    },
  }),
  rule("medical_malpractice_repose", "5y", "Md. Code, Cts. & Jud. Proc. § 5-109", "A; G"),
  rule(
    "product_liability",
    "3y",
    "Md. Code, Cts. & Jud. Proc. § 5-101",
    "A; casetext product liability survey",
  ),
  rule("wrongful_death", "3y", "Md. Code, Cts. & Jud. Proc. § 3-904(g)", "A; B"),
  rule("property_damage", "3y", "Md. Code, Cts. & Jud. Proc. § 5-101", "A; R; G"),
  rule("written_contract", "3y", "Md. Code, Cts. & Jud. Proc. § 5-101", "A; R; D; G", {
    note: "An agreement under seal can have 12 years (§ 5-102).",
  }),
  rule("oral_contract", "3y", "Md. Code, Cts. & Jud. Proc. § 5-101", "R; D; G"),
  rule("sale_of_goods", "4y", "Md. Code, Com. Law § 2-725", "O"),
  rule("defamation", "1y", "Md. Code, Cts. & Jud. Proc. § 5-105", "R; Y; Z"),
  rule("fraud", "3y", "Md. Code, Cts. & Jud. Proc. § 5-101", "A; R; G"),
  rule("assault_battery", "1y", "Md. Code, Cts. & Jud. Proc. § 5-105", "", {
    note: "The law names assault, libel and slander; battery alone can have three years. One year is safe.",
  }),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Md. Code, Cts. & Jud. Proc. § 5-101", "N; A; I"),
  rule(
    "gov_notice_local",
    "1y",
    "Md. Code, Cts. & Jud. Proc. § 5-304",
    "published compilation of limitation periods, 2026",
    {
      note: "One year since October 2015. It was 180 days before, and some charts still say so.",
    },
  ),
  rule(
    "gov_notice_state",
    "1y",
    "Md. Code, State Gov't § 12-106",
    "code:Md. Code, State Gov't § 12-106, law.justia.com; N",
  ),
  rule(
    "unpaid_wages_state",
    "3y",
    "Md. Code, Cts. & Jud. Proc. § 5-101; Md. Code, Lab. & Empl. § 3-507.2",
    "G",
  ),
  rule("state_fair_employment_charge", "6m", "Md. Code, State Gov't § 20-1004", "A", {
    note: "Harassment claims can have two years.",
  }),
];
