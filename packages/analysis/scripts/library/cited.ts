/**
 * Makes `corpus/authority.json.gz`: how often the decisions here are cited, which of them cite which, and what later
 * texts say against them, from the development data beside the checkout. To be run again when decisions are added.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { dataFolder, readJsonLines } from "../../bench/scorecard/development-data.ts";
import { delimitedRows } from "./csv-rows.ts";
import { federalPairs, isMention, mentioned } from "./treatments.ts";
import type { LabelledPair, Mention } from "./treatments.ts";
import type { Authority, Treatment } from "../../src/library/authority.ts";
import { citationKey } from "../../src/library/citation-key.ts";
import { compareIds } from "../../src/retrieval/ranking.ts";
import { loadListedDecisions, loadShippedDecisions } from "../../src/retrieval/shipped.ts";

const data = dataFolder("decisions");
const rowsOf = (name: string) => delimitedRows(gunzipSync(readFileSync(join(data, name))).toString("utf8"));

const told = await loadShippedDecisions();
const listed = await loadListedDecisions();

/** Ids of the decisions here by every citation that is known of them; a told one stands for the same one listed. */
const byCitation = new Map<string, string>();
const know = (citation: string | null, id: string) => {
  if (citation !== null && citation !== "" && !byCitation.has(citationKey(citation)))
    byCitation.set(citationKey(citation), id);
};
for (const { id, citation } of told) know(citation, id);
const authorities = rowsOf("authority.csv.gz");
for (const row of authorities) {
  const all = [row.citation ?? "", ...(row.parallel_citations ?? "").split("|").map((one) => one.trim())];
  const id = byCitation.get(citationKey(row.citation ?? ""));
  if (id !== undefined) for (const citation of all) know(citation, id);
}
const sameAs = new Map<string, string>();
for (const { id, citations } of listed) {
  const known = citations.map((one) => byCitation.get(citationKey(one))).find((one) => one !== undefined);
  sameAs.set(id, known ?? id);
  for (const citation of citations) know(citation, known ?? id);
}

const toldIds = new Set(told.map(({ id }) => id));
const times = new Map<string, number>();
for (const row of authorities) {
  const id = byCitation.get(citationKey(row.citation ?? ""));
  if (id !== undefined && toldIds.has(id))
    times.set(id, Math.max(times.get(id) ?? 0, Number(row.times_cited_in_sample)));
}

/** A text of the data as a decision here: a listed one by its hash, one of the Supreme Court by its citation. */
function decisionOf(textId: string): string | undefined {
  if (textId.startsWith("usrep:")) return byCitation.get(citationKey(textId.slice("usrep:".length)));
  const [, state = "", hash = ""] = textId.split(":");
  return sameAs.get(`${state.toLowerCase()}-${hash}`);
}

const edges = new Set<string>();
for (const { citing_id = "", cited_citation = "" } of rowsOf("citation_graph.csv.gz")) {
  const cited = byCitation.get(citationKey(cited_citation));
  const citing = cited === undefined ? undefined : decisionOf(citing_id);
  if (citing !== undefined && cited !== citing) edges.add(`${citing}\t${cited}`);
}

const treatments = new Map<string, Treatment[]>();
/** The table comes first: what it holds is not said again by a text. */
const note = (citation: string, treatment: Treatment) => {
  const id = byCitation.get(citationKey(citation));
  if (id === undefined) return;
  const known = treatments.get(id) ?? [];
  const isKnown = known.some(({ by }) => reporterOf(by) === reporterOf(treatment.by));
  if (!isKnown) treatments.set(id, [...known, treatment]);
};
const reporterOf = (by: string) => citationKey(/\d+ [A-Z].*?\d+/.exec(by)?.[0] ?? by);
for (const { citations, treatment } of federalPairs(
  readJsonLines<LabelledPair>("decisions", "scotus_treatment_pairs.jsonl"),
))
  for (const citation of citations) note(citation, treatment);
const texts = new Map(
  gunzipSync(readFileSync(join(data, "state_decisions.jsonl.gz")))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { id: string; title: string; year: number; citations: string[] })
    .map(({ id, title, year, citations }) => [
      id.split(":").at(-1) ?? "",
      [title, citations[0], `(${year})`].filter(Boolean).join(", ").replace(", (", " ("),
    ]),
);
const mentions = rowsOf("negative_treatment_mentions.csv.gz") as unknown as Mention[];
for (const mention of mentions.filter(isMention)) {
  const source = texts.get(mention.citing_id.split("/").at(-1) ?? "");
  const treatment = source === undefined ? null : mentioned(mention, source);
  if (treatment !== null) note(mention.citation, treatment);
}

const authority: Authority = {
  times_cited: Object.fromEntries([...times].toSorted(([a], [b]) => compareIds(a, b))),
  cites: [...edges].toSorted(compareIds).map((edge) => edge.split("\t") as [string, string]),
  treatments: Object.fromEntries([...treatments].toSorted(([a], [b]) => compareIds(a, b))),
};
const packed = gzipSync(JSON.stringify(authority), { level: 9 });
writeFileSync(join(import.meta.dirname, "../../corpus/authority.json.gz"), packed);
console.log(
  JSON.stringify({
    told: told.length,
    told_with_count: times.size,
    edges: edges.size,
    treated: treatments.size,
    bytes: packed.byteLength,
  }),
);
