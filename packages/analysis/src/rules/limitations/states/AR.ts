import type { LimitationRule } from "../../../knowledge.ts";
import { rulesFor } from "../rule.ts";

const rule = rulesFor("AR");

/** Arkansas. */
export const AR: readonly LimitationRule[] = [
  rule("personal_injury", "3y", "Ark. Code § 16-56-105", "A; R; N; G"),
  rule("medical_malpractice", "2y", "Ark. Code § 16-114-203", "A; K; recordinglaw.com Arkansas; G", {
    note: "The clock runs from the act. An object left in the body has its own rule: one year from finding it.",
  }),
  rule(
    "product_liability",
    "3y",
    "Ark. Code § 16-116-203",
    "A; K; mitchellwilliamslaw.com product liability series",
  ),
  rule("wrongful_death", "3y", "Ark. Code § 16-62-102(c)", "A; B", {
    note: "When the death came from medical care, the two-year medical limit can apply.",
  }),
  rule("property_damage", "3y", "Ark. Code § 16-56-105", "A; R; recordinglaw.com Arkansas; G"),
  rule("written_contract", "5y", "Ark. Code § 16-56-111", "A; R; D; G"),
  rule("oral_contract", "3y", "Ark. Code § 16-56-105", "R; D; recordinglaw.com Arkansas; G"),
  rule("sale_of_goods", "4y", "Ark. Code § 4-2-725", "K; O"),
  rule("defamation", "1y", "Ark. Code § 16-56-104", "recordinglaw.com Arkansas", {
    variant: "spoken",
    applies_if: [{ fact: "written_statement", is: false }],
    note: "One year for spoken words, three for written ones. If it is not clear which, the shorter one is safe.",
  }),
  rule("defamation", "3y", "Ark. Code § 16-56-105", "R; recordinglaw.com Arkansas; Y; Z", {
    variant: "written",
  }),
  rule("libel", "3y", "Ark. Code § 16-56-105", "R; recordinglaw.com Arkansas; Y; Z"),
  rule("slander", "1y", "Ark. Code § 16-56-104", "recordinglaw.com Arkansas"),
  rule("fraud", "3y", "Ark. Code § 16-56-105", "recordinglaw.com Arkansas; G", {
    note: "Some charts say five years; the shorter time is shown.",
  }),
  rule("assault_battery", "1y", "Ark. Code § 16-56-104", ""),
  rule("section_1983", "3y", "42 U.S.C. § 1983; Ark. Code § 16-56-105", "N; A; I"),
];
