import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("HI");

/** Hawaii. */
export const HI: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Haw. Rev. Stat. § 657-7", "A; R; V; G", { discovery: true }),
  rule(
    "medical_malpractice",
    "2y",
    "Haw. Rev. Stat. § 657-7.3",
    "code:Haw. Rev. Stat. § 657-7.3, codes.findlaw.com; A; M; G",
    {
      discovery: {
        plain:
          "Two years from the day you found the injury, or should have, but not beyond six years from the act.",
        outer: "6y",
      },
    },
  ),
  rule(
    "medical_malpractice_repose",
    "6y",
    "Haw. Rev. Stat. § 657-7.3",
    "code:Haw. Rev. Stat. § 657-7.3, codes.findlaw.com; A; M; G",
  ),
  rule("product_liability", "2y", "Haw. Rev. Stat. § 657-7", "A"),
  rule("wrongful_death", "2y", "Haw. Rev. Stat. § 663-3", "A; B"),
  rule("property_damage", "2y", "Haw. Rev. Stat. § 657-7", "A; R; G"),
  rule("written_contract", "6y", "Haw. Rev. Stat. § 657-1(1)", "A; R; D; G"),
  rule("oral_contract", "6y", "Haw. Rev. Stat. § 657-1(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "Haw. Rev. Stat. § 490:2-725", "O"),
  rule("defamation", "2y", "Haw. Rev. Stat. § 657-4", "R; Y; Z"),
  rule("fraud", "6y", "Haw. Rev. Stat. § 657-1(4)", "A; R; G"),
  rule("assault_battery", "2y", "Haw. Rev. Stat. § 657-7", ""),
  rule("section_1983", "2y", "42 U.S.C. § 1983; Haw. Rev. Stat. § 657-7", "N; A; I"),
  rule("gov_notice_state", "2y", "Haw. Rev. Stat. § 662-4", "Okutsu v. State (Haw. App. 2023)", {
    kind: "limitation",
    note: "No notice is needed first, but the suit against the state is due within two years.",
  }),
  rule("state_fair_employment_charge", "180d", "Haw. Rev. Stat. § 368-11", "A"),
];
