import type { StoryReading } from "./read-story.ts";
import type { Conflict } from "./reading.ts";

/** Where the form and the story say different things. */
export function readConflicts({ input, facts }: StoryReading): Conflict[] {
  const entered = input.incident_date;
  const told = facts.find(({ key, date }) => key === "incident_date" && date !== undefined);
  if (entered === undefined || told?.date === undefined || told.date === entered) return [];
  return [
    {
      what: "incident_date",
      values: [
        { value: entered, words: null, field: "incident_date" },
        { value: told.date, words: told.quotes[0] ?? null, field: null },
      ],
    },
  ];
}
