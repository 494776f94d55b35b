import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("ME");

/** Maine. */
export const ME: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "6y",
    "Me. Rev. Stat. tit. 14, § 752",
    "code:Me. Rev. Stat. tit. 14, ch. 205, docslib copy; A; R; L; G",
  ),
  rule("medical_malpractice", "3y", "Me. Rev. Stat. tit. 24, § 2902", "A; G", {
    note: "The clock runs from the act, not from finding it. An object left in the body has its own rule. A notice of claim comes first.",
  }),
  rule(
    "product_liability",
    "6y",
    "Me. Rev. Stat. tit. 14, § 752",
    "A; code:Me. Rev. Stat. tit. 14, ch. 205, docslib copy",
  ),
  rule("wrongful_death", "2y", "Me. Rev. Stat. tit. 18-C, § 2-807", "A; B", {
    note: "A later law may give more time; the shorter time is shown.",
  }),
  rule("property_damage", "6y", "Me. Rev. Stat. tit. 14, § 752", "A; R; G"),
  rule("written_contract", "6y", "Me. Rev. Stat. tit. 14, § 752", "A; R; D; G"),
  rule("oral_contract", "6y", "Me. Rev. Stat. tit. 14, § 752", "R; D; G"),
  rule("sale_of_goods", "4y", "Me. Rev. Stat. tit. 11, § 2-725", "R; O"),
  rule("defamation", "2y", "Me. Rev. Stat. tit. 14, § 753", "R; Y; Z"),
  rule("fraud", "6y", "Me. Rev. Stat. tit. 14, §§ 752, 859", "A; R; G"),
  rule("assault_battery", "2y", "Me. Rev. Stat. tit. 14, § 753", "L"),
  rule("section_1983", "6y", "42 U.S.C. § 1983; Me. Rev. Stat. tit. 14, § 752", "N; A; I"),
  rule(
    "gov_notice_local",
    "365d",
    "Me. Rev. Stat. tit. 14, § 8107",
    "code:Me. Rev. Stat. tit. 14, § 8107, mainelegislature.org",
    {
      note: "365 days for harm on or after January 1, 2020. It was 180 days before, and some charts still say so.",
    },
  ),
  rule(
    "gov_notice_state",
    "365d",
    "Me. Rev. Stat. tit. 14, § 8107",
    "code:Me. Rev. Stat. tit. 14, § 8107, mainelegislature.org",
    {
      note: "365 days for harm on or after January 1, 2020. It was 180 days before, and some charts still say so.",
    },
  ),
  rule("state_fair_employment_charge", "300d", "Me. Rev. Stat. tit. 5, § 4611", "A"),
];
