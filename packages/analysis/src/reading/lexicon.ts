import { PAPER_CLOCKS } from "../compiled/knowledge.js";
import { sideWith } from "./answers.ts";
import type { Answered } from "./answers.ts";
import { withoutTheirCharges } from "./accused.ts";
import type { CueMatches } from "./matcher.ts";
import type { LexiconReading } from "./learned/features.ts";
import { lackingWords, scoreCategories, scoreClaimTypes, withAnswers } from "./route.ts";
import { countScenes } from "./scenes.ts";
import { likeliestSide, sideEvidence, sideShares } from "./side.ts";
import type { SideEvidence } from "./side.ts";
import type { Story } from "./text.ts";
import { scoreTopics } from "./topics.ts";

/** The first of the readers: what the words of the lexicon say. `told` and `routing` are story and title together. */
export function readLexicon({
  story,
  matches,
  told,
  routing,
  factKeys,
  answered = {},
}: {
  story: Story;
  matches: CueMatches;
  told: Story;
  routing: CueMatches;
  factKeys: readonly string[];
  /** What the person answered; it outweighs the words. */
  answered?: Answered;
}): LexiconReading & { side: SideEvidence } {
  const topics = scoreTopics(routing, story.tokens.length);
  const worded = withoutTheirCharges(scoreClaimTypes(routing, countScenes(told)), story, matches);
  const side = sideEvidence(story, matches, worded);
  const likeliest = likeliestSide(sideShares(side));
  const claimTypes = withAnswers(worded, sideWith(answered, { ...likeliest, words: [] }));
  return {
    topics,
    claimTypes,
    categories: scoreCategories(topics, claimTypes),
    side,
    sides: side.evidence,
    factKeys,
    lacking: lackingWords(routing),
    papers: PAPER_CLOCKS.filter(({ cues }) => matches.affirmed(cues).length > 0).map(({ id }) => id),
  };
}
