import type { LimitationRule } from "../../../knowledge.ts";
import { federal } from "./federal-rule.ts";

/** Federal limits for claims against the United States, benefits, schools and prisons. */
export const GOVERNMENT: readonly LimitationRule[] = [
  federal(
    "ftca_administrative_claim",
    "notice",
    "2y",
    "incident",
    "The clock usually starts on the day you were hurt, or learned of the harm and its cause.",
    "28 U.S.C. § 2401(b)",
    "T; federal limits list, public code index 66682986413",
    {
      discovery: {
        plain: "The clock may start when you learned, or should have learned, of the harm and its cause.",
      },
      note: "A written claim (Standard Form 95) with a dollar amount must reach the federal agency by then.",
    },
  ),
  federal(
    "ftca_suit_after_denial",
    "limitation",
    "6m",
    "agency_denial",
    "The clock starts on the day the agency mailed its final denial.",
    "28 U.S.C. § 2401(b)",
    "T; federal limits list, public code index 66682986413",
  ),
  federal(
    "social_security_appeal",
    "answer",
    "60d",
    "notice_received",
    "The clock starts when you get the decision; the agency assumes five days after its date.",
    "42 U.S.C. § 405(b); 20 C.F.R. § 404.909(a)(1)",
    "U; T",
  ),
  federal(
    "social_security_court",
    "limitation",
    "60d",
    "notice_received",
    "The clock starts when you get the Appeals Council's notice; the agency assumes five days after its date.",
    "42 U.S.C. § 405(g)",
    "U; T",
  ),
  federal(
    "medicare_appeal",
    "answer",
    "120d",
    "notice_received",
    "The clock starts when you get the first decision on the claim.",
    "42 C.F.R. § 405.942(a)",
    "Medicare appeal rules, public code index 62447809904; Medicare appeal rules, public code index 71505076232",
    {
      note: "This is the first step (redetermination) in Original Medicare. Plans and later steps have other limits.",
    },
  ),
  federal(
    "habeas_2254",
    "limitation",
    "1y",
    "order_or_judgment",
    "The clock usually starts when the judgment is final, after the last direct appeal or the time for one.",
    "28 U.S.C. § 2244(d)(1)",
    "appellate notes, public code index 56497005704; deadline model, public code index 55269260413",
    {
      note: "Time stops while a proper state petition is pending. The rules are hard; small mistakes end cases.",
    },
  ),
  federal(
    "idea_due_process",
    "charge",
    "2y",
    "discovery",
    "The clock starts when the parent or school knew, or should have known, of the act complained of.",
    "20 U.S.C. § 1415(b)(6)(B), (f)(3)(C)",
    "",
    {
      note: "A state may set another time. Some give only one year.",
    },
  ),
  federal(
    "vaccine_injury",
    "limitation",
    "36m",
    "incident",
    "The clock starts with the first symptom of the injury, not when its cause was found.",
    "42 U.S.C. § 300aa-16(a)(2)",
    "vaccine claim guide, public code index 70884727881; vaccine claim guide, public code index 71198530231",
    {
      variant: "injury",
    },
  ),
  federal(
    "vaccine_injury",
    "limitation",
    "24m",
    "death",
    "The clock starts on the day of death, and the petition is also due within 48 months of the first symptom.",
    "42 U.S.C. § 300aa-16(a)(3)",
    "",
    {
      variant: "death",
      applies_if: [{ fact: "death", is: true }],
    },
  ),
];
