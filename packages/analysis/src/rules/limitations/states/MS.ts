import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MS");

/** Mississippi. */
export const MS: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Miss. Code § 15-1-49", "A; R; N; G"),
  rule("medical_malpractice", "2y", "Miss. Code § 15-1-36", "A; G", {
    discovery: {
      plain:
        "Two years from the day the act could have been found with care, but not beyond seven years from the act.",
      outer: "7y",
    },
    note: "A 60-day notice to the provider comes before suing.",
  }),
  rule("medical_malpractice_repose", "7y", "Miss. Code § 15-1-36", "A; G"),
  rule("product_liability", "3y", "Miss. Code § 15-1-49", "A"),
  rule("wrongful_death", "3y", "Miss. Code §§ 11-7-13, 15-1-49", "A; B", {
    note: "The limit is that of the act behind the death: one year when it was done on purpose, two for medical care.",
  }),
  rule("property_damage", "3y", "Miss. Code § 15-1-49", "A; R; S; G"),
  rule("written_contract", "3y", "Miss. Code § 15-1-49", "A; R; D; G"),
  rule("oral_contract", "3y", "Miss. Code § 15-1-29", "R; D; G", {
    note: "A spoken employment agreement has one year.",
  }),
  rule("defamation", "1y", "Miss. Code § 15-1-35", "R; Y; Z"),
  rule("fraud", "3y", "Miss. Code § 15-1-49", "A; R; G"),
  rule("assault_battery", "1y", "Miss. Code § 15-1-35", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Miss. Code § 15-1-49", "N; A; I"),
  rule("gov_notice_local", "90d", "Miss. Code § 11-46-11(1)", "N; S", {
    variant: "notice",
    note: "The notice must come at least 90 days before suing. Sending it within 90 days of the harm keeps the one-year limit to sue within reach.",
  }),
  rule("gov_notice_local", "1y", "Miss. Code § 11-46-11(3)", "S", {
    variant: "suit",
    kind: "limitation",
    note: "This is the time to sue, and the notice must come at least 90 days before. The notice stops the clock for a while.",
  }),
  rule("gov_notice_state", "90d", "Miss. Code § 11-46-11(1)", "N", {
    note: "The notice must come at least 90 days before suing, and the suit is due within one year.",
  }),
];
