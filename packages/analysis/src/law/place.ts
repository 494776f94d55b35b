import { PLACE_RULES, PLACE_TOPICS, RULE_WORDS } from "../compiled/knowledge.js";
import type { PlaceTopicId } from "../compiled/knowledge.js";
import type { CalendarDate, Confidence, State } from "../knowledge.ts";
import type { PlaceEntry, PlaceValue, RuleSource } from "./place-rule.ts";

/** A rule of the place with its value, as it stands on a given day. */
export interface PlaceRule {
  state: State;
  topic: PlaceTopicId;
  value: PlaceValue;
  /** The time ends on the Monday after so many days, and not before. */
  weekday?: "monday";
  /** What a number counts, such as `days` or `USD`; null for a word of a closed list. */
  unit: string | null;
  /** Null where nobody is sure of it. */
  citation: string | null;
  sources: readonly RuleSource[];
  confidence: Confidence;
  /** The day on which this rule was compared with a source; null where none was. */
  checked: CalendarDate | null;
  /** The first day on which the value no longer holds, where an end is known. */
  until?: CalendarDate;
  review_by: CalendarDate;
  /** True after `review_by`: the value is shown as one that may have changed and decides no cap, court or date. */
  may_have_changed: boolean;
  /** Two answers that were given apart from each other are the same. */
  agreed: boolean;
  note: string | null;
}

/** What is known on a topic, and where nothing is, why. */
export interface PlaceAnswer {
  rule: PlaceRule | null;
  /** Why there is no value, in plain words; null where there is one. */
  abstained: string | null;
}

const TOPICS = new Map(PLACE_TOPICS.map((topic) => [topic.id, topic]));

/** The topic's id, if there is such a topic. */
export function placeTopicFrom(text: string): PlaceTopicId | null {
  return TOPICS.get(text as PlaceTopicId)?.id ?? null;
}

function holdsOn(entry: PlaceEntry, day: CalendarDate): boolean {
  return (entry.from === undefined || entry.from <= day) && (entry.until === undefined || day < entry.until);
}

/**
 * What a state says on a topic on a given day, or why that is not known.
 * @param asOf the day asked about; a rule that has ended or not begun by then is not given
 */
export function placeAnswer(state: State, topic: PlaceTopicId, asOf: CalendarDate): PlaceAnswer {
  const entries = PLACE_RULES[state][topic] ?? [];
  const entry = entries.find((one) => holdsOn(one, asOf));
  if (!entry) return { rule: null, abstained: entries.length > 0 ? RULE_WORDS.ended : RULE_WORDS.unknown };
  const { value, confidence, review_by: reviewBy } = entry;
  if (value === null || confidence === undefined || reviewBy === undefined)
    return { rule: null, abstained: entry.note ?? RULE_WORDS.unknown };
  return {
    rule: {
      state,
      topic,
      value,
      ...(entry.weekday === undefined ? {} : { weekday: entry.weekday }),
      unit: typeof value === "number" ? (TOPICS.get(topic)?.unit ?? null) : null,
      citation: entry.citation ?? null,
      sources: entry.sources,
      confidence,
      checked: entry.checked ?? null,
      ...(entry.until === undefined ? {} : { until: entry.until }),
      review_by: reviewBy,
      may_have_changed: asOf > reviewBy,
      agreed: entry.agreed ?? false,
      note: entry.note ?? null,
    },
    abstained: null,
  };
}

/** What a state says on a topic on a given day; null where that is not known. */
export function placeRule(state: State, topic: PlaceTopicId, asOf: CalendarDate): PlaceRule | null {
  return placeAnswer(state, topic, asOf).rule;
}
