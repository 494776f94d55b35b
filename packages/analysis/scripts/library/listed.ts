/**
 * Makes `corpus/listed-decisions.json.gz`: decisions of state courts as plain facts, from the development data beside
 * the checkout. Facts and statistics of words only; no sentence of an opinion goes in.
 *
 * READINGS (`npm run library -- listed READINGS`) is a file that keeps what the reader made of each opinion, so that a
 * run goes on where a cut one was; reading all of them takes about twenty minutes.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { dataFolder } from "../../bench/scorecard/development-data.ts";
import { stateCourt } from "../../src/importers/courts.ts";
import { LEGAL_CATEGORIES, STATES } from "../../src/knowledge.ts";
import type { LegalCategory } from "../../src/knowledge.ts";
import { toListedColumns } from "../../src/library/listed-decision.ts";
import type { ListedDecision } from "../../src/library/listed-decision.ts";
import type { LearnedReader } from "../../src/reading/learned/learned-reader.ts";
import { readStory } from "../../src/reading/read-story.ts";
import { compareIds } from "../../src/retrieval/ranking.ts";
import { loadShippedReader, loadShippedWordVectors } from "../../src/retrieval/shipped.ts";
import { wordsOf } from "../../src/retrieval/tokenize.ts";
import { CLAIM_TYPE_LABELS } from "../../src/compiled/claims.js";
import { subjectFinder } from "./subject-words.ts";

/** One line of the data. */
interface StateDecision {
  id: string;
  title: string;
  court: string;
  jurisdiction: string;
  year: number;
  citations: string[];
  docket: string | null;
  disposition: string | null;
  unpublished: boolean | null;
  text: string;
  times_cited_in_sample: number;
  category_guess: string;
  category_margin: number;
}

/** What the reader of stories makes of an opinion: claim types with their score and fit, the likeliest first. */
interface OpinionReading {
  id: string;
  category: LegalCategory;
  claim_types: [string, number, number][];
}

const CORPUS = join(import.meta.dirname, "../../corpus");
const READ_OF_OPINION = 1_800;
const MOST_CLAIM_TYPES = 3;
const KEPT_AT_ONCE = 200;
/** The first claim type must be this likely and fit this well, a further one less. */
const FIRST = { score: 0.35, fit: 0.5 };
const FURTHER = { score: 0.2, fit: 0.5 };
/** Where the data's own keyword rule says another category, only a weak word of it and a sure claim are overcome. */
const WEAK_GUESS = 8;
const SURE_SCORE = 0.55;
const FIRST_YEAR = 1900;
/** What federal offices and courts decide: a state court that speaks of it decides something else. */
const FEDERAL = new Set([
  "social_security_disability",
  "patent_dispute",
  "copyright_infringement",
  "bankruptcy",
]);
/** Proceedings against lawyers and judges name every kind of claim and are about none. */
const DISCIPLINE =
  /\b(disciplinary (rule|counsel|board|proceeding|action)|professional (responsibility|conduct)|disbar\w*|office of bar counsel|judicial conduct|board for discipline)\b/i;

function readRecords(): StateDecision[] {
  const packed = readFileSync(join(dataFolder("decisions"), "state_decisions.jsonl.gz"));
  return gunzipSync(packed)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as StateDecision);
}

function readingOf(record: StateDecision, learner: LearnedReader): OpinionReading {
  const read = readStory(
    { description: record.text.slice(0, READ_OF_OPINION), as_of: "2026-11-22" },
    learner,
  );
  return {
    id: record.id,
    category: read.categories[0]?.legal_category ?? "other",
    claim_types: read.claimTypes
      .slice(0, 5)
      .map(({ claim_type, score, fit }) => [claim_type.id, rounded(score), rounded(fit)]),
  };
}

async function readings(records: readonly StateDecision[], kept: string | undefined) {
  const lines = kept !== undefined && existsSync(kept) ? readFileSync(kept, "utf8").split("\n") : [];
  const known = new Map(
    lines
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as OpinionReading)
      .map((reading) => [reading.id, reading]),
  );
  const learner = await loadShippedReader(await loadShippedWordVectors());
  const fresh: OpinionReading[] = [];
  const keep = () => {
    if (kept !== undefined && fresh.length > 0)
      appendFileSync(kept, fresh.map((one) => `${JSON.stringify(one)}\n`).join(""));
    fresh.length = 0;
  };
  for (const record of records.filter(({ id }) => !known.has(id))) {
    const reading = readingOf(record, learner);
    known.set(record.id, reading);
    fresh.push(reading);
    if (fresh.length === KEPT_AT_ONCE) keep();
  }
  keep();
  return known;
}

/** Claim types that are sure enough to put the decision beside a person's story; empty when none is. */
function claimTypesOf(record: StateDecision, reading: OpinionReading): string[] {
  if (DISCIPLINE.test(record.text) || reading.category === "immigration_law") return [];
  const own = new Set(Object.keys(CLAIM_TYPE_LABELS[reading.category]));
  const sure = ({ score, fit }: typeof FIRST) =>
    reading.claim_types.filter(([id, s, f]) => own.has(id) && !FEDERAL.has(id) && s >= score && f >= fit);
  const first = sure(FIRST)[0];
  if (first === undefined) return [];
  const agrees =
    record.category_guess === reading.category ||
    (record.category_margin < WEAK_GUESS && first[1] >= SURE_SCORE);
  if (!agrees) return [];
  return [...new Set([first, ...sure(FURTHER)].map(([id]) => id))].slice(0, MOST_CLAIM_TYPES);
}

/** The court without the town or the panel that runs on behind its name in the data. */
function courtName(court: string): string {
  return court
    .replace(/(?<=[a-z]{2})[.,](?=\S).*$/, "")
    .replace(/(?<=[a-z]{3})(?=[A-Z]).*$/, "")
    .replace(/^The /, "")
    .trim();
}

function titleOf(title: string): string {
  return title
    .replace(/\s*\[[^\]]*\]/g, "")
    .replace(/,? (Nos?\. )?[A-Z]{1,3}-?\d[\d-]*$/, "")
    .replace(/[\s,]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
}

function listed(
  record: StateDecision,
  claimTypes: string[],
  category: LegalCategory,
  subjects: string[],
): ListedDecision[] {
  const state = STATES.find((one) => one === record.jurisdiction);
  const court = courtName(record.court);
  const facts = state === undefined ? null : stateCourt(court, state);
  const citations = record.citations.filter((one) => /^\d/.test(one));
  const citable = record.year >= FIRST_YEAR && (citations.length > 0 || record.docket !== null);
  if (state === undefined || facts === null || !citable || !LEGAL_CATEGORIES.includes(category)) return [];
  return [
    {
      id: `${state.toLowerCase()}-${record.id.split(":").at(-1) ?? ""}`,
      case_title: titleOf(record.title),
      court,
      court_level: facts.court_level,
      jurisdiction: state,
      year: record.year,
      citations,
      docket_number:
        citations.length > 0 || record.docket === null
          ? null
          : record.docket.replace(/^.*?\bNos?\.\s*/, "").trim(),
      disposition: record.disposition,
      legal_category: category,
      claim_types: claimTypes,
      subjects,
      times_cited: record.times_cited_in_sample,
    },
  ];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const records = readRecords().filter(({ unpublished }) => unpublished !== true);
const read = await readings(records, process.argv[3]);
const vocabulary = JSON.parse(readFileSync(join(CORPUS, "word-vectors.json"), "utf8")) as { terms: string[] };
const subjectsOf = subjectFinder(
  records.map(({ text }) => text),
  new Set(vocabulary.terms),
);
const decisions = records
  .flatMap((record) => {
    const reading = read.get(record.id);
    const claimTypes = reading === undefined ? [] : claimTypesOf(record, reading);
    if (reading === undefined || claimTypes.length === 0) return [];
    const names = new Set(wordsOf(`${record.title} ${record.court}`));
    return listed(record, claimTypes, reading.category, subjectsOf(record.text, names));
  })
  .toSorted((a, b) => compareIds(a.id, b.id));
const packed = gzipSync(JSON.stringify(toListedColumns(decisions)), { level: 9 });
writeFileSync(join(CORPUS, "listed-decisions.json.gz"), packed);
console.log(JSON.stringify({ opinions: records.length, listed: decisions.length, bytes: packed.byteLength }));
