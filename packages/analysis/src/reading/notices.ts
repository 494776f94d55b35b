import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays } from "../deadlines/calendar.ts";
import type { TriggerDates } from "../deadlines/triggers.ts";
import type { Quote } from "../result.ts";
import type { DateMention } from "./dates.ts";
import type { CueMatches } from "./matcher.ts";
import { smallNumber } from "./numbers.ts";
import { quoteTokens } from "./text.ts";
import type { Story } from "./text.ts";

const SERVED_CUES = READING_WORDS.suits.served;

/** A person has at most about this long to answer court papers; later it is no longer an answer that is due. */
const ANSWER_DAYS = 45;

const LEAVE = new Set(["pay", "get", "leave", "move", "vacate", "quit"]);
/** Notices with more days than this are not about what is due now. */
const MOST_DAYS = 120;

/** A notice that gives a number of days, and the day on which it came. */
export interface DayNotice {
  days: number;
  given: CalendarDate;
  quote: Quote;
}

/** True when court papers came within the last weeks, or came on a day that is not told. */
export function wasServedLately(matches: CueMatches, dates: TriggerDates, asOf: CalendarDate): boolean {
  const served = dates.service_of_papers;
  if (served) return served.latest >= addDays(asOf, -ANSWER_DAYS) && matches.affirmed(SERVED_CUES).length > 0;
  const { incident } = dates;
  const isOld = incident !== undefined && incident.latest < addDays(asOf, -ANSWER_DAYS);
  return !isOld && matches.affirmed(SERVED_CUES).length > 0;
}

/** The first "3 day notice" of a story, when the very day is known on which it came and it is not long ago. */
export function readDayNotice(
  story: Story,
  mentions: readonly DateMention[],
  dates: TriggerDates,
  asOf: CalendarDate,
): DayNotice | null {
  for (let at = 0; at < story.tokens.length; at++) {
    const days = smallNumber(story.tokens[at]?.word ?? "");
    const isNotice =
      /^days?$/.test(story.tokens[at + 1]?.word ?? "") &&
      ([2, 3, 4].some((ahead) => story.tokens[at + ahead]?.word === "notice") || givesDays(story, at + 2));
    if (days === null || days < 1 || days > MOST_DAYS || !isNotice) continue;
    const given = dayGiven(story, at, mentions, dates);
    if (given === null || given > asOf || addDays(given, days + ANSWER_DAYS) < asOf) return null;
    return { days, given, quote: quoteTokens(story, at, at + 1) };
  }
  return null;
}

/** "5 days to pay or get out". */
function givesDays(story: Story, at: number): boolean {
  return story.tokens[at]?.word === "to" && LEAVE.has(story.tokens[at + 1]?.word ?? "");
}

/** The only exact day in the sentence of the notice, else the day of a notice that the story dates. */
function dayGiven(
  story: Story,
  at: number,
  mentions: readonly DateMention[],
  dates: TriggerDates,
): CalendarDate | null {
  const sentence = story.tokens[at]?.sentence;
  const near = mentions.filter((one) => story.tokens[one.from]?.sentence === sentence);
  const [only, ...more] = near;
  const came = only && more.length === 0 ? only : dates.notice_received;
  return came && came.earliest === came.latest ? came.earliest : null;
}

export const JUDGED_CUES = READING_WORDS.suits.judged;

export const TAKEN_CUES = READING_WORDS.suits.taken;
