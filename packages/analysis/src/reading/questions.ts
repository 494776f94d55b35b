import type { StoryReading } from "./read-story.ts";
import type { Question } from "./reading.ts";

/** What would change the result, the most telling first. */
export function readQuestions({ place, dates }: StoryReading): Question[] {
  const questions: Question[] = [];
  if (place.state === null)
    questions.push({
      id: "state",
      ask: "In which state did this happen?",
      why: "Each state has its own time limits.",
      kind: "text",
      choices: [],
    });
  if (dates.incident === undefined)
    questions.push({
      id: "incident_date",
      ask: "On what day did it happen?",
      why: "The clock starts on a day. Without it there is no date.",
      kind: "date",
      choices: [],
    });
  return questions;
}
