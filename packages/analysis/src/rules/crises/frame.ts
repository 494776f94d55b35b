import type { CrisisKind } from "../../reading/reading.ts";

/**
 * One meaning that speaks of a danger, as patterns over the words of one sentence. `~` lets up to three words stand
 * between, `~6` six; `?word` may be missing; `@class` is a class of `word-classes.ts`; `hit*` any ending; `a|b` either.
 */
export interface DangerFrame {
  kind: CrisisKind;
  /** What it means, for the reader of this file. */
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
