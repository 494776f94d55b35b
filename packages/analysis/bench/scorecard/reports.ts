import { analyze } from "../../src/analyze.ts";
import { readingGrade } from "../../src/report/grade.ts";
import type { Analysis } from "../../src/result.ts";
import { loadShippedDecisions, loadShippedSource } from "../../src/retrieval/shipped.ts";
import { notRun, percentile, round } from "./development-data.ts";
import type { Part } from "./development-data.ts";
import type { Post } from "./lay-questions.ts";
import { hasData, readJsonLines } from "./development-data.ts";

export interface ReportsCard {
  stories: number;
  /** Flesch-Kincaid grade of the analysis text, and of every sentence of the whole report. */
  reading_grade: { median: number; p90: number; whole_report_median: number };
  citations: { shown: number; resolving: number };
  milliseconds: { median: number; p95: number; a_second_on_one_core: number };
  with_claim_type: number;
  with_viability: number;
}

export interface ShareCard {
  suits: number;
  succeeded: number;
  /** The chance that a suit which ended with something shows a larger share than one which did not; 0.5 is a coin. */
  auc: number | null;
}

const STORIES = 200;
const SUCCEEDED: ReadonlySet<string> = new Set(["plaintiff", "settled", "mixed"]);
const AS_OF = "2026-01-01";
const SUITS = ["precedents", "chicago_law_dept_dispositions.jsonl"] as const;
const SUITS_READ = 400;

interface Suit {
  outcome: string;
  text: string | null;
  text_kind: string | null;
  docket_number: string | null;
}

/** Two hundred stories through the whole engine: words, citations, time. */
export async function reportsCard(posts: readonly Post[]): Promise<Part<ReportsCard>> {
  if (posts.length === 0) return notRun("lay questions");
  const source = await loadShippedSource();
  const citations = new Map(
    (await loadShippedDecisions()).map((one) => [one.id, one.citation ?? `No. ${one.docket_number ?? ""}`]),
  );
  const step = Math.max(1, Math.floor(posts.length / STORIES));
  const stories = posts.filter((_, place) => place % step === 0).slice(0, STORIES);
  await analyze({ description: stories[0]?.text ?? "", as_of: AS_OF }, source);
  const analyses: Analysis[] = [];
  const times: number[] = [];
  const busy = process.cpuUsage();
  for (const { text } of stories) {
    const started = performance.now();
    analyses.push(await analyze({ description: text, as_of: AS_OF }, source));
    times.push(performance.now() - started);
  }
  const used = process.cpuUsage(busy);
  const read = analyses.filter((one) => one.scope === "analyzed");
  const grades = read.map((one) => readingGrade(one.ai_analysis_result.analysis));
  const whole = read.map((one) =>
    readingGrade([...new Set(one.trace.map(({ sentence }) => sentence))].join("\n")),
  );
  const shown = read.flatMap((one) => one.similar_cases_found);
  return {
    stories: stories.length,
    reading_grade: {
      median: round(percentile(grades, 0.5)),
      p90: round(percentile(grades, 0.9)),
      whole_report_median: round(percentile(whole, 0.5)),
    },
    citations: {
      shown: shown.length,
      resolving: shown.filter((one) => citations.get(one.id) === one.citation).length,
    },
    milliseconds: {
      median: round(percentile(times, 0.5)),
      p95: round(percentile(times, 0.95)),
      a_second_on_one_core: Math.round((1_000_000 * times.length) / (used.user + used.system)),
    },
    with_claim_type: read.filter((one) => one.claim_types.length > 0).length,
    with_viability: read.filter((one) => one.ai_analysis_result.case_viability.viability_percentage !== null)
      .length,
  };
}

/** The start of the year in which a suit was filed: dockets begin with its last two digits. Null when they do not. */
function filedBy(suit: Suit): string | null {
  const year = /^(?:20)?(\d\d)/.exec(suit.docket_number ?? "")?.[1];
  return year === undefined || Number(year) > 25 ? null : `20${year}-01-01`;
}

/**
 * Whether the share of things shown tells suits that ended with something from those that did not. Police suits with a
 * narrative are the only development source with losses; it must pass 0.65 before any chance may be said.
 */
export async function shareCard(): Promise<Part<ShareCard>> {
  if (!hasData(...SUITS)) return notRun("precedents");
  const source = await loadShippedSource();
  const suits = readJsonLines<Suit>(...SUITS)
    .filter(
      (one) =>
        one.text_kind === "allegation" &&
        one.text !== null &&
        filedBy(one) !== null &&
        one.outcome !== "unknown",
    )
    .slice(0, SUITS_READ);
  const won: number[] = [];
  const lost: number[] = [];
  for (const suit of suits) {
    const analysis = await analyze(
      {
        description: suit.text ?? "",
        legal_category: "civil_rights",
        incident_state: "IL",
        as_of: filedBy(suit) ?? AS_OF,
      },
      source,
    );
    const share = analysis.ai_analysis_result.case_viability.viability_percentage;
    if (share !== null) (SUCCEEDED.has(suit.outcome) ? won : lost).push(share);
  }
  return { suits: won.length + lost.length, succeeded: won.length, auc: areaUnderCurve(won, lost) };
}

function areaUnderCurve(won: readonly number[], lost: readonly number[]): number | null {
  if (won.length === 0 || lost.length === 0) return null;
  const ahead = won.flatMap((one) => lost.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return round(ahead.reduce<number>((sum, one) => sum + one, 0) / ahead.length);
}
