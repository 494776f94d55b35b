import type { CalendarDate } from "../knowledge.ts";
import type { Decision } from "../records.ts";
import { federalCourt, stateCourt, stateNamed } from "./courts.ts";
import type { CourtFacts } from "./courts.ts";
import { delimitedRows } from "./delimited.ts";
import { importedDecision } from "./imported-decision.ts";
import type { Classify } from "./imported-decision.ts";
import { plainText } from "./opinion-words.ts";
import type { Fields, Mapped, NumberedRow } from "./rows.ts";
import { decoded } from "./rows.ts";
import { runImport } from "./run-import.ts";
import type { ImportEvent, ImportOptions, ImportProgress } from "./run-import.ts";

/** The five tables of CourtListener's bulk data that a decision is put together from, each as a stream of bytes. */
export interface CourtListenerTables {
  courts: AsyncIterable<Uint8Array>;
  dockets: AsyncIterable<Uint8Array>;
  clusters: AsyncIterable<Uint8Array>;
  citations: AsyncIterable<Uint8Array>;
  opinions: AsyncIterable<Uint8Array>;
}

export interface CourtListenerSettings {
  /** Ids of courts to take, such as `scotus`, `ca9`, `cal`. What is held in memory grows with their decisions only. */
  courts: string[];
  classify: Classify;
  /** The day of the import. */
  checked: CalendarDate;
}

interface Court {
  name: string;
  facts: CourtFacts;
}
interface Docket {
  court: Court;
  docket_number: string;
}
interface Cluster extends Docket {
  case_title: string;
  date: string;
  summary: string;
  disposition: string;
  citation: string | null;
  citation_rank: number;
}

/** Kinds of opinion that decide the case, as CourtListener codes them: combined, unanimous, lead, plurality. */
const DECIDING = /^(010combined|015unamimous|020lead|025plurality)$/;
/** Official reporters first: CourtListener codes 1 federal, 2 state, 3 regional. */
const LATER_CITATION = 9;
const TEXT_COLUMNS = [
  "plain_text",
  "html_with_citations",
  "xml_harvard",
  "html_lawbox",
  "html_columbia",
  "html",
];

/**
 * Decisions from CourtListener's bulk tables. The small tables are read first and only what belongs to the chosen
 * courts is kept; the opinions, by far the largest, pass through as a stream, and progress and faults count its rows.
 * Rows of the other tables that cannot be read are passed over, and their decisions with them.
 */
export async function* importCourtListener(
  tables: CourtListenerTables,
  settings: CourtListenerSettings,
  options: ImportOptions = {},
): AsyncGenerator<ImportEvent<Decision>, ImportProgress> {
  const courts = await readCourts(tables.courts, new Set(settings.courts));
  const dockets = await readDockets(tables.dockets, courts);
  const clusters = await readClusters(tables.clusters, dockets);
  await addCitations(tables.citations, clusters);
  const given = new Set<string>();
  const opinions = noteEarlier(rowsOf(tables.opinions), options.after ?? 0, given);
  return yield* runImport(opinions, (row) => mapOpinion(row, clusters, given, settings), options);
}

/** Notes the decisions of rows that an earlier run has done, so that a resumed run does not give one twice. */
async function* noteEarlier(
  rows: AsyncIterable<NumberedRow<Fields>>,
  after: number,
  given: Set<string>,
): AsyncGenerator<NumberedRow<Fields>> {
  for await (const row of rows) {
    if (row.number <= after && "value" in row && DECIDING.test(row.value["type"] ?? ""))
      given.add(row.value["cluster_id"] ?? "");
    yield row;
  }
}

function rowsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<NumberedRow<Fields>> {
  return delimitedRows(decoded(bytes, "utf-8"), { delimiter: ",", escape: "\\" });
}

async function readCourts(
  bytes: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Court>> {
  const courts = new Map<string, Court>();
  for await (const row of rowsOf(bytes)) {
    if ("fault" in row || !wanted.has(row.value["id"] ?? "")) continue;
    const { id = "", full_name = "", jurisdiction = "" } = row.value;
    const facts = jurisdiction.startsWith("F")
      ? federalCourt(full_name)
      : stateCourt(full_name, stateNamed(full_name));
    if (facts !== null) courts.set(id, { name: full_name, facts });
  }
  return courts;
}

async function readDockets(
  bytes: AsyncIterable<Uint8Array>,
  courts: ReadonlyMap<string, Court>,
): Promise<Map<string, Docket>> {
  const dockets = new Map<string, Docket>();
  for await (const row of rowsOf(bytes)) {
    const court = "fault" in row ? undefined : courts.get(row.value["court_id"] ?? "");
    if ("fault" in row || court === undefined) continue;
    dockets.set(row.value["id"] ?? "", { court, docket_number: row.value["docket_number"] ?? "" });
  }
  return dockets;
}

async function readClusters(
  bytes: AsyncIterable<Uint8Array>,
  dockets: ReadonlyMap<string, Docket>,
): Promise<Map<string, Cluster>> {
  const clusters = new Map<string, Cluster>();
  for await (const row of rowsOf(bytes)) {
    const docket = "fault" in row ? undefined : dockets.get(row.value["docket_id"] ?? "");
    if ("fault" in row || docket === undefined || row.value["blocked"] === "t") continue;
    const {
      id = "",
      case_name = "",
      case_name_full = "",
      date_filed = "",
      syllabus = "",
      summary = "",
      disposition = "",
    } = row.value;
    clusters.set(id, {
      ...docket,
      case_title: case_name || case_name_full,
      date: date_filed,
      summary: plainText(summary || syllabus),
      disposition: plainText(disposition),
      citation: null,
      citation_rank: LATER_CITATION + 1,
    });
  }
  return clusters;
}

async function addCitations(
  bytes: AsyncIterable<Uint8Array>,
  clusters: ReadonlyMap<string, Cluster>,
): Promise<void> {
  for await (const row of rowsOf(bytes)) {
    const cluster = "fault" in row ? undefined : clusters.get(row.value["cluster_id"] ?? "");
    if ("fault" in row || cluster === undefined) continue;
    const { volume = "", reporter = "", page = "", type = "" } = row.value;
    const rank = Math.min(Number(type) || LATER_CITATION, LATER_CITATION);
    if (volume === "" || reporter === "" || page === "" || rank >= cluster.citation_rank) continue;
    cluster.citation = `${volume} ${reporter} ${page}`;
    cluster.citation_rank = rank;
  }
}

function mapOpinion(
  row: Fields,
  clusters: ReadonlyMap<string, Cluster>,
  given: Set<string>,
  settings: CourtListenerSettings,
): Mapped<Decision> {
  const clusterId = row["cluster_id"] ?? "";
  if (!/^\d+$/.test(clusterId)) return { fault: `cluster_id "${clusterId}" is not a number` };
  const cluster = clusters.get(clusterId);
  if (cluster === undefined) return { skip: "another court" };
  if (!DECIDING.test(row["type"] ?? "")) return { skip: "a separate opinion" };
  if (given.has(clusterId)) return { skip: "the decision is there already" };
  given.add(clusterId);
  const { court, case_title, date, citation, docket_number, summary, disposition } = cluster;
  const markup = TEXT_COLUMNS.map((column) => row[column] ?? "").find((text) => text.trim() !== "") ?? "";
  return importedDecision(
    {
      id: `cl-${clusterId}`,
      case_title,
      court: court.name,
      facts: court.facts,
      date,
      citation,
      docket_number: docket_number || null,
      opinion: plainText(markup),
      summary,
      disposition,
      source: { name: "CourtListener bulk data", file: null, id: clusterId },
    },
    settings.classify,
    settings.checked,
  );
}
