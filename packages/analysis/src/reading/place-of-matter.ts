import { READING_WORDS } from "../compiled/lexicon.js";
import type { State } from "../knowledge.ts";
import { readPlaces } from "./places.ts";
import type { PlaceMention } from "./places.ts";
import { MONTH } from "./date-words.ts";
import type { Story, Token } from "./text.ts";

const OTHERS = new Set(READING_WORDS.places.people_elsewhere);
const FORMER = new Set(READING_WORDS.places.former);
const LOOK_BACK = 7;
/** "It happened in", "here in". */
const SAYS_WHERE = new Set(["happened", "located", "here"]);
const OWN_BACK = 3;
const OWN_PLACE = new Set(READING_WORDS.places.own_place);

/** "In 2012 in Ohio": another time of life; "on November 3, 2026 in Denver" is not. */
const OF_A_YEAR = new Set(["in", "since", "from", "until"]);

/** A child is born where the matter is, more often than not. */
const CHILDREN = new Set(["son", "daughter", "baby", "we", "here"]);

const GOES = new Set(READING_WORDS.places.goes);

/** "take the kids to Mississippi", "he moved to Arizona": where somebody goes is not where the matter is. */
function isGoal({ tokens }: Story, { from }: PlaceMention): boolean {
  if (tokens[from - 1]?.word !== "to") return false;
  return wordsBefore(tokens, from, LOOK_BACK).some((word) => GOES.has(word));
}

const THIRD_PERSONS = new Set(READING_WORDS.places.who_goes);

const OFFERS = new Set(READING_WORDS.places.offers);

/** "I was offered a job in Phoenix", while a place of today is told beside it. */
function isOffered({ tokens }: Story, { from }: PlaceMention): boolean {
  return (
    tokens[from - 1]?.word === "in" && wordsBefore(tokens, from, LOOK_BACK).some((word) => OFFERS.has(word))
  );
}

const GUESSED = new Set(READING_WORDS.places.guessed_to_be);

/** "He might be in Nevada". */
function isGuessed({ tokens }: Story, { from }: PlaceMention): boolean {
  const before = wordsBefore(tokens, from, OWN_BACK);
  return before.at(-1) === "in" && before.some((word) => GUESSED.has(word));
}

const IN_THE_CAPITAL = new Set(READING_WORDS.places.in_the_capital);

/** "It talks about a court in Washington". */
function isCapital({ tokens }: Story, { from }: PlaceMention): boolean {
  return (
    tokens[from]?.word === "washington" &&
    tokens[from - 1]?.word === "in" &&
    IN_THE_CAPITAL.has(tokens[from - 2]?.word ?? "")
  );
}

function isGoalOfOthers(story: Story, mention: PlaceMention): boolean {
  return (
    isGoal(story, mention) &&
    wordsBefore(story.tokens, mention.from, LOOK_BACK).some((word) => THIRD_PERSONS.has(word))
  );
}

const OF_MATTER = new Set(READING_WORDS.places.of_matter);
const COMES_FROM = new Set(READING_WORDS.places.comes_from);

/** True where the words before a place make it the city of somebody else, or of another time of life. */
function isElsewhere({ tokens }: Story, { from }: PlaceMention): boolean {
  const before = wordsBefore(tokens, from, LOOK_BACK);
  if (before.some((word) => CHILDREN.has(word)) && before.includes("born")) return false;
  if (before.some((word) => FORMER.has(word)) && !before.includes("here")) return true;
  if (before.at(-1) === "from" && comesFrom(before)) return true;
  if (/^(?:19|20)\d\d$/.test(before.at(-2) ?? "") && OF_A_YEAR.has(before.at(-3) ?? "")) return true;
  if (before.at(-3) === "near" && THEM.has(before.at(-2) ?? "")) return true;
  const isOwn = before.some((word) => OWN_PLACE.has(word));
  const isOut = before.at(-1) === "of" && before.at(-2) === "out";
  if (before.includes("used") || before.includes("lived") || isOut) return !isOwn;
  const isTheirs = before.some((word) => OTHERS.has(word)) && !before.some((word) => OF_MATTER.has(word));
  return isTheirs && !isOwn;
}

/** "Gummies from Colorado", "a trucker from Ohio": not the teller, and not a distance. */
function comesFrom(before: readonly string[]): boolean {
  const what = before.at(-2);
  if (what === undefined || AWAY_FROM.has(what)) return false;
  return COMES_FROM.has(what) || !before.some((word) => TELLER.has(word));
}

const AWAY_FROM = new Set(READING_WORDS.places.away_from);

/** "In a home near her in Iowa". */
const THEM = new Set(["her", "him", "them"]);

function wordsBefore(tokens: readonly Token[], at: number, back: number): string[] {
  const sentence = tokens[at]?.sentence;
  return tokens
    .slice(Math.max(0, at - back), at)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word);
}

const TELLER = new Set(READING_WORDS.places.teller);
const AT_HOME = new Set(READING_WORDS.places.at_home);

/** "I'm from Ohio", "I live in Texas": where the teller is at home, not yet where the matter is. */
function isHome({ tokens }: Story, { from }: PlaceMention): boolean {
  const before = wordsBefore(tokens, from, OWN_BACK);
  return before.some((word) => TELLER.has(word)) && before.some((word) => AT_HOME.has(word));
}

/** Without the teller's home, where the story names a place of what happened, or of what is theirs, beside it. */
function whereItHappened(mentions: readonly PlaceMention[], story: Story): readonly PlaceMention[] {
  const homes = mentions.filter((mention) => isHome(story, mention));
  const others = mentions.filter((mention) => !homes.includes(mention));
  const isTold = others.some(({ from }) => tellsOfMatter(story, from));
  return homes.length > 0 && isTold ? others : mentions;
}

function tellsOfMatter({ tokens }: Story, at: number): boolean {
  const sentence = tokens[at]?.sentence;
  return tokens.some(
    (token, place) =>
      token.sentence === sentence &&
      (OF_MATTER.has(token.word) || (MONTH[token.word] !== undefined && isDayBeside(tokens, place))),
  );
}

/** "March 2", "2 March": a very day is told where something happened. */
function isDayBeside(tokens: readonly Token[], month: number): boolean {
  return [month - 1, month + 1].some((at) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[at]?.word ?? ""));
}

/** The state whose law the matter falls under, as far as the story tells; null with `several` where it names more than one. */
export function placeOfMatter(story: Story): { mention: PlaceMention | null; several: State[] } {
  const told = readPlaces(story);
  const sure = told.filter((mention) => !isGuessed(story, mention));
  const all = sure.length > 0 ? sure : told;
  const here = all.filter(
    (mention) => ![isGoal, isOffered, isCapital].some((isOther) => isOther(story, mention)),
  );
  const own = here.filter((mention) => !isElsewhere(story, mention));
  const left = whereItHappened(
    own.length > 0 ? own : all.filter((mention) => !isGoalOfOthers(story, mention)),
    story,
  );
  const named = left.filter(({ by }) => by !== "city");
  const best = heaviest(left, story) ?? namedOnce(named.length > 0 ? named : left, story);
  return best
    ? { mention: best, several: [] }
    : { mention: null, several: [...new Set(left.map(({ state }) => state))] };
}

const TELLERS = new Set(READING_WORDS.places.teller);
const HERE = new Set(["in", "near", "outside", "at", "around", "here"]);
const COMING = new Set(["from", "to", "through"]);
const CLOSE = 4;
/** So much more than any other state must one weigh to be meant. */
const MARGIN = 1.5;

/** How much a mention speaks for its state: by the words before it, and by whether the teller stands in its sentence. */
function weightOf(mention: PlaceMention, story: Story, isFirst: boolean): number {
  const { tokens } = story;
  const before = wordsBefore(tokens, mention.from, CLOSE);
  const sentence = tokens[mention.from]?.sentence;
  const isTellers = tokens.some((token) => token.sentence === sentence && TELLERS.has(token.word));
  const isOthers = before.some((word) => OTHERS.has(word) || THIRD_PERSONS.has(word));
  const last = before.at(-1) ?? "";
  return (
    (mention.by === "pair" ? 3 : 2) +
    (HERE.has(last) ? 1 : 0) -
    (COMING.has(last) ? 1.5 : 0) +
    (isTellers ? 1 : 0) -
    (isOthers && !before.some((word) => OWN_PLACE.has(word)) ? 1.5 : 0) +
    (isFirst ? 1 : 0)
  );
}

/** Of several states the one that the story weighs most; null where none stands out, or only one is told. */
function heaviest(mentions: readonly PlaceMention[], story: Story): PlaceMention | null {
  const weights = new Map<State, number>();
  mentions.forEach((mention, at) =>
    weights.set(mention.state, Math.max(weights.get(mention.state) ?? 0, weightOf(mention, story, at === 0))),
  );
  const [first, second] = [...weights].toSorted((a, b) => b[1] - a[1]);
  if (!first || !second || first[1] - second[1] < MARGIN) return null;
  return mentions.find(({ state }) => state === first[0]) ?? null;
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
