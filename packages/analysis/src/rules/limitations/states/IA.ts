import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("IA");

/** Iowa. */
export const IA: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Iowa Code § 614.1(2)", "A; R; S; V; G", { discovery: true }),
  rule(
    "medical_malpractice",
    "2y",
    "Iowa Code § 614.1(9)",
    "code:Iowa Code § 614.1(9) as quoted by legalresearch.com; A; S; M; G",
    {
      discovery: {
        plain:
          "Two years from the day you knew, or should have known, of the injury, but not beyond six years from the act.",
        outer: "6y",
      },
    },
  ),
  rule(
    "medical_malpractice_repose",
    "6y",
    "Iowa Code § 614.1(9)",
    "code:Iowa Code § 614.1(9) as quoted by legalresearch.com; A; S; M; G",
  ),
  rule("product_liability", "2y", "Iowa Code § 614.1(2), (2A)", "A; E"),
  rule("product_liability_repose", "15y", "Iowa Code § 614.1(2A)", "A; S; E"),
  rule("wrongful_death", "2y", "Iowa Code § 614.1(2)", "A; S; E; B"),
  rule("property_damage", "5y", "Iowa Code § 614.1(4)", "A; R; S; G"),
  rule("written_contract", "10y", "Iowa Code § 614.1(5)", "A; R; D; S; G"),
  rule("oral_contract", "5y", "Iowa Code § 614.1(4)", "R; D; S; G"),
  rule("defamation", "2y", "Iowa Code § 614.1(2)", "R; answers.com Iowa limits; Y; Z"),
  rule("fraud", "5y", "Iowa Code § 614.1(4)", "A; R; G"),
  rule("assault_battery", "2y", "Iowa Code § 614.1(2)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Iowa Code § 614.1(2)", "N; A; I"),
  rule("gov_notice_state", "2y", "Iowa Code § 669.13", "S", {
    note: "A written claim goes to the state appeal board before any suit.",
  }),
  rule("unpaid_wages_state", "2y", "Iowa Code § 614.1(8)", "G"),
  rule("state_fair_employment_charge", "300d", "Iowa Code § 216.15(13)", "A"),
];
