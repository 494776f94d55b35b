import type { CrisisKind, CuePattern } from "./knowledge.ts";

/** A situation in which help comes before any analysis: what is said and who helps. Data: `knowledge/crises.yaml`. */
export interface Crisis {
  id: string;
  /** The danger that it answers, as the reader finds it; null where only the cues below raise it. */
  danger: CrisisKind | null;
  /** Without a danger: each raises it. With one: it answers the danger only where one of these stands, `[]` always. */
  cues: CuePattern[];
  /** Ids of the free help, the first door first. */
  doors: string[];
  /** One or two plain sentences, shown before anything else. */
  plain: string;
  /** The same in Spanish, for a story told in Spanish. */
  spanish: string;
  /** One calm line with a number, shown below a report where the reader is not sure; null for what is sure or not. */
  quiet: string | null;
}
