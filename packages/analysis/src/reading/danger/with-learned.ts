import { CRISIS_KINDS } from "../../knowledge.ts";
import { ANY_DANGER } from "../learned/learned-reader.ts";
import type { ReadCrisis } from "../reading.ts";
import type { Vote } from "../vote.ts";

/** Below this share the learned reader is sure that no danger is told at all. */
const NONE_BELOW = 0.02;
/** In a shorter story it has too few words to go by. */
const WORDS_FROM = 40;
/** What is said in so many clauses has not met by chance. */
const SAID_TWICE = 2;
/** From this part on of the share that opens a door a danger that only it reads stands as a calm line. */
const QUIET_PART = 0.7;

/**
 * The dangers that words tell, with what the learned reader says: a door where it reads a danger of which no word told,
 * from the share on that hardly any story without a danger has, and a calm line from half of it on. What words tell as
 * over it leaves so, since it knows no tense. In a long story single words meet by chance ("a boy hit me at
 * the light"): where the learned reader is sure that there is no danger, such a door becomes a calm line; of a
 * kind that it has not learned it says nothing. `words` is the number of words of the story.
 */
export function withLearnedDangers(
  told: readonly ReadCrisis[],
  { dangers: learned, doors }: Pick<Vote, "dangers" | "doors">,
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
    const door = doors[kind] ?? 1;
    if (share < QUIET_PART * door) return [];
    return [{ level: share >= door ? "door" : "quiet", kind, probability: share, words: [] }];
  });
}
