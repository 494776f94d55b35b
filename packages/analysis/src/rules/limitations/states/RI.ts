import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("RI");

/** Rhode Island. */
export const RI: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "R.I. Gen. Laws § 9-1-14(b)", "A; R; N; G"),
  rule("medical_malpractice", "3y", "R.I. Gen. Laws § 9-1-14.1", "A; G", { discovery: true }),
  rule("product_liability", "3y", "R.I. Gen. Laws § 9-1-14(b)", "A"),
  rule("wrongful_death", "3y", "R.I. Gen. Laws § 10-7-2", "A; B"),
  rule("property_damage", "10y", "R.I. Gen. Laws § 9-1-13(a)", "A; R; G"),
  rule("written_contract", "10y", "R.I. Gen. Laws § 9-1-13(a)", "A; R; D; G"),
  rule("oral_contract", "10y", "R.I. Gen. Laws § 9-1-13(a)", "R; D; G"),
  rule("sale_of_goods", "4y", "R.I. Gen. Laws § 6A-2-725", "O"),
  rule("defamation", "1y", "R.I. Gen. Laws § 9-1-14(a)", "", {
    variant: "spoken",
    applies_if: [{ fact: "written_statement", is: false }],
    note: "One year for spoken words, three for written ones. If it is not clear which, the shorter one is safe.",
  }),
  rule("defamation", "3y", "R.I. Gen. Laws § 9-1-14(b)", "R; Z", {
    variant: "written",
  }),
  rule("libel", "3y", "R.I. Gen. Laws § 9-1-14(b)", "R; Z"),
  rule("slander", "1y", "R.I. Gen. Laws § 9-1-14(a)", ""),
  rule("fraud", "10y", "R.I. Gen. Laws § 9-1-13(a)", "A; R; G"),
  rule("assault_battery", "3y", "R.I. Gen. Laws § 9-1-14(b)", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; R.I. Gen. Laws § 9-1-14(b)", "N; A; I"),
  rule("gov_notice_local", "60d", "R.I. Gen. Laws § 45-15-9", "", {
    note: "For injuries on a bad road, sidewalk or bridge. Other claims may need no early notice.",
  }),
  rule("unpaid_wages_state", "3y", "R.I. Gen. Laws § 28-14-20", "G"),
  rule("state_fair_employment_charge", "1y", "R.I. Gen. Laws § 28-5-17", "A"),
];
