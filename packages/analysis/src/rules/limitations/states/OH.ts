import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("OH");

const CONTRACTS_CHANGED = "2021-06-16";

/** Ohio. Contract limits were cut on June 16, 2021, with an end date for older claims. */
export const OH: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Ohio Rev. Code § 2305.10(A)", "A; R; V; F; G"),
  rule("medical_malpractice", "1y", "Ohio Rev. Code § 2305.113(A)", "A; F; G", {
    discovery: {
      plain:
        "One year from the day you found the harm, or your treatment for it ended, but not beyond four years from the treatment in most cases.",
      outer: "4y",
    },
    note: "A written notice sent within the year can give 180 more days.",
  }),
  rule("medical_malpractice_repose", "4y", "Ohio Rev. Code § 2305.113(C)", "A"),
  rule("product_liability", "2y", "Ohio Rev. Code § 2305.10(A)", "A"),
  rule("product_liability_repose", "10y", "Ohio Rev. Code § 2305.10(C)(1)", "V"),
  rule("wrongful_death", "2y", "Ohio Rev. Code § 2125.02", "A; B"),
  rule("property_damage", "2y", "Ohio Rev. Code § 2305.10(A)", "A; R", {
    note: "Two years for belongings. Damage to land or buildings has four years (§ 2305.09(D)).",
  }),
  rule("written_contract", "6y", "Ohio Rev. Code § 2305.06", "R; codes.findlaw.com R.C. 2305.07 (2024)", {
    variant: "from_2021",
    accrued_from: CONTRACTS_CHANGED,
    note: "Six years since June 16, 2021. Many charts still say eight.",
  }),
  rule("written_contract", "6y", "Ohio Rev. Code § 2305.06; 2021 Senate Bill 13, § 3", "", {
    variant: "2019_to_2021",
    accrued_from: "2019-06-16",
    accrued_before: CONTRACTS_CHANGED,
    note: "The law lets these older claims run to June 16, 2027 at the latest. The date shown is earlier, to be safe.",
  }),
  rule("written_contract", "8y", "Ohio Rev. Code § 2305.06 (2012)", "A; D; G", {
    variant: "before_2019",
    accrued_from: "2012-09-28",
    accrued_before: "2019-06-16",
  }),
  rule("oral_contract", "4y", "Ohio Rev. Code § 2305.07(A)", "R; codes.findlaw.com R.C. 2305.07 (2024)", {
    variant: "from_2019",
    accrued_from: "2019-06-16",
    note: "Four years since June 16, 2021. Claims from before that day end on June 16, 2025 at the latest. Some consumer debts have six years.",
  }),
  rule("oral_contract", "6y", "Ohio Rev. Code § 2305.07 (2012)", "D; G", {
    variant: "before_2019",
    accrued_before: "2019-06-16",
  }),
  rule("sale_of_goods", "4y", "Ohio Rev. Code § 1302.98", "O"),
  rule("defamation", "1y", "Ohio Rev. Code § 2305.11(A)", "R; lawserver.com R.C. 2305.11; Z"),
  rule("fraud", "4y", "Ohio Rev. Code § 2305.09(C)", "A; R; F; G"),
  rule("assault_battery", "1y", "Ohio Rev. Code § 2305.111(B)", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Ohio Rev. Code § 2305.10(A)", "N; A; I"),
  rule("gov_notice_state", "2y", "Ohio Rev. Code § 2743.16(A)", "", {
    kind: "limitation",
    note: "No notice is needed first. A suit against the state goes to the Court of Claims within two years, or sooner if the usual limit is shorter.",
  }),
  rule("unpaid_wages_state", "2y", "Ohio Rev. Code § 2305.11(A)", "lawserver.com R.C. 2305.11; G", {
    note: "Two years for unpaid minimum wage and overtime.",
  }),
  rule("state_fair_employment_charge", "2y", "Ohio Rev. Code § 4112.051(C)", ""),
  rule("will_contest", "3m", "Ohio Rev. Code § 2107.76", "", {
    accrual: "The clock starts when the court files the paper that says everyone was told about the will.",
  }),
];
