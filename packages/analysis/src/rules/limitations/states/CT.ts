import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("CT");

/** Connecticut. Injury claims end two years from finding the harm and never later than three years from the act. */
export const CT: readonly LimitationRule[] = [
  rule("personal_injury", "2y", "Conn. Gen. Stat. § 52-584", "A; R; V; F; G", {
    discovery: {
      plain:
        "Two years from the day you found the injury, or should have, but never beyond three years from the act.",
      outer: "3y",
    },
  }),
  rule("medical_malpractice", "2y", "Conn. Gen. Stat. § 52-584", "A; F; G", {
    discovery: {
      plain:
        "Two years from the day you found the injury, or should have, but never beyond three years from the act.",
      outer: "3y",
    },
  }),
  rule("medical_malpractice_repose", "3y", "Conn. Gen. Stat. § 52-584", "A; V; G"),
  rule(
    "product_liability",
    "3y",
    "Conn. Gen. Stat. § 52-577a(a)",
    "A; V; nationalconsumerlawyers.com/connecticut",
  ),
  rule(
    "product_liability_repose",
    "10y",
    "Conn. Gen. Stat. § 52-577a(a)",
    "A; nationalconsumerlawyers.com/connecticut",
  ),
  rule("wrongful_death", "2y", "Conn. Gen. Stat. § 52-555", "A; B", {
    note: "And never beyond five years from the act that caused the death.",
  }),
  rule("property_damage", "2y", "Conn. Gen. Stat. § 52-584", "A; R; G"),
  rule("written_contract", "6y", "Conn. Gen. Stat. § 52-576", "A; R; D; G"),
  rule("oral_contract", "3y", "Conn. Gen. Stat. § 52-581", "R; D; G"),
  rule("sale_of_goods", "4y", "Conn. Gen. Stat. § 42a-2-725", "O"),
  rule("defamation", "2y", "Conn. Gen. Stat. § 52-597", "R; Y; Z"),
  rule("fraud", "3y", "Conn. Gen. Stat. § 52-577", "A; R; G", {
    discovery: {
      plain: "In Connecticut the three years run from the fraud itself, even when it was found later.",
      outer: "3y",
    },
  }),
  rule("assault_battery", "3y", "Conn. Gen. Stat. § 52-577", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Conn. Gen. Stat. § 52-577", "N; I"),
  rule("gov_notice_local", "90d", "Conn. Gen. Stat. § 13a-149", "", {
    variant: "road",
    note: "For injuries on a bad road, sidewalk or bridge. Other claims have longer; the shorter time is safe.",
  }),
  rule("gov_notice_local", "6m", "Conn. Gen. Stat. §§ 7-101a, 7-465", "N", {
    variant: "other",
    applies_if: [{ fact: "road_or_sidewalk", is: false }],
    note: "For claims against town workers. An injury on a bad road or sidewalk has only 90 days.",
  }),
  rule(
    "gov_notice_state",
    "1y",
    "Conn. Gen. Stat. § 4-148",
    "code:Conn. Gen. Stat. § 4-148, casetext and lawserver copies",
    {
      note: "The claim goes to the Claims Commissioner. A bad state road has a 90-day notice (§ 13a-144).",
    },
  ),
  rule("unpaid_wages_state", "2y", "Conn. Gen. Stat. § 52-596", "G"),
  rule("state_fair_employment_charge", "300d", "Conn. Gen. Stat. § 46a-82(f)", "", {
    note: "300 days for acts on or after October 1, 2019.",
  }),
];
