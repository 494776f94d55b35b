/** One record of the input: parsed, or why it could not be. */
export type InputRecord = { id: string; value: Record<string, unknown> } | { id: string; error: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toRecord(value: unknown, line: number): InputRecord {
  const fallback = `line ${line}`;
  if (!isRecord(value)) return { id: fallback, error: "This is not a JSON object." };
  const id = typeof value.id === "string" || typeof value.id === "number" ? String(value.id) : fallback;
  return { id, value };
}

function parseLine(line: string, number: number): InputRecord {
  try {
    return toRecord(JSON.parse(line), number);
  } catch (error) {
    return {
      id: `line ${number}`,
      error: `This line is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Reads one JSON object, an array of objects, or JSON Lines. A line that cannot be read becomes an error of its own. */
export function readRecords(text: string): { single: boolean; records: InputRecord[] } {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") return { single: true, records: [{ id: "line 1", error: "The input is empty." }] };
  const lines = trimmed.split(/\r?\n/);
  if (lines.length > 1 || trimmed.startsWith("[")) {
    const whole = parseWhole(trimmed);
    if (Array.isArray(whole))
      return { single: false, records: whole.map((value, index) => toRecord(value, index + 1)) };
    if (isRecord(whole)) return { single: true, records: [toRecord(whole, 1)] };
  }
  const records = lines.flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, index + 1)]));
  return { single: records.length === 1, records };
}

/** The whole text as one JSON value; undefined when it is not one, as JSON Lines are not. */
function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
