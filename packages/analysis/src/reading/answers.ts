import { isCalendarDate } from "../deadlines/calendar.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import type { State } from "../knowledge.ts";
import type { AnalysisInput } from "../result.ts";
import { stateFromField } from "./places.ts";
import type { ReadSide, Side } from "./reading.ts";

/** What the person answered to the questions of an earlier reading, as far as it can be read; all else is left out. */
export interface Answered {
  incident?: KnownDate;
  paper?: KnownDate;
  discovery?: KnownDate;
  birth?: KnownDate;
  state?: State;
  side?: Side;
  /** True or false as the person said whether a public body owns the place or did it. */
  publicBody?: boolean;
}

/** Ids of the questions whose answers count here. */
export const QUESTION_IDS = {
  incident: "incident_date",
  paper: "paper_date",
  discovery: "discovery_date",
  birth: "birth_date",
  state: "state",
  side: "side",
  publicBody: "public_body",
} as const;

/** The answers of an input. An answer that is no date, state or choice of its question is no answer. */
export function readAnswers({ answers = {}, as_of: asOf }: AnalysisInput): Answered {
  const day = (id: string): KnownDate | undefined => {
    const text = answers[id] ?? "";
    return isCalendarDate(text) && text <= asOf ? { earliest: text, latest: text, how: "field" } : undefined;
  };
  const [incident, paper, discovery, birth] = [
    day(QUESTION_IDS.incident),
    day(QUESTION_IDS.paper),
    day(QUESTION_IDS.discovery),
    day(QUESTION_IDS.birth),
  ];
  const state = stateFromField(answers[QUESTION_IDS.state]);
  const side = answers[QUESTION_IDS.side];
  const body = answers[QUESTION_IDS.publicBody];
  return {
    ...(incident ? { incident } : {}),
    ...(paper ? { paper } : {}),
    ...(discovery ? { discovery } : {}),
    ...(birth ? { birth } : {}),
    ...(state ? { state } : {}),
    ...(side === "claimant" || side === "defending" || side === "asking" ? { side } : {}),
    ...(body === "yes" || body === "no" ? { publicBody: body === "yes" } : {}),
  };
}

/** The side as the person says it; else as the words do. */
export function sideWith({ side }: Answered, read: ReadSide): ReadSide {
  return side ? { value: side, probability: 1, words: [] } : read;
}
