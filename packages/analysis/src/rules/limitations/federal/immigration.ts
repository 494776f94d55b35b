import type { LimitationRule } from "../../../knowledge.ts";
import { federal } from "./federal-rule.ts";

/** Federal limits in immigration cases. */
export const IMMIGRATION: readonly LimitationRule[] = [
  federal(
    "asylum_application",
    "answer",
    "1y",
    "arrival_in_us",
    "The clock starts on the day you last arrived in the United States.",
    "8 U.S.C. § 1158(a)(2)(B)",
    "deadline rules, public code index 55061971893; deadline list, public code index 54766881570",
    {
      note: "Changed or extraordinary circumstances can excuse a late filing. Children alone are treated differently.",
    },
  ),
  federal(
    "bia_appeal",
    "answer",
    "30d",
    "order_or_judgment",
    "The clock starts when the judge speaks the decision in court, or on the day a written one is mailed or sent online.",
    "8 C.F.R. § 1003.38(b)",
    "justice.gov EOIR practice manual 4.5; Reuters report of March 9, 2026",
    {
      note: "The appeal must arrive by then. A 2026 rule would have left only ten days; a federal court set that part aside on March 8, 2026, and that can change. File within ten days to be safe.",
    },
  ),
  federal(
    "petition_for_review",
    "answer",
    "30d",
    "order_or_judgment",
    "The clock starts on the day of the final order of removal.",
    "8 U.S.C. § 1252(b)(1)",
    "court of appeals opinion quoted in public code index 70808482343; motion guide, public code index 54627372996",
    {
      note: "The court must receive it by then. The time is not extended.",
    },
  ),
  federal(
    "motion_to_reopen",
    "answer",
    "90d",
    "order_or_judgment",
    "The clock starts on the day of the final order of removal.",
    "8 U.S.C. § 1229a(c)(7)(C)(i)",
    "motion guide, public code index 54627372996",
    {
      note: "Orders made because a person was not in court have other limits.",
    },
  ),
  federal(
    "motion_to_reconsider",
    "answer",
    "30d",
    "order_or_judgment",
    "The clock starts on the day of the final order of removal.",
    "8 U.S.C. § 1229a(c)(6)(B)",
    "motion guide, public code index 54627372996",
  ),
];
