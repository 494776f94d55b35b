import type { ClaimType, Defence } from "../knowledge.ts";
import type { BaseRate } from "../records.ts";
import type { AiAnalysisResult, Deadline, Quote, SimilarCase } from "../result.ts";
import type { OutcomeEstimate } from "../estimate/estimate-range.ts";
import type { ElementReading } from "../reading/elements.ts";
import type { StoryReading } from "../reading/read-story.ts";
import type { Viability } from "./viability.ts";

/** A defence, and the words of the story that call it up; none when it is only common in such matters. */
export interface DefenceFinding {
  defence: Defence;
  words: Quote[];
}

/** Everything the report is written from. */
export interface Findings {
  reading: StoryReading;
  /** Null when no claim type was recognised. */
  claimType: ClaimType | null;
  /** True when the teller answers a claim of somebody else. */
  answering: boolean;
  elements: ElementReading[];
  /** Those that the story calls up first. */
  defences: DefenceFinding[];
  deadlines: Deadline[];
  /** Limitation keys for which no rule is recorded here. */
  gaps: string[];
  similar: SimilarCase[];
  /** Null where no state or no kind of claim was recognized. */
  fromState: AiAnalysisResult["from_your_state"] | null;
  estimate: OutcomeEstimate;
  rates: BaseRate[];
  viability: Viability;
}
