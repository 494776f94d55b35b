import type { Language } from "../reading/language.ts";
import type { StoryReading } from "../reading/read-story.ts";
import type { Crisis } from "../crisis.ts";
import type { Findings } from "./findings.ts";
import type { Tracer } from "./trace.ts";

/** Dangers to a person's body or life: with one of these a report speaks of nothing else but what is needed. */
const BODILY = new Set(["suicide", "violence_now", "child_abuse", "domestic_violence", "sexual_assault"]);

/** What is said first in an emergency, in the language of the story. */
export function crisisWords(crisis: Crisis, language: Language): string {
  return language === "spanish" ? crisis.spanish : crisis.plain;
}

/** Calm lines with a number, below the report, where the reader is not sure of a danger. */
export function quietLines({ quietCrises }: StoryReading, trace: Tracer): string[] {
  return quietCrises.flatMap(({ id, quiet }) =>
    quiet === null ? [] : [trace.say("analysis", quiet, { kind: "knowledge", id })],
  );
}

/** True when somebody's body or life is in danger: then there is no percentage and no talk of money. */
export function isCareful({ reading }: Pick<Findings, "reading">): boolean {
  return reading.crises.some(({ danger }) => danger !== null && BODILY.has(danger));
}
