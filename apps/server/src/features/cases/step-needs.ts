import { lettersForStep } from "@standing/analysis";
import type { Deadline, PlanStep } from "@standing/contract";
import { tellingWords } from "./evidence/match-files.ts";
import { lastDayOf } from "./rules.ts";

/** What of a case a step may need. */
export interface OfCase {
  /** The letters that fit it. */
  letters: readonly { id: string; title: string }[];
  /** What proves it, as far as the caller sees the list. */
  evidence: readonly string[];
  deadlines: readonly Deadline[];
}

/** Words of a step that is done by a deadline of a kind. */
const BY_DEADLINE: Readonly<Partial<Record<Deadline["kind"], RegExp>>> = {
  notice: /\bnotice (?:deadline|time)\b|\bdeadline for a written notice\b/i,
  answer: /\bfile the answer\b|\b(?:day|days|date) to answer\b|\banswer date\b/i,
  charge: /\b(?:180|300) days\b|\bfile a charge\b/i,
  limitation: /\btime limits?\b|\b(?:last day|deadline|time) to sue\b/i,
};
const MOST_EVIDENCE = 2;
/** Things that a step speaks of and that are evidence; other words that a step and a thing share tell too little. */
const THINGS = new Set(
  "bill certificate chart contract email estimate journal lease log message passport photo picture policy prescription receipt record report return screenshot stub text ticket timeline video witness".split(
    " ",
  ),
);

/** The things that a step speaks of; its first word is what to do. */
const thingsIn = (step: string) =>
  [...tellingWords(step.replace(/^\w+/, ""))].filter((word) => THINGS.has(word));

/**
 * What a step needs: the letter that does it, what it is proved with, and the deadline that it has to meet.
 * @param today deadlines before it are over
 */
export function stepNeeds(text: string, of: OfCase, today: string): PlanStep["needs"] {
  const letters = lettersForStep(text);
  const kinds = Object.entries(BY_DEADLINE).flatMap(([kind, words]) => (words.test(text) ? [kind] : []));
  const [first] = of.deadlines
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((deadline) => {
      const day = lastDayOf(deadline);
      return day === null || day < today ? [] : [{ title: deadline.title, day }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const things = thingsIn(text);
  return {
    letters: of.letters.filter(({ id }) => letters.includes(id)).map(({ id, title }) => ({ id, title })),
    evidence: of.evidence
      .filter((item) => things.some((thing) => tellingWords(item).has(thing)))
      .slice(0, MOST_EVIDENCE),
    deadline: first ?? null,
  };
}
