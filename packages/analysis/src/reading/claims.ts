import type { StoryReading } from "./read-story.ts";
import type { ReadClaim } from "./reading.ts";

/** The claims that the story speaks of, best first. */
export function readClaims({ claimTypes }: StoryReading): ReadClaim[] {
  return claimTypes.map(({ claim_type, score }) => ({
    claim_type: claim_type.id,
    probability: score,
    events: [],
  }));
}
