import type { LimitationRule } from "../../../knowledge.ts";
import { federal } from "./federal-rule.ts";

const ACT_AT_WORK =
  "The clock starts on the day of the unfair act, such as the day you were told you were fired.";
const EACH_PAYDAY = "The clock runs for each paycheck by itself, from the day it was due.";

/** Federal limits for claims about work. */
export const WORK: readonly LimitationRule[] = [
  federal(
    "eeoc_charge_180",
    "charge",
    "180d",
    "violation",
    ACT_AT_WORK,
    "42 U.S.C. § 2000e-5(e)(1); 29 U.S.C. § 626(d)(1)",
    "U; T; eeocdeadline.us guide",
    {
      note: "180 days holds where no state or local agency handles the matter. The extended limit is 300 days.",
    },
  ),
  federal(
    "eeoc_charge_300",
    "charge",
    "300d",
    "violation",
    ACT_AT_WORK,
    "42 U.S.C. § 2000e-5(e)(1); 29 U.S.C. § 626(d)(1)",
    "U; T; Q; eeocdeadline.us guide",
    {
      note: "300 days holds only where a state or local agency enforces a law against the same kind of discrimination. In Alabama, Arkansas, Georgia, Mississippi and North Carolina count 180 days.",
    },
  ),
  federal(
    "title_vii_suit_after_notice",
    "limitation",
    "90d",
    "right_to_sue_letter",
    "The clock starts on the day you got the right-to-sue notice, on paper or online.",
    "42 U.S.C. § 2000e-5(f)(1)",
    "U; T; Q",
  ),
  federal(
    "age_discrimination_suit_after_notice",
    "limitation",
    "90d",
    "right_to_sue_letter",
    "The clock starts on the day you got the notice that the EEOC ended its case.",
    "29 U.S.C. § 626(e)",
    "T",
  ),
  federal(
    "federal_employee_eeo_contact",
    "charge",
    "45d",
    "violation",
    "The clock starts on the day of the unfair act, or the day a job action took effect.",
    "29 C.F.R. § 1614.105(a)(1)",
    "federal EEO guide, public code index 60342264507; federal EEO guide, public code index 60481726437",
    {
      note: "This is the time to reach an EEO counselor of the agency.",
    },
  ),
  federal("flsa", "limitation", "2y", "violation", EACH_PAYDAY, "29 U.S.C. § 255(a)", "U; T; Q", {
    note: "Three years when the employer broke the law on purpose or did not care.",
  }),
  federal("flsa_willful", "limitation", "3y", "violation", EACH_PAYDAY, "29 U.S.C. § 255(a)", "U; T; Q", {
    note: "Holds only if the employer knew, or did not care, that it broke the law. Otherwise two years.",
  }),
  federal(
    "fmla",
    "limitation",
    "2y",
    "violation",
    "The clock starts on the day of the last act that broke the law.",
    "29 U.S.C. § 2617(c)(1)",
    "U; Q",
  ),
  federal(
    "fmla_willful",
    "limitation",
    "3y",
    "violation",
    "The clock starts on the day of the last act that broke the law.",
    "29 U.S.C. § 2617(c)(2)",
    "U; Q",
    {
      note: "Holds only if the employer knew, or did not care, that it broke the law. Otherwise two years.",
    },
  ),
  federal("equal_pay_act", "limitation", "2y", "violation", EACH_PAYDAY, "29 U.S.C. §§ 206(d), 255(a)", "T", {
    note: "Three years when the employer broke the law on purpose or did not care.",
  }),
  federal(
    "section_1981_post_1990",
    "limitation",
    "4y",
    "violation",
    "The clock starts on the day of the unfair act.",
    "42 U.S.C. § 1981; 28 U.S.C. § 1658(a)",
    "codes.lp.findlaw.com 28 U.S.C. § 1658; casefox federal limitations page",
  ),
  federal(
    "osha_11c",
    "charge",
    "30d",
    "violation",
    "The clock starts on the day you were punished, such as the day you were told you were fired.",
    "29 U.S.C. § 660(c)(2)",
    "U; Q",
  ),
  federal(
    "sox_whistleblower",
    "charge",
    "180d",
    "violation",
    "The clock starts on the day you were punished, or learned of it.",
    "18 U.S.C. § 1514A(b)(2)(D)",
    "code:18 U.S.C. § 1514A(b)(2)(D) as quoted in public code index 65841438988; U",
  ),
  federal(
    "false_claims_retaliation",
    "limitation",
    "3y",
    "violation",
    "The clock starts on the day you were punished.",
    "31 U.S.C. § 3730(h)(3)",
    "",
  ),
  federal(
    "nlra_charge",
    "charge",
    "6m",
    "violation",
    "The clock starts on the day of the unfair act.",
    "29 U.S.C. § 160(b)",
    "code:29 U.S.C. § 160(b) as quoted in public code index 58814801748; T",
  ),
  federal(
    "erisa_fiduciary",
    "repose",
    "6y",
    "violation",
    "The outer limit runs from the day the person in charge of the plan broke a duty.",
    "29 U.S.C. § 1113(1)",
    "ERISA notes, public code index 61456920020",
    {
      variant: "outer",
    },
  ),
  federal(
    "erisa_fiduciary",
    "limitation",
    "3y",
    "discovery",
    "This shorter clock starts on the first day you really knew of the breach.",
    "29 U.S.C. § 1113(2)",
    "ERISA notes, public code index 61456920020",
    {
      variant: "from_knowledge",
      note: "Whichever of the two clocks ends first counts. Claims for plan benefits follow the plan's own limit.",
    },
  ),
];
