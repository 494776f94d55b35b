import { DANGER_FRAMES, DANGER_WORDS, TOLD_WAYS } from "../../compiled/lexicon.js";
import type { DangerFrame } from "../../lexicon.ts";
import { PatternIndex, readPattern } from "../pattern.ts";
import type { Pattern } from "../pattern.ts";

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
    ...DANGER_FRAMES.flatMap((frame, number) => cuesOf(frame, number)),
    ...(["past", "present", "held", "ended", "freed", "made_up", "accused", "asked"] as const).flatMap(
      (way) =>
        TOLD_WAYS[way].map((source) => ({
          pattern: readPattern(source, DANGER_WORDS),
          value: { what: "way" as const, way },
        })),
    ),
  ]);
  return cues;
}

/** Sayings whose words are no danger. */
export function idiomIndex(): PatternIndex<true> {
  idioms ??= new PatternIndex(
    TOLD_WAYS.idioms.map((source) => ({ pattern: readPattern(source, DANGER_WORDS), value: true })),
  );
  return idioms;
}

function cuesOf(frame: DangerFrame, number: number): { pattern: Pattern; value: Cue }[] {
  const evidence = (sources: readonly string[] | undefined, weight: number) =>
    (sources ?? []).map((source) => {
      const pattern = readPattern(source, DANGER_WORDS);
      return { pattern, value: { what: "evidence" as const, frame: number, weight, pattern } };
    });
  const guards = (what: "needs" | "unless" | "never") =>
    (frame[what] ?? []).map((source) => ({
      pattern: readPattern(source, DANGER_WORDS),
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
