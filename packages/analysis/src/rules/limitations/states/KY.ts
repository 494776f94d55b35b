import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("KY");

/** Kentucky. */
export const KY: readonly LimitationRule[] = [
  rule(
    "personal_injury",
    "1y",
    "Ky. Rev. Stat. § 413.140(1)(a)",
    "code:Ky. Rev. Stat. title 36, UniCourt/cic-code-ky; A; R; N; G",
    {
      note: "Crashes with a motor vehicle have two years under the no-fault law.",
    },
  ),
  rule(
    "personal_injury_motor_vehicle",
    "2y",
    "Ky. Rev. Stat. § 304.39-230(6)",
    "Kentucky crash guide, public code index 56114287654",
    {
      note: "Two years from the crash, or from the last no-fault payment if that is later. Without no-fault cover one year may apply.",
    },
  ),
  rule(
    "medical_malpractice",
    "1y",
    "Ky. Rev. Stat. § 413.140(1)(e), (2)",
    "A; spencerlawgroup.com; lawyers.com Kentucky medical page; G",
    {
      discovery: {
        plain:
          "One year from the day you found the injury, or should have, but not beyond five years from the act.",
        outer: "5y",
      },
    },
  ),
  rule("medical_malpractice_repose", "5y", "Ky. Rev. Stat. § 413.140(2)", "A; spencerlawgroup.com; G"),
  rule("product_liability", "1y", "Ky. Rev. Stat. § 413.140(1)(a)", "A"),
  rule("wrongful_death", "1y", "Ky. Rev. Stat. § 413.180", "A; B", {
    note: "The law counts from the naming of the estate's representative, with an end two years after the death. One year from the death is the safe mark.",
  }),
  rule("property_damage", "2y", "Ky. Rev. Stat. § 413.125", "R; G", {
    note: "Two years for belongings and vehicles. Damage to land or a building has five years (§ 413.120).",
  }),
  rule(
    "written_contract",
    "10y",
    "Ky. Rev. Stat. § 413.160",
    "published compilation of limitation periods, 2026; Kentucky practice notes, public code index 55600777787",
    {
      variant: "from_2014",
      accrued_from: "2014-07-15",
      note: "Ten years for agreements signed on or after July 15, 2014. Older agreements have 15 years. Many charts still say 15 for all.",
    },
  ),
  rule("written_contract", "15y", "Ky. Rev. Stat. § 413.090(2)", "A; D; G", {
    variant: "before_2014",
    accrued_before: "2014-07-15",
  }),
  rule("oral_contract", "5y", "Ky. Rev. Stat. § 413.120(1)", "R; D; G"),
  rule("sale_of_goods", "4y", "Ky. Rev. Stat. § 355.2-725", "O"),
  rule("defamation", "1y", "Ky. Rev. Stat. § 413.140(1)(d)", "R; Y; Z"),
  rule("fraud", "5y", "Ky. Rev. Stat. §§ 413.120(11), 413.130(3)", "A; R; G", {
    discovery: {
      plain:
        "The clock starts when you found the fraud, or should have, but never beyond ten years from the fraud.",
      outer: "10y",
    },
  }),
  rule("assault_battery", "1y", "Ky. Rev. Stat. § 413.140(1)(a)", ""),
  rule(
    "section_1983",
    "1y",
    "42 U.S.C. § 1983; Ky. Rev. Stat. § 413.140(1)(a)",
    "N; code:Ky. Rev. Stat. title 36, UniCourt/cic-code-ky; I",
  ),
  rule("gov_notice_local", "90d", "Ky. Rev. Stat. § 411.110", "", {
    note: "For injuries on a bad street, sidewalk or bridge of a city. Other claims may need no notice.",
  }),
  rule("gov_notice_state", "1y", "Ky. Rev. Stat. § 49.120", "code:Ky. Rev. Stat. § 49.120, lawserver copy", {
    note: "The claim goes to the state claims board.",
  }),
  rule("unpaid_wages_state", "5y", "Ky. Rev. Stat. § 413.120(2)", "G"),
  rule("state_fair_employment_charge", "180d", "Ky. Rev. Stat. § 344.200", "A"),
];
