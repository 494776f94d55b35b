import { NO_LIMIT_WORDS } from "../compiled/knowledge.js";
import type { CalendarDate, LimitationKey, LimitationRule, Period } from "../knowledge.ts";
import { longDate } from "./calendar.ts";

/** A rule that sets a time. */
export type TimedRule = LimitationRule & { period: Period };

/** False for a law that sets no time limit. */
export function isTimed(rule: LimitationRule): rule is TimedRule {
  return rule.period !== null;
}

/** What is said of a law that sets no time limit. */
export interface NoLimitWords {
  /** In place of the length of time and of what starts the clock. */
  period: string;
  accrual: string;
  /** That a suit can be brought at any time, and where the law came on a day, from which on; `{day}` is that day. */
  says: string;
  from: string;
  /** For what was done before that day, or on a day that is not known. */
  before: string;
  unsure: string;
  if_missed: string;
}

/** What asking for a kind of limit brings along. */
export interface LimitUse {
  /** The limit that holds where a state has none of this kind. */
  wider: LimitationKey | null;
  /** The outer limit that goes with it whenever the state has one. */
  repose: LimitationKey | null;
  /** Facts that asking for it takes for granted. */
  implies: string[];
  /** True where only some states have a rule of their own: without one nothing is missing. */
  of_some: boolean;
  /** What the learned reader hears in a story, in whatever words, in which this limit may run. */
  heard_as: string | null;
  /** Heard so, it is left out where this is a fact of the story. */
  heard_unless: string | null;
}

/** From which day on a law sets no time limit. */
export function noLimitFrom(day: CalendarDate, { from }: NoLimitWords = NO_LIMIT_WORDS): string {
  return from.replace("{day}", longDate(day));
}
