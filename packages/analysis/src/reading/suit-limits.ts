import { READING_WORDS } from "../compiled/lexicon.js";
import { clauseAt } from "./clauses.ts";
import { smallNumber } from "./numbers.ts";
import type { Story } from "./text.ts";
import type { Quote } from "../quote.ts";

/** Times to sue that a policy, a contract or a ticket sets. */

interface SuitLimit {
  amount: number;
  unit: "months" | "years";
  answers: false;
  words: Quote;
}

/** "Any suit must be started within one year of the loss": a time that a policy or contract sets, counted from the event. */
export function suitLimit({ tokens, ...story }: Story, at: number): SuitLimit | null {
  const unit = /^(year|month)s?$/.exec(tokens[at + 1]?.word ?? "")?.[1];
  const amount = smallNumber(tokens[at]?.word ?? "");
  const sentence = tokens[at]?.sentence;
  const near = tokens.slice(Math.max(0, at - 14), at).filter((token) => token.sentence === sentence);
  const isSuit = near.some(({ word }) => word === "suit" || word === "action" || word === "lawsuit");
  const isLimit = near.some(({ word }) => word === "within" || word === "must");
  const after = tokens.slice(at + 2, at + 7).map(({ word }) => word);
  if (!unit || amount === null) return null;
  const isOfTicket = near.some(({ word }) => TICKETS.has(word)) && near.some(({ word }) => SAYS.has(word));
  const isLimitOfTicket = isOfTicket && !NO_LIMIT.has(after[0] ?? "");
  if (!isLimitOfTicket && (!isSuit || !isLimit)) return null;
  if (
    !isLimitOfTicket &&
    !after.some((word) => word === "loss" || word === "accident" || word === "incident" || word === "damage")
  )
    return null;
  return {
    amount,
    unit: unit === "year" ? "years" : "months",
    answers: false,
    words: clauseAt({ tokens, ...story }, at, at + 1),
  };
}

/** "The ticket says something about one year": what a cruise, a policy or terms of use leave to sue. */
const TICKETS = new Set(["ticket", "cruise", "policy", "terms", "waiver"]);
const SAYS = new Set(READING_WORDS.told_times.terms_say);
const NO_LIMIT = new Set(READING_WORDS.told_times.no_time_to_sue);
