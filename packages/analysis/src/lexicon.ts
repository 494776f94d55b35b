import type { CuePattern } from "./knowledge.ts";

/** The shapes of the words by which stories tell things. Data: `knowledge/lexicon`. */

/** One thing that the reader looks for in any story. */
export interface FactCue {
  /** The key that elements (`shown_by_facts`), limitation rules (`applies_if`) and reports refer to. */
  key: string;
  /** Plain words, completing "Your words say that ...". */
  plain: string;
  cues: CuePattern[];
}

/**
 * Words that point to a claim type only together with facts that may stand anywhere in the story: "fired" and, three
 * sentences later, "pregnant". A hint weighs as much as one strong cue.
 */
export interface ClaimHint {
  claim_type: string;
  /** Facts of the reader that must all hold. */
  needs: string[];
  cues: CuePattern[];
}

/** Words that tell on whose side the person stands: what is done to whom. */
export interface SideCues {
  side: "claimant" | "defending" | "asking";
  /** How much each of the words weighs, in the unit of one clear sign. */
  weight: number;
  cues: CuePattern[];
  /** These words tell what befalls their subject, which may be somebody on the other side. */
  befalls?: true;
}

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

/** What people say, and the words that courts use for it. Our own list, from general knowledge. */
export interface ThesaurusEntry {
  says: CuePattern[];
  law: string[];
}

/** A kind of first step, by which a story is asked whether it was done, and from when on it comes too late. */
export interface StepKind {
  id: string;
  /** A regular expression over the words of the step itself; capitals do not count. */
  step: string;
  /** Words of a story in which it is done. */
  done_cues: CuePattern[];
  /** Days after what happened from which on the step no longer helps; null where it always does. */
  past_after: number | null;
}
