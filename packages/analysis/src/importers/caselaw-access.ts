import type { CalendarDate } from "../knowledge.ts";
import type { Decision } from "../records.ts";
import { federalCourt, stateCourt, stateNamed } from "./courts.ts";
import { importedDecision } from "./imported-decision.ts";
import type { Classify } from "./imported-decision.ts";
import { jsonObjects } from "./json-values.ts";
import { plainText } from "./opinion-words.ts";
import type { Mapped } from "./rows.ts";
import { decoded } from "./rows.ts";
import { runImport } from "./run-import.ts";
import type { ImportOptions } from "./run-import.ts";

/** A case of the Caselaw Access Project, as far as it is read. Older files put `opinions` under `casebody.data`. */
interface CapCase {
  id?: number | string;
  name?: string;
  name_abbreviation?: string;
  decision_date?: string;
  docket_number?: string;
  citations?: { type?: string; cite?: string }[];
  court?: { name?: string };
  jurisdiction?: { name?: string; name_long?: string };
  casebody?: CapBody & { data?: CapBody };
}

interface CapBody {
  head_matter?: string;
  opinions?: { type?: string; text?: string }[];
}

/**
 * Decisions from Caselaw Access Project files: one case, an array of cases, or JSON Lines, of the static site or of the
 * older bulk files. `checked` is the day of the import.
 */
export function importCaselawAccess(
  bytes: AsyncIterable<Uint8Array>,
  settings: { classify: Classify; checked: CalendarDate },
  options: ImportOptions = {},
) {
  const objects = jsonObjects(decoded(bytes, "utf-8"));
  return runImport(objects, (value) => mapCase(value, settings.classify, settings.checked), options);
}

function mapCase(value: unknown, classify: Classify, checked: CalendarDate): Mapped<Decision> {
  const record = value as CapCase;
  const body = record.casebody?.data ?? record.casebody;
  if (record.id === undefined || body?.opinions === undefined)
    return { fault: "not a case with an id and opinions" };
  const court = record.court?.name ?? "";
  const place = record.jurisdiction?.name_long ?? record.jurisdiction?.name ?? "";
  const isFederal = /^(U\.?S\.?|United States)$/i.test(place);
  const facts = isFederal ? federalCourt(court) : stateCourt(court, stateNamed(`${place} ${court}`));
  if (facts === null) return { skip: `court of no state: ${court}` };
  const main =
    body.opinions.find(({ type }) => type === "majority" || type === "per_curiam") ?? body.opinions[0];
  const citations = record.citations ?? [];
  const citation = citations.find(({ type }) => type === "official") ?? citations[0];
  return importedDecision(
    {
      id: `cap-${record.id}`,
      case_title: (record.name_abbreviation ?? record.name ?? "").trim(),
      court,
      facts,
      date: record.decision_date ?? "",
      citation: citation?.cite ?? null,
      docket_number: record.docket_number?.trim() || null,
      opinion: plainText(main?.text ?? ""),
      summary: "",
      disposition: "",
      source: { name: "Caselaw Access Project", file: null, id: String(record.id) },
    },
    classify,
    checked,
  );
}
