import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MN");

/** Minnesota. Harm by carelessness has six years; only harm done on purpose has two. */
export const MN: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "6y",
    "Minn. Stat. § 541.05, subd. 1(5)",
    "code:Minn. Stat. § 541.05 as quoted by gallatin-law.com; G",
    {
      note: "Six years for carelessness. Many charts say two, which holds for harm done on purpose (§ 541.07).",
    },
  ),
  rule("medical_malpractice", "4y", "Minn. Stat. § 541.076", "A; S; L; G"),
  rule("product_liability", "4y", "Minn. Stat. § 541.05, subd. 2", "A; S; V", {
    note: "Four years for claims that need no proof of carelessness. Carelessness in making a product can have six.",
  }),
  rule("wrongful_death", "3y", "Minn. Stat. § 573.02", "A; S; L; B", {
    note: "And never beyond six years from the act that caused the death.",
  }),
  rule("property_damage", "6y", "Minn. Stat. § 541.05, subd. 1", "A; R; S; G"),
  rule("written_contract", "6y", "Minn. Stat. § 541.05, subd. 1(1)", "A; R; D; S; G"),
  rule("oral_contract", "6y", "Minn. Stat. § 541.05, subd. 1(1)", "R; D; S; G"),
  rule("sale_of_goods", "4y", "Minn. Stat. § 336.2-725", "S; O"),
  rule("defamation", "2y", "Minn. Stat. § 541.07(1)", "R; L; Y; Z"),
  rule("fraud", "6y", "Minn. Stat. § 541.05, subd. 1(6)", "A; R; G"),
  rule(
    "assault_battery",
    "2y",
    "Minn. Stat. § 541.07(1)",
    "L; code:Minn. Stat. § 541.07, revisor.mn.gov (1990 c. 419)",
    {
      note: "Six years when the attack was domestic abuse.",
    },
  ),
  rule(
    "section_1983",
    "6y",
    "42 U.S.C. § 1983; Minn. Stat. § 541.05, subd. 1(5)",
    "N; code:Minn. Stat. § 541.05 as quoted by gallatin-law.com; I",
  ),
  rule("gov_notice_local", "180d", "Minn. Stat. § 466.05", "N; S", { note: "One year when someone died." }),
  rule("gov_notice_state", "180d", "Minn. Stat. § 3.736, subd. 5", "S", {
    note: "One year when someone died.",
  }),
  rule("unpaid_wages_state", "2y", "Minn. Stat. § 541.07(5)", "", {
    note: "Three years when the employer did it on purpose.",
  }),
  rule("state_fair_employment_charge", "1y", "Minn. Stat. § 363A.28, subd. 3", "A"),
];
