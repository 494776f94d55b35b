import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("MI");

/** Michigan. */
export const MI: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Mich. Comp. Laws § 600.5805(2)", "A; R; S; G", {
    note: "No-fault benefits from your own car insurer have a one-year limit of their own (§ 500.3145).",
  }),
  rule("medical_malpractice", "2y", "Mich. Comp. Laws §§ 600.5805(8), 600.5838a", "A; S; G", {
    discovery: {
      plain:
        "Two years from the act or six months from finding the harm, whichever is later, but not beyond six years from the act.",
      period: "6m",
      outer: "6y",
    },
    note: "A notice of intent is due before suing, up to 182 days ahead.",
  }),
  rule("medical_malpractice_repose", "6y", "Mich. Comp. Laws § 600.5838a(2)", "A; S; G"),
  rule(
    "product_liability",
    "3y",
    "Mich. Comp. Laws § 600.5805(12)",
    "A; S; casetext product liability survey",
  ),
  rule("wrongful_death", "3y", "Mich. Comp. Laws § 600.5805(2)", "A; S; B", {
    note: "The limit is that of the injury behind the death. To be safe, count from the injury.",
  }),
  rule("property_damage", "3y", "Mich. Comp. Laws § 600.5805(2)", "A; R; S; G", {
    note: "The small vehicle damage claim against a driver who is insured (mini-tort) has one year.",
  }),
  rule("written_contract", "6y", "Mich. Comp. Laws § 600.5807(9)", "A; R; D; S; G"),
  rule("oral_contract", "6y", "Mich. Comp. Laws § 600.5807(9)", "R; D; S; F; G"),
  rule("sale_of_goods", "4y", "Mich. Comp. Laws § 440.2725", "S; O"),
  rule("defamation", "1y", "Mich. Comp. Laws § 600.5805(11)", "R; Y; Z"),
  rule("fraud", "6y", "Mich. Comp. Laws § 600.5813", "A; R; F; G"),
  rule("assault_battery", "2y", "Mich. Comp. Laws § 600.5805(3)", "legiplex.com digest of HB 4483 (2023)", {
    note: "Five years when the attacker was a spouse, partner or someone of the household; ten for some sex crimes.",
  }),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Mich. Comp. Laws § 600.5805(2)", "N; A; I"),
  rule("gov_notice_local", "120d", "Mich. Comp. Laws §§ 691.1404, 691.1406", "S", {
    note: "For bad roads, sidewalks and public buildings. Sewer backups have 45 days (§ 691.1419). Other claims may need no notice.",
  }),
  rule("gov_notice_state", "6m", "Mich. Comp. Laws § 600.6431", "S", {
    note: "Six months for injury or property damage, one year for other claims against the state, filed with the Court of Claims.",
  }),
  rule("unpaid_wages_state", "12m", "Mich. Comp. Laws § 408.481", "", {
    kind: "charge",
    note: "This is the time for a wage complaint with the state labor department.",
  }),
  rule("state_fair_employment_charge", "180d", "Mich. Dep't of Civil Rights Rule 37.4", "A", {
    note: "This is for a complaint with the Department of Civil Rights. A suit in court has up to three years.",
  }),
];
