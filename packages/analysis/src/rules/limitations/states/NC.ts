import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NC");

/** North Carolina. */
export const NC: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "N.C. Gen. Stat. § 1-52(16)", "A; R; G", {
    discovery: {
      plain:
        "Harm that could not be seen at first may start the clock later, but never beyond ten years from the act.",
      outer: "10y",
    },
  }),
  rule("medical_malpractice", "3y", "N.C. Gen. Stat. § 1-15(c)", "A; G", {
    discovery: {
      plain:
        "If the harm was found two years or more after the last treatment, there is one year from finding it, but not beyond four years from the treatment.",
      period: "1y",
      outer: "4y",
    },
  }),
  rule("medical_malpractice_repose", "4y", "N.C. Gen. Stat. § 1-15(c)", "A; G", {
    note: "Ten years for an object left in the body.",
  }),
  rule("product_liability", "3y", "N.C. Gen. Stat. § 1-52(16)", "A"),
  rule("product_liability_repose", "12y", "N.C. Gen. Stat. § 1-46.1", "", {
    note: "Twelve years from the first purchase. Six years if it was bought before October 1, 2009.",
  }),
  rule("wrongful_death", "2y", "N.C. Gen. Stat. § 1-53(4)", "A; B"),
  rule("property_damage", "3y", "N.C. Gen. Stat. § 1-52(4), (16)", "A; R; G"),
  rule("written_contract", "3y", "N.C. Gen. Stat. § 1-52(1)", "A; R; D; G", {
    note: "An agreement under seal can have ten years.",
  }),
  rule("oral_contract", "3y", "N.C. Gen. Stat. § 1-52(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "N.C. Gen. Stat. § 25-2-725", "O"),
  rule("defamation", "1y", "N.C. Gen. Stat. § 1-54(3)", "R; Z"),
  rule("fraud", "3y", "N.C. Gen. Stat. § 1-52(9)", "A; R; G"),
  rule("assault_battery", "3y", "N.C. Gen. Stat. § 1-52(19)", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; N.C. Gen. Stat. § 1-52(16)", "N; A; I"),
  rule("gov_notice_state", "3y", "N.C. Gen. Stat. § 143-299", "N", {
    note: "The claim goes to the Industrial Commission. Two years when someone died.",
  }),
  rule("unpaid_wages_state", "2y", "N.C. Gen. Stat. § 95-25.22(f)", "G"),
  rule("will_contest", "3y", "N.C. Gen. Stat. § 31-32", ""),
];
