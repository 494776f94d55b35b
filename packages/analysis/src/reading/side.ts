import type { Quote } from "../quote.ts";
import { COMES_TO_US, OWN_PREMISES, OWN_SUBJECTS, READING_WORDS, SIDE_CUES } from "../compiled/lexicon.js";
import { befallsTheOtherSide } from "./accused.ts";
import { clauseAt } from "./clauses.ts";
import type { CueMatch, CueMatches } from "./matcher.ts";
import type { ReadSide, Side } from "./reading.ts";
import { typeForSide } from "./route.ts";
import type { ScoredClaimType } from "./route.ts";
import type { Story } from "./text.ts";

/** The sides that words speak for. */
export type ToldSide = Exclude<Side, "both">;

/** Evidence for each side, in the unit of one clear sign, and where the words stand. */
export interface SideEvidence {
  evidence: Record<ToldSide, number>;
  places: Record<ToldSide, CueMatch[]>;
}

/** Every side has a little evidence before the first word; most people who write have a claim. */
const BEFORE: Readonly<Record<ToldSide, number>> = { claimant: 0.9, defending: 0.2, asking: 0 };
/** What a claim type that fits says about the side of the teller. */
const BY_POSTURE = { respondent: 1.2, claimant: 0.7 } as const;
const ASKS_FIRST = 0.8;
/** A story with fewer words than this, and a question in front, is often a question only. */
const SHORT_WORDS = 60;
/** Evidence grows the odds by this factor for each clear sign. */
const STEEPNESS = 1.1;
const QUOTES_KEPT = 3;
const QUESTION_WORDS = new Set(READING_WORDS.deeds.question_words);

/** Words for and against each side, from who does what to whom. */
export function sideEvidence(
  story: Story,
  matches: CueMatches,
  claimTypes: readonly ScoredClaimType[],
): SideEvidence {
  const evidence = { ...BEFORE };
  const places: SideEvidence["places"] = { claimant: [], defending: [], asking: [] };
  for (const { side, weight, cues, befalls } of SIDE_CUES) {
    const found = matches
      .affirmed(cues)
      .filter((match) => befalls !== true || !befallsTheOtherSide(story, match))
      .filter((match) => side !== "claimant" || !suesTheTeller(story, match))
      .filter((match) => side !== "defending" || !isDoneByTheTeller(story, match));
    places[side].push(...found);
    evidence[side] += weight * distinctPlaces(found);
  }
  const leading = typeForSide(claimTypes);
  if (leading)
    evidence[leading.claim_type.posture === "respondent" ? "defending" : "claimant"] +=
      BY_POSTURE[leading.claim_type.posture] * leading.score;
  const hurt = places.defending.length > 0 ? [...hurtWithUs(story), ...hurtAtOurs(story)].slice(0, 1) : [];
  places.defending.push(...hurt);
  evidence.defending += HURT_WITH_US * hurt.length;
  const served = servedFirst(story);
  places.defending.push(...served);
  evidence.defending += SERVED * served.length;
  if (asksFirst(story)) evidence.asking += ASKS_FIRST;
  return { evidence, places };
}

/** What a sentence that begins with "served" says of the side, in clear signs. */
const SERVED = 1.2;

/** "Served on Nov 6", "Just got served with a suit": nobody is named, so that it is the teller. */
function servedFirst({ tokens }: Story): CueMatch[] {
  return tokens.flatMap((token, at) => {
    const isFirst = token.word === "served" && tokens[at - 1]?.sentence !== token.sentence;
    const next = tokens[at + 1];
    return isFirst && next?.sentence === token.sentence && SERVED_HOW.has(next.word)
      ? [{ from: at, to: at + 1, negated: false }]
      : [];
  });
}

/** "I called CPS on my neighbor", "we had just reported her": what the teller does calls somebody else to answer. */
function isDoneByTheTeller({ tokens }: Story, { from }: CueMatch): boolean {
  const verb = tokens[from];
  if (verb === undefined || !DONE_TO_OTHERS.has(verb.word)) return false;
  let at = from - 1;
  while (LIGHT.has(tokens[at]?.word ?? "")) at--;
  const subject = tokens[at];
  return subject?.sentence === verb.sentence && ["i", "we", "ive", "weve"].includes(subject.word);
}

const DONE_TO_OTHERS = new Set(READING_WORDS.deeds.done_to_others);
const LIGHT = new Set(READING_WORDS.deeds.light);

/** "Is going to sue us": the words of a claim, and it is the other side's. */
function suesTheTeller({ tokens }: Story, { to }: CueMatch): boolean {
  return tokens[to]?.word === "sue" && ["me", "us", "my", "our"].includes(tokens[to + 1]?.word ?? "");
}

/** What a customer or tenant who was hurt says of the side, once something is claimed from the teller, in clear signs. */
const HURT_WITH_US = 1.6;
const HURT_AFTER = 8;
const HURT = new Set(READING_WORDS.deeds.hurt);
const CUSTOMERS = new Set(COMES_TO_US);
const OWN = new Set(OWN_SUBJECTS);
const LEADS = new Set(["a", "my", "our", "one", "some", "this"]);

/** "A customer slipped in my shop": who was hurt came to the teller, who may have to answer for it. */
function hurtWithUs({ tokens }: Story): CueMatch[] {
  const at = tokens.findIndex(
    ({ word, sentence }, here) =>
      (CUSTOMERS.has(word) || (CUSTOMERS.has(word.replace(/s$/, "")) && tokens[here - 1]?.word === "my")) &&
      tokens
        .slice(Math.max(0, here - 3), here)
        .some((token) => token.sentence === sentence && LEADS.has(token.word)) &&
      hurtAfter(tokens, here) !== null,
  );
  const hurt = at < 0 ? null : hurtAfter(tokens, at);
  return hurt === null ? [] : [{ from: at, to: hurt, negated: false }];
}

const PREMISES = new Set(OWN_PREMISES);
const AT_OURS_WITHIN = 4;

/** "A friend of hers fell down our stairs": somebody else was hurt where the teller lives or works. */
function hurtAtOurs({ tokens }: Story): CueMatch[] {
  const at = tokens.findIndex(({ word, sentence }, here) => {
    if (!HURT.has(word)) return false;
    const same = (token: (typeof tokens)[number]): boolean => token.sentence === sentence;
    const before = tokens.slice(Math.max(0, here - HURT_AFTER), here).filter(same);
    const after = tokens.slice(here + 1, here + 1 + AT_OURS_WITHIN).filter(same);
    const place = after.findIndex((token) => PREMISES.has(token.word));
    return (
      before.length > 0 &&
      !before.some((token) => OWN.has(token.word)) &&
      ["my", "our"].includes(after[place - 1]?.word ?? "")
    );
  });
  return at < 0 ? [] : [{ from: at, to: at, negated: false }];
}

/** The word of a hurt that follows a person before anybody of the teller's own is named; null where none does. */
function hurtAfter(tokens: Story["tokens"], at: number): number | null {
  for (let next = at + 1; next <= at + HURT_AFTER; next++) {
    const token = tokens[next];
    if (token === undefined || token.sentence !== tokens[at]?.sentence || OWN.has(token.word)) return null;
    if (HURT.has(token.word)) return tokens[next + 1]?.word === "behind" ? null : next;
  }
  return null;
}

const SERVED_HOW = new Set(READING_WORDS.deeds.served_how);

/** Words that lie over each other are one sign. */
function distinctPlaces(found: readonly CueMatch[]): number {
  let reached = -1;
  let count = 0;
  for (const { from, to } of found) {
    if (from > reached) count++;
    reached = Math.max(reached, to);
  }
  return count;
}

function asksFirst(story: Story): boolean {
  const first = story.sentences[0];
  const word = story.tokens[0]?.word ?? "";
  const ends = first ? story.raw.slice(first.end, first.end + 3).includes("?") : false;
  return story.tokens.length <= SHORT_WORDS && (ends || QUESTION_WORDS.has(word));
}

/** How likely each side is by the words alone. */
export function sideShares({ evidence }: SideEvidence): ReadonlyMap<ToldSide, number> {
  const odds = (Object.keys(evidence) as ToldSide[]).map(
    (side) => [side, Math.exp(STEEPNESS * evidence[side])] as const,
  );
  const total = odds.reduce((sum, [, one]) => sum + one, 0);
  return new Map(odds.map(([side, one]) => [side, one / total]));
}

/** The likeliest side, and how likely it is. */
export function likeliestSide(shares: ReadonlyMap<ToldSide, number>): {
  value: ToldSide;
  probability: number;
} {
  const [value, share] = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a));
  return { value, probability: Math.round(share * 1000) / 1000 };
}

/** Whose side the teller is on, with the clauses that tell it. */
export function readSide(
  story: Story,
  { places }: SideEvidence,
  shares: ReadonlyMap<ToldSide, number>,
): ReadSide {
  const side = likeliestSide(shares);
  return { ...side, words: clausesOf(story, places[side.value]) };
}

/** The clauses that hold these words, each once, in the order of the story. */
function clausesOf(story: Story, places: readonly CueMatch[]): Quote[] {
  const clauses = places.toSorted((a, b) => a.from - b.from).map(({ from, to }) => clauseAt(story, from, to));
  return clauses
    .filter((clause, at) => clauses.findIndex((other) => other.start === clause.start) === at)
    .slice(0, QUOTES_KEPT);
}
