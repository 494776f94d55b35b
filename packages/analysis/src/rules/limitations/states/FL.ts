import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("FL");

const NEGLIGENCE_CHANGED = "2023-03-24";

/** Florida. A 2023 law cut the limit for negligence from four years to two. */
export const FL: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Fla. Stat. § 95.11(5)(a)", "R; V; G; T", {
    variant: "from_2023",
    accrued_from: NEGLIGENCE_CHANGED,
    note: "Two years for harm by carelessness on or after March 24, 2023 (chapter 2023-15). Many older charts still say four.",
  }),
  rule("personal_injury", "4y", "Fla. Stat. § 95.11(3)(a) (2022)", "A; floridalawyers360.com; T", {
    variant: "before_2023",
    accrued_before: NEGLIGENCE_CHANGED,
  }),
  rule("medical_malpractice", "2y", "Fla. Stat. § 95.11(5)", "A; 800goldlaw.com glossary; G; T", {
    discovery: {
      plain:
        "The clock may start on the day you found the harm, or should have, but not beyond four years from the treatment in most cases.",
      outer: "4y",
    },
    note: "A notice and an expert review are required before suing, and they take time.",
  }),
  rule("medical_malpractice_repose", "4y", "Fla. Stat. § 95.11(5)", "A; G; T", {
    note: "Up to seven years when the mistake was hidden. Other rules protect children up to age eight.",
  }),
  rule("product_liability", "4y", "Fla. Stat. § 95.11(3)", "A; V", {
    variant: "product",
    note: "Four years for harm from how a product was designed, made or sold.",
  }),
  rule("product_liability", "2y", "Fla. Stat. § 95.11(5)(a)", "", {
    variant: "negligence",
    accrued_from: NEGLIGENCE_CHANGED,
    note: "If a court sees the case as one of carelessness, two years may be all there is. This earlier date is the safe one.",
  }),
  rule(
    "product_liability_repose",
    "12y",
    "Fla. Stat. § 95.031(2)(b)",
    "A; nationalconsumerlawyers.com/florida",
  ),
  rule("wrongful_death", "2y", "Fla. Stat. § 95.11(5)", "A; V; B"),
  rule("property_damage", "2y", "Fla. Stat. § 95.11(5)(a)", "", {
    variant: "from_2023",
    accrued_from: NEGLIGENCE_CHANGED,
    note: "Two years when the damage came from carelessness. Damage done on purpose has four years (§ 95.11(3)).",
  }),
  rule("property_damage", "4y", "Fla. Stat. § 95.11(3)", "A; R; G", {
    variant: "before_2023",
    accrued_before: NEGLIGENCE_CHANGED,
  }),
  rule("written_contract", "5y", "Fla. Stat. § 95.11(2)(b)", "A; R; D; G; T"),
  rule("oral_contract", "4y", "Fla. Stat. § 95.11(3)", "R; D; G; T"),
  rule("defamation", "2y", "Fla. Stat. § 95.11(5)", "R; Y; Z", {
    note: "A written notice to a newspaper, broadcaster or other media is due at least five days before suing (§ 770.01).",
  }),
  rule("fraud", "4y", "Fla. Stat. §§ 95.11(3), 95.031(2)(a)", "A; R; G", {
    discovery: {
      plain:
        "The clock starts when you found the fraud, or should have, but never beyond 12 years from the fraud.",
      outer: "12y",
    },
  }),
  rule("assault_battery", "4y", "Fla. Stat. § 95.11(3)", "", {
    note: "Four years for harm done on purpose. If the claim is that someone was careless, two years apply.",
  }),
  rule(
    "section_1983",
    "4y",
    "42 U.S.C. § 1983; Fla. Stat. § 95.11(3)",
    "published compilation of limitation periods, 2026; I",
    {
      note: "Four years by the general rule. Since the 2023 change the question is open; for harm after March 24, 2023 two years is the safe mark.",
    },
  ),
  rule(
    "gov_notice_local",
    "3y",
    "Fla. Stat. § 768.28(6)(a)",
    "code:Fla. Stat. § 768.28 (text in HB 7059 of 2023)",
    {
      variant: "before_october_2026",
      accrued_before: "2026-10-01",
      note: "Two years when someone died. The notice also goes to the Department of Financial Services unless the body is a city or county.",
    },
  ),
  rule("gov_notice_local", "18m", "Fla. Stat. § 768.28(6)(a)", "fastdemocracy.com summary of HB 145 (2026)", {
    variant: "from_october_2026",
    accrued_from: "2026-10-01",
    note: "A 2026 bill shortens three years to 18 months for later claims. Whether it took effect was not confirmed, so the shorter time is shown.",
  }),
  rule(
    "gov_notice_state",
    "3y",
    "Fla. Stat. § 768.28(6)(a)",
    "code:Fla. Stat. § 768.28 (text in HB 7059 of 2023)",
    {
      variant: "before_october_2026",
      accrued_before: "2026-10-01",
      note: "Two years when someone died. The notice goes to the agency and to the Department of Financial Services.",
    },
  ),
  rule("gov_notice_state", "18m", "Fla. Stat. § 768.28(6)(a)", "fastdemocracy.com summary of HB 145 (2026)", {
    variant: "from_october_2026",
    accrued_from: "2026-10-01",
    note: "A 2026 bill shortens three years to 18 months for later claims. Whether it took effect was not confirmed, so the shorter time is shown.",
  }),
  rule("unpaid_wages_state", "2y", "Fla. Stat. § 95.11(5)", ""),
  rule("state_fair_employment_charge", "365d", "Fla. Stat. § 760.11(1)", "A; U"),
  rule("will_contest", "3m", "Fla. Stat. § 733.212(3)", "", {
    runs_from: "notice_received",
    accrual: "The clock starts when you are served with the notice of administration.",
  }),
];
