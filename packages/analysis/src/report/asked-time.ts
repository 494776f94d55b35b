import { READING_WORDS } from "../compiled/lexicon.js";
import { lastDayOf } from "../deadlines/deadline.ts";
import type { Deadline } from "../result.ts";
import type { Findings } from "./findings.ts";
import { isAside, ruleRest } from "./limits.ts";
import { ruleSentence, rulesOfPlace } from "./place-laws.ts";
import { restOnGap } from "./trace.ts";
import type { Rest } from "./trace.ts";
import { SAYS } from "../compiled/sentences.js";

const MOST_RULES = 2;

/**
 * The answer to a question about time, in words, for a person who asks and tells no day from which it could be counted;
 * empty for all others.
 */
export function askedTime(findings: Findings): { sentence: string; rests: Rest[] }[] {
  const { reading, deadlines } = findings;
  if (reading.matches.standing(READING_WORDS.asks.for_time) === 0) return [];
  const theirs = theirTime(findings);
  if (theirs.length > 0) return theirs;
  const limits = deadlines.filter(answersIt);
  if (reading.side.value !== "asking" && limits.some((one) => lastDayOf(one) !== null)) return [];
  if (limits.length > 0)
    return limits.slice(0, MOST_RULES).map((one) => ({
      sentence: `${one.title}: ${one.arithmetic}`,
      rests: [ruleRest(one)],
    }));
  if (reading.place.state !== null || reading.side.value !== "asking") return [];
  return [
    {
      sentence: SAYS.time_limits.asked_without_state,
      rests: [restOnGap("deadline")],
    },
  ];
}

/** Words of a person who asks how long the other side may take. */
const ASKS_FOR_THEIR_TIME = new RegExp(
  String.raw`\bhow (?:long|many days|much time|soon) (?:${READING_WORDS.asks.may_take.join("|")}) (?!i\b|we\b|you\b|it\b|this\b|(?:a|the|my|such) (?:case|claim|suit|person)\b|somebody\b|someone\b)`,
  "i",
);
/** A topic of the law of the place that says how much time somebody has. */
const TIME_TOPIC = /_days$|^final_pay_/;

/** How long the other side may take, as the law of the place has it: to give a deposit back, to pay the last wages. */
function theirTime(findings: Findings): { sentence: string; rests: Rest[] }[] {
  const { state } = findings.reading.place;
  if (state === null || !ASKS_FOR_THEIR_TIME.test(findings.reading.story.raw)) return [];
  return rulesOfPlace(findings)
    .filter(({ topic }) => TIME_TOPIC.test(topic))
    .slice(0, MOST_RULES)
    .map((rule) => ({
      sentence: ruleSentence(rule, state),
      rests: [{ kind: "knowledge", id: `law/${state}/${rule.topic}` }],
    }));
}

/** A limit that holds as a rule: no outer limit, and none for a special case. */
function answersIt(one: Deadline): boolean {
  return one.kind !== "repose" && one.kind !== "notice" && !isAside(one);
}
