import { PLACE_TOPICS } from "../compiled/knowledge.js";
import { STATES } from "../knowledge.ts";
import type { CalendarDate, State } from "../knowledge.ts";
import { STATE_NAMES } from "../reading/places.ts";
import { tokenize } from "../retrieval/tokenize.ts";
import { placeAnswer } from "./place.ts";
import { placeWords } from "./place-words.ts";

/** A rule, a topic or a state that a search found. */
export interface LawHit {
  state: State | null;
  topic: string | null;
  title: string;
  text: string;
}

/** A topic is found when this share of the words that were typed stands in its name or question. */
const SHARE_MIN = 0.6;

function stateIn(query: string): { state: State | null; rest: string } {
  const text = query.toLowerCase();
  // The longest name first: "West Virginia" holds "Virginia".
  const byLength = STATES.toSorted((a, b) => STATE_NAMES[b].length - STATE_NAMES[a].length);
  const state = byLength.find((one) => new RegExp(`\\b${STATE_NAMES[one].toLowerCase()}\\b`).test(text));
  return state === undefined
    ? { state: null, rest: text }
    : { state, rest: text.replace(STATE_NAMES[state].toLowerCase(), " ") };
}

const TOPIC_WORDS = PLACE_TOPICS.map((topic) => ({
  topic,
  words: new Set(tokenize([topic.id.replaceAll("_", " "), topic.label, topic.asks].join(" "))),
}));

/**
 * What the law of the place has for the words of a search: topics by the share of the words that they hold, with
 * the answer of the state that is named among the words; the state's page where only a state is named.
 */
export function searchLaw(query: string, asOf: CalendarDate, limit: number): LawHit[] {
  const { state, rest } = stateIn(query);
  const asked = [...new Set(tokenize(rest))];
  if (asked.length === 0)
    return state === null ? [] : [{ state, topic: null, title: STATE_NAMES[state], text: "" }];
  return TOPIC_WORDS.map(({ topic, words }) => ({
    topic,
    share: asked.filter((word) => words.has(word)).length / asked.length,
  }))
    .filter(({ share }) => share >= SHARE_MIN)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, limit)
    .map(({ topic }) => {
      const { rule, abstained } =
        state === null ? { rule: null, abstained: null } : placeAnswer(state, topic.id, asOf);
      const said = rule === null ? (abstained ?? topic.asks) : placeWords(topic.id, rule).value;
      return { state, topic: topic.id, title: topic.label, text: said };
    });
}
