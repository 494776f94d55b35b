import type { CrisisKind, CuePattern } from "./knowledge.ts";

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
  /** Words of a story in which it makes no sense any more. */
  out_cues: CuePattern[];
  /** The topic of the law of the place whose answer it would look up: where we know it, there is nothing to look up. */
  looks_up: string | null;
}

/**
 * One meaning that speaks of a danger, as patterns over the words of one sentence. `~` lets up to three words stand
 * between, `~6` six; `?word` may be missing; `@class` is a class of words; `hit*` any ending; `a|b` either.
 */
export interface DangerFrame {
  kind: CrisisKind;
  /** What it means, for the reader of its file. */
  means: string;
  /** Each alone opens the door. */
  clear?: readonly string[];
  /** Two different meanings of this weight open the door; one alone is `quiet`. */
  hint?: readonly string[];
  /** Weaker still: three are needed. */
  slight?: readonly string[];
  /** The story must hold one of these, anywhere. */
  needs?: readonly string[];
  /** The sentence must hold none of these. */
  unless?: readonly string[];
  /** The story must hold none of these, anywhere. */
  never?: readonly string[];
  /** True where the pattern holds its own "not" or "never". */
  denies?: boolean;
}

/** How a danger is told: long past, at hand, its doer held, over, freed, made up, said of the teller, only asked. */
export const TELLINGS = [
  "past",
  "present",
  "held",
  "ended",
  "freed",
  "made_up",
  "accused",
  "asked",
  "idioms",
] as const;

/** Words that tell which court papers come from. */
export const COURTS = ["small", "eviction", "criminal", "federal"] as const;
