import type { Jurisdiction, LimitationKey, LimitationRule, Trigger } from "../knowledge.ts";
import { LIMIT_TITLES, START_WORDS } from "../compiled/knowledge.js";
import { factWords } from "../fact-words.ts";
import { STATE_NAMES } from "../reading/places.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** The name of the place as it reads in a sentence; nothing for federal law. */
export function placeName(jurisdiction: Jurisdiction): string {
  return jurisdiction === "US" ? SAYS.deadlines.united_states : STATE_NAMES[jurisdiction];
}

/** "Time to sue for an injury in California". */
export function deadlineTitle(rule: LimitationRule): string {
  const phrase = phraseOf(rule);
  return rule.jurisdiction === "US"
    ? phrase
    : whomAgainst(fill(SAYS.deadlines.title.in_place, { phrase, place: placeName(rule.jurisdiction) }), rule);
}

/** What a limitation key is for: "Time to sue for an injury". */
export function limitWords(key: LimitationKey): string {
  return LIMIT_TITLES[key] ?? key.replaceAll("_", " ");
}

/** What a rule's period is for, without the place: "Time to sue for an injury, when it is a criminal case". */
export function limitTitle(rule: LimitationRule): string {
  return onCondition(whomAgainst(phraseOf(rule), rule), rule);
}

function whomAgainst(title: string, { against }: LimitationRule): string {
  return against === undefined ? title : fill(SAYS.deadlines.title.against, { title, against });
}

/** A title with the facts under which the rule holds, for rules that hold only then. */
export function onCondition(title: string, rule: LimitationRule): string {
  const facts = (rule.applies_if ?? []).filter(({ is }) => is).map(({ fact }) => factWords(fact));
  return facts.length === 0 || rule.kind === "notice"
    ? title
    : fill(SAYS.deadlines.title.on_condition, { title, facts: facts.join(" and ") });
}

/** A few states ask for no notice but for a quick suit against a public body. */
function phraseOf({ claim, kind }: LimitationRule): string {
  if (kind === "limitation" && claim === "gov_notice_local") return SAYS.deadlines.title.suit_against_local;
  if (kind === "limitation" && claim === "gov_notice_state") return SAYS.deadlines.title.suit_against_state;
  return limitWords(claim);
}

/** What starts the clock, in plain words: completes "It runs from ...". */
export function triggerWords(trigger: Trigger): string {
  return START_WORDS[trigger];
}

/** True for keys that have a name of their own. */
export function hasTitle(key: LimitationKey): boolean {
  return Object.hasOwn(LIMIT_TITLES, key);
}
