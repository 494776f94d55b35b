import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("VT");

/** Vermont. */
export const VT: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Vt. Stat. tit. 12, § 512(4)", "A; R; N; G", { discovery: true }),
  rule("personal_injury", "1y", "Vt. Stat. tit. 12, § 513", "", {
    variant: "skiing",
    applies_if: [{ fact: "skiing", is: true }],
    note: "Injuries from skiing have one year.",
  }),
  rule("medical_malpractice", "3y", "Vt. Stat. tit. 12, § 521", "A; G", {
    discovery: {
      plain:
        "Three years from the act or two from finding the harm, whichever is later, but not beyond seven years from the act.",
      period: "2y",
      outer: "7y",
    },
  }),
  rule("medical_malpractice_repose", "7y", "Vt. Stat. tit. 12, § 521", "A; G"),
  rule("product_liability", "3y", "Vt. Stat. tit. 12, § 512", "A"),
  rule("wrongful_death", "2y", "Vt. Stat. tit. 14, § 1492", "A; B"),
  rule("property_damage", "3y", "Vt. Stat. tit. 12, § 512(5)", "A; R; S; G"),
  rule("written_contract", "6y", "Vt. Stat. tit. 12, § 511", "A; R; G"),
  rule("oral_contract", "6y", "Vt. Stat. tit. 12, § 511", "R; D; G"),
  rule("sale_of_goods", "4y", "Vt. Stat. tit. 9A, § 2-725", "O"),
  rule("defamation", "3y", "Vt. Stat. tit. 12, § 512(3)", "R; Z"),
  rule("fraud", "6y", "Vt. Stat. tit. 12, § 511", "A; G"),
  rule("assault_battery", "3y", "Vt. Stat. tit. 12, § 512(1)", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Vt. Stat. tit. 12, § 512(4)", "N; A; I"),
];
