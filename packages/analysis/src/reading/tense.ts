import { READING_WORDS } from "../compiled/lexicon.js";
import type { Token } from "./text.ts";

const TO_COME = new Set(READING_WORDS.tense.to_come);
const OVER = new Set(READING_WORDS.tense.over);
const PRESENT = new Set(READING_WORDS.tense.present);
const AHEAD = new Set(READING_WORDS.tense.ahead);
const LOOK_BACK = 10;
/** "By the 30th" and "by next Friday" set a day; "served by my ex wife Saturday" does not. */
const AGENT_FROM = 2;
const LOOK_AHEAD = 3;

/**
 * True when the words around a day that is told without its year speak of a day to come; the nearest word decides.
 * Without any such word a day counts as past: too early is safe.
 */
export function isToCome(tokens: readonly Token[], from: number, to: number): boolean {
  const sentence = tokens[from]?.sentence;
  if (isFixed(tokens, from)) return true;
  let plain = true;
  for (let at = from - 1; at >= from - LOOK_BACK; at--) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) break;
    if (token.word === "by" && at < from - AGENT_FROM) continue;
    if (comes(tokens, at)) return !spokeOfPast(tokens, at) || (at === from - 1 && isDemanded(tokens, at));
    if (isOver(tokens, at)) return false;
    if (isDue(tokens, at) && from - at <= DUE_WITHIN) return true;
    if (!PRESENT.has(token.word)) plain = false;
    if (plain && (token.word === "is" || token.word === "isnt" || token.word === "are")) return true;
  }
  for (let at = to + 1; at <= to + LOOK_AHEAD; at++) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) break;
    if (OVER.has(token.word)) return false;
    if (comes(tokens, at)) return true;
  }
  return false;
}

const PAST_WITHIN = 6;

/** True when a word of what is over stands near the words of a time, in their sentence. */
export function tellsOfPast(tokens: readonly Token[], from: number, to: number): boolean {
  const sentence = tokens[from]?.sentence;
  return [...Array(PAST_WITHIN).keys()]
    .flatMap((by) => [from - 1 - by, to + 1 + by])
    .some((at) => tokens[at]?.sentence === sentence && isOver(tokens, at));
}

const LEAVES = new Set(READING_WORDS.tense.leaves);
const LEAVE = new Set(READING_WORDS.tense.leave);
const WHO = new Set(READING_WORDS.tense.who);
const PLANNED_WITHIN = 6;

/** "I go back on Dec 10", "they told me to come Dec 4", "said he would pay December 1": a day near ahead is meant. */
export function isPlanned(tokens: readonly Token[], from: number, to: number): boolean {
  const sentence = tokens[from]?.sentence;
  if (isAskedFor(tokens, from)) return true;
  for (let at = from - 1; at >= from - PLANNED_WITHIN && tokens[at]?.sentence === sentence; at--) {
    if (tellsAPlan(tokens, at)) return true;
    if (isOver(tokens, at) && tokens[at]?.word !== "back") return false;
  }
  return [1, 2, 3].some((by) => tokens[to + by]?.sentence === sentence && tellsAPlan(tokens, to + by));
}

/** "A summons for 12/10": what a paper is for lies ahead. */
function isAskedFor(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.word === "for" && COURT_PAPERS.has(tokens[from - 2]?.word ?? "");
}

const COURT_PAPERS = new Set(READING_WORDS.tense.papers_for_a_day);

function tellsAPlan(tokens: readonly Token[], at: number): boolean {
  const [word, before] = [tokens[at]?.word ?? "", tokens[at - 1]?.word ?? ""];
  if (LEAVES.has(word)) return true;
  if (!LEAVE.has(word)) return false;
  if (before === "to") return WHOM.has(tokens[at - 2]?.word ?? "") && SPEECH.has(tokens[at - 3]?.word ?? "");
  return WHO.has(before);
}

const HAVE = new Set(READING_WORDS.tense.have);

/** A word of what is over; "I've got court" is none, it says what the person has. */
function isOver(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (word === "got" && HAVE.has(tokens[at - 1]?.word ?? "")) return false;
  return OVER.has(word) || /[a-z]{3}ed$/.test(word);
}

const OBLIGES = new Set(READING_WORDS.tense.obliges);
const THERE = new Set(READING_WORDS.tense.there);
const DUE_WITHIN = 7;

/** "Has to go in on December 8", "and be there December 3": what somebody is to do is still to come. */
function isDue(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (word === "be") return THERE.has(next);
  const skip = WHOM.has(next) ? 1 : 0;
  return (
    OBLIGES.has(word) && tokens[at + 1 + skip]?.word === "to" && GOING.has(tokens[at + 2 + skip]?.word ?? "")
  );
}

const WHOM = new Set(["me", "us", "him", "her", "them", "you"]);
const GOING = new Set(READING_WORDS.tense.going);

const FIXED = new Set(READING_WORDS.tense.fixed);
const FIXED_WITHIN = 4;

/** "They set it for December 10", "court was continued to the 14th". */
function isFixed(tokens: readonly Token[], from: number): boolean {
  const lead = tokens[from - 1];
  if (lead?.sentence !== tokens[from]?.sentence || !["for", "to"].includes(lead?.word ?? "")) return false;
  return tokens
    .slice(Math.max(0, from - 1 - FIXED_WITHIN), from - 1)
    .some(({ word, sentence }) => sentence === lead?.sentence && FIXED.has(word));
}

/** A word of what is to come, as "a paper to see a judge"; the number or the stamp of a court is none. */
function comes(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (word === "coming" && COMING_FROM.has(tokens[at + 1]?.word ?? "")) return false;
  if (word === "next" && DAYS.has(tokens[at + 1]?.word ?? "")) return false;
  if (word === "than") return tokens[at - 1]?.word === "later";
  if (word === "see" && [2, 3].some((ahead) => tokens[at + ahead - 1]?.word === "judge")) return true;
  return TO_COME.has(word) && !(word === "court" && OF_A_COURT.has(tokens[at + 1]?.word ?? ""));
}

const COMING_FROM = new Set(["home", "from", "out", "off"]);

/** "The next day" is the one after another. */
const DAYS = new Set(["day", "morning", "night"]);

const OF_A_COURT = new Set(READING_WORDS.tense.of_a_court);

const LIMITS = new Set(["by", "before", "until", "till", "til"]);
const DEMANDS = new Set(READING_WORDS.tense.demands);
const DEMANDED_WITHIN = 8;

/** "Wants a recorded statement by Friday": a day that somebody sets, whatever verb stands between. */
function isDemanded(tokens: readonly Token[], at: number): boolean {
  if (!LIMITS.has(tokens[at]?.word ?? "")) return false;
  return tokens
    .slice(Math.max(0, at - DEMANDED_WITHIN), at)
    .some(({ word, sentence }) => sentence === tokens[at]?.sentence && DEMANDS.has(word));
}

/** A comma or another stop after a word: what was said before it is said of something else. */
function isParted(tokens: readonly Token[], at: number): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  return own !== undefined && next !== undefined && next.start - own.end > 1;
}

/** A verb of the past so many words before "court" or "until" tells that it is over: "I was there six years, until May". */
const REACH = 3;
const UNTIL = new Set(["until", "till", "til"]);
const UNTIL_REACH = 9;

const SPEECH = new Set(READING_WORDS.tense.speech);

/** "We had court", "I missed the hearing", "the appointment was": over, though the word itself may be of what comes. */
function spokeOfPast(tokens: readonly Token[], at: number): boolean {
  if ([at - 2, at - 1, at].some((one) => AHEAD.has(tokens[one]?.word ?? ""))) return false;
  const reach = UNTIL.has(tokens[at]?.word ?? "") ? UNTIL_REACH : REACH;
  const before = Array.from({ length: reach }, (_, back) => at - 1 - back);
  const comma = reach === UNTIL_REACH ? -1 : before.findIndex((one) => isParted(tokens, one));
  const around = [...(comma < 0 ? before : before.slice(0, comma)), at + 1].flatMap((one) => {
    const token = tokens[one];
    return token ? [{ ...token, isOver: isOver(tokens, one) }] : [];
  });
  return around.some(
    (token) => token.sentence === tokens[at]?.sentence && token.isOver && !SPEECH.has(token.word),
  );
}

const WANTED = new Set(READING_WORDS.dates.wanted);

/** "They want to interview her Tuesday", "the paper says Tuesday 9am": a day to come. */
export function isWanted(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at];
  return [1, 2, 3, 4].some((back) => {
    const token = tokens[at - back];
    return token !== undefined && token.sentence === own?.sentence && WANTED.has(token.word);
  });
}
