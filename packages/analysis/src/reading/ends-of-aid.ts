import { READING_WORDS } from "../compiled/lexicon.js";
import type { DateMention } from "./dates.ts";
import type { Story } from "./text.ts";

/** Public aid that ends or shrinks on a day to come: who asks for a hearing before that day mostly keeps it till the hearing. */

const AID = new Set(READING_WORDS.told_times.aid);
const LESS = new Set(READING_WORDS.told_times.less_aid);
const FROM = new Set(READING_WORDS.told_times.from_when);
const NEAR = 24;
const BEFORE = 2;

/** "My food stamps stop effective December 1", "hours go to 161 starting 12/01": the day on which aid ends. */
export function endsAid({ tokens }: Story, { from, to }: DateMention): boolean {
  const lead = tokens.slice(Math.max(0, from - BEFORE), from).map(({ word }) => word);
  const own = tokens.slice(Math.max(0, from - NEAR), to + NEAR);
  const isLess = own.some(({ word, sentence }) => sentence === tokens[from]?.sentence && LESS.has(word));
  return lead.some((word) => FROM.has(word)) && isLess && tokens.some(({ word }) => AID.has(word));
}
