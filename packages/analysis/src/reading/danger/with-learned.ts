import { CRISIS_KINDS } from "../../knowledge.ts";
import type { CrisisKind } from "../../knowledge.ts";
import { ANY_DANGER } from "../learned/learned-reader.ts";
import type { Shares } from "../learned/learned-reader.ts";
import { logOdds } from "../learned/linear.ts";
import type { ReadCrisis } from "../reading.ts";
import type { Vote } from "../vote.ts";

/** In a shorter story the learned reader has too few words to go by. */
const WORDS_FROM = 40;
/** What is said in so many clauses has not met by chance. */
const SAID_TWICE = 2;
/** What a clause that tells a danger adds to the odds, in logarithms: with less than the door's the words met by chance. */
const CLAUSE = 3.5;
/** From this part on of the share that opens a door a danger that only it reads stands as a calm line. */
const QUIET_PART = 0.7;
/** The second likeliest danger has its door too where its odds, in logarithms, are at most this much smaller. */
const AS_WELL = 1;

/**
 * The dangers that words tell, with what the learned reader says. Where it reads that some danger is told, from the share
 * on that few stories without one have, the likeliest has its door (two where they can hardly be told apart), and a calm line from seven tenths of that share on.
 * What words tell as over it leaves so, since it knows no tense. In a long story single words meet by chance ("a boy hit
 * me at the light"): where it is sure that there is no danger, such a door becomes a calm line; of a kind that it has not
 * learned it says nothing. `words` is the number of words of the story.
 */
export function withLearnedDangers(
  told: readonly ReadCrisis[],
  { dangers: learned, dangerFrom }: Pick<Vote, "dangers" | "dangerFrom">,
  words: number,
): ReadCrisis[] {
  const any = learned.get(ANY_DANGER);
  if (any === undefined || dangerFrom === null) return [...told];
  const isNone = words >= WORDS_FROM && logOdds(any) + CLAUSE < logOdds(dangerFrom);
  const read = any < QUIET_PART * dangerFrom ? [] : likeliestOf(learned);
  return CRISIS_KINDS.flatMap((kind): ReadCrisis[] => {
    const own = told.find((one) => one.kind === kind);
    const probability = learned.get(kind) ?? 0;
    if (own) {
      const isChance = isNone && learned.has(kind) && own.level === "door" && own.words.length < SAID_TWICE;
      return [isChance ? { ...own, level: "quiet", probability } : own];
    }
    if (!read.includes(kind)) return [];
    return [{ level: any >= dangerFrom ? "door" : "quiet", kind, probability, words: [] }];
  });
}

/** The likeliest danger, and the second where the two can hardly be told apart. */
function likeliestOf(learned: Shares): CrisisKind[] {
  const odds = (kind: CrisisKind): number => logOdds(learned.get(kind) ?? 0);
  const [first, second] = CRISIS_KINDS.toSorted((a, b) => odds(b) - odds(a));
  if (first === undefined || second === undefined) return [];
  return odds(first) - odds(second) < AS_WELL ? [first, second] : [first];
}
