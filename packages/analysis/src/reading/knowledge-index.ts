import type { ClaimType, CuePattern } from "../knowledge.ts";
import { CLAIM_HINTS, CLAIM_TYPES } from "../compiled/claims.js";
import { CRISES, PAPER_CLOCKS } from "../compiled/knowledge.js";
import {
  COURT_CUES,
  FACT_CUES,
  READING_WORDS,
  SIDE_CUES,
  STEP_KINDS,
  THESAURUS,
  TOPICS,
  URGENT_CUES,
} from "../compiled/lexicon.js";
import { readingCues } from "../reading-words.ts";
import { CueIndex } from "./matcher.ts";

let index: CueIndex | null = null;

function cuesOf(claimType: ClaimType): CuePattern[] {
  const { strong, medium, weak, against } = claimType.cues;
  return [
    ...strong,
    ...medium,
    ...weak,
    ...against,
    ...(claimType.must ?? []),
    ...claimType.elements.flatMap((element) => [...element.shown_by, ...element.denied_by]),
    ...claimType.defences.flatMap((defence) => defence.cues),
    ...claimType.evidence.flatMap((item) => item.have_cues),
  ];
}

/** Every cue of the knowledge in one index, built at the first use. */
export function knowledgeIndex(): CueIndex {
  index ??= new CueIndex([
    ...FACT_CUES.flatMap((fact) => fact.cues),
    ...CRISES.flatMap((crisis) => crisis.cues),
    ...URGENT_CUES,
    ...readingCues(READING_WORDS),
    ...SIDE_CUES.flatMap((side) => side.cues),
    ...PAPER_CLOCKS.flatMap((clock) => [...clock.cues, ...(clock.with ?? []), ...(clock.unless ?? [])]),
    ...Object.values(COURT_CUES).flat(),
    ...TOPICS.flatMap((topic) => [...topic.strong, ...topic.medium, ...topic.weak, ...topic.against]),
    ...THESAURUS.flatMap((entry) => entry.says),
    ...CLAIM_HINTS.flatMap((hint) => hint.cues),
    ...STEP_KINDS.flatMap((kind) => kind.done_cues),
    ...CLAIM_TYPES.flatMap(cuesOf),
  ]);
  return index;
}
