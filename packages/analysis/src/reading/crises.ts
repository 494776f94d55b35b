import type { StoryReading } from "./read-story.ts";
import type { ReadCrisis } from "./reading.ts";

/** The dangers that the story speaks of, sure ones (`door`) and unsure ones (`quiet`). */
export function readCrises({ dangers }: StoryReading): ReadCrisis[] {
  return dangers;
}
