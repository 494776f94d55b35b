import type { ComparableOutcome } from "../estimate/comparable-outcome.ts";
import { LEGAL_CATEGORIES } from "../knowledge.ts";
import type { LegalCategory } from "../knowledge.ts";
import type { Outcome } from "../records.ts";
import { CLAIM_TYPE_LABELS } from "../compiled/claims.js";
import { delimitedRows } from "./delimited.ts";
import { CLAIM_OF_SUIT, STATE_OF_DISTRICT } from "./fjc-codes.ts";
import type { Fields, Mapped } from "./rows.ts";
import { decoded } from "./rows.ts";
import { runImport } from "./run-import.ts";
import type { ImportOptions } from "./run-import.ts";

const CATEGORY_OF_CLAIM: ReadonlyMap<string, LegalCategory> = new Map(
  LEGAL_CATEGORIES.flatMap((category) =>
    Object.keys(CLAIM_TYPE_LABELS[category]).map((id) => [id, category] as const),
  ),
);
const COLUMNS = [
  "DISTRICT",
  "OFFICE",
  "DOCKET",
  "ORIGIN",
  "FILEDATE",
  "TERMDATE",
  "JURIS",
  "NOS",
  "DISP",
  "JUDGMENT",
];
const UNITED_STATES_SUES = "1";
const UNITED_STATES_SUED = "2";
const DAY_MS = 86_400_000;

/** Dispositions after which the case goes on elsewhere or only rests. */
const NOT_ENDED: ReadonlySet<string> = new Set(["0", "1", "10", "11", "16", "18"]);
const DISMISSED: ReadonlySet<string> = new Set(["2", "3", "12", "14"]);
const SETTLED = "13";
const CONSENT = "5";

/**
 * Outcomes from the Federal Judicial Center's civil file (tab-separated, Windows-1252). Ended cases only, of natures of
 * suit that stand for one claim type, and not those that the United States brings. No amounts: the courts do not
 * record that field alike, and its own keepers advise against using it. No names.
 */
export function importFjcCivil(bytes: AsyncIterable<Uint8Array>, options: ImportOptions = {}) {
  const rows = delimitedRows(decoded(bytes, "windows-1252"), { delimiter: "\t", escape: '"' });
  return runImport(rows, mapCase, options);
}

function mapCase(row: Fields): Mapped<ComparableOutcome> {
  const missing = COLUMNS.filter((column) => row[column] === undefined);
  if (missing.length > 0) return { fault: `no column ${missing.join(", ")}` };
  const field = (name: string) => (row[name] === "-8" ? "" : (row[name] ?? "").trim());
  const suit = CLAIM_OF_SUIT.get(field("NOS"));
  if (suit === undefined) return { skip: "a nature of suit too wide to compare" };
  if (field("JURIS") === UNITED_STATES_SUES) return { skip: "brought by the United States" };
  const district = field("DISTRICT").padStart(2, "0");
  const state = STATE_OF_DISTRICT.get(district);
  if (state === undefined) return { skip: "a territory" };
  const [filed, ended] = [dateOf(field("FILEDATE")), dateOf(field("TERMDATE"))];
  if (filed === null) return { fault: `FILEDATE "${row["FILEDATE"]}" is not a date` };
  if (ended === null)
    return field("TERMDATE") === ""
      ? { skip: "not ended" }
      : { fault: `TERMDATE "${row["TERMDATE"]}" is not a date` };
  const disposition = field("DISP");
  if (disposition === "" || NOT_ENDED.has(disposition)) return { skip: "not ended here" };
  const legal_category = CATEGORY_OF_CLAIM.get(suit.claim_type);
  if (legal_category === undefined) return { fault: `no category for ${suit.claim_type}` };
  const days = Math.round((ended - filed) / DAY_MS);
  return {
    keep: {
      id: [
        "fjc_civil/",
        district,
        "-",
        field("OFFICE"),
        "-",
        field("DOCKET"),
        "-",
        field("ORIGIN"),
        "-",
        isoDate(filed),
      ].join(""),
      source: "fjc_civil",
      legal_category,
      claim_type: suit.claim_type,
      jurisdiction: state,
      city: null,
      year: new Date(ended).getUTCFullYear(),
      outcome: outcomeOf(disposition, field("JUDGMENT")),
      amount_usd_cents: null,
      amount_kind: null,
      defendant_kind: field("JURIS") === UNITED_STATES_SUED ? "government" : suit.defendant_kind,
      days: days >= 0 ? days : null,
      claimed_usd_cents: null,
      severity: null,
    },
  };
}

function outcomeOf(disposition: string, judgment: string): Outcome {
  if (disposition === SETTLED) return "settled";
  if (DISMISSED.has(disposition)) return "dismissed";
  if (judgment === "1") return "plaintiff";
  if (judgment === "2") return "defendant";
  if (judgment === "3") return "mixed";
  return disposition === CONSENT ? "settled" : "unknown";
}

/** Milliseconds of a date written 01/31/2020 or 2020-01-31; null for none. The file writes 01/01/1900 for none. */
function dateOf(text: string): number | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const parts = american ? [american[3], american[1], american[2]] : iso ? [iso[1], iso[2], iso[3]] : null;
  if (parts === null) return null;
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = parts.map(Number);
  const at = Date.UTC(year, month - 1, day);
  return year > 1900 && new Date(at).getUTCMonth() === month - 1 ? at : null;
}

function isoDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
