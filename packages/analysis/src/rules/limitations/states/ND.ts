import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("ND");

/** North Dakota. */
export const ND: readonly LimitationRule[] = [
  rule("personal_injury", "6y", "N.D. Cent. Code § 28-01-16(5)", "A; R; N; G"),
  rule("medical_malpractice", "2y", "N.D. Cent. Code § 28-01-18(3)", "A; G", {
    discovery: {
      plain:
        "Two years from the day you found the harm, or should have, but not beyond six years from the act.",
      outer: "6y",
    },
  }),
  rule("medical_malpractice_repose", "6y", "N.D. Cent. Code § 28-01-18(3)", "A; G"),
  rule("product_liability", "6y", "N.D. Cent. Code § 28-01-16(5)", "A"),
  rule("wrongful_death", "2y", "N.D. Cent. Code § 28-01-18(4)", "A"),
  rule("property_damage", "6y", "N.D. Cent. Code § 28-01-16", "A; R; G"),
  rule("written_contract", "6y", "N.D. Cent. Code § 28-01-16(1)", "A; R; D; G"),
  rule("oral_contract", "6y", "N.D. Cent. Code § 28-01-16(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "N.D. Cent. Code § 41-02-104", "O"),
  rule("defamation", "2y", "N.D. Cent. Code § 28-01-18(1)", "R; Z"),
  rule("fraud", "6y", "N.D. Cent. Code § 28-01-16(6)", "A; R; G"),
  rule("assault_battery", "2y", "N.D. Cent. Code § 28-01-18(1)", ""),
  rule("section_1983", "6y", "42 U.S.C. § 1983; N.D. Cent. Code § 28-01-16(5)", "N; A; I", {
    note: "Suits against the state and its workers can end after three years (§ 28-01-22.1).",
  }),
  rule("gov_notice_state", "180d", "N.D. Cent. Code § 32-12.2-04", "N"),
];
