import type { PlaceTopicId } from "./compiled/knowledge.js";
import type { CuePattern, LimitationKey, Trigger } from "./knowledge.ts";
import type { PaperKind } from "./reading/reading.ts";

/**
 * Papers, and a few events, that start a clock for the person who gets them: what they are called, and which rule counts.
 * Data: `knowledge/papers.yaml`; the days themselves stand in `knowledge/law`, as topics of the law of the place and as
 * limits, by key.
 */
export interface PaperClock {
  id: string;
  paper: PaperKind;
  /** Words for the paper or for how it came. */
  cues: readonly CuePattern[];
  /** Where given: one of these must stand in the story too, or one of the claim types must be read in it. */
  with?: readonly CuePattern[];
  claim_types?: readonly string[];
  /** Who writes with such a claim mostly has this paper: a letter with a day is taken for it, whatever it is called. */
  usual_for?: readonly string[];
  /** On which side whoever gets it mostly is: taken to court, or with a claim of their own on an office or a fund. */
  told_by?: "claimant" | "defending";
  /** Where given: one of these says that the step was taken already. */
  unless?: readonly CuePattern[];
  /**
   * Set where no paper came and the time runs from an event. It is shown only while it runs, and a rule of the place
   * only where it was compared with a source: what was done in time is mostly not told.
   */
  runs_from?: Trigger;
  /** Set where the words may as well speak of somebody else's paper, or of one that was answered: shown only while it runs. */
  while_running?: true;
  counts:
    | { by: "place"; topic: PlaceTopicId }
    | { by: "key"; key: LimitationKey }
    /** The answer to court papers: the court decides which of the state's rules holds. */
    | { by: "court" };
  /** What is due: completes "Time to ...". */
  due: string;
  /** What the clock counts from, in plain words. */
  counts_from: string;
  if_missed: string;
}
