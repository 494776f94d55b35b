import type { CuePattern } from "../knowledge.ts";
import type { DateRole } from "./date-role-cues.ts";

/**
 * What the words of treatment say of a day. In a matter about the treatment itself an operation is what happened, and
 * what another doctor saw is how it came out; in all others both come after what happened, and start nothing.
 */
export const TREATMENT_CUES: readonly { role: DateRole; cues: CuePattern[] }[] = [
  {
    role: "incident",
    cues: [
      "surgery",
      "operation",
      "operated",
      "procedure",
      "had my~out",
      "took out my",
      "delivered my baby",
      "prescribed",
      "gave me the wrong",
      "wrong dose",
      "read as normal",
      "sent me home",
      "sent him home",
      "sent her home",
      "fused",
      "implanted",
    ],
  },
  {
    role: "discovery",
    cues: [
      "missed it",
      "had missed",
      "was missed",
      "should have seen",
      "should have caught",
      "should of seen",
      "should of caught",
      "there is a sponge",
      "there was a sponge",
      "left a sponge",
      "left inside",
      "left in me",
      "same pictures",
      "same scan",
      "second opinion",
      "another doctor",
      "new doctor",
      "different doctor",
      "another hospital",
      "told me it was",
      "said it was",
      "said that it was",
      "was right there",
      "did a ct",
      "found a",
      "found the",
      "they found",
      ...["xray", "x ray", "scan", "mri", "ct", "ultrasound", "mammogram", "biopsy"].flatMap((look) => [
        `found~${look}`,
        `${look}~found`,
        `${look}~showed`,
        `showed up~${look}`,
        `saw it~${look}`,
      ]),
      "stage 3",
      "stage 4",
      "stage iii",
      "stage iv",
    ],
  },
];
