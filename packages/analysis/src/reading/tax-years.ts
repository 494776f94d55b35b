import { LIMITATION_RULES } from "../compiled/knowledge.js";
import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addPeriod, calendarDate } from "../deadlines/calendar.ts";
import type { KnownDate } from "../deadlines/triggers.ts";
import type { CueMatches } from "./matcher.ts";
import type { Story, Token } from "./text.ts";

/**
 * The tax year of a return that was not sent in, or late. Money held out of pay counts as paid on April 15 of the next
 * year, and can be asked back from then on for as long as the rule on refunds says, whenever the return is sent in: 26 U.S.C. §§ 6511(b)(2)(A),
 * 6513(b)(1).
 */

const { unfiled: UNFILED, return: OF_A_RETURN } = READING_WORDS.tax_years;
const TAX_WORDS = new Set(OF_A_RETURN);
const YEAR = /^20\d\d$/;
/** So many words around a year say that it is the year of a return. */
const NEAR = 8;
const TIME_TO_ASK = LIMITATION_RULES.find(({ claim }) => claim === "tax_refund_claim")?.period;

/** The day on which the tax of a told year counts as paid: of the first year of which money can still be asked back, else of the last; null where none is told. */
export function unfiledTaxDay(story: Story, matches: CueMatches, asOf: CalendarDate): KnownDate | null {
  const unfiled = UNFILED.flatMap((cue) => matches.of(cue));
  if (unfiled.length === 0) return null;
  const sentences = new Set(unfiled.map(({ from }) => story.tokens[from]?.sentence));
  const years = story.tokens.flatMap((token, at) => (YEAR.test(token.word) ? [{ token, at }] : []));
  const beside = years.filter(({ token }) => sentences.has(token.sentence));
  const told = beside.length > 0 ? beside : years.filter(({ at }) => isOfReturn(story.tokens, at));
  const days = told
    .flatMap(({ token }) => paidOn(token.word, asOf))
    .toSorted((a, b) => (a.earliest < b.earliest ? -1 : 1));
  const isOpen = ({ earliest }: KnownDate): boolean =>
    !!TIME_TO_ASK && addPeriod(earliest, TIME_TO_ASK) >= asOf;
  return days.find(isOpen) ?? days.at(-1) ?? null;
}

function paidOn(year: string, asOf: CalendarDate): KnownDate[] {
  const day = calendarDate(Number(year) + 1, 4, 15);
  if (day === null || day > asOf) return [];
  return [{ earliest: day, latest: day, how: "story", words: year, named: true }];
}

function isOfReturn(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return near.some(({ word, sentence }) => sentence === tokens[at]?.sentence && TAX_WORDS.has(word));
}
