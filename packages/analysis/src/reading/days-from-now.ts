import { READING_WORDS } from "../compiled/lexicon.js";
import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, calendarDate, monthOf, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { inPart, partBefore } from "./date-parts.ts";
import { dayNumberAt, MONTH, WEEKDAY, weekdayAt } from "./date-words.ts";
import { exact, upTo, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { smallNumber } from "./numbers.ts";
import { isToCome, isWanted, tellsOfPast } from "./tense.ts";
import { monthBeside, PARTS_OF_DAY, weekdayTheNth } from "./weekday-the-nth.ts";
import { minus, movedBy, oneOf, plus, timeAmountAt, times } from "./time-amounts.ts";
import type { Length, TimeAmount } from "./time-amounts.ts";
import type { TimeUnit } from "../calendar-words.ts";
import type { Story, Token } from "./text.ts";

/** Days told from the day of telling: "three weeks ago", "last Tuesday", "yesterday". */

/** A day told from the day of telling; null where none begins at this token. */
export function daysFromNow(story: Story, at: number, asOf: CalendarDate): Span | null {
  return (
    hoursAgo(story.tokens, at, asOf) ??
    ago(story, at, asOf) ??
    weekdaysAgo(story.tokens, at, asOf) ??
    lastWeeks(story, at, asOf) ??
    fromNow(story, at, asOf) ??
    beforeLast(story.tokens, at, asOf) ??
    nearDay(story.tokens, at, asOf)
  );
}

/** "an hour ago", "20 minutes ago": today, or the day before for many hours. */
function hoursAgo(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const amount = smallNumber(tokens[at]?.word ?? "");
  const unit = (tokens[at + 1]?.word ?? "").replace(/s$/, "");
  if (amount === null || tokens[at + 2]?.word !== "ago") return null;
  if (unit === "minute" || unit === "min") return exact(asOf, 3);
  if (unit !== "hour" && unit !== "hr") return null;
  return { earliest: addDays(asOf, amount <= 8 ? 0 : -Math.ceil(amount / 24)), latest: asOf, length: 3 };
}

/** "three weeks ago", "a couple of months back", "a year and a half ago", "2-3 yrs ago", "almost two years ago". */
function ago(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const amount = timeAmountAt(story, at);
  const after = tokens[at + (amount?.length ?? 0)]?.word;
  if (!amount || (after !== "ago" && after !== "back")) return null;
  const length = amount.length + 1;
  const precise = preciselyAgo(story, at + length, amount, asOf);
  if (precise) return { ...precise, length: length + precise.length };
  const { least, most, unit } = amount;
  const [early, late] = slackOf(amount, boundBefore(tokens, at));
  const earliest = movedBy(asOf, plus(most, early), -1);
  const latest = movedBy(asOf, minus(least, late), -1);
  if (!earliest || !latest || (unit === "year" && most.months > 1440)) return null;
  return { earliest, latest, length };
}

const NONE: Length = { months: 0, days: 0 };

/** How much earlier and later than the very amount it may have been. */
function slackOf(amount: TimeAmount, bound: "under" | "over" | null): readonly [Length, Length] {
  const { unit, rough, fine, least, most } = amount;
  const one = oneOf(unit);
  const few = times(one, rough ? 2 : 1);
  if (bound === "under") return [NONE, one];
  if (bound === "over") return [few, NONE];
  if (unit === "day")
    return rough
      ? [
          { months: 0, days: 3 },
          { months: 0, days: 3 },
        ]
      : [NONE, NONE];
  const isRange = least.months !== most.months || least.days !== most.days;
  if (!isRange && !(fine && unit === "year")) return [few, one];
  const part: Record<TimeUnit, Length> = {
    year: { months: isRange ? 6 : 3, days: 0 },
    month: { months: 0, days: 15 },
    week: { months: 0, days: 3 },
    day: NONE,
  };
  return [part[unit], part[unit]];
}

const UNDER = new Set(["almost", "nearly", "under", "barely"]);
const OVER = new Set(["over", "past"]);

/** "almost", "just under", "not quite": no more than that; "over", "more than": no less. */
function boundBefore(tokens: readonly Token[], at: number): "under" | "over" | null {
  const [one, two] = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
  if (UNDER.has(one) || (one === "quite" && two === "not") || (one === "than" && two === "less"))
    return "under";
  return OVER.has(one) || (one === "than" && (two === "more" || two === "longer")) ? "over" : null;
}

/** What follows "two years ago": "today", "tomorrow", "next week", "this December", "on the 30th". */
function preciselyAgo(story: Story, at: number, amount: TimeAmount, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const { least, unit } = amount;
  if (amount.rough || (unit !== "year" && unit !== "month" && unit !== "week")) return null;
  const day = movedBy(asOf, least, -1);
  if (!day || tokens[at]?.sentence !== tokens[at - 1]?.sentence) return null;
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (word === "today" || word === "tonight") return exact(day, 1);
  if (word === "tomorrow") return exact(addDays(day, 1), 1);
  if (word === "yesterday") return exact(addDays(day, -1), 1);
  const shift = { last: -1, this: 0, next: 1 }[word];
  if (shift !== undefined && next === "week")
    return { earliest: addDays(day, 7 * shift - 6), latest: addDays(day, 7 * shift + 6), length: 2 };
  if (shift !== undefined && next === "month") {
    const month = addMonths(`${day.slice(0, 7)}-01`, shift);
    return { earliest: month, latest: addDays(addMonths(month, 1), -1), length: 2 };
  }
  const weekday = weekdayAt(tokens, shift === -1 ? at + 1 : at);
  if (unit === "week" && weekday !== null) {
    const back = (weekdayNumber(asOf) - weekday + 7) % 7 || 7;
    const latest = addDays(asOf, -back - least.days + 7);
    return { earliest: addDays(latest, -7), latest, length: shift === -1 ? 2 : 1 };
  }
  if (unit !== "year") return null;
  const year = yearOf(asOf) - least.months / 12;
  const month = word === "in" || shift !== undefined ? MONTH[next] : undefined;
  if (month !== undefined && Number.isInteger(year) && dayNumberAt(tokens, at + 2) === null)
    return whole(year, month, month, 2);
  const ordinal = word === "on" && next === "the" ? dayNumberAt(tokens, at + 2) : null;
  if (!ordinal || !/\d(?:st|nd|rd|th)$/.test(tokens[at + 2]?.word ?? "") || !Number.isInteger(year))
    return null;
  return exact(calendarDate(year, monthOf(asOf), ordinal.day), 3);
}

/** "two Fridays ago". */
function weekdaysAgo(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const amount = smallNumber(tokens[at]?.word ?? "");
  const word = (tokens[at + 1]?.word ?? "").replace(/s$/, "");
  const weekday = Object.hasOwn(WEEKDAY, word) ? WEEKDAY[word] : undefined;
  const isWeekend = word === "weekend";
  if (amount === null || amount > 20 || tokens[at + 2]?.word !== "ago") return null;
  if (isWeekend) {
    const { earliest, latest } = lastWeekend(asOf);
    return {
      earliest: addDays(earliest, -7 * amount),
      latest: addDays(latest, -7 * (amount - 1)),
      length: 3,
    };
  }
  if (weekday === undefined) return null;
  const back = (weekdayNumber(asOf) - weekday + 7) % 7 || 7;
  return exact(addDays(asOf, -back - 7 * (amount - 1)), 3);
}

/** Words before "for two years" that say that it still goes on. */
const GOING_ON = new Set(["on", "happening", "ongoing"]);

/** "the last five weeks", "going on for two years", "for three years now": the day on which they began, read early. */
function lastWeeks(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const word = tokens[at]?.word ?? "";
  if (word !== "last" && word !== "past" && word !== "for") return null;
  const amount = timeAmountAt(story, at + 1);
  if (!amount || /^(?:a|an|the)$/.test(tokens[at + 1]?.word ?? "")) return null;
  const isNow = tokens[at + 1 + amount.length]?.word === "now";
  const goesOn = word === "for" && (GOING_ON.has(tokens[at - 1]?.word ?? "") || isNow);
  if (word === "for" && !goesOn) return null;
  const earliest = movedBy(asOf, plus(amount.most, oneOf(amount.unit)), -1);
  const latest = movedBy(asOf, amount.least, -1);
  return earliest && latest ? { earliest, latest, length: 1 + amount.length + (isNow ? 1 : 0) } : null;
}

/** "10 days from now", "a week from Friday", "two weeks from today". */
function fromNow(story: Story, at: number, asOf: CalendarDate): Span | null {
  const { tokens } = story;
  const amount = timeAmountAt(story, at);
  if (!amount || amount.rough) return null;
  if (isBeforeAHearing(tokens, at)) return exact(movedBy(asOf, amount.least, 1), amount.length);
  if (tokens[at + amount.length]?.word !== "from") return null;
  const from = at + amount.length + 1;
  const word = tokens[from]?.word ?? "";
  const length = amount.length + 2;
  if (word === "now" || word === "today") return exact(movedBy(asOf, amount.least, 1), length);
  if (word === "tomorrow") return exact(movedBy(addDays(asOf, 1), amount.least, 1), length);
  const weekday = weekdayAt(tokens, from);
  if (weekday === null) return null;
  const ahead = (weekday - weekdayNumber(asOf) + 7) % 7 || 7;
  return exact(movedBy(addDays(asOf, ahead), amount.least, 1), length);
}

const HEARINGS = new Set(READING_WORDS.duties.hearing);
const AHEAD_WITHIN = 4;

/** "The hearing is in 6 days": a time ahead of the day of telling. "The hearing was in 2 days" is none. */
function isBeforeAHearing(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  if (tokens[at - 1]?.word !== "in") return false;
  const before = tokens
    .slice(Math.max(0, at - 1 - AHEAD_WITHIN), at - 1)
    .filter((token) => token.sentence === sentence);
  return (
    before.some(({ word }) => HEARINGS.has(word)) &&
    !before.some(({ word }) => word === "was" || word === "were" || word === "had")
  );
}

/** "the week before last", "the month before last", "Friday before last". */
function beforeLast(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  if (tokens[at + 1]?.word !== "before" || tokens[at + 2]?.word !== "last") return null;
  const word = tokens[at]?.word ?? "";
  if (word === "year") return whole(yearOf(asOf) - 2, 1, 12, 3);
  if (word === "month") {
    const start = addMonths(`${asOf.slice(0, 7)}-01`, -2);
    return { earliest: start, latest: addDays(addMonths(start, 1), -1), length: 3 };
  }
  if (word === "week" || word === "weekend") {
    const monday = addDays(asOf, -((weekdayNumber(asOf) + 6) % 7));
    return { earliest: addDays(monday, word === "week" ? -15 : -17), latest: addDays(monday, -8), length: 3 };
  }
  const weekday = weekdayAt(tokens, at);
  if (weekday === null) return null;
  const back = (weekdayNumber(asOf) - weekday + 7) % 7 || 7;
  return exact(addDays(asOf, -back - 7), 3);
}

/** The last weekend that has begun, from its Friday on. */
function lastWeekend(asOf: CalendarDate): { earliest: CalendarDate; latest: CalendarDate } {
  const sinceFriday = (weekdayNumber(asOf) + 2) % 7;
  const friday = addDays(asOf, -sinceFriday);
  const sunday = addDays(friday, 2);
  return { earliest: friday, latest: sunday > asOf ? asOf : sunday };
}

/** today, yesterday, last night, last week, last Tuesday, this month, over the weekend. */
function nearDay(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (word === "today" || word === "tonight") return exact(asOf, 1);
  if (word === "yesterday")
    return next === "week" ? exact(addDays(asOf, -8), 2) : exact(addDays(asOf, -1), 1);
  if (word === "tomorrow") return exact(addDays(asOf, 1), 1);
  const day = weekdayAt(tokens, at);
  if (day !== null)
    return (
      weekdayTheNth(tokens, at, day, asOf) ??
      weekdayInWeek(tokens, at, day, asOf) ??
      bareWeekday(tokens, at, day, asOf)
    );
  if (word === "other" && (next === "day" || next === "night") && before === "the")
    return { earliest: addDays(asOf, -14), latest: addDays(asOf, -1), length: 2 };
  if (word === "weekend" && before === "the" && tokens[at - 2]?.word === "over")
    return { ...lastWeekend(asOf), length: 1 };
  if (word !== "last" && word !== "this" && word !== "past") return null;
  if (word === "this" && (next === "morning" || next === "afternoon" || next === "evening"))
    return exact(asOf, 2);
  if (next === "night" && word === "last") return exact(addDays(asOf, -1), 2);
  const lastDay = weekdayAt(tokens, at + 1);
  const nth = lastDay === null ? null : weekdayTheNth(tokens, at + 1, lastDay, asOf);
  if (nth) return { ...nth, length: nth.length + 1 };
  if (lastDay !== null) return weekdayBefore(lastDay, word, asOf, 2);
  if (next === "weekend" && (word === "past" || word === "this")) return { ...lastWeekend(asOf), length: 2 };
  if (next === "week" || next === "weekend") {
    const onDay = word === "last" ? dayOfLastWeek(tokens, at + 2, asOf) : null;
    return onDay ?? { earliest: addDays(asOf, word === "this" ? -6 : -13), latest: asOf, length: 2 };
  }
  if (next === "month") {
    const start = addMonths(`${asOf.slice(0, 7)}-01`, word === "this" ? 0 : -1);
    const span = { earliest: start, latest: addDays(addMonths(start, 1), -1), length: 2 };
    return upTo(asOf, inPart(span, partBefore(tokens, at)));
  }
  if (next === "year") {
    const year = yearOf(asOf) - (word === "last" ? 1 : 0);
    if (word === "past") return { earliest: addMonths(asOf, -12), latest: asOf, length: 2 };
    return upTo(asOf, inPart(whole(year, 1, 12, 2), partBefore(tokens, at)));
  }
  return null;
}

/** "last week on Friday", "last week Friday". */
function dayOfLastWeek(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const skip = tokens[at]?.word === "on" ? 1 : 0;
  const weekday = weekdayAt(tokens, at + skip);
  return weekday === null || tokens[at]?.sentence !== tokens[at - 1]?.sentence
    ? null
    : { ...inWeekBefore(weekday, asOf), length: 3 + skip };
}

/** "Friday of last week", "Friday last week". */
function weekdayInWeek(
  tokens: readonly Token[],
  at: number,
  weekday: number,
  asOf: CalendarDate,
): Span | null {
  const skip = tokens[at + 1]?.word === "of" ? 1 : 0;
  if (tokens[at + 1 + skip]?.word !== "last" || tokens[at + 2 + skip]?.word !== "week") return null;
  return { ...inWeekBefore(weekday, asOf), length: 3 + skip };
}

/** A day of the week before this one: whether weeks begin on Sunday or on Monday, the earlier one is safe. */
function inWeekBefore(weekday: number, asOf: CalendarDate): Omit<Span, "length"> {
  const sunday = addDays(asOf, -weekdayNumber(asOf) - 7);
  const day = addDays(sunday, weekday);
  return { earliest: day, latest: weekday === 0 ? addDays(day, 7) : day };
}

/** "every friday", "a Monday". */
const NO_DAY = new Set(["every", "each", "black", "a", "following", "that"]);

/** "friday", "on Tuesday": the last such day, or the next where the words speak of what is to come. */
function bareWeekday(tokens: readonly Token[], at: number, day: number, asOf: CalendarDate): Span | null {
  const before = tokens[at - 1]?.word ?? "";
  if (NO_DAY.has(before) || MONTH[tokens[at + 1]?.word ?? ""] !== undefined) return null;
  if (isOfEveryWeek(tokens, at)) return null;
  const [next, then] = [tokens[at + 1]?.word ?? "", tokens[at + 2]?.word ?? ""];
  if (next === "the" && dayNumberAt(tokens, at + 2) && monthBeside(tokens, at + 3)) return null;
  if (/^\d{1,2}$/.test(next) && /^\d{1,2}$/.test(then) && tokens[at + 2]?.sentence === tokens[at]?.sentence)
    return null;
  const back = (weekdayNumber(asOf) - day + 7) % 7;
  const ahead = (7 - back) % 7;
  const isSet = before === "for" && PARTS_OF_DAY.has(next) && !tellsOfPast(tokens, at - 1, at + 1);
  if (before === "next" || before === "this" || isSet || isToCome(tokens, at, at) || isWanted(tokens, at))
    return exact(addDays(asOf, ahead === 0 && before === "next" ? 7 : ahead), 1);
  return exact(addDays(asOf, -(back === 0 ? 7 : back)), 1);
}

const TO = new Set(["to", "through", "thru"]);

/** "I have them Thursday to Sunday": days of every week. */
function isOfEveryWeek(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word ?? ""];
  return (
    (TO.has(next) && weekdayAt(tokens, at + 2) !== null) ||
    (TO.has(before) && weekdayAt(tokens, at - 2) !== null)
  );
}

/** "last Tuesday": the last such day; where that lies in the running week (from Sunday on), maybe the one before. */
function weekdayBefore(day: number, lead: string, asOf: CalendarDate, length: number): Span {
  const back = (weekdayNumber(asOf) - day + 7) % 7 || 7;
  const isThisWeek = back < weekdayNumber(asOf);
  return {
    earliest: addDays(asOf, lead === "last" && isThisWeek ? -back - 7 : -back),
    latest: addDays(asOf, -back),
    length,
  };
}
