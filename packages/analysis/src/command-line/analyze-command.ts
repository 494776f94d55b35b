import type { Analysis, AnalysisInput } from "../result.ts";
import type { PrecedentSource } from "../retrieval/source.ts";
import { LEGAL_CATEGORIES } from "../knowledge.ts";
import { analyze } from "../analyze.ts";
import { InvalidInputError } from "../invalid-input.ts";
import type { InputRecord } from "./json-input.ts";

const TEXT_FIELDS = [
  "title",
  "claim_type",
  "incident_date",
  "incident_city",
  "incident_state",
  "as_of",
  "told_on",
] as const;

/** One line of output: an analysis with the milliseconds it took, or an error. */
export type AnalyzeLine = (Analysis & { elapsed_ms: number }) | { id: string; error: string };

/** The input of the engine from a record; `today` stands in for a missing `as_of`. Throws `InvalidInputError`. */
function toInput(id: string, value: Record<string, unknown>, today: string): AnalysisInput {
  if (typeof value.description !== "string")
    throw new InvalidInputError("description is missing or is not text.");
  const input: AnalysisInput = { id, description: value.description, as_of: today };
  for (const field of TEXT_FIELDS) {
    const given = value[field];
    if (given === undefined || given === null || given === "") continue;
    if (typeof given !== "string") throw new InvalidInputError(`${field} is not text.`);
    input[field] = given;
  }
  const category = value.legal_category;
  if (category !== undefined && category !== null && category !== "") {
    const known = LEGAL_CATEGORIES.find((one) => one === category);
    if (!known) throw new InvalidInputError("legal_category is not one of the fourteen.");
    input.legal_category = known;
  }
  if (value.answers !== undefined && value.answers !== null) input.answers = toAnswers(value.answers);
  return input;
}

/** Throws `InvalidInputError` unless every answer is text. */
function toAnswers(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new InvalidInputError("answers is not an object of question ids and values.");
  return Object.fromEntries(
    Object.entries(value).map(([id, answer]) => {
      if (typeof answer !== "string") throw new InvalidInputError(`answers.${id} is not text.`);
      return [id, answer];
    }),
  );
}

/** Analyses one record. A record that cannot be read gives `{id, error}`. */
export async function analyzeRecord(
  record: InputRecord,
  source: PrecedentSource,
  today: string,
): Promise<AnalyzeLine> {
  if ("error" in record) return record;
  const started = performance.now();
  try {
    const analysis = await analyze(toInput(record.id, record.value, today), source);
    return { ...analysis, elapsed_ms: Math.round((performance.now() - started) * 100) / 100 };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return { id: record.id, error: error.message };
  }
}
