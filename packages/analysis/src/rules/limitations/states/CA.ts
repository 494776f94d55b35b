import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("CA");

/** California. */
export const CA: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Cal. Civ. Proc. Code § 335.1", "A; R; S; G; T", { discovery: true }),
  rule("medical_malpractice", "3y", "Cal. Civ. Proc. Code § 340.5", "S; E; A; G; T", {
    variant: "from_injury",
    note: "Two clocks run: three years from the injury, and one year from the day you found it. The one that ends first counts.",
  }),
  rule("medical_malpractice", "1y", "Cal. Civ. Proc. Code § 340.5", "S; E; G; T", {
    variant: "from_discovery",
    runs_from: "discovery",
    accrual: "This clock starts on the day you found the injury, or should have found it.",
    note: "If you knew of the injury at once, this one-year limit ends first. A 90-day notice to the provider is also required before suing.",
  }),
  rule("medical_malpractice_repose", "3y", "Cal. Civ. Proc. Code § 340.5", "S; E; G", {
    note: "Fraud, hiding the mistake, or an object left in the body can add time.",
  }),
  rule("product_liability", "2y", "Cal. Civ. Proc. Code § 335.1", "A; K; V"),
  rule("wrongful_death", "2y", "Cal. Civ. Proc. Code § 335.1", "A; S; B"),
  rule("property_damage", "3y", "Cal. Civ. Proc. Code § 338(b), (c)", "A; R; S; G"),
  rule("written_contract", "4y", "Cal. Civ. Proc. Code § 337(a)", "A; R; D; S; G; T"),
  rule("oral_contract", "2y", "Cal. Civ. Proc. Code § 339", "R; D; S; G; T"),
  rule("sale_of_goods", "4y", "Cal. Com. Code § 2725", "S; K; O"),
  rule("defamation", "1y", "Cal. Civ. Proc. Code § 340(c)", "R; Y; Z"),
  rule("fraud", "3y", "Cal. Civ. Proc. Code § 338(d)", "A; R; G; T"),
  rule("assault_battery", "2y", "Cal. Civ. Proc. Code § 335.1", "E; S", {
    note: "Sexual assault has longer limits of its own.",
  }),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Cal. Civ. Proc. Code § 335.1", "N; A; I"),
  rule("gov_notice_local", "6m", "Cal. Gov. Code § 911.2", "N; S; T; H", {
    note: "Six months for injury, death, or damage to belongings and crops; one year for other claims. After the claim is turned down in writing there are usually six months to sue.",
  }),
  rule("gov_notice_state", "6m", "Cal. Gov. Code § 911.2", "N; S; T; H", {
    note: "Six months for injury, death, or damage to belongings and crops; one year for other claims.",
  }),
  rule("unpaid_wages_state", "3y", "Cal. Civ. Proc. Code § 338(a)", "G; U", {
    note: "One year for some penalties. A spoken or written agreement may give other limits.",
  }),
  rule("state_fair_employment_charge", "3y", "Cal. Gov. Code § 12960(e)", "A", {
    note: "The complaint goes to the California Civil Rights Department. After its right-to-sue notice there is one year to sue.",
  }),
  rule("will_contest", "120d", "Cal. Prob. Code § 8270", ""),
];
