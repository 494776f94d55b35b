import { LEGAL_CATEGORIES, STATES } from "../../src/knowledge.ts";
import type { State } from "../../src/knowledge.ts";
import type { PlaceEntry, PlaceRules, PlaceTopic, PlaceUses, PlaceValue } from "../../src/law/place-rule.ts";
import type { LawFile, PlaceEntryFile, PlaceTopicsFile, PlaceUsesFile } from "./shapes.ts";
import type { KnowledgeFile } from "./yaml-file.ts";

type TopicShape = PlaceTopicsFile[string];
export type TopicWords = Record<
  string,
  { label: string; asks: string; number?: string | undefined; words: Record<string, string> }
>;

const PHONE = /^(1-)?\d{3}-\d{3}-\d{4}$/;

function isValueOf(topic: TopicShape, value: PlaceValue): boolean {
  if (typeof value === "string")
    return (topic.values?.includes(value) ?? false) || (topic.phone === true && PHONE.test(value));
  return topic.number !== undefined && topic.number.least <= value && value <= topic.number.most;
}

function said(topic: TopicShape): string {
  return [
    ...(topic.values ?? []),
    ...(topic.number
      ? [`a number of ${topic.number.unit} from ${topic.number.least} to ${topic.number.most}`]
      : []),
    ...(topic.phone ? ["a phone number such as 1-800-422-4453"] : []),
  ].join(", ");
}

/** Topics with their words; a topic, a word of its list or a number without words is a fault. */
export function placeTopics(
  topics: KnowledgeFile<PlaceTopicsFile>,
  words: KnowledgeFile<TopicWords>,
): PlaceTopic[] {
  for (const id of Object.keys(words.content))
    if (!topics.content[id]) words.fault([id], `"${id}" is no topic of ${topics.path}.`);
  return Object.entries(topics.content).flatMap(([id, topic]) => {
    const reads = words.content[id];
    if (!reads) {
      topics.fault([id], `"${id}" has no words in ${words.path}.`);
      return [];
    }
    for (const value of topic.values ?? [])
      if (!reads.words[value]) words.fault([id], `"${id}" has no words for its value "${value}".`);
    if (topic.number && reads.number === undefined) words.fault([id], `"${id}" has no words for a number.`);
    return {
      id,
      group: topic.group,
      unit: topic.number?.unit ?? null,
      label: reads.label,
      asks: reads.asks,
      number_reads: reads.number ?? null,
      words: reads.words,
    };
  });
}

function entryOf(entry: PlaceEntryFile, note: string | undefined): PlaceEntry {
  const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  return { ...given, ...(note === undefined ? {} : { note }) } as unknown as PlaceEntry;
}

/** The rules of every state by topic. A state without a file, an unknown topic or a value outside its list is a fault. */
export function placeRules(
  laws: ReadonlyMap<State, KnowledgeFile<LawFile>>,
  notes: ReadonlyMap<State, KnowledgeFile<{ place: Record<string, string> }>>,
  topics: PlaceTopicsFile,
): PlaceRules {
  const rules = {} as PlaceRules;
  for (const state of STATES) {
    const law = laws.get(state);
    if (!law) continue;
    const own = notes.get(state);
    rules[state] = rulesOf(law, own, topics);
    for (const topic of Object.keys(own?.content.place ?? {}))
      if (!law.content.place[topic]) own?.fault(["place", topic], `${law.path} has no rule on "${topic}".`);
  }
  return rules;
}

function rulesOf(
  law: KnowledgeFile<LawFile>,
  notes: KnowledgeFile<{ place: Record<string, string> }> | undefined,
  topics: PlaceTopicsFile,
): Record<string, PlaceEntry[]> {
  return Object.fromEntries(
    Object.entries(law.content.place).map(([id, given]) => {
      const topic = topics[id];
      const entries = Array.isArray(given) ? given : [given];
      if (!topic) law.fault(["place", id], `"${id}" is no topic of the law of the place.`);
      entries.forEach((entry, number) => {
        const at = ["place", id, ...(Array.isArray(given) ? [number] : [])];
        for (const value of [entry.value, ...(entry.could_be ?? [])])
          if (topic && value !== null && !isValueOf(topic, value))
            law.fault([...at, "value"], `${id}: ${value} is none of: ${said(topic)}.`);
        if (entry.value === null && notes?.content.place[id] === undefined)
          law.fault(at, `${id}: an abstention says why, in ${notes?.path ?? "words/en/law"}.`);
      });
      return [id, entries.map((entry) => entryOf(entry, notes?.content.place[id]))];
    }),
  );
}

/** Which topics each matter calls on. An unknown category, claim type or topic, or a category left out, is a fault. */
export function placeUses(
  uses: KnowledgeFile<PlaceUsesFile>,
  topics: PlaceTopicsFile,
  claimIds: readonly string[],
): PlaceUses {
  const { categories, claims } = uses.content;
  const known: readonly string[] = LEGAL_CATEGORIES;
  const check = (at: (string | number)[], named: readonly string[]) => {
    for (const topic of named)
      if (!topics[topic]) uses.fault(at, `"${topic}" is no topic of the law of the place.`);
  };
  for (const category of LEGAL_CATEGORIES)
    if (!categories[category]) uses.fault(["categories"], `The category ${category} is missing.`);
  for (const [category, { topics: named, general }] of Object.entries(categories)) {
    if (!known.includes(category)) uses.fault(["categories", category], `"${category}" is no category.`);
    if (general !== undefined && !claimIds.includes(general))
      uses.fault(["categories", category, "general"], `"${general}" is no claim type.`);
    check(["categories", category, "topics"], named);
  }
  for (const [claim, named] of Object.entries(claims)) {
    if (!claimIds.includes(claim)) uses.fault(["claims", claim], `"${claim}" is no claim type.`);
    check(["claims", claim], named);
  }
  return uses.content as PlaceUses;
}
