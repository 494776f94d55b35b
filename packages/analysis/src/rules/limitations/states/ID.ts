import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("ID");

/** Idaho. In most cases there is no extra time for finding the harm late. */
export const ID: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "2y",
    "Idaho Code § 5-219(4)",
    "code:Idaho Code title 5, UniCourt/cic-code-id; A; R; S; V; G",
  ),
  rule(
    "medical_malpractice",
    "2y",
    "Idaho Code § 5-219(4)",
    "code:Idaho Code § 5-219, legislature.idaho.gov; A; S; M; G",
    {
      note: "The clock runs from the act. An object left in the body, or a hidden mistake, has its own rule.",
    },
  ),
  rule("product_liability", "2y", "Idaho Code §§ 5-219(4), 6-1403", "A; hepworthholzer.com"),
  rule("product_liability_repose", "10y", "Idaho Code § 6-1403(2)", "S; hepworthholzer.com", {
    note: "After ten years the law presumes that the product's safe life was over. Strong proof can overcome it.",
  }),
  rule(
    "wrongful_death",
    "2y",
    "Idaho Code § 5-219(4)",
    "code:Idaho Code § 5-219, legislature.idaho.gov; A; S; B",
  ),
  rule("property_damage", "3y", "Idaho Code § 5-218", "A; R; S; G"),
  rule("written_contract", "5y", "Idaho Code § 5-216", "A; R; D; S; G"),
  rule(
    "oral_contract",
    "4y",
    "Idaho Code § 5-217",
    "code:Idaho Code title 5, UniCourt/cic-code-id; R; D; S; G",
  ),
  rule("sale_of_goods", "4y", "Idaho Code § 28-2-725", "S; O"),
  rule("defamation", "2y", "Idaho Code § 5-219(5)", "R; Y; Z"),
  rule("fraud", "3y", "Idaho Code § 5-218(4)", "code:Idaho Code title 5, UniCourt/cic-code-id; A; R; G"),
  rule("assault_battery", "2y", "Idaho Code § 5-219(5)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Idaho Code § 5-219(4)", "N; A; I"),
  rule("gov_notice_local", "180d", "Idaho Code § 6-906", "N; S"),
  rule("gov_notice_state", "180d", "Idaho Code § 6-905", "S"),
  rule("state_fair_employment_charge", "1y", "Idaho Code § 67-5907", ""),
];
