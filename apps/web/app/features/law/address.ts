import { STATES, type State } from "@standing/contract";
import * as vocabulary from "../../words/vocabulary.ts";

const slugOf = (state: State) => vocabulary.state(state).toLowerCase().replaceAll(" ", "-");

/** Where the law of a state stands: `/law/in/north-carolina`. */
export const stateAddress = (state: State) => `/law/in/${slugOf(state)}`;

/** Where a topic stands: `/law/topics/dog-bite`. */
export const topicAddress = (topic: string) => `/law/topics/${topic.replaceAll("_", "-")}`;

/** The state that an address names, by its name or its two letters; null for none. */
export function stateFrom(text: string): State | null {
  const name = text.toLowerCase();
  return STATES.find((state) => state.toLowerCase() === name || slugOf(state) === name) ?? null;
}

/** The topic that an address names. */
export const topicFrom = (text: string) => text.replaceAll("-", "_");

/** Where a found rule stands, by its reference `OH/dog_bite`, `OH` or `dog_bite`. */
export function ruleAddress(ref: string): string {
  const [first = "", topic] = ref.split("/");
  const state = stateFrom(first);
  if (state === null) return topicAddress(first);
  return topic === undefined ? stateAddress(state) : `${stateAddress(state)}#${topic}`;
}
