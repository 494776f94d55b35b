import { PLACE_EVIDENCE } from "../compiled/knowledge.js";
import { READING_WORDS } from "../compiled/lexicon.js";
import { MONTH } from "./date-words.ts";
import type { State } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { softmax } from "./learned/linear.ts";
import { sharesOfCity } from "./cities.ts";
import { countiesNamed } from "./counties.ts";
import { readPlaces, unsureCities } from "./places.ts";
import { stateSigns } from "./state-signs.ts";
import { quoteTokens } from "./text.ts";
import type { Story, Token } from "./text.ts";

const words = READING_WORDS.places;
const OTHERS = new Set(words.people_elsewhere);
const FORMER = new Set(words.former);
const OWN_PLACE = new Set(words.own_place);
const GOES = new Set(words.goes);
const GOERS = new Set(words.who_goes);
const OFFERS = new Set(words.offers);
const GUESSED = new Set(words.guessed_to_be);
const COMES_FROM = new Set(words.comes_from);
const AWAY_FROM = new Set(words.away_from);
const OF_MATTER = new Set(words.of_matter);
const TELLER = new Set(words.teller);
const LIVING = new Set(words.living);
const WISHES = new Set(words.wishes);
const OFFICIAL = new Set(words.official);
const DAYS = new Set(words.days);
const SAYS_WHERE = new Set(["happened", "located", "here"]);
const NEAR = new Set(words.beside_a_place);
const CHILDREN = new Set(words.born_here);
const SAYS = new Set(words.says);
const COURT = new Set(words.court_words);
const THEN = new Set(words.while_away);
const AFTERWARDS = new Set(words.afterwards);
const TIMES = new Set(words.spans);
const AT_A_PLACE = 2;
const LOOK_BACK = 7;

/** A place named in a story, with the states that it may lie in and how likely each is by its size. */
export interface NamedPlace {
  from: number;
  length: number;
  quote: Quote;
  by: "pair" | "state" | "city" | "county" | "unsure";
  states: ReadonlyMap<State, number>;
}

/** All places that a story names, in order. */
export function namedPlaces(story: Story): NamedPlace[] {
  const signed = new Set(stateSigns(story).map(({ state }) => state));
  const sure = readPlaces(story).map(({ from, length, quote, by, state }): NamedPlace => {
    const states =
      by === "city" ? withSigned(sharesOfCity(quote.text), state, signed) : new Map([[state, 1]]);
    return { from, length, quote, by, states };
  });
  const unsure = unsureCities(story).map(({ from, length, quote, decided }): NamedPlace => {
    const states = decided ? new Map([[decided, 1]]) : sharesOfCity(quote.text);
    return { from, length, quote, by: decided ? "city" : "unsure", states };
  });
  const apart = unsure.filter((place) => !sure.some((other) => overlaps(place, other)));
  return withCounties(story, [...sure, ...apart]).toSorted((a, b) => a.from - b.from);
}

/** The places that lie in one state only, each with it. */
export function plainPlaces(story: Story): { state: State; quote: Quote }[] {
  return namedPlaces(story).flatMap(({ states, quote }) => {
    const [only, ...others] = states.keys();
    return only && others.length === 0 ? [{ state: only, quote }] : [];
  });
}

/** "Clovis" is in California, unless the story speaks of an agency of New Mexico. */
function withSigned(
  shares: ReadonlyMap<State, number>,
  likeliest: State,
  signed: ReadonlySet<State>,
): ReadonlyMap<State, number> {
  const others = [...shares].filter(([state]) => state !== likeliest && signed.has(state));
  return others.length === 0
    ? new Map([[likeliest, 1]])
    : new Map([[likeliest, shares.get(likeliest) ?? 1], ...others]);
}

/** "Allen County, Indiana" is one place; the city of Allen is none. */
function withCounties(story: Story, places: readonly NamedPlace[]): NamedPlace[] {
  const found = countiesNamed(story.tokens).map(({ from, length, states }): NamedPlace => {
    const named = places.find((place) => place.by === "state" && place.from === from + length);
    const state = named?.states.keys().next().value;
    const whole = named && state && states.has(state) ? length + named.length : length;
    return {
      from,
      length: whole,
      quote: quoteTokens(story, from, from + whole - 1),
      by: whole > length ? "pair" : "county",
      states: whole > length && state ? new Map([[state, 1]]) : likelyOf(states),
    };
  });
  return [...places.filter((place) => !found.some((county) => overlaps(place, county))), ...found];
}

/** Cook County is that of Chicago; those of Georgia and Minnesota have few people. */
function likelyOf(shares: ReadonlyMap<State, number>): ReadonlyMap<State, number> {
  const likely = [...shares].filter(([, share]) => share >= LEAST_SHARE);
  const [only] = likely;
  return likely.length === 1 && only ? new Map([[only[0], 1]]) : new Map(likely);
}

/** "Petersburg" in "St. Petersburg". */
function overlaps(a: NamedPlace, b: NamedPlace): boolean {
  return a.from < b.from + b.length && b.from < a.from + a.length;
}

/** A state that a story may mean, with its share of all that speaks for one; the shares are together 1. */
export interface PossibleState {
  state: State;
  share: number;
}

/** A sign counts at most so often for a state: a place named five times is one place. */
const MOST_OFTEN = 1.5;
const LOG_SHARE = "log_share";
const HOME_BESIDE = "home_while_it_happened_elsewhere";
const HOME = ["teller_lives", "teller_from"];
const HAPPENED = ["matter_in_sentence", "day_in_sentence", "official_before", "said_here"];
const AGREES = "another_place_there";
/** A county with a smaller share of all people in counties of its name is not thought of. */
const LEAST_SHARE = 0.03;
const SIGN = "sign_of_state";
/** What speaks for a state that the story does not name: only that others are, and weakly. */
export const ELSEWHERE = "not_named";
/** Signs of a state together count for no more than this. */
const STRONGEST = 4;

/**
 * What speaks for each state that a story names: how often each sign stands beside one of its places, and for a city
 * of several states the logarithm of the share of people who live in the one of this state.
 */
export function signsOfStates(story: Story, places: readonly NamedPlace[]): Map<State, Map<string, number>> {
  const found = new Map<State, Map<string, number>>();
  places.forEach((place, order) => {
    const signs = signsOfMention(story, place, order, places.length);
    for (const [state, share] of place.states) {
      const counts = found.get(state) ?? new Map<string, number>();
      found.set(state, counts);
      for (const sign of signs) counts.set(sign, Math.min(MOST_OFTEN, (counts.get(sign) ?? 0) + 1));
      if (share < 1) counts.set(LOG_SHARE, (counts.get(LOG_SHARE) ?? 0) + Math.log(share));
    }
  });
  for (const { state, weight } of stateSigns(story)) {
    const counts = found.get(state) ?? new Map<string, number>();
    found.set(state, counts.set(SIGN, Math.min(STRONGEST, (counts.get(SIGN) ?? 0) + weight)));
  }
  for (const [state, counts] of found) {
    if (isNamedTwice(places, state)) counts.set(AGREES, 1);
    if (!HOME.some((sign) => counts.has(sign))) continue;
    const others = [...found].filter(([other]) => other !== state).map(([, signs]) => signs);
    if (others.some((signs) => HAPPENED.some((sign) => signs.has(sign)))) counts.set(HOME_BESIDE, 1);
  }
  return found;
}

/** Two places of different names may both lie in this state, and for one at least it is not sure. */
function isNamedTwice(places: readonly NamedPlace[], state: State): boolean {
  const there = places.filter(({ states }) => states.has(state));
  const names = new Set(there.map(({ quote }) => quote.text.toLowerCase()));
  return names.size > 1 && there.some(({ by }) => by === "unsure" || by === "county");
}

/** The states that a story may mean, the likeliest first. */
export function possibleStates(story: Story, places: readonly NamedPlace[]): PossibleState[] {
  const signs = [...signsOfStates(story, places)];
  const sums = signs.map(([, counts]) =>
    [...counts].reduce((sum, [sign, count]) => sum + count * (PLACE_EVIDENCE[sign] ?? 0), 0),
  );
  if (signs.length > 0) sums.push(PLACE_EVIDENCE[ELSEWHERE] ?? 0);
  const shares = softmax(Float64Array.from(sums));
  return signs
    .map(([state], at): PossibleState => ({ state, share: shares[at] ?? 0 }))
    .toSorted((a, b) => b.share - a.share);
}

/** The last words before a place, of its own sentence. */
export function wordsBefore({ tokens }: Story, at: number): string[] {
  const sentence = tokens[at]?.sentence;
  return tokens
    .slice(Math.max(0, at - LOOK_BACK), at)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word);
}

/** The signs of a mention: how it is named, the words before it, and what its sentence is about. Each stands once. */
function signsOfMention(
  story: Story,
  mention: Pick<NamedPlace, "from" | "length" | "by">,
  order: number,
  total: number,
): string[] {
  const { tokens } = story;
  const at = mention.from;
  const sentence = tokens[at]?.sentence ?? 0;
  const here = tokens.filter((token) => token.sentence === sentence);
  const before = wordsBefore(story, at);
  const after = tokens
    .slice(at + mention.length, at + mention.length + AT_A_PLACE)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word);
  const has = (list: readonly string[], set: ReadonlySet<string>) => list.some((word) => set.has(word));
  const all = here.map(({ word }) => word);
  const last = before.at(-1) ?? "";
  const isOthers = has(before, OTHERS) || has(before, GOERS);
  const lives = has(before.slice(-3), LIVING);
  const isFormer = has(before, FORMER) && !(before.includes("born") && has(before, CHILDREN));
  const stopsAfter = isStop(story, at + mention.length - 1);
  const signs: [string, boolean][] = [
    [`named_by_${mention.by}`, true],
    [`after_${NEAR.has(last) ? last : last === "" ? "nothing" : "other_word"}`, true],
    ["alone_before_stop", isStop(story, at - 1)],
    ["first", order === 0],
    ["last", order === total - 1 && total > 1],
    ["was_there", before.slice(-3).some((word) => word === "was" || word === "were")],
    ["first_of_others", order === 0 && isOthers],
    ["first_of_former", order === 0 && isFormer],
    ["first_home", order === 0 && lives && !isOthers],
    ["teller_in_sentence", has(all, TELLER)],
    ["teller_before", has(before, TELLER)],
    ["others_before", isOthers && !has(before, OWN_PLACE)],
    ["others_live", lives && isOthers && !has(before.slice(-3), TELLER)],
    ["teller_lives", lives && !isOthers && has(before, TELLER)],
    ["used_to", before.includes("used") || before.includes("lived")],
    ["said_here", has(before.slice(-3), SAYS_WHERE)],
    ["teller_from", last === "from" && has(before.slice(-3), TELLER)],
    ["former", isFormer],
    ["goes_to", last === "to" && has(before, GOES)],
    ["others_go_to", last === "to" && has(before, GOES) && has(before, GOERS)],
    ["goes", has(before, GOES)],
    ["offered", has(before, OFFERS)],
    ["wished", has(before, WISHES)],
    ["guessed", has(before, GUESSED)],
    ["thing_from", last === "from" && COMES_FROM.has(before.at(-2) ?? "")],
    ["away_from", (last === "from" || last === "of") && AWAY_FROM.has(before.at(-2) ?? "")],
    ["out_of", last === "of" && before.at(-2) === "out"],
    ["of_a_year", /^(?:19|20)\d\d$/.test(before.at(-2) ?? "") || /^(?:19|20)\d\d$/.test(after.at(-1) ?? "")],
    ["day_in_sentence", tellsADay(here)],
    ["matter_in_sentence", has(all, OF_MATTER)],
    ["matter_before", has(before, OF_MATTER)],
    ["others_say", isOthers && has(all, SAYS)],
    ["span_beside", has([...before.slice(-4), ...after], TIMES) && !all.includes("ago")],
    ["said_to_be_here", after[0] === "here" || before.slice(-2).join(" ") === "this is"],
    ["whole_sentence", here.length === mention.length],
    ["court_in_sentence", has(all, COURT)],
    ["while_there", has(before, THEN) && has(before, TELLER)],
    ["for_after", after[0] === "for"],
    ["others_out_of", isOthers && last === "of" && before.at(-2) === "out"],
    ["as_adjective", mention.by === "state" && !NEAR.has(last) && !stopsAfter && after.length > 0],
    ["afterwards", has(after, AFTERWARDS) || has(before.slice(-3), AFTERWARDS)],
    ["official_after", has(after, OFFICIAL)],
    ["official_before", has(before.slice(-3), OFFICIAL)],
    ["of_another_thing", after[0] !== undefined && !stopsAfter && OTHERS.has(after[0])],
  ];
  return signs.filter(([, holds]) => holds).map(([sign]) => sign);
}

/** Whether a stop or nothing stands after this token. */
function isStop({ raw, tokens }: Story, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token === undefined || next === undefined || /[.,;:!?()\n]/.test(raw.slice(token.end, next.start));
}

/** "March 2", "last Tuesday": a day is told where something happened. */
function tellsADay(sentence: readonly Token[]): boolean {
  return sentence.some(
    ({ word }, at) =>
      DAYS.has(word) ||
      (MONTH[word] !== undefined &&
        [at - 1, at + 1].some((beside) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(sentence[beside]?.word ?? ""))),
  );
}
