import type { StoryReading } from "./read-story.ts";
import type { ReadSide } from "./reading.ts";

const BY_POSTURE_ALONE = 0.6;

/** Whose side the teller is on: that of the claim type which fits best. */
export function readSide({ claimTypes }: StoryReading): ReadSide {
  const leading = claimTypes[0]?.claim_type;
  return {
    value: leading?.posture === "respondent" ? "defending" : "claimant",
    probability: leading ? BY_POSTURE_ALONE : 0,
    words: [],
  };
}
