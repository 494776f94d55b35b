import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("AL");

/** Alabama. */
export const AL: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Ala. Code § 6-2-38(l)", "A; R; S; V; G"),
  rule("medical_malpractice", "2y", "Ala. Code § 6-5-482", "A; S; X; G", {
    discovery: {
      plain:
        "If the harm could not be found within two years, there are six months from finding it, but not beyond four years from the treatment.",
      period: "6m",
      outer: "4y",
    },
  }),
  rule("medical_malpractice_repose", "4y", "Ala. Code § 6-5-482", "S; X; G"),
  rule("product_liability", "2y", "Ala. Code § 6-2-38(l)", "P; K", {
    note: "A one-year product law on the books was struck down.",
  }),
  rule("wrongful_death", "2y", "Ala. Code §§ 6-5-410, 6-2-38(a)", "A; S; V; B"),
  rule("property_damage", "2y", "Ala. Code § 6-2-38(l)", "S", {
    note: "Two years when the damage came from carelessness. Trespass and taking property have six years (§ 6-2-34).",
  }),
  rule("written_contract", "6y", "Ala. Code § 6-2-34", "A; R; D; S; G", {
    note: "Ten years for an agreement under seal.",
  }),
  rule("oral_contract", "6y", "Ala. Code § 6-2-34", "R; D; S; G", {
    note: "Open accounts have three years (§ 6-2-37).",
  }),
  rule("sale_of_goods", "4y", "Ala. Code § 7-2-725", "S; K; O"),
  rule("defamation", "2y", "Ala. Code § 6-2-38(k)", "R; X; Y; Z"),
  rule("fraud", "2y", "Ala. Code §§ 6-2-38(l), 6-2-3", "A; X; G"),
  rule("assault_battery", "6y", "Ala. Code § 6-2-34(1)", "lawguru.com Alabama limits", {
    note: "If the claim is against an employer, or that someone was careless, two years apply.",
  }),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Ala. Code § 6-2-38(l)", "N; A; I"),
  rule("gov_notice_local", "6m", "Ala. Code § 11-47-23", "N; S", {
    note: "Six months for cities and towns. Claims against a county have 12 months (§ 11-12-8).",
  }),
  rule("gov_notice_state", "1y", "Ala. Code § 41-9-65", "S", {
    note: "The state cannot be sued for money; a claim goes to the Board of Adjustment. Two years when someone died.",
  }),
];
