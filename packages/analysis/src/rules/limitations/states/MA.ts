import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MA");

/** Massachusetts. */
export const MA: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Mass. Gen. Laws ch. 260, § 2A", "A; R; V; G", { discovery: true }),
  rule(
    "medical_malpractice",
    "3y",
    "Mass. Gen. Laws ch. 260, § 4",
    "A; uslegalforms.com copy of ch. 260, § 4; G",
    {
      discovery: {
        plain:
          "The clock may start when you found the harm, or should have, but not beyond seven years from the act.",
        outer: "7y",
      },
      note: "A 182-day notice to the provider comes before suing.",
    },
  ),
  rule(
    "medical_malpractice_repose",
    "7y",
    "Mass. Gen. Laws ch. 260, § 4",
    "A; uslegalforms.com copy of ch. 260, § 4; G",
  ),
  rule("product_liability", "3y", "Mass. Gen. Laws ch. 260, § 2A", "A; casetext product liability survey"),
  rule("wrongful_death", "3y", "Mass. Gen. Laws ch. 229, § 2", "A; B"),
  rule("property_damage", "3y", "Mass. Gen. Laws ch. 260, § 2A", "A; R; G"),
  rule("written_contract", "6y", "Mass. Gen. Laws ch. 260, § 2", "A; R; D; G"),
  rule("oral_contract", "6y", "Mass. Gen. Laws ch. 260, § 2", "R; D; G"),
  rule("sale_of_goods", "4y", "Mass. Gen. Laws ch. 106, § 2-725", "O"),
  rule("defamation", "3y", "Mass. Gen. Laws ch. 260, § 4", "R; uslegalforms.com copy of ch. 260, § 4; Y; Z"),
  rule("fraud", "3y", "Mass. Gen. Laws ch. 260, § 2A", "A; R; G"),
  rule("assault_battery", "3y", "Mass. Gen. Laws ch. 260, §§ 2A, 4", "uslegalforms.com copy of ch. 260, § 4"),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Mass. Gen. Laws ch. 260, § 2A", "N; A; I"),
  rule(
    "gov_notice_local",
    "2y",
    "Mass. Gen. Laws ch. 258, § 4",
    "published compilation of limitation periods, 2026",
    {
      note: "A written claim goes to the head of the public body. An injury on a bad road has only 30 days (ch. 84, § 18).",
    },
  ),
  rule("gov_notice_local", "30d", "Mass. Gen. Laws ch. 84, § 18", "", {
    variant: "road",
    applies_if: [{ fact: "road_or_sidewalk", is: true }],
  }),
  rule(
    "gov_notice_state",
    "2y",
    "Mass. Gen. Laws ch. 258, § 4",
    "published compilation of limitation periods, 2026",
  ),
  rule("unpaid_wages_state", "3y", "Mass. Gen. Laws ch. 149, § 150", "G"),
  rule("state_fair_employment_charge", "300d", "Mass. Gen. Laws ch. 151B, § 5", "A"),
];
