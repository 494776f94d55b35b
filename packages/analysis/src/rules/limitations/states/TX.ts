import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("TX");

/** Texas. */
export const TX: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Tex. Civ. Prac. & Rem. Code § 16.003(a)", "A; R; S; G; T"),
  rule("medical_malpractice", "2y", "Tex. Civ. Prac. & Rem. Code § 74.251(a)", "A; S; G; T", {
    note: "A written notice to the provider is due at least 60 days before suing.",
  }),
  rule("medical_malpractice_repose", "10y", "Tex. Civ. Prac. & Rem. Code § 74.251(b)", "A; T"),
  rule("product_liability", "2y", "Tex. Civ. Prac. & Rem. Code § 16.003(a)", "A; V"),
  rule("product_liability_repose", "15y", "Tex. Civ. Prac. & Rem. Code § 16.012(b)", "A; V"),
  rule("wrongful_death", "2y", "Tex. Civ. Prac. & Rem. Code § 16.003(b)", "A; B"),
  rule("property_damage", "2y", "Tex. Civ. Prac. & Rem. Code § 16.003(a)", "A; R; S; G"),
  rule("written_contract", "4y", "Tex. Civ. Prac. & Rem. Code §§ 16.004, 16.051", "A; R; D; G; T"),
  rule("oral_contract", "4y", "Tex. Civ. Prac. & Rem. Code §§ 16.004, 16.051", "R; D; G; T"),
  rule("sale_of_goods", "4y", "Tex. Bus. & Com. Code § 2.725", "O"),
  rule("defamation", "1y", "Tex. Civ. Prac. & Rem. Code § 16.002(a)", "R; Z"),
  rule("fraud", "4y", "Tex. Civ. Prac. & Rem. Code § 16.004(a)(4)", "A; R; G; T"),
  rule("assault_battery", "2y", "Tex. Civ. Prac. & Rem. Code § 16.003(a)", "R", {
    note: "Some sex crimes have longer limits (§ 16.0045).",
  }),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Tex. Civ. Prac. & Rem. Code § 16.003(a)", "N; A; I"),
  rule("gov_notice_local", "6m", "Tex. Civ. Prac. & Rem. Code § 101.101", "N; S; H", {
    note: "Many city charters set a much shorter time, some as short as 45 to 90 days. Look at the city's own rule at once.",
  }),
  rule("gov_notice_state", "6m", "Tex. Civ. Prac. & Rem. Code § 101.101(a)", "N; H"),
  rule("unpaid_wages_state", "180d", "Tex. Lab. Code § 61.051", "", {
    kind: "charge",
    note: "This is the time for a wage claim with the Texas Workforce Commission. A suit in court has its own limit.",
  }),
  rule("state_fair_employment_charge", "180d", "Tex. Lab. Code § 21.202", "A; U", {
    note: "For sexual harassment on or after September 1, 2021 the limit is 300 days.",
  }),
  rule("will_contest", "2y", "Tex. Est. Code § 256.204", ""),
];
