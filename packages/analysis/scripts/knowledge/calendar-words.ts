import { z } from "zod";
import { TIME_UNITS } from "../../src/calendar-words.ts";
import type { CalendarWords } from "../../src/calendar-words.ts";
import type { ReadOne } from "./yaml-file.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

const word = z
  .string()
  .regex(
    /^[a-z0-9]+(?: [a-z0-9]+)*$/,
    "Words of a story are compared small, without accents and apostrophes.",
  );
const words = z.array(word).min(1);
const month = z.number().int().min(1).max(12);
const whole = z.number().int();
const years = { from: whole.optional(), until: whole.optional() };

const yearlyDay = z.union([
  z.strictObject({ month, day: z.number().int().min(1).max(31), ...years }),
  z.strictObject({
    month,
    weekday: z.enum(WEEKDAYS),
    /** The how many-th of the month; -1 is the last one. */
    nth: z.union([z.literal(-1), z.number().int().min(1).max(5)]),
    /** So many days later. */
    after: whole.optional(),
    ...years,
  }),
  /** Days from Easter Sunday. */
  z.strictObject({ easter: whole, ...years }),
]);

const NO_GAP = "Each rule but the first begins in the year in which the one before it ends.";

function coverAllYears(days: readonly { from?: number | undefined; until?: number | undefined }[]): boolean {
  return days.every(({ from }, at) => from === days[at - 1]?.until) && days.at(-1)?.until === undefined;
}

/** `lexicon/en/calendar.yaml`: words by which days and lengths of time are told. */
export const calendarFile = z.strictObject({
  months: z.array(words).length(12),
  weekdays: z.array(words).length(7),
  short_weekdays: z.array(words).length(7),
  seasons: z.record(word, z.tuple([month, month])),
  numbers: z.record(word, whole.positive()),
  rough_numbers: words,
  tens: words,
  ordinals: words,
  units: z.record(word, z.strictObject({ unit: z.enum(TIME_UNITS), times: whole.positive() })),
  close: z.record(word, whole.positive()),
  parts: z.record(
    word,
    z.union([
      z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
      z.strictObject({ first: whole, last: whole }),
      z.strictObject({ ending: whole }),
    ]),
  ),
  around: z.record(word, z.tuple([whole, whole])),
  named_days: z.array(
    z.strictObject({
      says: words,
      on: z.union([yearlyDay, z.array(yearlyDay).min(2).refine(coverAllYears, NO_GAP)]),
    }),
  ),
});

/** Reads the words of the calendar. A number that is rough, or one of the tens, without its value is a fault. */
export function readCalendarWords(one: ReadOne): CalendarWords | null {
  const file = one("lexicon/en/calendar.yaml", calendarFile);
  if (!file) return null;
  const { months, weekdays, short_weekdays: short, named_days: named, ...others } = file.content;
  for (const list of ["rough_numbers", "tens"] as const)
    for (const [at, number] of others[list].entries())
      if (others.numbers[number] === undefined)
        file.fault([list, at], `"${number}" has no value in numbers.`);
  return {
    ...others,
    months: numbered(months, 1),
    weekdays: numbered(weekdays, 0),
    short_weekdays: numbered(short, 0),
    named_days: named.map(({ says, on }) => ({ says, on: [on].flat().map(withWeekdayNumber) })),
  };
}

function numbered(lists: readonly (readonly string[])[], first: number): Record<string, number> {
  return Object.fromEntries(lists.flatMap((names, at) => names.map((name) => [name, first + at])));
}

function withWeekdayNumber(
  day: z.infer<typeof yearlyDay>,
): CalendarWords["named_days"][number]["on"][number] {
  return "weekday" in day ? { ...day, weekday: WEEKDAYS.indexOf(day.weekday) } : day;
}
