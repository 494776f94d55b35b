import { daysBetween } from "../../cases/dates.ts";
import type { DatedDeadline } from "../report/dated-deadlines.ts";

/** Marks nearer to each other than this share of the width stand above one another. */
const TOUCHING = 0.08;
const MARGIN = 0.04;
/** Doubt that is narrower than this share of the width stands behind its mark. */
const SEEN = 0.04;
const DAYS_OF_YEAR = 365;
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
const MOST_TICKS = 5;
/** The name of a month takes this share of a phone's width. */
const NAME = 0.17;
/** So near to an edge a name stands beside its day, not across it. */
const EDGE = 0.12;

/** What the line draws of a deadline. */
export type Clock = Pick<DatedDeadline, "title" | "date" | "exact" | "latest_date">;

export interface ClockPlace {
  /** As the list below the drawing counts it, from 1. */
  number: number;
  deadline: Clock;
  passed: boolean;
  /** 0 at the left edge, 1 at the right. */
  at: number;
  /** Where the doubt ends; null for an exact day, and where it is too narrow to be seen. */
  until: number | null;
  /** 0 stands on the line, 1 above it. */
  level: number;
}

export interface TimeLinePlaces {
  today: number;
  clocks: ClockPlace[];
  /** First days of months along the line, `YYYY-MM-DD`. */
  ticks: { date: string; at: number }[];
}

/**
 * Where every clock of a case stands on one line of days.
 * @param dated earliest first
 * @param today `YYYY-MM-DD`
 */
export function timeLinePlaces(dated: readonly Clock[], today: string): TimeLinePlaces {
  const days = [
    today,
    ...dated.flatMap(({ date, latest_date: latest }) => [date, latest ?? date]),
  ].toSorted();
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  const length = Math.max(1, daysBetween(first, last));
  const at = (day: string) => MARGIN + (daysBetween(first, day) / length) * (1 - 2 * MARGIN);
  const ends: number[] = [];
  const clocks = dated.map((deadline, index) => {
    const place = at(deadline.date);
    const end = deadline.exact || deadline.latest_date === null ? null : at(deadline.latest_date);
    const free = ends.findIndex((taken) => place - taken >= TOUCHING);
    const level = free < 0 ? ends.length : free;
    ends[level] = place;
    return {
      number: index + 1,
      deadline,
      passed: deadline.date < today,
      at: place,
      until: end !== null && end - place >= SEEN ? end : null,
      level,
    };
  });
  return {
    today: at(today),
    clocks,
    ticks: withRoom(ticksOf(first, last, length).map((date) => ({ date, at: at(date) }))),
  };
}

/** On which side of its day a name stands. */
export function anchorOf(share: number): "start" | "middle" | "end" {
  if (share > 1 - EDGE) return "end";
  return share < EDGE ? "start" : "middle";
}

/** Where the name of a month begins and ends on the line. */
function spanOf(at: number): { from: number; to: number } {
  const from = at - { start: 0, middle: NAME / 2, end: NAME }[anchorOf(at)];
  return { from, to: from + NAME };
}

/** The days whose names do not touch that of a later one, on a phone too. */
function withRoom(ticks: TimeLinePlaces["ticks"]): TimeLinePlaces["ticks"] {
  const kept: TimeLinePlaces["ticks"] = [];
  for (const tick of ticks.toReversed()) {
    const [next] = kept;
    if (!next || spanOf(tick.at).to <= spanOf(next.at).from) kept.unshift(tick);
  }
  return kept;
}

/** At most five first days of months between two days, evenly apart. */
function ticksOf(first: string, last: string, length: number): string[] {
  const months = (length / DAYS_OF_YEAR) * 12;
  const step = STEPS.find((one) => months / one <= MOST_TICKS) ?? 240;
  const from = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1;
  const until = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1;
  const ticks: string[] = [];
  for (let month = Math.ceil(from / step) * step; month <= until; month += step) {
    const day = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
    if (day >= first && day <= last) ticks.push(day);
  }
  return ticks;
}
