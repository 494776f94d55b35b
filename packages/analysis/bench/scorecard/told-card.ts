import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "../../src/analyze.ts";
import { compareText } from "../../src/compare-text.ts";
import { CLAIM_TYPES } from "../../src/compiled/claims.js";
import { leadingDeadline } from "../../src/report/limits.ts";
import type { LegalCategory } from "../../src/knowledge.ts";
import type { Analysis } from "../../src/result.ts";
import { loadShippedDecisions, loadShippedSource } from "../../src/retrieval/shipped.ts";
import { countOf, hasData, notRun, readJsonLines } from "./development-data.ts";
import type { Count, Part } from "./development-data.ts";

/**
 * Told stories with an answer key, scored as the README beside them says. Run alone with
 * `node packages/analysis/bench/scorecard/told-card.ts`, with `--misses` for the stories behind each number, with a
 * measure after it (`--misses late`) for those of one measure. `--set own-dev`, `--set own-more` and `--set own-held` take the
 * stories of our own (`../told`) instead; the misses of those held are never named.
 */

interface ToldStory {
  id: string;
  story: string;
  state_given: string | null;
  date_given: string | null;
  category_given: string | null;
  as_of: string;
  key: {
    scope: "analyzed" | "not_us" | "no_claim";
    legal_category: string[];
    claim_types: string[];
    side: string;
    state: string | null;
    safe_until: string | null;
    passed: boolean;
    crisis: string[];
    /** Crises that may be raised beside the key. */
    crisis_free?: string[];
    traits: string[];
  };
}

const OWN = join(import.meta.dirname, "..", "told");
const OWN_SETS = {
  "own-dev": "dev.jsonl",
  "own-held": "held.jsonl",
  "own-more": "more.jsonl",
  "fresh-dev": "fresh-dev.jsonl",
  "fresh-held": "fresh-held.jsonl",
  "later-dev": "later-dev.jsonl",
  "later-held": "later-held.jsonl",
  "next-dev": "next-dev.jsonl",
  "next-held": "next-held.jsonl",
  "latest-held": "latest-held.jsonl",
  "newest-held": "newest-held.jsonl",
  "recent-dev": "recent-dev.jsonl",
  "recent-held": "recent-held.jsonl",
} as const;
/** Sets whose misses are counted and never named. */
const HELD_SETS: ReadonlySet<string> = new Set(["own-held", "fresh-held", "recent-held"]);
type ToldSet = "told" | keyof typeof OWN_SETS;

/** The stories of a set; null when they are not there. */
function storiesOf(set: ToldSet): ToldStory[] | null {
  if (set === "told") return hasData(...FILE) ? readJsonLines<ToldStory>(...FILE) : null;
  const path = join(OWN, OWN_SETS[set]);
  return existsSync(path)
    ? readFileSync(path, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as ToldStory)
    : null;
}

/** A measure's verdict on one story: whether it holds, and what stands in the list of misses. */
interface Verdict {
  measure: string;
  id: string;
  held: boolean;
  detail: string;
}

/** The order of the table; what is not named stands at its end. */
const ORDER = [
  "late",
  "false_passed",
  "missed_passed",
  "no_date_shown",
  "exact",
  "scope_without_date",
  "side",
];

function rankOf(measure: string): number {
  const at = ORDER.indexOf(measure);
  return at < 0 ? ORDER.length : at;
}

/** Measures of which a hit is an error; of all others a miss is. */
const ERRORS = new Set([
  "late",
  "false_passed",
  "missed_passed",
  "no_date_shown",
  "crisis_false_alarm",
  "crisis_near_miss_alarm",
  "no_decision_shown",
]);
const FILE = ["told", "stories.jsonl"] as const;

/** Crises that may be raised beside the key, as the README says. */
const FREE_TO_RAISE: Record<string, string[]> = {
  "dev-052": ["eviction_now"],
  "dev-075": ["detained_now"],
  "dev-086": ["eviction_now"],
  "dev-113": ["sexual_assault"],
};

function inputOf(told: ToldStory) {
  return {
    id: told.id,
    description: told.story,
    as_of: told.as_of,
    ...(told.state_given === null ? {} : { incident_state: told.state_given }),
    ...(told.date_given === null ? {} : { incident_date: told.date_given }),
    ...(told.category_given === null ? {} : { legal_category: told.category_given as LegalCategory }),
  };
}

/** The keys know no types of the defense and no narrow ones: one is right where it answers, or narrows, what the key names. */
const ANSWERED = new Map(
  CLAIM_TYPES.map(({ id, answers, narrows }) => [id, [...(answers ?? []), ...(narrows ?? [])]]),
);

const CLAIMS_OF = new Map((await loadShippedDecisions()).map(({ id, claim_types }) => [id, claim_types]));

/** The first dated deadline that the report shows, exact or the earliest safe day; null when it shows none. */
function firstShown(found: Analysis): string | null {
  const lead = leadingDeadline(found.deadlines);
  return lead?.date ?? lead?.safe_date ?? null;
}

function judge(told: ToldStory, found: Analysis): Verdict[] {
  const { key } = told;
  const verdicts: Verdict[] = [];
  const say = (measure: string, held: boolean, detail: string) =>
    verdicts.push({ measure, id: told.id, held, detail });
  const shown = firstShown(found);
  const running = shown !== null && shown >= told.as_of;
  const dates = `shown ${shown ?? "none"}, safe until ${key.safe_until ?? "-"}`;
  if (key.safe_until !== null) {
    say("late", running && shown > key.safe_until, dates);
    say("no_date_shown", shown === null, dates);
    say("exact", shown === key.safe_until, dates);
  }
  if (key.scope === "analyzed") {
    say(key.passed ? "missed_passed" : "false_passed", shown !== null && running === key.passed, dates);
    const side = found.reading.side.value;
    say("side", key.side === "both" || side === key.side, `read ${side}, is ${key.side}`);
  }
  if (key.scope !== "no_claim") {
    const state = found.reading.state.value;
    const wanted = key.scope === "not_us" ? null : key.state;
    say("state", state === wanted, `read ${state ?? "none"}, is ${wanted ?? "none"}`);
  }
  if (key.scope !== "analyzed") say("scope_without_date", shown === null, `${key.scope}: ${dates}`);
  verdicts.push(...judgeKind(told, found), ...judgeCrises(told, found), ...judgeDecisions(told, found));
  return verdicts;
}

const FIRST_SHOWN = 5;

/** Which decisions are shown beside the story; beside one without a claim none may stand. */
function judgeDecisions({ id, key }: ToldStory, found: Analysis): Verdict[] {
  const shown = found.similar_cases_found.map((one) => one.id);
  const detail = shown.slice(0, FIRST_SHOWN).join(", ") || "none";
  if (key.scope !== "analyzed") return [{ measure: "silence", id, held: shown.length === 0, detail }];
  const none = { measure: "no_decision_shown", id, held: shown.length === 0, detail };
  if (key.claim_types.length === 0) return [none];
  const ofClaim = shown
    .slice(0, FIRST_SHOWN)
    .some((one) => CLAIMS_OF.get(one)?.some((type) => key.claim_types.includes(type)));
  return [none, { measure: "decision_of_the_claim_in_five", id, held: ofClaim, detail }];
}

function judgeKind({ id, key }: ToldStory, found: Analysis): Verdict[] {
  const read = found.legal_category;
  const firstTwo = found.categories.slice(0, 2).map(({ legal_category }) => legal_category as string);
  const categories = `read ${read}, is ${key.legal_category.join(" or ")}`;
  const listed = found.claim_types.map(({ claim_type }) => claim_type);
  const types = `read ${listed.join(", ") || "none"}, is ${key.claim_types.join(" or ")}`;
  const kind: Verdict[] = [
    { measure: "category", id, held: key.legal_category.includes(read), detail: categories },
    { measure: "category_first", id, held: read === key.legal_category[0], detail: categories },
    {
      measure: "category_in_two",
      id,
      held: [...new Set([read, ...firstTwo])].slice(0, 2).some((one) => key.legal_category.includes(one)),
      detail: categories,
    },
  ];
  if (key.claim_types.length === 0) return kind;
  const fits = (type: string): boolean =>
    key.claim_types.includes(type) || (ANSWERED.get(type) ?? []).some((one) => key.claim_types.includes(one));
  return [
    ...kind,
    { measure: "claim_type", id, held: fits(listed[0] ?? ""), detail: types },
    { measure: "claim_type_exact", id, held: key.claim_types.includes(listed[0] ?? ""), detail: types },
    {
      measure: "claim_type_listed",
      id,
      held: listed.some((one) => key.claim_types.includes(one)),
      detail: types,
    },
  ];
}

/** Only doors count, as alarms and as help: a quiet line is neither. */
function judgeCrises({ id, key }: ToldStory, found: Analysis): Verdict[] {
  const doors = found.reading.crises
    .filter(({ level }) => level === "door")
    .map(({ kind }) => kind as string);
  const detail = `doors ${doors.join(", ") || "none"}, told ${key.crisis.join(", ") || "none"}`;
  if (key.crisis.length > 0) {
    const hits = key.crisis.map((kind) => ({
      kind,
      held: doors.includes(kind) || (id === "dev-137" && doors.includes("domestic_violence")),
    }));
    return [
      ...hits.flatMap(({ kind, held }) => [
        { measure: "crisis_recall", id, held, detail },
        { measure: `crisis_recall.${kind}`, id, held, detail },
      ]),
      { measure: "crisis_any", id, held: hits.some(({ held }) => held), detail },
    ];
  }
  const free = key.crisis_free ?? FREE_TO_RAISE[id] ?? [];
  const alarm = doors.some((kind) => !free.includes(kind));
  return [
    { measure: "crisis_false_alarm", id, held: alarm, detail },
    ...(key.traits.includes("crisis_near_miss")
      ? [{ measure: "crisis_near_miss_alarm", id, held: alarm, detail }]
      : []),
  ];
}

async function judgeAll(stories: readonly ToldStory[]): Promise<Verdict[]> {
  const source = await loadShippedSource();
  const verdicts: Verdict[] = [];
  for (const told of stories) verdicts.push(...judge(told, await analyze(inputOf(told), source)));
  return verdicts;
}

function counted(verdicts: readonly Verdict[]): Record<string, Count> {
  const measures = Map.groupBy(verdicts, ({ measure }) => measure);
  return Object.fromEntries(
    [...measures]
      .toSorted(([a], [b]) => rankOf(a) - rankOf(b) || compareText(a, b))
      .map(([measure, list]) => [measure, countOf(list.map(({ held }) => held))]),
  );
}

/** All told stories through the whole engine: each measure with its count and its interval. */
export async function toldCard(set: ToldSet = "told"): Promise<Part<Record<string, Count>>> {
  const stories = storiesOf(set);
  return stories ? counted(await judgeAll(stories)) : notRun("told stories");
}

function percent(share: number | null): string {
  return share === null ? "-" : `${(100 * share).toFixed(1)}%`;
}

function setOf(args: readonly string[]): ToldSet {
  const at = args.indexOf("--set");
  const named = at < 0 ? "told" : args[at + 1];
  if (named === "told" || (named !== undefined && named in OWN_SETS)) return named as ToldSet;
  throw new Error(`--set is told, ${Object.keys(OWN_SETS).join(", ")}, not ${named}`);
}

async function printToldCard(args: readonly string[]): Promise<void> {
  const set = setOf(args);
  const stories = storiesOf(set);
  if (!stories) {
    console.log(notRun("told stories").not_run);
    return;
  }
  const verdicts = await judgeAll(stories);
  for (const [measure, { hits, of, share, low, high }] of Object.entries(counted(verdicts)))
    console.log(
      `${measure.padEnd(34)} ${`${hits}/${of}`.padStart(8)} ${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})${ERRORS.has(measure) ? "  errors" : ""}`,
    );
  const at = args.indexOf("--misses");
  if (at < 0 || HELD_SETS.has(set)) return;
  const only = args[at + 1];
  for (const { measure, id, held, detail } of verdicts) {
    if (held === ERRORS.has(measure) && (only === undefined || only === measure))
      console.log(`${measure}\t${id}\t${detail}`);
  }
}

if (import.meta.main) await printToldCard(process.argv.slice(2));
