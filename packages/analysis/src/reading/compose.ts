import type { StoryReading } from "./read-story.ts";
import type { Reading } from "./reading.ts";
import { readClaims } from "./claims.ts";
import { readConflicts } from "./conflicts.ts";
import { readCrises } from "./crises.ts";
import { readEvents } from "./events.ts";
import { readMoney } from "./money.ts";
import { papersOfDocuments } from "./document-days.ts";
import { readPapers } from "./papers.ts";
import { readPeople } from "./people.ts";
import { readQuestions } from "./questions.ts";

/** The one result of reading: what happened, to whom, when, on whose side, in what danger, and what to ask. */
export function composeReading(story: StoryReading): Reading {
  return {
    side: story.side,
    state: readState(story),
    people: readPeople(story),
    events: readEvents(story),
    papers: [...readPapers(story), ...papersOfDocuments(story.input)],
    money: readMoney(story),
    claims: readClaims(story),
    crises: readCrises(story),
    questions: readQuestions(story),
    conflicts: readConflicts(story),
  };
}

function readState({ place }: StoryReading): Reading["state"] {
  const field = place.how === "field" ? "incident_state" : place.how === "city" ? "incident_city" : undefined;
  return { value: place.state, words: place.quote, ...(field === undefined ? {} : { field }) };
}
