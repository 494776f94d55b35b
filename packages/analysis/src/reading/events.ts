import type { StoryReading } from "./read-story.ts";
import type { ReadEvent } from "./reading.ts";

/** The dated events of the story, in the order in which they are told. */
export function readEvents({ facts }: StoryReading): ReadEvent[] {
  return facts.flatMap((fact) => {
    const words = fact.quotes[0];
    if (fact.date === undefined || words === undefined) return [];
    return [
      {
        id: fact.id,
        kind: "unknown",
        who: "unknown" as const,
        date: { from: fact.date, to: fact.date, precision: "day" as const },
        words,
        told_as: "happened" as const,
      },
    ];
  });
}
