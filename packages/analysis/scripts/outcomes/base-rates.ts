import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OUTCOME_SOURCES } from "../../src/compiled/knowledge.js";
import type { Jurisdiction, LegalCategory } from "../../src/knowledge.ts";
import type { BaseRate } from "../../src/records.ts";

/** One claim type's share of success, from one or more rows of a source. */
interface RateRule {
  source: string;
  jurisdiction: Jurisdiction;
  groups: string[];
  claim_type: string;
  legal_category: LegalCategory;
  /** Columns that count as success for the person who asks. */
  success: string[];
  /** `source` in the shipped records, when it has another name. */
  ships_as?: string;
  bias?: string;
}

const GOT_MONEY = ["share_plaintiff", "share_settled", "share_mixed"];

function chicago(claimType: string, ...groups: string[]): RateRule {
  return {
    source: "chicago_law_dept_dispositions",
    jurisdiction: "IL",
    groups,
    claim_type: claimType,
    legal_category: "civil_rights",
    success: GOT_MONEY,
    bias: "These are lawsuits against Chicago police only, mostly with a lawyer. Other cities may pay more or less often, and a small settlement counts as success.",
  };
}

function wages(jurisdiction: Jurisdiction, source = "state_wage_claims", bias?: string): RateRule {
  return {
    source,
    jurisdiction,
    groups: [
      "all wage claims in file",
      "all closed complaints",
      "all wage claims in file (determined or not)",
    ],
    claim_type: "unpaid_wages",
    legal_category: "employment_labor_law",
    success: GOT_MONEY,
    bias:
      bias ??
      "Success here means that the state agency found or collected any money, even a part of the claim. Claims that the file leaves open count as no success, so this may look too low.",
  };
}

/**
 * Only rows that include losses. Left out: paid-only tables; states whose list is almost only successful claims
 * (Kentucky, Maine, Massachusetts, Nebraska, New Jersey); states that record no result (Colorado, West Virginia);
 * licensing cases; appeals; and outcomes read from machine-written summaries.
 */
const RULES: readonly RateRule[] = [
  chicago("police_misconduct", "all closed police suits, Chicago"),
  chicago("excessive_force", "allegation: Excessive Force Minor", "allegation: Excessive Force Serious"),
  chicago("false_arrest", "allegation: False Arrest", "allegation: DUI Stop"),
  chicago("illegal_search", "allegation: Illegal Search/Seizure"),
  chicago("malicious_prosecution", "allegation: Extended Detention / Malicious Prosecution"),
  chicago("denied_medical_care_in_custody", "allegation: Failure to Provide Medical Care"),
  chicago("wrongful_conviction", "allegation: Reversed Conviction"),
  ...(["IA", "IL", "IN", "KS", "MD", "MN", "MT", "NH", "OH", "RI", "UT", "WI", "WY"] as const).map((state) =>
    wages(state),
  ),
  wages("WA", "washington_wage_complaints"),
  wages("VA", "virginia_wage_claims"),
  {
    source: "us_copyright_office_fair_use_index",
    jurisdiction: "US",
    groups: ["fair use cases: plaintiff = fair use not found"],
    claim_type: "fair_use",
    legal_category: "copyright_intellectual_property",
    success: ["share_defendant"],
    bias: "Success here means that the use was found fair. The Copyright Office picked these decisions as examples, so they are not a fair sample.",
  },
  {
    source: "us_copyright_office_fair_use_index",
    jurisdiction: "US",
    groups: ["fair use cases: plaintiff = fair use not found"],
    claim_type: "copyright_infringement",
    legal_category: "copyright_intellectual_property",
    success: ["share_plaintiff"],
    bias: "Success here means that a claim of fair use failed. Only disputes about fair use are counted, and the Copyright Office picked them as examples.",
  },
  {
    source: "state_federal_court_summaries",
    ships_as: "vaccine_program_decisions",
    jurisdiction: "US",
    groups: ["vaccine program published decisions (fees-only decisions excluded)"],
    claim_type: "vaccine_injury",
    legal_category: "medical_malpractice",
    success: GOT_MONEY,
  },
];

type Row = Record<string, string>;

/** Rows of a comma-separated text with quoted fields. */
export function parseCsv(text: string): Row[] {
  const [head = [], ...body] = text.trim().split("\n").map(fieldsOf);
  return body.map((fields) => Object.fromEntries(head.map((name, i) => [name, fields[i] ?? ""])));
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map((m) =>
    (m[1] ?? "").replace(/^"|"$/g, "").replaceAll('""', '"'),
  );
}

function rateOf(rule: RateRule, rows: readonly Row[]): BaseRate[] {
  const matching = rows.filter(
    (row) =>
      row["source"] === rule.source &&
      row["jurisdiction"] === rule.jurisdiction &&
      rule.groups.includes(row["group"] ?? ""),
  );
  const n = matching.reduce((sum, row) => sum + Number(row["n"]), 0);
  if (n === 0) return [];
  const successes = matching.reduce(
    (sum, row) =>
      sum + Number(row["n"]) * rule.success.reduce((share, column) => share + Number(row[column]), 0),
    0,
  );
  const source = rule.ships_as ?? rule.source;
  const bias = rule.bias ?? OUTCOME_SOURCES[source]?.bias;
  if (bias === undefined) throw new Error(`No bias sentence for ${source}.`);
  return [
    {
      source,
      claim_type: rule.claim_type,
      legal_category: rule.legal_category,
      jurisdiction: rule.jurisdiction,
      n,
      share_success: Math.round((successes / n) * 1000) / 1000,
      includes_losses: true,
      bias,
    },
  ];
}

/** Base rates from `base_rates.csv` in `folder`; none when it is absent. */
export function baseRatesOf(folder: string): BaseRate[] {
  const path = join(folder, "base_rates.csv");
  if (!existsSync(path)) return [];
  const rows = parseCsv(readFileSync(path, "utf8"));
  return RULES.flatMap((rule) => rateOf(rule, rows));
}
