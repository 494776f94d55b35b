import { LIMITATION_RULES, NO_LIMIT_WORDS, PLACE_TOPICS, RULE_WORDS } from "../compiled/knowledge.js";
import type { PlaceTopicId } from "../compiled/knowledge.js";
import { periodFrom, periodWords } from "../deadlines/calendar.ts";
import { noLimitFrom } from "../deadlines/limit-kinds.ts";
import { limitTitle, triggerWords } from "../deadlines/titles.ts";
import { STATES } from "../knowledge.ts";
import type { CalendarDate, Confidence, LimitationRule, State } from "../knowledge.ts";
import { placeAnswer } from "./place.ts";
import { placeWords } from "./place-words.ts";
import type { PlaceTopic, PlaceValue } from "./place-rule.ts";

interface Standing {
  citation: string | null;
  confidence: Confidence | null;
  confidence_words: string;
  checked: CalendarDate | null;
  note: string | null;
}

/** One rule of the law of the place, ready to be read. */
export interface ReadableRule extends Standing {
  topic: string;
  label: string;
  asks: string;
  /** Null where we do not know; `abstained` says why. */
  says: string | null;
  value: PlaceValue | null;
  unit: string | null;
  abstained: string | null;
  sources: { name: string; url: string | null; read: CalendarDate | null }[];
  until: CalendarDate | null;
  may_have_changed: boolean;
}

/** One limitation, notice or answer period of a state, ready to be read. */
export interface ReadableLimit extends Standing {
  rule: string;
  kind: LimitationRule["kind"];
  title: string;
  period: string;
  /** Null where the law sets no time limit. */
  runs_from: string | null;
  discovery: string | null;
}

export interface TopicGroup {
  id: string;
  label: string;
  topics: { topic: PlaceTopicId; label: string; asks: string }[];
}

/** What each state answers on one topic. */
export interface TopicOfStates {
  topic: PlaceTopicId;
  label: string;
  asks: string;
  answers: { says: string; short: string; states: State[] }[];
  unknown: State[];
}

type Topic = (typeof PLACE_TOPICS)[number];

function groupsOf<T>(made: (topic: Topic) => T): { id: string; label: string; items: T[] }[] {
  return Object.entries(RULE_WORDS.groups).map(([id, label]) => ({
    id,
    label,
    items: PLACE_TOPICS.filter(({ group }) => group === id).map(made),
  }));
}

/** Every topic with its question, in the groups of the pages. */
export function lawTopics(): TopicGroup[] {
  return groupsOf(({ id, label, asks }) => ({ topic: id, label, asks })).map(({ items, ...group }) => ({
    ...group,
    topics: items,
  }));
}

/** What a state says on each topic on a day, in the groups of the pages. */
export function placeLaw(
  state: State,
  asOf: CalendarDate,
): { id: string; label: string; rules: ReadableRule[] }[] {
  return groupsOf(({ id }) => readableRule(state, id, asOf)).map(({ items, ...group }) => ({
    ...group,
    rules: items,
  }));
}

function readableRule(state: State, topic: PlaceTopicId, asOf: CalendarDate): ReadableRule {
  const { rule, abstained } = placeAnswer(state, topic, asOf);
  const words = placeWords(topic, rule);
  return {
    topic,
    label: words.label,
    asks: words.asks,
    says: rule ? words.value : null,
    value: rule?.value ?? null,
    unit: rule?.unit ?? null,
    abstained,
    citation: rule?.citation ?? null,
    confidence: rule?.confidence ?? null,
    confidence_words: words.confidence,
    checked: rule?.checked ?? null,
    note: rule?.note ?? null,
    sources: (rule?.sources ?? []).map(({ name, url, read }) => ({
      name,
      url: url ?? null,
      read: read ?? null,
    })),
    until: rule?.until ?? null,
    may_have_changed: rule?.may_have_changed ?? false,
  };
}

/** The periods of a state for what happens on a day: limits, notices, outer limits. */
export function limitsOf(state: State, asOf: CalendarDate): ReadableLimit[] {
  return LIMITATION_RULES.filter(
    ({ jurisdiction, accrued_from: from, accrued_before: before }) =>
      jurisdiction === state &&
      (from === undefined || from <= asOf) &&
      (before === undefined || asOf < before),
  ).map((rule) => ({
    rule: rule.id,
    kind: rule.kind,
    title: limitTitle(rule),
    ...lengthOf(rule),
    discovery: rule.kind === "repose" ? null : (rule.discovery?.plain ?? null),
    citation: rule.statute,
    confidence: rule.confidence,
    confidence_words: RULE_WORDS.confidence[rule.confidence],
    checked: rule.checked,
    note: rule.note ?? null,
  }));
}

/** How long, and what it counts from; null where the length says it itself, as a day of each year does. */
function lengthOf(rule: LimitationRule): Pick<ReadableLimit, "period" | "runs_from"> {
  const { period, runs_from: from } = rule;
  if (period === null) return { period: withoutLimit(rule), runs_from: null };
  if (period.unit === "yearly" || period.unit === "days_before")
    return { period: `${periodFrom(period, triggerWords(from))}.`, runs_from: null };
  return { period: periodWords(period), runs_from: triggerWords(from) };
}

function withoutLimit({ accrued_from: from }: LimitationRule): string {
  return from === undefined ? NO_LIMIT_WORDS.period : noLimitFrom(from);
}

/** What every state answers on one topic on a day, equal answers together. */
export function topicLaw(id: PlaceTopicId, asOf: CalendarDate): TopicOfStates {
  const topic = PLACE_TOPICS.find((one) => one.id === id);
  const answers = new Map<PlaceValue, { says: string; short: string; states: State[] }>();
  const unknown: State[] = [];
  for (const state of STATES) {
    const { rule } = placeAnswer(state, id, asOf);
    if (rule === null || topic === undefined) {
      unknown.push(state);
      continue;
    }
    const found = answers.get(rule.value) ?? {
      says: placeWords(id, rule).value,
      short: shortly(rule.value, rule.unit),
      states: [],
    };
    found.states.push(state);
    answers.set(rule.value, found);
  }
  const place = (value: PlaceValue) =>
    typeof value === "number" ? value : 1e9 + Object.keys(topic?.words ?? {}).indexOf(value);
  const ordered = [...answers].toSorted(([a], [b]) => place(a) - place(b)).map(([, answer]) => answer);
  return { topic: id, ...labelsOf(topic), answers: ordered, unknown };
}

const labelsOf = (topic: PlaceTopic | undefined) => ({ label: topic?.label ?? "", asks: topic?.asks ?? "" });

/** A number as it fits on a tile; nothing for words. */
function shortly(value: PlaceValue, unit: string | null): string {
  if (typeof value === "string") return "";
  if (unit !== "USD") return String(value);
  return value >= 1000 ? `${Math.round(value / 100) / 10}k` : String(value);
}
