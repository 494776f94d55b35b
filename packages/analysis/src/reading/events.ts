import { clauseAt } from "./clauses.ts";
import type { DateMention } from "./dates.ts";
import type { StoryReading } from "./read-story.ts";
import type { ReadEvent } from "./reading.ts";

const MOST = 20;

/** The dated events of the story, in the order in which they are told, each with what its day is the day of. */
export function readEvents({ events, story }: StoryReading): ReadEvent[] {
  return events.slice(0, MOST).map(({ mention, role }, number) => ({
    id: `e${number + 1}`,
    kind: role ?? "unknown",
    who: "unknown",
    date: {
      from: mention.earliest,
      to: mention.until?.latest ?? mention.latest,
      precision: precisionOf(mention),
    },
    words: clauseAt(story, mention.from, mention.to),
    told_as: role === "upcoming" ? "feared" : "happened",
  }));
}

type Precision = NonNullable<ReadEvent["date"]>["precision"];

function precisionOf({ earliest, latest, year_assumed: isAssumed }: DateMention): Precision {
  if (earliest === latest) return isAssumed ? "about" : "day";
  if (earliest.slice(0, 7) === latest.slice(0, 7)) return "month";
  return earliest.endsWith("-01-01") && earliest.slice(0, 4) === latest.slice(0, 4) ? "year" : "about";
}
