import type { PlaceTopicId } from "../compiled/knowledge.js";
import type { ClaimTypeId } from "../compiled/claims.js";

/** The shapes of letters that a person fills and sends. Data: `knowledge/letters.yaml` and its words. */

/** A part of a letter; with a topic it stands only where the state's rule on it may be named, or only where it may not. */
export interface LetterPart {
  words: string;
  with?: PlaceTopicId;
  without?: PlaceTopicId;
}

export interface LetterForm {
  id: string;
  /** Free where it protects a right; else a part of the report. */
  access: "free" | "paid";
  claims: readonly ClaimTypeId[];
  /** Topics of the law of the place that it may name. */
  rules: readonly PlaceTopicId[];
  /** Laws that it names, each as a claim type has it. */
  laws: readonly { claim: ClaimTypeId; citation: string }[];
  /** The case's own deadlines of this kind stand beside it. */
  names: "notice" | "answer" | null;
  title: string;
  plain: string;
  subject: string;
  body: readonly LetterPart[];
  send: readonly string[];
  care: readonly string[];
}

/**
 * What every letter shares. The compiled knowledge is of this type.
 * @public
 */
export interface LetterWords {
  /** What to write in each blank, by field. */
  blanks: Readonly<Record<string, string>>;
  closing: string;
}
