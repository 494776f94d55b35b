import type { CourtLevel, Decision } from "../src/records.ts";
import type { Jurisdiction } from "../src/knowledge.ts";
import { readSource } from "../scripts/outcomes/source-record.ts";
import type { SourceRecord } from "../scripts/outcomes/source-record.ts";

/** A decision made of the first half of an opinion, and a query made of its second half. */
export interface LabelledQuery {
  decision: Decision;
  query: string;
}

const FILES = [
  "courtlistener_federal_appeals",
  "scotus_opinions",
  "nm_court_of_appeals_annotated",
  "worldwidelaw_us_samples",
  "cap_fastcase_samples",
  "ny_appellate_samples",
];
const SHORTEST_OPINION = 1500;

/** Decisions of about `docWords` words with queries of about `queryWords` words, from the opinions in `folder`. */
export function labelledQueries(folder: string, docWords: number, queryWords: number): LabelledQuery[] {
  return FILES.flatMap((name) => readSource(folder, name))
    .filter((record) => record.text_kind === "opinion" && (record.text?.length ?? 0) >= SHORTEST_OPINION)
    .flatMap((record) => {
      const sentences = sentencesOf(record);
      const facts = firstWords(sentences.slice(0, Math.floor(sentences.length * 0.5)), docWords);
      const query = laterPart(record, queryWords);
      const longEnough = wordCount(facts) > docWords * 0.3 && wordCount(query) > queryWords * 0.4;
      return longEnough ? [{ decision: asDecision(record, facts), query }] : [];
    });
}

/**
 * The shipped decisions whose opinion is in `folder`, each with a query of about `queryWords` words from the later part
 * of that opinion. The decisions are told in our own words; the queries are the court's.
 */
export function shippedQueries(
  folder: string,
  decisions: readonly Decision[],
  queryWords: number,
): LabelledQuery[] {
  const opinions = new Map(
    FILES.flatMap((name) =>
      readSource(folder, name).map((record) => [`${name}/${record.source_id}`, record]),
    ),
  );
  return decisions.flatMap((decision) => {
    const file = decision.source.file?.replace(/\.jsonl(\.gz)?$/, "");
    const record = opinions.get(`${file}/${decision.source.id}`);
    if (record === undefined || (record.text?.length ?? 0) < SHORTEST_OPINION) return [];
    return [{ decision, query: laterPart(record, queryWords) }];
  });
}

function sentencesOf(record: SourceRecord): string[] {
  return (record.text ?? "").replace(/\s+/g, " ").split(/(?<=[.!?])\s+(?=[A-Z"\u201c])/);
}

function laterPart(record: SourceRecord, words: number): string {
  const sentences = sentencesOf(record);
  return withoutNames(
    firstWords(sentences.slice(Math.floor(sentences.length * 0.6)), words),
    record.case_title ?? "",
  );
}

function asDecision(record: SourceRecord, facts: string): Decision {
  const isFederal = record.jurisdiction === "US";
  return {
    id: `${record.source}/${record.source_id}`,
    case_title: record.case_title ?? "",
    court: "",
    court_level: (isFederal
      ? record.source === "scotus_opinions"
        ? "us_supreme"
        : "federal_appeals"
      : "state_appeals") satisfies CourtLevel,
    jurisdiction: record.jurisdiction as Jurisdiction,
    state: null,
    city: null,
    year: record.year ?? 2000,
    citation: null,
    docket_number: null,
    legal_category: record.legal_category,
    claim_types: [],
    outcome: record.outcome,
    disposition: null,
    amount_usd_cents: null,
    amount_kind: null,
    facts,
    holding: "",
    matters: "",
    key_facts: [],
    source: { name: record.source, file: record.source, id: record.source_id },
    checked: "2026-11-21",
  };
}

function firstWords(sentences: readonly string[], most: number): string {
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (wordCount(kept.join(" ")) >= most) break;
    kept.push(sentence);
  }
  return kept.join(" ");
}

/** A person tells a story without the names of the reported case: words of its title and capitalised words go. */
function withoutNames(text: string, title: string): string {
  const names = new Set(title.toLowerCase().match(/[a-z]+/g) ?? []);
  return text
    .replace(/(?<=[a-z,;] )[A-Z][\w.'\u2019-]*/g, " ")
    .split(/\s+/)
    .filter((word) => !names.has(word.toLowerCase().replace(/[^a-z]/g, "")))
    .join(" ");
}

function wordCount(text: string): number {
  return text.split(" ").length;
}
