import type { AnalysisInput } from "../result.ts";
import type { Language } from "./language.ts";
import type { CueMatches } from "./matcher.ts";
import { asksForSomethingElse, givesOrdersToMachine, isAbroad, isNobodysMatter } from "./scope.ts";
import type { Story } from "./text.ts";
import type { TopicScore } from "./topics.ts";
import type { Vote } from "./vote.ts";

/** What can be said of a story: an analysis, or why there is none. */
export type StoryScope = "analyzed" | "empty" | "unclear" | "not_us" | "other_language" | "out_of_scope";

/** A story with less topic evidence than this, and no claim type, is not understood. */
export const FEWEST_EVIDENCE = 2.5;
/** Below the first share a story is no legal matter; above the second, and with so clear a category, it is understood. */
const NO_MATTER = 0.15;
const TELLING_WORDS = 5;
/** Of a text of so many words the learned reader can say so alone: hardly any told matter has a smaller share. */
const NO_TOLD_MATTER = 0.45;
const TOLD_WORDS = 20;
export const A_MATTER = 0.8;
const A_CLEAR_SHARE = 0.45;

/** Where the readers other than the lexicon know well enough what the story is about. */
function understood(vote: Vote | null): boolean {
  return vote !== null && vote.matter > A_MATTER && (vote.categories[0]?.score ?? 0) >= A_CLEAR_SHARE;
}

/** The name of a country alone calls up the topic of immigration; the readers together must think of it too. */
function mayBeImmigration(vote: Vote | null): boolean {
  return (
    vote === null ||
    vote.categories.slice(0, 2).some(({ legal_category }) => legal_category === "immigration_law")
  );
}

/** From this share on a kind of claim is read so surely that the text is no other than a matter. */
const SURELY_A_CLAIM = 0.7;

/** True where the readers together know it for no legal matter: surely, or nearly so where the words name none either. */
function isNoMatter({ matter, claimTypes }: Vote, evidence: number, words: number): boolean {
  if ((claimTypes[0]?.score ?? 0) >= SURELY_A_CLAIM) return matter < NO_MATTER && evidence < FEWEST_EVIDENCE;
  return (
    (matter < NO_TOLD_MATTER && words >= TOLD_WORDS) ||
    (matter < NO_MATTER && evidence < 2 * FEWEST_EVIDENCE && words >= TELLING_WORDS)
  );
}

/** Whether a story is one that can be analyzed, or why not. */
export function scopeOf(
  input: AnalysisInput,
  story: Story,
  language: Language,
  matches: CueMatches,
  place: Parameters<typeof isAbroad>[3],
  topics: readonly TopicScore[],
  evidence: number,
  vote: Vote | null,
): StoryScope {
  if (input.description.trim() === "" || language === "empty") return "empty";
  if (language === "spanish" || language === "other") return "other_language";
  const immigration =
    topics.some(({ topic, score }) => topic === "immigration" && score >= 0.5) && mayBeImmigration(vote);
  if (isAbroad(story, matches, input, place, immigration)) return "not_us";
  if (isNobodysMatter(matches, vote?.matter ?? 1)) return "out_of_scope";
  if (asksForSomethingElse(matches) && evidence < 2 * FEWEST_EVIDENCE) return "out_of_scope";
  if (givesOrdersToMachine(matches) && evidence < 4 * FEWEST_EVIDENCE) return "out_of_scope";
  if (vote && isNoMatter(vote, evidence, story.tokens.length)) return "out_of_scope";
  if (evidence < FEWEST_EVIDENCE && !understood(vote)) return "unclear";
  return language === "nonsense" && evidence < 2 * FEWEST_EVIDENCE ? "unclear" : "analyzed";
}
