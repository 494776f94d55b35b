import type { CalendarDate } from "../knowledge.ts";
import type { Quote } from "../result.ts";
import { calendarSpan, wideSpan } from "./calendar-days.ts";
import type { Span } from "./date-span.ts";
import { fromBefore, offsetDate } from "./days-from-days.ts";
import { daysFromNow } from "./days-from-now.ts";
import { quoteTokens } from "./text.ts";
import type { Story } from "./text.ts";

/** A point in time named in a story. `earliest` equals `latest` when the very day is known. */
export interface DateMention {
  earliest: CalendarDate;
  latest: CalendarDate;
  /** True when the words give no year and the latest fitting one was taken. */
  year_assumed: boolean;
  from: number;
  to: number;
  quote: Quote;
  /** Set for a stretch of time ("from May until August"): its last part, while the mention itself is its first. */
  until?: { earliest: CalendarDate; latest: CalendarDate; words: string };
  /** True for "since May": often said of what was long before the trouble. */
  since?: boolean;
  /** The words of the first part of a stretch of time. */
  words?: string;
}
/** Words before a date that belong to it when it is quoted. */
const LEADS = new Set(["last", "this", "early", "late", "mid"]);

/** All dates in the story, exact or not, in order, read against the day `asOf`. Linear in the story's length. */
export function readDates(story: Story, asOf: CalendarDate): DateMention[] {
  const mentions: DateMention[] = [];
  for (let at = 0; at < story.tokens.length; at++) {
    const span =
      offsetDate(story, at, asOf, spanAt) ?? spanAt(story, at, asOf) ?? fromBefore(story, at, asOf, mentions);
    if (!span) continue;
    const to = at + span.length - 1;
    const from = LEADS.has(story.tokens[at - 1]?.word ?? "") ? at - 1 : at;
    mentions.push({
      earliest: span.earliest,
      latest: span.latest,
      year_assumed: span.year_assumed ?? false,
      from,
      to,
      quote: quoteTokens(story, from, to),
    });
    at = to;
  }
  return mentions;
}

function spanAt(story: Story, at: number, asOf: CalendarDate): Span | null {
  return (
    calendarSpan(story, at, asOf) ?? daysFromNow(story.tokens, at, asOf) ?? wideSpan(story.tokens, at, asOf)
  );
}
