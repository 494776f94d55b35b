import type { PlaceTopicId } from "../compiled/knowledge.js";
import type { CalendarDate, Confidence, LegalCategory, State } from "../knowledge.ts";
import type { ClaimTypeId } from "../compiled/claims.js";

/** The shapes of the law of the place: what each state says on a closed list of topics. Data: `knowledge/law`. */

/** A number in the topic's unit, or a word from the topic's closed list. */
export type PlaceValue = number | string;

/** A text that a rule was compared with. */
export interface RuleSource {
  /** Name of the page, book or code. */
  name: string;
  /** Address of the page, where it has one. */
  url?: string;
  /** The words of the source that say it, at most 25 words. */
  quote?: string;
  /** The day on which it was read. */
  read?: CalendarDate;
}

/** One rule of one state on one topic, for the days from `from` (on it) to `until` (not on it). */
export interface PlaceEntry {
  /** Null where nothing is known well enough; `note` then says why. */
  value: PlaceValue | null;
  /** The time ends on the Monday after so many days, and not before. */
  weekday?: "monday";
  /** Statute, rule or case; absent where nobody is sure of it. */
  citation?: string;
  confidence?: Confidence;
  from?: CalendarDate;
  until?: CalendarDate;
  /** After this day the value may have changed and decides nothing by itself. */
  review_by?: CalendarDate;
  /** The day on which this rule was compared with a source; absent where none was. */
  checked?: CalendarDate;
  sources: RuleSource[];
  /** Other answers that were given or may fit; the reason for abstaining, or exceptions. */
  could_be?: PlaceValue[];
  /** Two answers that were given apart from each other are the same. */
  agreed?: true;
  /** Anything that a reader must know, in plain words. */
  note?: string;
}

/** One topic of the law of the place. */
export interface PlaceTopic {
  id: string;
  /** Where it stands on pages. */
  group: string;
  /** What a number counts: `days`, `USD`; null where every value is a word. */
  unit: string | null;
  /** Name of the topic: "Small claims limit". */
  label: string;
  /** The question that it answers, in plain words. */
  asks: string;
  /** How a number reads: "{n} days". Null where every value is a word. */
  number_reads: string | null;
  /** How each word of the closed list reads. */
  words: Record<string, string>;
}

/** Every rule of every state, by topic. A topic that is missing is not known. */
export type PlaceRules = Record<State, Record<string, PlaceEntry[]>>;

/** Which topics a matter calls on, the most telling first. */
export interface PlaceUses {
  categories: Record<LegalCategory, { topics: PlaceTopicId[]; general?: ClaimTypeId }>;
  /** A claim type that is not named calls on the topics of its category. */
  claims: Partial<Record<ClaimTypeId, PlaceTopicId[]>>;
}

/** Words that stand beside every rule of law. */
export interface RuleWords {
  confidence: Record<Confidence, string>;
  may_have_changed: string;
  unknown: string;
  ended: string;
  agreed: string;
  disagreed: string;
  /** The groups of topics by id, in the order of pages. */
  groups: Record<string, string>;
}
