import type { StoryReading } from "./read-story.ts";
import type { ReadPaper } from "./reading.ts";

/** The papers that came, as far as the story tells. */
export function readPapers({ facts, dates }: StoryReading): ReadPaper[] {
  const served = facts.find(({ key }) => key === "court_papers");
  const words = served?.quotes[0];
  return words ? [{ kind: "summons", received: dates.service_of_papers?.earliest ?? null, words }] : [];
}
