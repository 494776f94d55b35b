import type { Confidence } from "../knowledge.ts";
import { InvalidInputError } from "../invalid-input.ts";
import { RULE_WORDS } from "../compiled/knowledge.js";
import { type PlaceRule, placeAnswer, placeTopicFrom } from "../law/place.ts";
import type { PlaceValue } from "../law/place-rule.ts";
import { placeWords } from "../law/place-words.ts";
import { STATE_NAMES, stateFromField } from "../reading/places.ts";
import type { InputRecord } from "./json-input.ts";

/** One line of output. `abstained` says why there is no value. */
export type LawLine =
  | {
      id: string;
      value: PlaceValue | null;
      unit: string | null;
      citation: string | null;
      confidence: Confidence | null;
      note: string | null;
      abstained: string | null;
    }
  | { id: string; error: string };

function asked(value: Record<string, unknown>, today: string) {
  const { state: place, topic: about, as_of: day = today } = value;
  const state = typeof place === "string" ? stateFromField(place) : null;
  if (!state) throw new InvalidInputError(`state "${String(place)}" is not a US state or DC.`);
  const topic = typeof about === "string" ? placeTopicFrom(about) : null;
  if (!topic) throw new InvalidInputError(`topic "${String(about)}" is not one of the law of the place.`);
  if (typeof day !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new InvalidInputError("as_of is not a date such as 2026-11-20.");
  return { state, topic, asOf: day };
}

/** The note of a rule, and that two answers agree. */
function noteOf(rule: PlaceRule | null): string | null {
  const parts = [rule?.note ?? null, rule?.agreed ? RULE_WORDS.agreed : null].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" ");
}

/** What the state of one record `{id, state, topic, as_of}` says. A record that cannot be read gives `{id, error}`. */
export function lawRecord(record: InputRecord, today: string): LawLine {
  if ("error" in record) return record;
  try {
    const { state, topic, asOf } = asked(record.value, today);
    const { rule, abstained } = placeAnswer(state, topic, asOf);
    return {
      id: record.id,
      value: rule?.value ?? null,
      unit: rule?.unit ?? null,
      citation: rule?.citation ?? null,
      confidence: rule?.confidence ?? null,
      note: noteOf(rule),
      abstained,
    };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return { id: record.id, error: error.message };
  }
}

/** What a state says on a topic, for a person at a terminal. */
export function readableLaw(place: string, about: string, today: string): string {
  const { state, topic, asOf } = asked({ state: place, topic: about }, today);
  const { rule, abstained } = placeAnswer(state, topic, asOf);
  const words = placeWords(topic, rule);
  return [
    `${STATE_NAMES[state]}: ${words.label}`,
    words.asks,
    ...(rule === null ? [abstained ?? ""] : [words.value, rule.citation ?? "", words.confidence]),
    noteOf(rule) ?? "",
    ...(rule?.sources ?? []).map(({ name, url }) => `Source: ${name}${url === undefined ? "" : ` ${url}`}`),
  ]
    .filter((line) => line !== "")
    .map((line) => `${line}\n`)
    .join("");
}
