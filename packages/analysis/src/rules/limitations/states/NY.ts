import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("NY");

/** New York. */
export const NY: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "N.Y. C.P.L.R. 214(5)", "A; R; S; L; G; T", {
    note: "Suits against a city, county or school district usually end after one year and 90 days.",
  }),
  rule("personal_injury", "1y", "N.Y. Gen. Mun. Law § 50-i", "S; freezingblue.com New York practice cards", {
    variant: "local_government",
    applies_if: [{ fact: "government_defendant", is: true }],
    note: "The law gives one year and 90 days; the date shown is the earlier one-year mark, to be safe.",
  }),
  rule("medical_malpractice", "30m", "N.Y. C.P.L.R. 214-a", "A; S; G; T", {
    note: "Later starts are possible for ongoing treatment of the same problem, an object left in the body, and missed cancer.",
  }),
  rule("product_liability", "3y", "N.Y. C.P.L.R. 214(5)", "A; R"),
  rule("wrongful_death", "2y", "N.Y. Est. Powers & Trusts Law § 5-4.1", "A; S; B"),
  rule("property_damage", "3y", "N.Y. C.P.L.R. 214(4)", "A; R; S; G"),
  rule("written_contract", "6y", "N.Y. C.P.L.R. 213(2)", "A; R; D; S; G; T", {
    note: "A company suing on a consumer credit debt has three years (C.P.L.R. 214-i).",
  }),
  rule("oral_contract", "6y", "N.Y. C.P.L.R. 213(2)", "R; D; S; G; T"),
  rule(
    "sale_of_goods",
    "4y",
    "N.Y. U.C.C. § 2-725",
    "code:N.Y. U.C.C. § 2-725, nysenate.gov; S; cram.com New York practice cards; T; O",
  ),
  rule("defamation", "1y", "N.Y. C.P.L.R. 215(3)", "R; easton.tv New York limits; Z"),
  rule("fraud", "6y", "N.Y. C.P.L.R. 213(8)", "A; R; G; T", {
    discovery: {
      plain: "The limit is six years from the fraud or two years from finding it, whichever is later.",
      period: "2y",
    },
  }),
  rule("assault_battery", "1y", "N.Y. C.P.L.R. 215(3)", "L; cram.com New York practice cards", {
    note: "Some sex crimes have much longer limits.",
  }),
  rule("section_1983", "3y", "42 U.S.C. § 1983; N.Y. C.P.L.R. 214(5)", "N; A; I"),
  rule("gov_notice_local", "90d", "N.Y. Gen. Mun. Law § 50-e", "N; S; H", {
    note: "After the notice, the suit itself is usually due within one year and 90 days of the harm.",
  }),
  rule("gov_notice_state", "90d", "N.Y. Ct. Cl. Act § 10", "", {
    note: "A claim, or a notice that you plan to make one, goes to the Court of Claims and the Attorney General.",
  }),
  rule("unpaid_wages_state", "6y", "N.Y. Lab. Law §§ 198(3), 663(3)", "G; U; Q"),
  rule("state_fair_employment_charge", "3y", "N.Y. Exec. Law § 297(5)", "A", {
    variant: "from_2024",
    accrued_from: "2024-02-15",
    note: "Three years to file with the State Division of Human Rights, for acts on or after February 15, 2024.",
  }),
  rule("state_fair_employment_charge", "1y", "N.Y. Exec. Law § 297(5)", "", {
    variant: "before_2024",
    accrued_before: "2024-02-15",
    note: "For sexual harassment at work the limit was already three years.",
  }),
];
