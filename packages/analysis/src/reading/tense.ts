import type { Token } from "./text.ts";

/** Words of what is still to come, and of what is over, as they stand around a day that is told without its year. */
const TO_COME = new Set(
  "stop stops stopping ends ending court hearing trial arraignment due auction appointment appt scheduled until till til by will gonna wont expires expire expiring renews renew starts opens begins next upcoming coming before deadline wait waiting plan plans meets supposed returns conference mediation deposition".split(
    " ",
  ),
);
const OVER = new Set(
  "had was were went missed did got came lost fell hit told said took left gave sent made found began saw broke quit bit cut hurt ran put paid sold bought met knew felt kept held heard wrote read shot drove stole threw brought caught died ended started happened been served since ago back last received opened signed moved".split(
    " ",
  ),
);
/** Present forms that, right before a day, speak of one to come: "court is dec 8". */
const PRESENT = new Set(["is", "isnt", "are", "its", "on", "for", "set", "at", "the", "of", "date"]);
/** Words that speak of what is ahead, whatever stands before them: "he said wait until". */
const AHEAD = new Set(["wait", "waiting", "will", "gonna", "wont", "upcoming", "scheduled"]);
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
  let plain = true;
  for (let at = from - 1; at >= from - LOOK_BACK; at--) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) break;
    if (token.word === "by" && at < from - AGENT_FROM) continue;
    if (TO_COME.has(token.word))
      return !spokeOfPast(tokens, at) || (at === from - 1 && isDemanded(tokens, at));
    if (OVER.has(token.word) || /[a-z]{3}ed$/.test(token.word)) return false;
    if (!PRESENT.has(token.word)) plain = false;
    if (plain && (token.word === "is" || token.word === "isnt" || token.word === "are")) return true;
  }
  for (let at = to + 1; at <= to + LOOK_AHEAD; at++) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) break;
    if (OVER.has(token.word)) return false;
    if (TO_COME.has(token.word)) return true;
  }
  return false;
}

const LIMITS = new Set(["by", "before", "until", "till", "til"]);
const DEMANDS = new Set(
  "want wants need needs must have has gotta demand demands demanding expects says due gave gives give given got".split(
    " ",
  ),
);
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

/** "They said come in January": what was said may be of what comes. */
const SPEECH = new Set(["said", "told", "says", "scheduled", "asked"]);

/** "We had court", "I missed the hearing", "the appointment was": over, though the word itself may be of what comes. */
function spokeOfPast(tokens: readonly Token[], at: number): boolean {
  if ([at - 2, at - 1, at].some((one) => AHEAD.has(tokens[one]?.word ?? ""))) return false;
  const reach = UNTIL.has(tokens[at]?.word ?? "") ? UNTIL_REACH : REACH;
  const before = Array.from({ length: reach }, (_, back) => at - 1 - back);
  const comma = reach === UNTIL_REACH ? -1 : before.findIndex((one) => isParted(tokens, one));
  const around = [...(comma < 0 ? before : before.slice(0, comma)), at + 1].map((one) => tokens[one]);
  return around.some(
    (token) =>
      token !== undefined &&
      token.sentence === tokens[at]?.sentence &&
      (OVER.has(token.word) || /[a-z]{3}ed$/.test(token.word)) &&
      !SPEECH.has(token.word),
  );
}
