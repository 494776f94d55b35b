import { READING_WORDS } from "../compiled/lexicon.js";
import type { State } from "../knowledge.ts";
import { readPlaces } from "./places.ts";
import type { PlaceMention } from "./places.ts";
import type { Story, Token } from "./text.ts";

const OTHERS = new Set(READING_WORDS.places.people_elsewhere);
const FORMER = new Set(READING_WORDS.places.former);
const LOOK_BACK = 7;
/** "It happened in", "here in". */
const SAYS_WHERE = new Set(["happened", "located", "here"]);
const OWN_BACK = 3;
const OWN_PLACE = new Set(READING_WORDS.places.own_place);

/** A child is born where the matter is, more often than not. */
const CHILDREN = new Set(["son", "daughter", "baby", "we", "here"]);

const GOES = new Set(READING_WORDS.places.goes);

/** "take the kids to Mississippi", "he moved to Arizona": where somebody goes is not where the matter is. */
function isGoal({ tokens }: Story, { from }: PlaceMention): boolean {
  if (tokens[from - 1]?.word !== "to") return false;
  return wordsBefore(tokens, from, LOOK_BACK).some((word) => GOES.has(word));
}

const THIRD_PERSONS = new Set(READING_WORDS.places.who_goes);

function isGoalOfOthers(story: Story, mention: PlaceMention): boolean {
  return (
    isGoal(story, mention) &&
    wordsBefore(story.tokens, mention.from, LOOK_BACK).some((word) => THIRD_PERSONS.has(word))
  );
}

/** What comes "from Ohio" without the matter being there. */
const COMES_FROM = new Set(
  "title titles plate plates tag tags driver trucker tourist tourists guy man woman lady letter call calls ticket warrant".split(
    " ",
  ),
);

/** True where the words before a place make it the city of somebody else, or of another time of life. */
function isElsewhere({ tokens }: Story, { from }: PlaceMention): boolean {
  const before = wordsBefore(tokens, from, LOOK_BACK);
  if (before.some((word) => CHILDREN.has(word)) && before.includes("born")) return false;
  if (before.some((word) => FORMER.has(word)) && !before.includes("here")) return true;
  if (before.at(-1) === "from" && COMES_FROM.has(before.at(-2) ?? "")) return true;
  if (/^(?:19|20)\d\d$/.test(before.at(-2) ?? "")) return true;
  const isOwn = before.some((word) => OWN_PLACE.has(word));
  const isOut = before.at(-1) === "of" && before.at(-2) === "out";
  if (before.includes("used") || before.includes("lived") || isOut) return !isOwn;
  return before.some((word) => OTHERS.has(word)) && !isOwn;
}

function wordsBefore(tokens: readonly Token[], at: number, back: number): string[] {
  const sentence = tokens[at]?.sentence;
  return tokens
    .slice(Math.max(0, at - back), at)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word);
}

/** The state whose law the matter falls under, as far as the story tells; null with `several` where it names more than one. */
export function placeOfMatter(story: Story): { mention: PlaceMention | null; several: State[] } {
  const all = readPlaces(story);
  const here = all.filter((mention) => !isGoal(story, mention));
  const own = here.filter((mention) => !isElsewhere(story, mention));
  const left = own.length > 0 ? own : all.filter((mention) => !isGoalOfOthers(story, mention));
  const named = left.filter(({ by }) => by !== "city");
  const best = namedOnce(named.length > 0 ? named : left, story);
  return best
    ? { mention: best, several: [] }
    : { mention: null, several: [...new Set(left.map(({ state }) => state))] };
}

/** The one state that is named; of several the one of which the person says that it happened there. */
function namedOnce(mentions: readonly PlaceMention[], story: Story): PlaceMention | null {
  const first = mentions[0];
  if (!first || mentions.every(({ state }) => state === first.state)) return first ?? null;
  const theirs = mentions.filter(({ from }) =>
    wordsBefore(story.tokens, from, OWN_BACK).some((word) => SAYS_WHERE.has(word)),
  );
  const one = theirs[0];
  return one && theirs.every(({ state }) => state === one.state) ? one : null;
}
