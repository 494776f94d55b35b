import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDate, LimitationRule, Period } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import { LIMITATION_RULES } from "../compiled/knowledge.js";
import { computeDeadlines } from "./compute.ts";
import { deadlinesOf } from "./deadline.ts";
import { isTimed } from "./limit-kinds.ts";
import type { TimedRule } from "./limit-kinds.ts";

/** Periods read a second time, without the engine's calendar: civil dates, month lengths and counting, nothing else. */

const AS_OF = "2026-11-20";
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** A day of each year comes again: it is looked at by itself. */
const OF_EACH_YEAR = LIMITATION_RULES.filter(isTimed).filter(({ period }) => period.unit === "yearly");
const COUNTED = LIMITATION_RULES.filter((rule) => rule.period?.unit !== "yearly");
const TIMED = COUNTED.filter(isTimed);
const RULES = new Map(TIMED.map((rule) => [rule.id, rule]));

interface Civil {
  year: number;
  month: number;
  day: number;
}

function isLeap(year: number): boolean {
  if (year % 400 === 0) return true;
  return year % 4 === 0 && year % 100 !== 0;
}

function lastDayOf(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

function read(date: CalendarDate): Civil {
  const [year, month, day] = date.split("-").map((part) => Number.parseInt(part, 10));
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
}

function write({ year, month, day }: Civil): CalendarDate {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join(
    "-",
  );
}

function nextDay({ year, month, day }: Civil): Civil {
  if (day < lastDayOf(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

function nextMonth({ year, month }: Civil): { year: number; month: number } {
  return month < 12 ? { year, month: month + 1 } : { year: year + 1, month: 1 };
}

/** The last day by plain reading: days are counted one by one; months and years end on the same day of the month, or on the month's last day where it has no such day. */
function plainReading(from: CalendarDate, period: Period): CalendarDate {
  const start = read(from);
  if (period.unit === "days") {
    let day = start;
    for (let n = 0; n < period.amount; n++) day = nextDay(day);
    return write(day);
  }
  if (period.unit === "yearly") {
    let day = start;
    while (100 * day.month + day.day !== period.amount) day = nextDay(day);
    return write(day);
  }
  if (period.unit === "days_before") {
    // The day from which so many days, counted one by one, lead to the planned one.
    for (let n = 0; n < 3 * period.amount; n++) {
      const day = new Date(Date.UTC(start.year, start.month - 1, start.day - n));
      const back = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
      if (plainReading(write(back), { amount: period.amount, unit: "days" }) === write(start))
        return write(back);
    }
  }
  let at = { year: start.year, month: start.month };
  const months = period.unit === "years" ? 12 * period.amount : period.amount;
  for (let n = 0; n < months; n++) at = nextMonth({ ...at, day: 1 });
  return write({ ...at, day: Math.min(start.day, lastDayOf(at.year, at.month)) });
}

const year = fc.integer({ min: 1992, max: 2031 });
const month = fc.integer({ min: 1, max: 12 });
/** Any day, with the last days of months and leap days far more often than chance would have them. */
const day: fc.Arbitrary<CalendarDate> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ year, month, day: fc.integer({ min: 1, max: 28 }) }).map(write) },
  {
    weight: 2,
    arbitrary: fc
      .record({ year, month })
      .map((found) => write({ ...found, day: lastDayOf(found.year, found.month) })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 498, max: 507 }).map((n) => write({ year: 4 * n, month: 2, day: 29 })),
  },
);

const AWKWARD_DAYS = [
  "2023-02-28",
  "2024-02-28",
  "2024-02-29",
  "2024-08-31",
  "2024-12-31",
  "2025-01-31",
  "2025-03-30",
];

function ask(
  rule: LimitationRule,
  date: CalendarDate,
  more: { discovery_date?: string; birth_date?: string },
) {
  const known = (rule.applies_if ?? []).filter(({ is }) => is).map(({ fact }) => fact);
  return computeDeadlines({
    state: rule.jurisdiction,
    claim: rule.claim,
    date,
    as_of: AS_OF,
    facts: { known, ...more },
  }).deadlines;
}

function isInForce(rule: LimitationRule, date: CalendarDate): boolean {
  return (
    !(rule.accrued_from && date < rule.accrued_from) && !(rule.accrued_before && date >= rule.accrued_before)
  );
}

/** What speaks against a deadline whose clock started on `date`; null when nothing does. */
function tooLate(deadline: Deadline, date: CalendarDate): string | null {
  const rule = RULES.get(deadline.rule);
  if (!rule) return deadline.date === null ? null : `${deadline.rule} sets no time`;
  const latest = plainReading(date, rule.period);
  const named = `${rule.id} from ${date}`;
  if (deadline.date !== null && deadline.date > latest)
    return `${named}: ${deadline.date} is after ${latest}`;
  if (deadline.safe_date !== undefined && deadline.safe_date > latest)
    return `${named}: the safe day ${deadline.safe_date} is after ${latest}`;
  const { falls_on } = deadline;
  if (falls_on && deadline.date !== null && falls_on.safe_date > deadline.date)
    return `${named}: the court day ${falls_on.safe_date} is after ${deadline.date}`;
  return null;
}

describe("the plain reading itself", () => {
  it.each<[CalendarDate, Period, CalendarDate]>([
    ["2024-02-29", { amount: 1, unit: "years" }, "2025-02-28"],
    ["2024-02-29", { amount: 4, unit: "years" }, "2028-02-29"],
    ["2023-02-28", { amount: 1, unit: "years" }, "2024-02-28"],
    ["2024-08-31", { amount: 6, unit: "months" }, "2025-02-28"],
    ["2025-12-31", { amount: 18, unit: "months" }, "2027-06-30"],
    ["2025-03-01", { amount: 180, unit: "days" }, "2025-08-28"],
    ["2023-12-31", { amount: 60, unit: "days" }, "2024-02-29"],
  ])("counts from %s", (from, period, last) => {
    expect(plainReading(from, period)).toBe(last);
  });
});

/** A limit that is told by an age counts from no day that can be asked. */
const FROM_A_DAY = TIMED.filter(({ runs_from: from }) => from !== "birth");

describe("no computed date is later than the plain reading of its period", () => {
  it("for every rule, on days at which calendars go wrong", () => {
    const complaints: string[] = [];
    let checked = 0;
    for (const rule of COUNTED) {
      for (const date of AWKWARD_DAYS.filter((one) => isInForce(rule, one))) {
        const found = ask(rule, date, {});
        checked += found.filter((deadline) => deadline.rule === rule.id && deadline.date !== null).length;
        complaints.push(...found.flatMap((deadline) => tooLate(deadline, date) ?? []));
      }
    }
    expect(complaints).toEqual([]);
    expect(checked).toBeGreaterThan(5 * FROM_A_DAY.length);
  });

  it("for 12,000 rules and days drawn at random", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FROM_A_DAY), day, (rule, date) => {
        const found = ask(rule, date, {});
        if (isInForce(rule, date))
          expect(found.find((deadline) => deadline.rule === rule.id)?.date).toEqual(expect.any(String));
        expect(found.flatMap((deadline) => tooLate(deadline, date) ?? [])).toEqual([]);
      }),
      { numRuns: 12_000 },
    );
  });

  it("for the later readings too: from the day of discovery and from a birthday, within their outer limits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...FROM_A_DAY), day, day, day, (rule, date, discovery_date, birth_date) => {
        for (const deadline of ask(rule, date, { discovery_date, birth_date })) {
          const own = RULES.get(deadline.rule) ?? rule;
          const readings = [
            plainReading(date, own.period),
            latestOf(discovery_date, own.discovery?.period ?? own.period, date, own.discovery?.outer),
            latestOf(birthday(birth_date, own), own.period, date, own.minority?.outer),
          ];
          if (deadline.date === null) continue;
          const eve = { amount: own.before_birthday ? 1 : 0, unit: "days" } as const;
          expect(readings).toContain(plainReading(deadline.date, eve));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it("of a day of each year: the next one after its start, or after the day of asking where that is over", () => {
    fc.assert(
      fc.property(fc.constantFrom(...OF_EACH_YEAR), day, day, (rule, came, asOf) => {
        const known = { earliest: came, latest: came, how: "field" as const };
        const [told] = deadlinesOf(rule, {
          dates: { [rule.runs_from]: known },
          facts: new Set(),
          as_of: asOf,
        });
        const [untold] = deadlinesOf(rule, { dates: {}, facts: new Set(), as_of: asOf });
        const ofStart = plainReading(came, rule.period);
        const next = plainReading(asOf, rule.period);
        expect(untold?.safe_date).toBe(next);
        expect(told?.safe_date).toBe(ofStart > asOf ? ofStart : next);
      }),
      { numRuns: 300 },
    );
  });

  it("where only a span of days is known: no date, and a safe day counted from the first of them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIMED), day, fc.integer({ min: 1, max: 90 }), (rule, first, span) => {
        const latest = plainReading(first, { amount: span, unit: "days" });
        const known = { earliest: first, latest, how: "story" as const, words: "some time ago" };
        const [deadline] = deadlinesOf(rule, {
          dates: { [rule.runs_from]: known },
          facts: new Set(),
          as_of: AS_OF,
        });
        expect(deadline?.date).toBeNull();
        const safe = deadline?.safe_date ?? "none";
        const limit = plainReading(first, rule.period);
        const isPartlyOver = limit < AS_OF && plainReading(latest, rule.period) >= AS_OF;
        expect(safe <= (isPartlyOver ? AS_OF : limit), `${rule.id} ${first}: ${safe}`).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});

function birthday(birth: CalendarDate, rule: TimedRule): CalendarDate {
  return plainReading(birth, { amount: rule.minority?.until_age ?? 0, unit: "years" });
}

/** The last day of a period from one event, but never past the outer limit from another. */
function latestOf(
  from: CalendarDate,
  period: Period,
  incident: CalendarDate,
  outer: Period | undefined,
): CalendarDate {
  const last = plainReading(from, period);
  const limit = outer ? plainReading(incident, outer) : last;
  return last < limit ? last : limit;
}
