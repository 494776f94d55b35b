import type { AiAnalysisResult } from "../result.ts";
import { daysBetween } from "../deadlines/calendar.ts";
import { quotesOf, sentencesAround } from "../reading/elements.ts";
import type { StoryReading } from "../reading/read-story.ts";
import type { PlaceTopicId } from "../compiled/knowledge.js";
import { placeRule } from "../law/place.ts";
import { STEP_KINDS } from "../compiled/lexicon.js";
import type { StepKind } from "../lexicon.ts";

type Plan = AiAnalysisResult["immediate_action_plan"];
type Fit = Pick<AiAnalysisResult, "done_steps" | "past_steps">;

const KINDS = STEP_KINDS.map((kind) => ({ ...kind, step: new RegExp(kind.step, "i") }));

/**
 * Which steps of a plan the story shows as done, by its own words, and which come too late or make no sense in it. Absent
 * where there are none.
 */
export function fitSteps(plan: Plan, reading: StoryReading): Fit {
  const age = ageOf(reading);
  const done: NonNullable<Fit["done_steps"]> = [];
  const past: string[] = [];
  for (const step of Object.values(plan).flat()) {
    const kinds = KINDS.filter((kind) => kind.step.test(step));
    if (kinds.length === 0) continue;
    if (kinds.some((kind) => isOut(kind, reading))) {
      past.push(step);
      continue;
    }
    const told = kinds.map((kind) => wordsOf(kind, reading));
    const [first] = told;
    if (first && told.every((words) => words !== null)) done.push({ step, words: first });
    else if (kinds.every(({ past_after: days }) => days !== null && age !== null && age > days))
      past.push(step);
  }
  return {
    ...(done.length > 0 ? { done_steps: done } : {}),
    ...(past.length > 0 ? { past_steps: past } : {}),
  };
}

function isOut(
  { out_cues: cues, looks_up: topic }: Pick<StepKind, "out_cues" | "looks_up">,
  { matches, place, input }: StoryReading,
): boolean {
  if (matches.affirmed(cues).length > 0) return true;
  return (
    topic !== null &&
    place.state !== null &&
    placeRule(place.state, topic as PlaceTopicId, input.as_of) !== null
  );
}

function wordsOf(kind: Pick<StepKind, "done_cues">, { story, matches }: StoryReading): string | null {
  if (matches.affirmed(kind.done_cues).length === 0) return null;
  return sentencesAround(story, quotesOf(story, matches, kind.done_cues))[0]?.text ?? null;
}

/** Days since what happened; where no day of it is known, since the latest day that the words name. */
function ageOf({ input, dates, latestDay }: StoryReading): number | null {
  const from = dates.incident?.earliest ?? input.incident_date ?? latestDay;
  return from === null ? null : daysBetween(from, input.as_of);
}
