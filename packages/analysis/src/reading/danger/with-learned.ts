import { CRISIS_KINDS } from "../../knowledge.ts";
import { ANY_DANGER } from "../learned/learned-reader.ts";
import type { Shares } from "../learned/learned-reader.ts";
import type { ReadCrisis } from "../reading.ts";

/** Below this share the learned reader is sure that no danger is told at all. */
const NONE_BELOW = 0.02;
/** In a shorter story it has too few words to go by. */
const WORDS_FROM = 40;
/** What is said in so many clauses has not met by chance. */
const SAID_TWICE = 2;
/** From this share on a danger that only it reads stands as a calm line. */
const QUIET_FROM = 0.5;

/**
 * The dangers that words tell, with what the learned reader says. It adds a calm line where it reads a danger that no
 * word told; it opens no door, since it knows no tense. In a long story single words meet by chance ("a boy hit me at
 * the light"): where the learned reader is sure that there is no danger, such a door becomes a calm line; of a
 * kind that it has not learned it says nothing. `words` is the number of words of the story.
 */
export function withLearnedDangers(
  told: readonly ReadCrisis[],
  learned: Shares,
  words: number,
): ReadCrisis[] {
  const isNone = words >= WORDS_FROM && (learned.get(ANY_DANGER) ?? 1) < NONE_BELOW;
  return CRISIS_KINDS.flatMap((kind) => {
    const own = told.find((one) => one.kind === kind);
    const share = learned.get(kind) ?? 0;
    if (own) {
      const isChance = isNone && learned.has(kind) && own.level === "door" && own.words.length < SAID_TWICE;
      return [isChance ? { ...own, level: "quiet", probability: share } : own];
    }
    return share >= QUIET_FROM ? [{ level: "quiet", kind, probability: share, words: [] }] : [];
  });
}
