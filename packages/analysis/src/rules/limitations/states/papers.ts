import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const AZ = rulesFor("AZ");
const CA = rulesFor("CA");
const FL = rulesFor("FL");
const IL = rulesFor("IL");
const NJ = rulesFor("NJ");
const NY = rulesFor("NY");
const OH = rulesFor("OH");
const PA = rulesFor("PA");
const TN = rulesFor("TN");
const TX = rulesFor("TX");
const NC = rulesFor("NC");
const WA = rulesFor("WA");

/** Short times that single states set for a paper, an office or a right of their own. */
export const STATE_PAPERS: readonly LimitationRule[] = [
  CA("trust_contest", "120d", "Cal. Prob. Code § 16061.8", "", {
    note: "Or 60 days from a copy of the trust that was asked for and came within the 120 days, if that is later.",
  }),
  CA("talent_agency_petition", "1y", "Cal. Lab. Code § 1700.44(c)", ""),
  CA("gov_notice_late", "1y", "Cal. Gov. Code § 911.4(b)", "", {
    note: "After the six months for a claim have gone, leave to file a late one can be asked for within one year.",
  }),
  FL("elective_share", "6m", "Fla. Stat. § 732.2135(1)", "", {
    note: "Never later than two years after the death.",
  }),
  IL("cps_finding_appeal", "60d", "325 ILCS 5/7.16", ""),
  NJ("gov_notice_late", "1y", "N.J. Stat. § 59:8-9", "", {
    note: "After the 90 days have gone, a judge can allow a late notice within one year for extraordinary reasons.",
  }),
  AZ("criminal_appeal", "20d", "Ariz. R. Crim. P. 31.2(a)(2) (Rule 31)", ""),
  CA("criminal_appeal", "30d", "Cal. Rules of Court, Rule 8.853(a); Rule 8.308(a)", "", {
    note: "60 days for a felony, 30 for a misdemeanor. The shorter one is counted here.",
  }),
  FL("criminal_appeal", "30d", "Fla. R. App. P. Rule 9.140(b)(3)", ""),
  IL("criminal_appeal", "30d", "Ill. Sup. Ct. Rule 606(b)", ""),
  NC("criminal_appeal", "14d", "N.C. R. App. P. Rule 4(a)", ""),
  NJ("criminal_appeal", "45d", "N.J. Court Rule 2:4-1(a)", ""),
  NY("criminal_appeal", "30d", "N.Y. Crim. Proc. Law § 460.10(1)", ""),
  OH("criminal_appeal", "30d", "Ohio R. App. P. Rule 4(A)", ""),
  PA("criminal_appeal", "30d", "Pa. R.A.P. Rule 903(a)", "", {
    note: "A motion to the trial judge is due within 10 days of the sentence.",
  }),
  TN("criminal_appeal", "30d", "Tenn. R. App. P. Rule 4(a)", ""),
  TX("criminal_appeal", "30d", "Tex. R. App. P. Rule 26.2(a)(1)", ""),
  WA("criminal_appeal", "30d", "Wash. R. App. P. Rule 5.2(a)", ""),
  TX("eviction_appeal", "5d", "Tex. R. Civ. P. Rule 510.9(a)", "", {
    note: "An appeal needs a bond, a deposit or a statement that they cannot be paid, within the same days.",
  }),
  IL("medical_malpractice", "8y", "735 ILCS 5/13-212(b)", "", {
    variant: "child",
    applies_if: [{ fact: "minor", is: true }],
    minority: "none",
    note: "For the child's own claim, never later than the 22nd birthday. A parent's claim for bills has two years.",
  }),
  NY("exemption_claim", "20d", "N.Y. C.P.L.R. 5222-a(c)", ""),
  NY("right_of_publicity", "1y", "N.Y. C.P.L.R. 215(3); N.Y. Civ. Rights Law § 51", ""),
];
