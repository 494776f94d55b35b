import type { LimitationRule } from "../../../knowledge.ts";
import { federal } from "./federal-rule.ts";

/** Federal limits for people and firms wronged in trade, in securities, or by the United States as a contract partner. */
export const BUSINESS: readonly LimitationRule[] = [
  federal(
    "antitrust",
    "limitation",
    "4y",
    "violation",
    "The clock usually starts on the day the act hurt your business or property.",
    "15 U.S.C. § 15b",
    "ifar.org text of 15 U.S.C. § 15b; lawblogs.net page on antitrust limits",
    { note: "Each new act that does new harm may start its own clock." },
  ),
  federal(
    "civil_rico",
    "limitation",
    "4y",
    "discovery",
    "The clock starts on the day you found the harm, or should have found it.",
    "18 U.S.C. § 1964(c); Agency Holding Corp. v. Malley-Duff & Assocs., Inc., 483 U.S. 143 (1987)",
    "ricolawyer.org page on limits; legalclarity.org page on RICO limits",
  ),
  federal(
    "securities_fraud",
    "limitation",
    "2y",
    "discovery",
    "The clock starts on the day you found the facts of the fraud, or should have found them.",
    "28 U.S.C. § 1658(b)(1)",
    "findlaw.com text of 28 U.S.C. § 1658; justia.com text of 28 U.S.C. § 1658",
    { note: "Never later than five years after the fraud." },
  ),
  federal(
    "securities_fraud_repose",
    "repose",
    "5y",
    "violation",
    "This outer limit runs from the day of the fraud, even when it is found later.",
    "28 U.S.C. § 1658(b)(2)",
    "findlaw.com text of 28 U.S.C. § 1658; justia.com text of 28 U.S.C. § 1658",
  ),
  federal(
    "contract_with_united_states",
    "limitation",
    "6y",
    "breach",
    "The clock usually starts on the day the United States broke its promise.",
    "28 U.S.C. §§ 2401(a), 2501",
    "",
    {
      note: "Most contracts with a federal agency need a written claim to the contracting officer first, within six years (41 U.S.C. § 7103). After the officer's decision the time to appeal is much shorter.",
    },
  ),
];
