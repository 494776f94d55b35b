import type { StoryReading } from "./read-story.ts";
import type { CrisisKind, ReadCrisis } from "./reading.ts";

const KINDS: readonly CrisisKind[] = [
  "suicide",
  "violence_now",
  "child_abuse",
  "domestic_violence",
  "sexual_assault",
  "eviction_now",
  "detained_now",
];

/** The dangers that the story speaks of. */
export function readCrises({ crises }: StoryReading): ReadCrisis[] {
  return crises.flatMap(({ id }) => {
    const kind = KINDS.find((one) => one === id);
    return kind ? [{ level: "door" as const, kind, probability: 1, words: [] }] : [];
  });
}
