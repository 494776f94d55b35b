import { CHILD_SIGNS } from "../../rules/crises/signs/child.ts";
import { HOME_SIGNS } from "../../rules/crises/signs/home.ts";
import { SUICIDE_SIGNS } from "../../rules/crises/signs/suicide.ts";
import { TAKEN_SIGNS } from "../../rules/crises/signs/taken.ts";
import { VIOLENCE_SIGNS } from "../../rules/crises/signs/violence.ts";
import { ASSAULT_FRAMES, HOME_FRAMES } from "../../rules/crises/home.ts";
import { CHILD_FRAMES } from "../../rules/crises/child.ts";
import { DETAINED_FRAMES } from "../../rules/crises/detained.ts";
import { EVICTION_FRAMES } from "../../rules/crises/eviction.ts";
import type { DangerFrame } from "../../rules/crises/frame.ts";
import {
  INDIRECT_ASSAULT,
  INDIRECT_CHILD,
  INDIRECT_HOME,
  INDIRECT_SUICIDE,
  INDIRECT_VIOLENCE,
} from "../../rules/crises/signs/indirect.ts";
import { INDIRECT_DETAINED, INDIRECT_EVICTION } from "../../rules/crises/signs/indirect-places.ts";
import { SUICIDE_FRAMES } from "../../rules/crises/suicide.ts";
import { TOLD_WAYS } from "../../rules/crises/told-ways.ts";
import { VIOLENCE_FRAMES } from "../../rules/crises/violence.ts";
import { WORD_CLASSES } from "../../rules/crises/word-classes.ts";
import { PatternIndex, readPattern } from "../pattern.ts";
import type { Pattern } from "../pattern.ts";

export const FRAMES: readonly DangerFrame[] = [
  ...SUICIDE_FRAMES,
  ...VIOLENCE_FRAMES,
  ...CHILD_FRAMES,
  ...HOME_FRAMES,
  ...ASSAULT_FRAMES,
  ...EVICTION_FRAMES,
  ...DETAINED_FRAMES,
  ...INDIRECT_SUICIDE,
  ...INDIRECT_VIOLENCE,
  ...INDIRECT_CHILD,
  ...INDIRECT_HOME,
  ...INDIRECT_ASSAULT,
  ...INDIRECT_EVICTION,
  ...INDIRECT_DETAINED,
  ...SUICIDE_SIGNS,
  ...VIOLENCE_SIGNS,
  ...CHILD_SIGNS,
  ...HOME_SIGNS,
  ...TAKEN_SIGNS,
];

export type Way = Exclude<keyof typeof TOLD_WAYS, "idioms">;

/** What a pattern stands for: a frame's evidence or guard, or a way of telling. */
export type Cue =
  | { what: "evidence"; frame: number; weight: number; pattern: Pattern }
  | { what: "needs" | "unless" | "never"; frame: number }
  | { what: "way"; way: Way };

const CLEAR = 1;
const HINT = 0.5;
const SLIGHT = 0.34;

let cues: PatternIndex<Cue> | null = null;
let idioms: PatternIndex<true> | null = null;

/** All patterns of the frames and the ways of telling, in one index, built at the first use. */
export function cueIndex(): PatternIndex<Cue> {
  cues ??= new PatternIndex([
    ...FRAMES.flatMap((frame, number) => cuesOf(frame, number)),
    ...(["past", "present", "held", "ended", "freed", "made_up", "accused", "asked"] as const).flatMap(
      (way) =>
        TOLD_WAYS[way].map((source) => ({
          pattern: readPattern(source, WORD_CLASSES),
          value: { what: "way" as const, way },
        })),
    ),
  ]);
  return cues;
}

/** Sayings whose words are no danger. */
export function idiomIndex(): PatternIndex<true> {
  idioms ??= new PatternIndex(
    TOLD_WAYS.idioms.map((source) => ({ pattern: readPattern(source, WORD_CLASSES), value: true })),
  );
  return idioms;
}

function cuesOf(frame: DangerFrame, number: number): { pattern: Pattern; value: Cue }[] {
  const evidence = (sources: readonly string[] | undefined, weight: number) =>
    (sources ?? []).map((source) => {
      const pattern = readPattern(source, WORD_CLASSES);
      return { pattern, value: { what: "evidence" as const, frame: number, weight, pattern } };
    });
  const guards = (what: "needs" | "unless" | "never") =>
    (frame[what] ?? []).map((source) => ({
      pattern: readPattern(source, WORD_CLASSES),
      value: { what, frame: number },
    }));
  return [
    ...evidence(frame.clear, CLEAR),
    ...evidence(frame.hint, HINT),
    ...evidence(frame.slight, SLIGHT),
    ...guards("needs"),
    ...guards("unless"),
    ...guards("never"),
  ];
}
