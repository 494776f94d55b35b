import type { StoryReading } from "./read-story.ts";
import type { Conflict } from "./reading.ts";

/** Days told for what happened, when none of them is the one of the form. */
export function toldOtherwise({ input, events, answered }: StoryReading): StoryReading["events"] {
  const entered = input.incident_date;
  if (entered === undefined || answered.incident) return [];
  const told = events.filter(
    ({ role, mention }) =>
      role === "incident" && mention.earliest.slice(0, 7) === mention.latest.slice(0, 7) && !mention.until,
  );
  const agrees = told.some(({ mention }) => mention.earliest <= entered && entered <= mention.latest);
  return agrees ? [] : told;
}

/** Where the form and the story say different things. */
export function readConflicts(reading: StoryReading): Conflict[] {
  const entered = reading.input.incident_date;
  const told = toldOtherwise(reading);
  if (entered === undefined || told.length === 0) return [];
  return [
    {
      what: "incident_date",
      values: [
        { value: entered, words: null, field: "incident_date" },
        ...told
          .slice(0, 3)
          .map(({ mention }) => ({ value: mention.earliest, words: mention.quote, field: null })),
      ],
    },
  ];
}
