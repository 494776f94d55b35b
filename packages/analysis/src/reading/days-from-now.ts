import type { CalendarDate } from "../knowledge.ts";
import { addDays, addMonths, weekdayNumber, yearOf } from "../deadlines/calendar.ts";
import { MONTH, WEEKDAY } from "./date-words.ts";
import { exact, whole } from "./date-span.ts";
import type { Span } from "./date-span.ts";
import { isRough, smallNumber } from "./numbers.ts";
import { isToCome } from "./tense.ts";
import type { Token } from "./text.ts";

/** Days told from the day of telling: "three weeks ago", "last Tuesday", "yesterday". */

/** A day told from the day of telling; null where none begins at this token. */
export function daysFromNow(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  return (
    hoursAgo(tokens, at, asOf) ??
    ago(tokens, at, asOf) ??
    lastWeeks(tokens, at, asOf) ??
    nearDay(tokens, at, asOf)
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

/** "three weeks ago", "a couple of months back", "about 2 years ago". */
function ago(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  let here = at;
  if (tokens[here]?.word === "a" && ["couple", "few"].includes(tokens[here + 1]?.word ?? "")) here++;
  const numberWord = tokens[here]?.word ?? "";
  const amount = smallNumber(numberWord);
  if (amount === null || amount > 1200) return null;
  here++;
  if (tokens[here]?.word === "of") here++;
  const unit = (tokens[here]?.word ?? "").replace(/s$/, "");
  const after = tokens[here + 1]?.word;
  if (after !== "ago" && after !== "back") return null;
  const length = here + 2 - at;
  const slack = isRough(numberWord) ? 2 : 1;
  if (unit === "day") {
    const wide = isRough(numberWord) ? 3 : 0;
    return {
      earliest: addDays(asOf, -amount - wide),
      latest: addDays(asOf, -amount + Math.min(wide, amount)),
      length,
    };
  }
  if (unit === "week")
    return {
      earliest: addDays(asOf, -7 * (amount + slack)),
      latest: addDays(asOf, -7 * Math.max(0, amount - 1)),
      length,
    };
  if (unit === "month")
    return {
      earliest: addMonths(asOf, -(amount + slack)),
      latest: addMonths(asOf, -Math.max(0, amount - 1)),
      length,
    };
  if (unit === "year" && amount <= 120) {
    const month = tokens[here + 2]?.word === "in" ? MONTH[tokens[here + 3]?.word ?? ""] : undefined;
    if (month !== undefined && slack === 1) return whole(yearOf(asOf) - amount, month, month, length + 2);
    return {
      earliest: addMonths(asOf, -12 * (amount + slack)),
      latest: addMonths(asOf, -12 * Math.max(0, amount - 1)),
      length,
    };
  }
  return null;
}

/** Words before "for two years" that say that it still goes on. */
const GOING_ON = new Set(["on", "happening", "ongoing"]);

/** "the last five weeks", "going on for two years": the day on which they began, on the earliest reading. */
function lastWeeks(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const amount = smallNumber(tokens[at + 1]?.word ?? "");
  const goesOn = word === "for" && GOING_ON.has(tokens[at - 1]?.word ?? "");
  if ((word !== "last" && word !== "past" && !goesOn) || amount === null || amount > 120) return null;
  const unit = (tokens[at + 2]?.word ?? "").replace(/s$/, "");
  const days = { day: 1, week: 7 }[unit];
  const months = { month: 1, year: 12 }[unit];
  if (days === undefined && months === undefined) return null;
  const back = (by: number): CalendarDate =>
    days === undefined ? addMonths(asOf, -(months ?? 0) * by) : addDays(asOf, -days * by);
  return { earliest: back(amount + 1), latest: back(amount), length: 3 };
}

/** today, yesterday, last night, last week, last Tuesday, this month. */
function nearDay(tokens: readonly Token[], at: number, asOf: CalendarDate): Span | null {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (word === "today" || word === "tonight") return exact(asOf, 1);
  if (word === "yesterday") return exact(addDays(asOf, -1), 1);
  if (word === "tomorrow") return exact(addDays(asOf, 1), 1);
  const day = Object.hasOwn(WEEKDAY, word) ? WEEKDAY[word] : undefined;
  if (day !== undefined) return bareWeekday(tokens, at, day, asOf);
  if (word === "other" && next === "day" && tokens[at - 1]?.word === "the")
    return { earliest: addDays(asOf, -14), latest: addDays(asOf, -1), length: 2 };
  if (word !== "last" && word !== "this" && word !== "past") return null;
  if (word === "this" && (next === "morning" || next === "afternoon" || next === "evening"))
    return exact(asOf, 2);
  if (next === "night" && word === "last") return exact(addDays(asOf, -1), 2);
  const lastDay = Object.hasOwn(WEEKDAY, next) ? WEEKDAY[next] : undefined;
  if (lastDay !== undefined) return weekdayBefore(lastDay, word, asOf, 2);
  if (next === "week" || next === "weekend")
    return { earliest: addDays(asOf, word === "this" ? -6 : -13), latest: asOf, length: 2 };
  if (next === "month") {
    const start = addMonths(`${asOf.slice(0, 7)}-01`, word === "this" ? 0 : -1);
    return { earliest: start, latest: word === "this" ? asOf : addDays(addMonths(start, 1), -1), length: 2 };
  }
  if (next === "year")
    return word === "this"
      ? { earliest: `${asOf.slice(0, 4)}-01-01`, latest: asOf, length: 2 }
      : whole(yearOf(asOf) - 1, 1, 12, 2);
  return null;
}

/** "every friday", "a Monday". */
const NO_DAY = new Set(["every", "each", "black", "a"]);

/** "friday", "on Tuesday": the last such day, or the next where the words speak of what is to come. */
function bareWeekday(tokens: readonly Token[], at: number, day: number, asOf: CalendarDate): Span | null {
  const before = tokens[at - 1]?.word ?? "";
  if (NO_DAY.has(before) || MONTH[tokens[at + 1]?.word ?? ""] !== undefined) return null;
  const back = (weekdayNumber(asOf) - day + 7) % 7;
  const ahead = (7 - back) % 7;
  if (before === "next" || before === "this" || isToCome(tokens, at, at) || isWanted(tokens, at))
    return exact(addDays(asOf, ahead === 0 && before === "next" ? 7 : ahead), 1);
  return exact(addDays(asOf, -(back === 0 ? 7 : back)), 1);
}

const WANTED = new Set(["want", "wants", "gotta", "have", "must", "need", "needs", "come", "says", "say"]);

/** "They want to interview her Tuesday", "the paper says Tuesday 9am": a day to come. */
export function isWanted(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at];
  return [1, 2, 3, 4].some((back) => {
    const token = tokens[at - back];
    return token !== undefined && token.sentence === own?.sentence && WANTED.has(token.word);
  });
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
