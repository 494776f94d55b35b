import type { CuePattern } from "../knowledge.ts";

/** A kind of first step, by which a story is asked whether it was done, and from when on it comes too late. */
export interface StepKind {
  id: string;
  /** Words of the step itself. */
  step: RegExp;
  /** Words of a story in which it is done. */
  done_cues: CuePattern[];
  /** Days after what happened from which on the step no longer helps; null where it always does. */
  past_after: number | null;
}

const PHOTO_CUES: CuePattern[] = [
  "took photos",
  "took pictures",
  "took a photo",
  "took a picture",
  "took video",
  "have photos",
  "have pictures",
  "have video",
  "photos of",
  "pictures of",
];

export const STEP_KINDS: readonly StepKind[] = [
  {
    id: "care",
    step: /^(?:see a doctor|get (?:medical )?care|ask a doctor about care|after choking, see a doctor)/i,
    done_cues: [
      "surgery",
      "operation on my",
      "hospital",
      "emergency room",
      "the er",
      "urgent care",
      "ambulance",
      "my doctor",
      "saw a doctor",
      "seen by a doctor",
      "went to the doctor",
      "went to a doctor",
      "doctor said",
      "doctor says",
      "doctor told",
      "doctors said",
      "physical therapy",
      "medical bills",
      "hospital bills",
      "stitches",
      "x-ray*",
      "mri",
      "in a cast",
    ],
    past_after: 60,
  },
  {
    id: "photos_of_that_day",
    step: /\btake photos (?:of the place|with a ruler)|^see a doctor and take photos/i,
    done_cues: PHOTO_CUES,
    past_after: 180,
  },
  {
    id: "photos",
    step: /\btake (?:dated )?photos\b(?! of the place| with a ruler| of every mark)/i,
    done_cues: PHOTO_CUES,
    past_after: null,
  },
  {
    id: "report",
    step: /^report (?:it to the police|the (?:fall|bite)\b|it to animal control)|^file a police report/i,
    done_cues: [
      "i reported",
      "we reported",
      "police report",
      "incident report",
      "accident report",
      "filed a report",
      "police came",
      "called the police",
      "told the manager",
    ],
    past_after: 365,
  },
  {
    id: "video",
    step: /\bvideos?\b.{0,30}\bkept\b|\bkeep (?:all |the )?video/i,
    done_cues: [
      "asked for the video",
      "asked them to keep the video",
      "requested the footage",
      "got the footage",
    ],
    past_after: 180,
  },
];
