import type { CalendarDate } from "../knowledge.ts";
import type { DatedEvent } from "./date-roles.ts";
import type { StoryReading } from "./read-story.ts";
import type { Conflict } from "./reading.ts";

/**
 * Days told for what happened, when none of them is the one of the form. Where no day is told to be that of what
 * happened, it is the first of those of which the words do not say what they are the day of.
 */
export function toldOtherwise({ input, events, answered }: StoryReading): StoryReading["events"] {
  const entered = input.incident_date;
  if (entered === undefined || answered.incident) return [];
  const close = events.filter(({ mention }) => isMonth(mention) && !mention.until);
  const happened = close.filter(({ role }) => role === "incident");
  const open = close.filter(({ role, mention }) => role === null && mention.latest <= input.as_of);
  if (happened.some((one) => holds(one, entered))) return [];
  if (happened.length > 0) return happened;
  return events.some((one) => holds(one, entered)) ? [] : firstOf(open);
}

function holds({ mention }: DatedEvent, day: CalendarDate): boolean {
  return mention.earliest <= day && day <= mention.latest;
}

function isMonth({ earliest, latest }: DatedEvent["mention"]): boolean {
  return earliest.slice(0, 7) === latest.slice(0, 7);
}

function firstOf(events: readonly DatedEvent[]): DatedEvent[] {
  return events.toSorted((a, b) => (a.mention.earliest < b.mention.earliest ? -1 : 1)).slice(0, 1);
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
