import { READING_WORDS } from "../compiled/lexicon.js";
import { isOutBy, leadOfCity } from "./city-leads.ts";
import type { Story } from "./text.ts";

/** From this size (in thousands) on a name written small is a city's after a word of place. */
const SMALL_LETTERS_FROM = 100;
/** From this size on a name counts after a loose word, or with nothing beside it. */
const TOWN = 15;
/** Cities of this size (in thousands) are read by their capital letter alone, unless people bear the name. */
const KNOWN_TO_ALL = 300;
const PEOPLES_NAMES = new Set(READING_WORDS.places.large_like_names);
const GIVEN_NAMES = new Set(READING_WORDS.places.like_given_names);
const OFFICES = new Set(READING_WORDS.places.official);
const OWN_OF_A_TOWN = new Set(READING_WORDS.places.own_of_a_town);
const OWNERS = new Set(["my", "our", "the"]);
/** Short for the police of a town: nothing else is called so after its name. */
const ITS_POLICE = "pd";

export function isCapital({ raw, tokens }: Story, at: number): boolean {
  return /^\p{Lu}/u.test(raw.slice(tokens[at]?.start ?? 0));
}

/** The words of a name, parted by single spaces. */
export function nameOf({ tokens }: Story, at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(" ");
}

/** Whether a name of a city, with this many people (in thousands), is written as one where it stands. */
export function isNamedAsPlace(story: Story, at: number, length: number, size: number): boolean {
  const { tokens } = story;
  const capital = isCapital(story, at);
  const isMade = isHere(story, at, length) || isOfOffice(story, at, length) || isOfOwn(story, at, length);
  const lead = isMade ? "firm" : leadOfCity(tokens, at);
  if (lead && (lead === "firm" || size >= TOWN))
    return capital
      ? size >= TOWN || isUsualWrite(story, at)
      : length > 1 || size >= SMALL_LETTERS_FROM || isTownInSmall(story, at, size);
  const isName = GIVEN_NAMES.has(nameOf(story, at, length));
  if (standsAlone(story, at, at + length - 1))
    return capital
      ? !isName || isWholeSentence(story, at, length) || isFirstOrLast(story, at, length)
      : !isName && size >= LARGE_ALONE;
  return capital && size >= KNOWN_TO_ALL && !PEOPLES_NAMES.has(nameOf(story, at, length));
}

/** "the Alhambra library", "Fresno police", "knoxville pd": an office of a town that is no person's name. */
function isOfOffice(story: Story, at: number, length: number): boolean {
  const name = nameOf(story, at, length);
  const [last, next] = [story.tokens[at + length - 1], story.tokens[at + length]];
  if (!last || !next || story.raw.slice(last.end, next.start) !== " ") return false;
  if (next.word === ITS_POLICE) return true;
  return isCapital(story, at) && OFFICES.has(next.word) && !GIVEN_NAMES.has(name);
}

/** "my Ann Arbor place", "our Boise store", "the Boulder house" */
export function isOfOwn(story: Story, at: number, length: number): boolean {
  const { tokens } = story;
  return (
    isCapital(story, at) &&
    OWNERS.has(tokens[at - 1]?.word ?? "") &&
    OWN_OF_A_TOWN.has(tokens[at + length]?.word ?? "")
  );
}

/** "Dorchester here." */
function isHere({ tokens }: Story, at: number, length: number): boolean {
  const after = tokens[at + length];
  return tokens[at - 1]?.sentence !== tokens[at]?.sentence && after?.word === "here";
}

/** From this size on "in flagstaff" is the city, unless its name is a word or a person's name too. */
const TOWN_IN_SMALL = 25;
/** The same in a text that has hardly a capital letter, as people type on a phone: a town of any size. */
const ANY_TOWN = 3;
const HARDLY_A_CAPITAL = 0.01;
const RIGHT_BEFORE = new Set(["in", "near", "outside", "downtown"]);
const LIKE_WORDS = new Set(READING_WORDS.places.like_words);

function isTownInSmall(story: Story, at: number, size: number): boolean {
  const { tokens } = story;
  const name = tokens[at]?.word ?? "";
  const lead = tokens[at - 1]?.word ?? "";
  return (
    size >= (isWrittenSmall(story) ? ANY_TOWN : TOWN_IN_SMALL) &&
    (RIGHT_BEFORE.has(lead) || isOutBy(tokens, at)) &&
    !GIVEN_NAMES.has(name) &&
    !LIKE_WORDS.has(name)
  );
}

/** From this size on a name written small that stands alone between stops is a city. */
const LARGE_ALONE = 60;

/** A capital letter says little where every word has one. */
function isUsualWrite({ raw }: Story, at: number): boolean {
  return at > 0 && capitalsOf(raw) < 1 / 3;
}

function isWrittenSmall({ raw }: Story): boolean {
  return capitalsOf(raw) < HARDLY_A_CAPITAL;
}

/** The share of the letters that are capital. */
function capitalsOf(raw: string): number {
  return (raw.match(/\p{Lu}/gu)?.length ?? 0) / (raw.match(/\p{L}/gu)?.length ?? 1);
}

function isWholeSentence({ tokens, sentences }: Story, at: number, length: number): boolean {
  const sentence = sentences[tokens[at]?.sentence ?? -1];
  return sentence?.start === tokens[at]?.start && sentence?.end === tokens[at + length - 1]?.end;
}

/** "…, Brooklyn" at the very end, "Houston. My boss" at the very beginning: people put their city there. */
function isFirstOrLast({ tokens }: Story, at: number, length: number): boolean {
  return at === 0 || at + length === tokens.length;
}

/** Nothing but the name between two stops, or between a stop and an end: ", Norfolk, cash", "flagstaff." */
function standsAlone({ raw, tokens }: Story, from: number, to: number): boolean {
  const before = raw.slice(0, tokens[from]?.start).trimEnd();
  const after = raw.slice(tokens[to]?.end).trimStart();
  return (
    (before === "" || /[.,;:(!?\n\-–—]$/.test(before)) && (after === "" || /^[.,;:)!?\n\-–—]/.test(after))
  );
}
