import type { Deadline } from "../result.ts";
import { computeDeadlines } from "../deadlines/compute.ts";
import type { DeadlineQuery } from "../deadlines/compute.ts";
import { InvalidInputError } from "../invalid-input.ts";
import type { InputRecord } from "./json-input.ts";

/** One line of output. */
export type DeadlineLine =
  | { id: string; deadlines: Deadline[]; abstained: string | null }
  | { id: string; error: string };

function text(value: Record<string, unknown>, field: string): string | undefined {
  const given = value[field];
  if (given === undefined || given === null || given === "") return undefined;
  if (typeof given !== "string") throw new InvalidInputError(`${field} is not text.`);
  return given;
}

function toQuery(value: Record<string, unknown>, today: string): DeadlineQuery {
  const state = text(value, "state");
  const claim = text(value, "claim") ?? text(value, "claim_type");
  if (!state || !claim) throw new InvalidInputError("state and claim are needed.");
  const date = text(value, "date");
  const discovery = text(value, "discovery_date");
  const birth = text(value, "birth_date");
  const known = Array.isArray(value.facts) ? value.facts.filter((fact) => typeof fact === "string") : [];
  return {
    state,
    claim,
    as_of: text(value, "as_of") ?? today,
    ...(date ? { date } : {}),
    facts: {
      known,
      ...(discovery ? { discovery_date: discovery } : {}),
      ...(birth ? { birth_date: birth } : {}),
    },
  };
}

/** Computes the deadlines of one record `{id, state, claim, date, as_of}`. A record that cannot be read gives `{id, error}`. */
export function deadlineRecord(record: InputRecord, today: string): DeadlineLine {
  if ("error" in record) return record;
  try {
    return { id: record.id, ...computeDeadlines(toQuery(record.value, today)) };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return { id: record.id, error: error.message };
  }
}
