import type { ClaimType } from "../knowledge.ts";
import { readEvents } from "./events.ts";
import type { StoryReading } from "./read-story.ts";
import type { ReadClaim, ReadEvent } from "./reading.ts";
import { toldScenes } from "./scenes.ts";

/** A claim is told in a sentence and in the ones beside it. */
const BESIDE = 1;

/** The claims that the story speaks of, best first, each with the events told where it is told. What no other claim has is the leading one's. */
export function readClaims(reading: StoryReading): ReadClaim[] {
  const events = readEvents(reading);
  const scenes = toldScenes(reading.story);
  const claims = reading.claimTypes.map(({ claim_type: claimType, score }) => {
    const told = sentencesOf(claimType, reading, scenes.get(claimType.id)?.sentences ?? new Set());
    return {
      claim_type: claimType.id,
      probability: score,
      events: events.filter((event) => isBeside(sentenceOf(event, reading), told)).map(({ id }) => id),
    };
  });
  const taken = new Set(claims.slice(1).flatMap((claim) => claim.events));
  return claims.map((claim, at) =>
    at > 0
      ? claim
      : {
          ...claim,
          events: events.map(({ id }) => id).filter((id) => claim.events.includes(id) || !taken.has(id)),
        },
  );
}

/** True when one claim is told in a scene that stands apart from every sentence that tells the other. */
export function isToldApart(one: ClaimType, other: ClaimType, reading: StoryReading): boolean {
  const scenes = toldScenes(reading.story);
  const own = scenes.get(one.id)?.sentences ?? new Set();
  const theirs = new Set(
    sentencesOf(
      { ...other, cues: { ...other.cues, medium: [] } },
      reading,
      scenes.get(other.id)?.sentences ?? new Set(),
    ),
  );
  return own.size > 0 && [...own].every((sentence) => !theirs.has(sentence));
}

/** The sentences that speak of a claim type. */
function sentencesOf(
  { cues }: ClaimType,
  { matches, story }: StoryReading,
  scenes: ReadonlySet<number>,
): number[] {
  const words = matches.affirmed([...cues.strong, ...cues.medium]);
  return [...scenes, ...words.flatMap(({ from }) => story.tokens[from]?.sentence ?? [])];
}

function sentenceOf({ words }: ReadEvent, { story }: StoryReading): number {
  return story.sentences.findIndex(({ end }) => words.start < end);
}

function isBeside(sentence: number, told: readonly number[]): boolean {
  return told.some((one) => Math.abs(one - sentence) <= BESIDE);
}
