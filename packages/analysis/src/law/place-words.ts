import { PLACE_TOPICS, RULE_WORDS } from "../compiled/knowledge.js";
import type { PlaceTopicId } from "../compiled/knowledge.js";
import type { PlaceRule } from "./place.ts";
import type { PlaceTopic, PlaceValue } from "./place-rule.ts";

const TOPICS: ReadonlyMap<PlaceTopicId, PlaceTopic> = new Map(PLACE_TOPICS.map((topic) => [topic.id, topic]));

function number(value: number): string {
  const cents = Number.isInteger(value) ? 0 : 2;
  const [whole = "", rest] = value.toFixed(cents).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), rest].filter((part) => part !== undefined).join(".");
}

function valueWords(topic: PlaceTopic, value: PlaceValue): string {
  const word = topic.words[String(value)];
  if (word !== undefined) return word;
  if (typeof value === "string") return value;
  const shown = topic.unit?.startsWith("USD") === true ? number(value) : String(value);
  const said = (topic.number_reads ?? "{n}").replace("{n}", shown);
  return value === 1 ? said.replace(/\b1 (day|month|year|hour)s\b/, "1 $1") : said;
}

/** How a topic and a state's rule on it read: the topic's name and question, the value, and how sure we are. */
export function placeWords(topic: PlaceTopicId, rule: PlaceRule | null) {
  const { label = topic, asks = "" } = TOPICS.get(topic) ?? {};
  const known = TOPICS.get(topic);
  return {
    label,
    asks,
    value: rule && known ? valueWords(known, rule.value) : "",
    confidence: rule ? RULE_WORDS.confidence[rule.confidence] : "",
  };
}
