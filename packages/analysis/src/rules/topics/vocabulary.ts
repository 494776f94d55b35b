import type { CuePattern } from "../../knowledge.ts";

/**
 * How people write about one legal topic. Collected by hand from general knowledge of everyday English; no model
 * was trained to make it. `strong` words nearly decide, `weak` ones only add, `against` ones take away.
 */
export interface TopicVocabulary {
  /** Name in the vocabulary of lay questions: crime, employment, housing, ... */
  topic: string;
  /** NSMI/LIST code, where there is one. */
  code: string | null;
  /** Above 1 for topics that people name in few words, so that less is needed; 1 where absent. */
  ease?: number;
  strong: CuePattern[];
  medium: CuePattern[];
  weak: CuePattern[];
  against: CuePattern[];
}
