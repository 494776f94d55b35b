/**
 * Counts of the library of decisions: told ones by state, claim and decade beside what is aimed at, and by what they were
 * told from; and those known by their facts. `node packages/analysis/bench/library-counts.ts` prints tables for
 * `docs/accuracy.md`.
 */
import { STATES } from "../src/knowledge.ts";
import { loadListedDecisions, loadShippedAuthority, loadShippedDecisions } from "../src/retrieval/shipped.ts";
import { CLAIM_TYPE_IDS } from "../src/compiled/claims.js";

const AIMS = { decisions: 1_800, state: 15, claim: 8, since_2000: 0.35, since_2015: 0.1 };

/** The kinds of `source.name` as corpus/README.md lists them; the first that fits counts. */
const TOLD_FROM = [
  ["an opinion on a public page", /^opinion text on a public page/u],
  ["two public summaries", /^two public summaries/u],
  ["an opinion in the development data", /^opinion text, /u],
  ["something else", /./u],
] as const;

const told = await loadShippedDecisions();
const listed = await loadListedDecisions();
const authority = await loadShippedAuthority();

/** `AL 12` for each, those that miss the aim last, with how many are missing together. */
function counted(names: readonly string[], countOf: (name: string) => number, aim: number): string {
  const counts = names.map((name) => ({ name, n: countOf(name) }));
  const short = counts.filter(({ n }) => n < aim);
  const missing = short.reduce((sum, { n }) => sum + aim - n, 0);
  const list = (some: typeof counts) => some.map(({ name, n }) => `${name} ${n}`).join(", ") || "none";
  return [
    `${counts.length - short.length} of ${counts.length} have ${aim}; ${missing} are missing in all.`,
    `Short: ${list(short)}.`,
  ].join(" ");
}

const percent = (n: number) => `${Math.round((1000 * n) / told.length) / 10}%`;
const since = (year: number) => told.filter((one) => one.year >= year).length;
const decades = Map.groupBy(told, ({ year }) => (year < 1900 ? 0 : Math.floor(year / 10) * 10));
const ofState = (state: string) =>
  told.filter(({ state: arose, jurisdiction }) => arose === state || jurisdiction === state).length;
const ofClaim = (id: string) => told.filter(({ claim_types }) => claim_types.includes(id)).length;
const both = CLAIM_TYPE_IDS.filter((id) =>
  (["plaintiff", "defendant"] as const).every((won) =>
    told.some(({ claim_types, outcome }) => claim_types.includes(id) && outcome === won),
  ),
);

console.log(`Told: ${told.length} (aim ${AIMS.decisions}).`);
console.log(
  `Since 2000: ${percent(since(2000))} (aim ${100 * AIMS.since_2000}%). Since 2015: ${percent(since(2015))} (aim ${100 * AIMS.since_2015}%).`,
);
console.log(
  `By decade: ${[...decades]
    .toSorted(([a], [b]) => a - b)
    .map(([decade, list]) => `${decade === 0 ? "before 1900" : `${decade}s`} ${list.length}`)
    .join(", ")}.`,
);
const toldFrom = Map.groupBy(told, ({ source }) =>
  TOLD_FROM.findIndex(([, begins]) => begins.test(source.name)),
);
console.log(
  `Told from: ${TOLD_FROM.flatMap(([kind], i) => (toldFrom.has(i) ? [`${kind} ${toldFrom.get(i)?.length}`] : [])).join(", ")}.`,
);
console.log(`States: ${counted(STATES, ofState, AIMS.state)}`);
console.log(`Kinds of claims: ${counted(CLAIM_TYPE_IDS, ofClaim, AIMS.claim)}`);
console.log(`Both outcomes: ${both.length} of ${CLAIM_TYPE_IDS.length} kinds of claims.`);
const cited = Object.values(authority.times_cited).filter((n) => n > 0).length;
console.log(
  `Facts only: ${listed.length}, from ${Math.min(...listed.map(({ year }) => year))} to ${Math.max(...listed.map(({ year }) => year))}; fewest ${Math.min(...STATES.map((state) => listed.filter((one) => one.jurisdiction === state).length))} and most ${Math.max(...STATES.map((state) => listed.filter((one) => one.jurisdiction === state).length))} of a state. Told with a count of citations: ${cited}. Who cites whom: ${authority.cites.length} pairs. With a later word against them: ${Object.keys(authority.treatments).length}.`,
);
