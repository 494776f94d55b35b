/** The words by which days and lengths of time are told. Data: `knowledge/lexicon/en/calendar.yaml`. */
export interface CalendarWords {
  /** Number of each month, from 1. */
  months: Readonly<Record<string, number>>;
  /** Number of each weekday, Sunday 0. */
  weekdays: Readonly<Record<string, number>>;
  short_weekdays: Readonly<Record<string, number>>;
  /** First and last month of each season. */
  seasons: Readonly<Record<string, readonly [number, number]>>;
  numbers: Readonly<Record<string, number>>;
  rough_numbers: readonly string[];
  tens: readonly string[];
  ordinals: readonly string[];
  units: Readonly<Record<string, { readonly unit: TimeUnit; readonly times: number }>>;
  close: Readonly<Record<string, number>>;
  parts: Readonly<Record<string, PartOfTime>>;
  around: Readonly<Record<string, readonly [number, number]>>;
  named_days: readonly NamedDay[];
}

export const TIME_UNITS = ["day", "week", "month", "year"] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** From which to which share of the time a part reaches, read widely; or a number of its days from one of its ends. */
export type PartOfTime =
  | readonly [number, number]
  | { readonly first: number; readonly last: number }
  | { readonly ending: number };

/** A day with a name, and when it falls in a year. */
export interface NamedDay {
  says: readonly string[];
  on: readonly YearlyDay[];
}

/** A day of each year, for as long as it has been that one: from one year on, until before another. */
export type YearlyDay = (
  | { readonly month: number; readonly day: number }
  | {
      readonly month: number;
      readonly weekday: number;
      readonly nth: number;
      readonly after?: number | undefined;
    }
  | { readonly easter: number }
) & { readonly from?: number | undefined; readonly until?: number | undefined };
