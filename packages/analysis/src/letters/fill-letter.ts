import { LETTERS, LETTER_WORDS, RULE_WORDS } from "../compiled/knowledge.js";
import { longDate } from "../deadlines/calendar.ts";
import { placeName } from "../deadlines/titles.ts";
import type { CalendarDate, Confidence, Law, State } from "../knowledge.ts";
import { placeRule } from "../law/place.ts";
import type { PlaceRule } from "../law/place.ts";
import { placeWords } from "../law/place-words.ts";
import { CLAIM_TYPES } from "../compiled/claims.js";
import { unstop } from "../report/words.ts";
import type { LetterForm } from "./letter.ts";

/** A run of a letter's words: as written, filled from the case, or a blank with what belongs there. */
export type LetterRun =
  | { text: string }
  | { filled: string; field: string }
  | { blank: string; field: string };

/** A rule that a letter names, with how sure we are of it. */
export interface LetterRule {
  citation: string;
  says: string;
  confidence: Confidence;
  confidence_words: string;
  /** The day on which it was compared with a source. */
  checked: CalendarDate | null;
  sources: { name: string; url: string | null }[];
}

/** A letter as it is shown, printed and saved. */
export interface FilledLetter {
  id: string;
  title: string;
  plain: string;
  access: "free" | "paid";
  sender: LetterRun[][];
  date: LetterRun[];
  receiver: LetterRun[][];
  subject: LetterRun[];
  body: LetterRun[][];
  closing: string;
  signature: LetterRun[];
  send: string[];
  care: string[];
  rules: LetterRule[];
  /** Of what kind the case's own deadlines are that it is about. */
  names: "notice" | "answer" | null;
}

/** What a letter is filled with; a field that is left out stays blank. */
export interface LetterFacts {
  state: State | null;
  /** By the names of `knowledge/letters.yaml`. */
  fields: Readonly<Partial<Record<string, string>>>;
}

/** The letters, with the claim types that they fit. */
export function letterForms(): Pick<LetterForm, "id" | "title" | "plain" | "access" | "claims">[] {
  return LETTERS.map(({ id, title, plain, access, claims }) => ({ id, title, plain, access, claims }));
}

/** The letters that fit these claim types, those of the first one first. */
export function lettersFor(claimTypes: readonly string[]): ReturnType<typeof letterForms> {
  const place = ({ claims }: Pick<LetterForm, "claims">): number =>
    Math.min(...claims.map((claim) => claimTypes.indexOf(claim)).map((at) => (at < 0 ? Infinity : at)));
  return letterForms()
    .filter((form) => place(form) < Infinity)
    .toSorted((a, b) => place(a) - place(b));
}

/**
 * A letter with what is known filled in and each other place marked. A rule of the state is named only where it has a
 * citation, is not overdue for a check, and was confirmed or agreed on; else the letter goes without it.
 * @returns null when there is no such letter
 */
export function fillLetter(id: string, facts: LetterFacts, asOf: CalendarDate): FilledLetter | null {
  const form = LETTERS.find((one) => one.id === id);
  if (!form) return null;
  const rules = new Map<string, PlaceRule>(
    form.rules.flatMap((topic) => {
      const rule = facts.state && placeRule(facts.state, topic, asOf);
      return rule && mayBeNamed(rule) ? [[topic, rule] as const] : [];
    }),
  );
  const laws = form.laws.flatMap(({ claim, citation }) => lawOf(claim, citation) ?? []);
  const write = (text: string): LetterRun[] => runsOf(text, facts, rules, laws);
  return {
    id: form.id,
    title: form.title,
    plain: form.plain,
    access: form.access,
    sender: ["{sender_name}", "{sender_address}", "{sender_contact}"].map(write),
    date: write("{today}"),
    receiver: ["{receiver_name}", "{receiver_address}"].map(write),
    subject: write(form.subject),
    body: form.body
      .filter(
        (part) =>
          (part.with === undefined || rules.has(part.with)) &&
          (part.without === undefined || !rules.has(part.without)),
      )
      .map(({ words }) => write(words)),
    closing: LETTER_WORDS.closing,
    signature: write("{sender_name}"),
    send: [...form.send],
    care: [...form.care],
    rules: [...[...rules.values()].map(ruleShown), ...laws.map(lawShown)],
    names: form.names,
  };
}

function mayBeNamed(rule: PlaceRule): boolean {
  const isSure = rule.confidence !== "recalled" || rule.agreed;
  return isSure && rule.citation !== null && !rule.may_have_changed && rule.value !== "none";
}

function lawOf(claim: string, citation: string): Law | undefined {
  const laws = CLAIM_TYPES.find(({ id }) => id === claim)?.laws ?? [];
  return laws.find((law) => law.citation === citation);
}

function ruleShown(rule: PlaceRule): LetterRule {
  const { label, value } = placeWords(rule.topic, rule);
  return {
    citation: rule.citation ?? "",
    says: `${label}: ${unstop(value)}.`,
    confidence: rule.confidence,
    confidence_words: RULE_WORDS.confidence[rule.confidence],
    checked: rule.checked,
    sources: rule.sources.map(({ name, url }) => ({ name, url: url ?? null })),
  };
}

function lawShown({ citation, title, plain, confidence }: Law): LetterRule {
  return {
    citation,
    says: `${title}: ${plain}`,
    confidence,
    confidence_words: RULE_WORDS.confidence[confidence],
    checked: null,
    sources: [],
  };
}

const HOLE = /\{([a-z_]+)(?:\.(value|citation))?\}/g;

function runsOf(
  words: string,
  facts: LetterFacts,
  rules: ReadonlyMap<string, PlaceRule>,
  laws: readonly Law[],
): LetterRun[] {
  const runs: LetterRun[] = [];
  let end = 0;
  for (const hole of words.matchAll(HOLE)) {
    const [whole, name = "", part] = hole;
    if (hole.index > end) runs.push({ text: words.slice(end, hole.index) });
    runs.push(...runOf(name, part, facts, rules, laws));
    end = hole.index + whole.length;
  }
  if (end < words.length) runs.push({ text: words.slice(end) });
  return joined(runs);
}

function runOf(
  name: string,
  part: string | undefined,
  facts: LetterFacts,
  rules: ReadonlyMap<string, PlaceRule>,
  laws: readonly Law[],
): LetterRun[] {
  const rule = rules.get(name);
  if (part === "value") return rule ? [{ text: lowerFirst(unstop(placeWords(rule.topic, rule).value)) }] : [];
  if (part === "citation") return rule?.citation ? [{ text: rule.citation }] : [];
  if (name === "law") return [{ text: laws.map(({ citation }) => citation).join(" and ") }];
  const filled = name === "state" && facts.state ? placeName(facts.state) : facts.fields[name];
  return [
    filled === undefined
      ? { blank: LETTER_WORDS.blanks[name] ?? name, field: name }
      : { filled, field: name },
  ];
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Neighbouring words as one run. */
function joined(runs: readonly LetterRun[]): LetterRun[] {
  const whole: LetterRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if ("text" in run && last && "text" in last) whole[whole.length - 1] = { text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}

/** A calendar date and an amount as letters write them. */
export const letterDate = (date: CalendarDate): string => longDate(date);
export const letterAmount = (cents: number): string =>
  `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
