import type { AnalysisInput, Deadline } from "./result.ts";
import type { CalendarDate, ClaimType, LegalCategory, State } from "./knowledge.ts";
import type { PrecedentSource } from "./retrieval/source.ts";
import { leadingClaimType } from "./claims-of-reading.ts";
import { deadlinesOfReading } from "./deadlines-of-reading.ts";
import { readStory } from "./reading/read-story.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { leadingDeadline } from "./report/limits.ts";
import { MOST_SIMILAR, similarCases } from "./report/similar-cases.ts";
import { writeDoors } from "./report/doors.ts";
import { unreadWords } from "./report/abstain.ts";
import type { UnreadWords } from "./report/abstain.ts";
import { Tracer } from "./report/trace.ts";
import { storyQuery } from "./story-query.ts";
import type { AiAnalysisResult } from "./result.ts";
import { readConflicts } from "./reading/conflicts.ts";
import { readQuestions } from "./reading/questions.ts";
import type { Conflict, Question } from "./reading/reading.ts";

/** The first look that a visitor gets before signing up. */
export interface FirstReading {
  scope: StoryReading["scope"];
  legal_category: LegalCategory;
  /** Null when no claim type was recognised. */
  claim_type: { claim_type: string; label: string; plain: string } | null;
  /** The deadline that matters most today, or null. */
  deadline: Deadline | null;
  /** What is needed for a deadline when there is none; `rule` when no limit is on record for this kind of matter. */
  missing_for_deadline: ("state" | "date" | "rule")[];
  /** Number of decisions that the analysis will show: the same ones, counted alike. */
  comparable_cases: number;
  /** Doors for an emergency, in the order to show them; of a story that is not read, all. */
  doors: AiAnalysisResult["doors"];
  /** What is said instead of a reading, where the story is told in a language that is not read. */
  unread: UnreadWords | null;
  /** What would change it, the most telling first. */
  questions: Question[];
  conflicts: Conflict[];
  /** The very day of what happened and the state, where the words tell them. */
  found: { incident_date: CalendarDate | null; incident_state: State | null };
}

/** Claim type, the deadline that matters or what is missing for it, and the number of comparable cases. Fast; same rules as `analyze`. */
export async function firstReading(input: AnalysisInput, source: PrecedentSource): Promise<FirstReading> {
  const reading = readStory(input, source.learner ?? null);
  const analyzed = reading.scope === "analyzed";
  const claimType = analyzed ? leadingClaimType(reading) : null;
  const { deadlines } = deadlinesOfReading(reading, claimType);
  const lead = leadingDeadline(deadlines);
  const unread = unreadWords(reading);
  const doors = writeDoors({ reading, claimType }, new Tracer());
  const ranked = analyzed ? await source.candidates(storyQuery(reading, MOST_SIMILAR)) : [];
  return {
    scope: reading.scope,
    legal_category: reading.category,
    claim_type: claimType && { claim_type: claimType.id, label: claimType.label, plain: claimType.plain },
    deadline: lead,
    missing_for_deadline: lead ? [] : missing(reading, claimType, deadlines),
    comparable_cases: similarCases(ranked, reading).length,
    found: foundIn(reading),
    doors: unread === null ? doors.filter((door) => door.urgent) : doors,
    unread,
    questions: unread === null ? readQuestions(reading) : [],
    conflicts: readConflicts(reading),
  };
}

/**
 * Those questions among `ids` that a story asks: what its words leave open, and what an answer to one of them opens.
 * The answers are those of the input; an id without one was answered with "I don't know".
 */
export function askedAmong(
  input: AnalysisInput,
  ids: readonly string[],
  source: PrecedentSource,
): Question[] {
  const asked = new Map<string, Question>();
  for (;;) {
    const given = Object.entries(input.answers ?? {}).filter(([id]) => asked.has(id));
    const reading = readStory({ ...input, answers: Object.fromEntries(given) }, source.learner ?? null);
    const fresh = readQuestions(reading).filter(({ id }) => ids.includes(id) && !asked.has(id));
    if (fresh.length === 0) return [...asked.values()];
    for (const question of fresh) asked.set(question.id, question);
  }
}

/** Only what is exact: a day that is not known to the day, or one of several states, is left to the person. */
function foundIn({ dates, place }: StoryReading): FirstReading["found"] {
  const { incident } = dates;
  const isDay = incident !== undefined && incident.earliest === incident.latest && !incident.year_assumed;
  return {
    incident_date: isDay ? incident.earliest : null,
    incident_state: place.state,
  };
}

function missing(
  reading: StoryReading,
  claimType: ClaimType | null,
  deadlines: readonly Deadline[],
): FirstReading["missing_for_deadline"] {
  if (claimType?.limitations.length === 0) return ["rule"];
  const needs: FirstReading["missing_for_deadline"] = [];
  if (reading.place.state === null) needs.push("state");
  const { incident } = reading.dates;
  if (!incident || incident.earliest !== incident.latest) needs.push("date");
  return needs.length === 0 && deadlines.length === 0 ? ["rule"] : needs;
}
