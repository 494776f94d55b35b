/**
 * Checks every decision of `corpus/decisions/`. Prints one line for each fault, `file:line: fault`, and ends with 1
 * when there is one. With `--own-words` it also looks for runs of words shared with any text of the development data,
 * and fails where that data does not lie beside the checkout: a release is not made on a check that did not run.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LEGAL_CATEGORIES, STATES } from "../src/knowledge.ts";
import type { CourtLevel, Decision, DecisionSource, Outcome } from "../src/records.ts";
import { CLAIM_TYPE_IDS, CLAIM_TYPE_LABELS } from "../src/compiled/claims.js";
import { faultsOfOwnWords, wordsOf } from "./own-words.ts";
import { dataFolder } from "./scorecard/development-data.ts";

const DECISIONS_FOLDER = join(import.meta.dirname, "../corpus/decisions");
const SOURCE_FOLDERS = ["precedents", "decisions"].map(dataFolder);
const FIRST_YEAR = 1789;

const KEYS = [
  "id",
  "case_title",
  "court",
  "court_level",
  "jurisdiction",
  "state",
  "city",
  "year",
  "citation",
  "docket_number",
  "legal_category",
  "claim_types",
  "outcome",
  "disposition",
  "amount_usd_cents",
  "amount_kind",
  "facts",
  "holding",
  "matters",
  "key_facts",
  "source",
  "checked",
] as const satisfies readonly (keyof Decision)[];

const OPTIONAL_KEYS = ["won_by"] as const satisfies readonly (keyof Decision)[];

const COURT_LEVELS: readonly CourtLevel[] = [
  "us_supreme",
  "federal_appeals",
  "federal_trial",
  "state_high",
  "state_appeals",
  "state_trial",
  "agency",
];
const OUTCOMES: readonly Outcome[] = ["plaintiff", "defendant", "settled", "mixed", "dismissed", "unknown"];
const DISPOSITIONS = ["affirmed", "reversed", "vacated", "mixed", "dismissed", "denied", "granted"];
const PLACES: readonly string[] = [...STATES, "US"];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*-(1[789]|20)\d\d$/;
const REPORTER_CITATION = /^\d{1,4} [A-Z0-9][A-Za-z0-9.&' ]{0,40}? \d{1,6}$/;
const PUBLIC_DOMAIN_CITATION =
  /^\d{4}[ -][A-Z][A-Za-z.]{0,8}([ -](App|CIV APP|Slip Op|Ohio)\.?)?[ -]?(\([A-Za-z0-9 ]+\) ?)?\d{1,6}[A-Z]?$/;
const TAX_MEMORANDUM = /^T\.C\. (Memo\.|Summary Opinion) \d{4}-\d{1,4}$/;
const CALENDAR_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Beginnings of the names of sources that were read on a public page, whose address stands beside the name. */
const PAGE_SOURCES = ["opinion text on a public page", "two public summaries and later courts' words"];
const HTTPS_ADDRESS = /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\/\S+$/;

/** Advice, promises, and legal Latin have no place in the texts. */
const PROHIBITED: readonly RegExp[] = [
  /\byou (should|must|need to|will win)\b/i,
  /\bguarantee(d|s)? (a|the|that)\b/i,
  /\b(prima facie|inter alia|res judicata|res ipsa|de novo|pro se|certiorari|per curiam|respondeat superior|mens rea|supra|infra|arguendo|sua sponte|habeas|in limine)\b/i,
  /\b(language model|chatbot|as an ai)\b/i,
  /[<>{}]|https?:/,
];

/** A side by its role, never by a name: "the tenant", "the worker's family". */
const WINNER = /^(the|each|both) [a-z' -]{3,50}$/;

const TEXT_BOUNDS = { facts: [40, 120], holding: [12, 90], matters: [8, 45] } as const;

/**
 * Faults of one decision on its own, as short sentences; an empty list when it is sound.
 * @param record whatever a line of the corpus parsed to
 */
export function validateDecision(record: unknown): string[] {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return ["not an object"];
  const keys = Object.keys(record);
  const missing = KEYS.filter((key) => !keys.includes(key));
  const known: readonly string[] = [...KEYS, ...OPTIONAL_KEYS];
  const unknown = keys.filter((key) => !known.includes(key));
  if (missing.length > 0 || unknown.length > 0) {
    return [...missing.map((key) => `key missing: ${key}`), ...unknown.map((key) => `unknown key: ${key}`)];
  }
  const decision = record as Decision;
  return [
    ...faultsOfPlace(decision),
    ...faultsOfKind(decision),
    ...faultsOfMoney(decision),
    ...faultsOfTexts(decision),
  ];
}

function faultsOfPlace(decision: Decision): string[] {
  const faults: string[] = [];
  if (!SLUG.test(decision.id) || decision.id.length > 90)
    faults.push("id is not a slug that ends in the year");
  if (!decision.id.endsWith(`-${decision.year}`)) faults.push("id does not end in its year");
  if (blank(decision.case_title)) faults.push("case_title is empty");
  if (blank(decision.court)) faults.push("court is empty");
  if (!COURT_LEVELS.includes(decision.court_level)) faults.push(`court_level: ${decision.court_level}`);
  if (!PLACES.includes(decision.jurisdiction)) faults.push(`jurisdiction: ${decision.jurisdiction}`);
  if (decision.state !== null && !PLACES.includes(decision.state)) faults.push(`state: ${decision.state}`);
  const stateCourt = decision.court_level.startsWith("state_");
  if (stateCourt === (decision.jurisdiction === "US")) faults.push("court_level and jurisdiction disagree");
  const latest = Number(decision.checked.slice(0, 4));
  if (!Number.isInteger(decision.year) || decision.year < FIRST_YEAR || decision.year > latest)
    faults.push("year");
  if (decision.citation === null ? blank(decision.docket_number) : !plausibleCitation(decision.citation)) {
    faults.push(`citation: ${decision.citation}`);
  }
  if (!CALENDAR_DATE.test(decision.checked)) faults.push("checked is not a date");
  return [...faults, ...faultsOfSource(decision.source)];
}

function faultsOfSource({ name, file, id, page }: DecisionSource): string[] {
  const faults: string[] = [];
  if (blank(name)) faults.push("source has no name");
  if ((file === null) !== (id === null)) faults.push("source file without id");
  const onPage = PAGE_SOURCES.some((start) => name.startsWith(start));
  if (onPage !== (page !== undefined))
    faults.push(`source with ${onPage ? "no page" : "a page that its name lacks"}`);
  if (page !== undefined && !HTTPS_ADDRESS.test(page)) faults.push(`source page: ${page}`);
  if (file === null && page === undefined) faults.push("told from no text: neither file nor page");
  return faults;
}

function plausibleCitation(citation: string): boolean {
  return [REPORTER_CITATION, PUBLIC_DOMAIN_CITATION, TAX_MEMORANDUM].some((pattern) =>
    pattern.test(citation),
  );
}

function faultsOfKind(decision: Decision): string[] {
  const faults: string[] = [];
  if (!LEGAL_CATEGORIES.includes(decision.legal_category)) {
    return [`legal_category: ${decision.legal_category}`];
  }
  if (decision.claim_types.length === 0) faults.push("no claim type");
  for (const claimType of decision.claim_types) {
    if (!(CLAIM_TYPE_IDS as readonly string[]).includes(claimType)) faults.push(`claim type: ${claimType}`);
  }
  const first = decision.claim_types[0];
  if (first !== undefined && !Object.hasOwn(CLAIM_TYPE_LABELS[decision.legal_category], first)) {
    faults.push(`first claim type ${first} is not of ${decision.legal_category}`);
  }
  if (!OUTCOMES.includes(decision.outcome)) faults.push(`outcome: ${decision.outcome}`);
  if (decision.won_by !== undefined && !WINNER.test(decision.won_by ?? "")) faults.push("won_by is no side");
  if (decision.disposition !== null && !DISPOSITIONS.includes(decision.disposition)) {
    faults.push(`disposition: ${decision.disposition}`);
  }
  return faults;
}

function faultsOfMoney(decision: Decision): string[] {
  const { amount_usd_cents: amount, amount_kind: kind } = decision;
  if (amount === null) return kind === null ? [] : ["amount_kind without amount"];
  const faults = blank(kind) ? ["amount without amount_kind"] : [];
  return Number.isInteger(amount) && amount > 0
    ? faults
    : [...faults, "amount is not a positive number of cents"];
}

function faultsOfTexts(decision: Decision): string[] {
  const faults: string[] = [];
  for (const [key, [least, most]] of Object.entries(TEXT_BOUNDS)) {
    const text = decision[key as keyof typeof TEXT_BOUNDS];
    const count = wordsOf(text).length;
    if (count < least || count > most) faults.push(`${key} has ${count} words, not ${least} to ${most}`);
    for (const pattern of PROHIBITED) if (pattern.test(text)) faults.push(`${key} has ${String(pattern)}`);
  }
  const { key_facts: keyFacts } = decision;
  if (keyFacts.length < 3 || keyFacts.length > 8) faults.push(`${keyFacts.length} key facts, not 3 to 8`);
  for (const fact of keyFacts) {
    if (fact !== fact.toLowerCase() || wordsOf(fact).length > 7 || blank(fact))
      faults.push(`key fact: ${fact}`);
  }
  if (new Set(keyFacts).size !== keyFacts.length) faults.push("a key fact twice");
  return faults;
}

function blank(text: string | null): boolean {
  return text === null || text.trim() === "";
}

interface Line {
  place: string;
  file: string;
  record: unknown;
  fault: string | null;
}

function readLines(): Line[] {
  return readdirSync(DECISIONS_FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((file) => {
      const texts = readFileSync(join(DECISIONS_FOLDER, file), "utf8").split("\n");
      if (texts.at(-1) === "") texts.pop();
      return texts.map((text, index) => parseLine(file, index + 1, text));
    });
}

function parseLine(file: string, number: number, text: string): Line {
  const place = `${file}:${number}`;
  try {
    return { place, file, record: JSON.parse(text), fault: null };
  } catch (error) {
    return {
      place,
      file,
      record: null,
      fault: `not JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Checks the whole corpus, with one line for each fault on standard error; 0 when it is sound, else 1. */
export function checkCorpus(ownWords: boolean): number {
  const lines = readLines();
  const faults: string[] = [];
  const marks = new Map<string, string>();
  for (const line of lines) {
    const own = line.fault === null ? validateDecision(line.record) : [line.fault];
    faults.push(...own.map((fault) => `${line.place}: ${fault}`));
    if (own.length > 0) continue;
    const { id, citation, source, legal_category: category } = line.record as Decision;
    for (const mark of [id, citation, source.id]) {
      if (mark === null) continue;
      const earlier = marks.get(mark);
      if (earlier !== undefined) faults.push(`${line.place}: ${mark} is taken by ${earlier}`);
      marks.set(mark, line.place);
    }
    if (line.file.split(/[-.]/)[0] !== category)
      faults.push(`${line.place}: ${category} belongs in ${category}.jsonl`);
  }
  if (lines.length === 0) faults.push("no decisions found");
  if (ownWords && faults.length === 0) {
    const absent = SOURCE_FOLDERS.filter((folder) => !existsSync(folder));
    faults.push(...absent.map((folder) => `${folder} is absent: own words cannot be compared`));
    const told = lines.map(({ place, record }) => ({ place, decision: record as Decision }));
    if (absent.length === 0) faults.push(...faultsOfOwnWords(told, SOURCE_FOLDERS));
  }
  for (const fault of faults) console.error(fault);
  console.log(`${lines.length} decisions, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = checkCorpus(process.argv.includes("--own-words"));
