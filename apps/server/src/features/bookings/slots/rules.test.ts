import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areValidHours, freeSlots, horizon, spansOff } from "./free-slots.ts";

/** Every zone of the United States and its territories in the tz database, and the older names of the common ones. */
const US_ZONES = [
  "America/New_York",
  "America/Detroit",
  "America/Kentucky/Louisville",
  "America/Kentucky/Monticello",
  "America/Indiana/Indianapolis",
  "America/Indiana/Vincennes",
  "America/Indiana/Winamac",
  "America/Indiana/Marengo",
  "America/Indiana/Petersburg",
  "America/Indiana/Vevay",
  "America/Chicago",
  "America/Indiana/Tell_City",
  "America/Indiana/Knox",
  "America/Menominee",
  "America/North_Dakota/Center",
  "America/North_Dakota/New_Salem",
  "America/North_Dakota/Beulah",
  "America/Denver",
  "America/Boise",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Juneau",
  "America/Sitka",
  "America/Metlakatla",
  "America/Yakutat",
  "America/Nome",
  "America/Adak",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "America/St_Thomas",
  "Pacific/Guam",
  "Pacific/Saipan",
  "Pacific/Pago_Pago",
  "US/Eastern",
  "US/Central",
  "US/Mountain",
  "US/Pacific",
] as const;

const TIMES = Array.from(
  { length: 16 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);
const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);
const FIVE_YEARS = 5 * 366;

/** The wall clock of a zone by ICU, which the code under test does not use: `2026-11-01 09:30`. */
function wallClock(zone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant) => format.format(new Date(instant));
}

const whole = (time_zone: string) => ({ time_zone, working_hours: [] });

/** The weekdays of the 30 days after a calendar day, by plain counting. */
function weekdaysAfter(today: string): string[] {
  return Array.from({ length: 30 }, (_, index) => new Date(Date.parse(today) + (index + 1) * DAY_MS))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
}

/** What is found at a moment, and what it must be: local times by another calendar, and instants that only rise. */
function seen(zone: string, now: Date) {
  const clock = wallClock(zone);
  const slots = freeSlots(whole(zone), [], now).flatMap((day) => day.slots);
  const times = weekdaysAfter(clock(now.toISOString()).slice(0, 10)).flatMap((day) =>
    TIMES.map((time) => `${day} ${time}`),
  );
  const rises = slots.every((slot, index) => index === 0 || slot > (slots[index - 1] ?? ""));
  return { found: { times: slots.map(clock), rises }, wanted: { times, rises: true } };
}

describe("slots through five years of clock changes", () => {
  test.each(US_ZONES)("%s: every weekday has its 16 local times, none doubled, none missing", (zone) => {
    for (let day = 0; day <= FIVE_YEARS; day += 30) {
      const { found, wanted } = seen(zone, new Date(FIRST + day * DAY_MS));
      expect(found).toEqual(wanted);
    }
  });

  test("hold at any moment, also within the hour of a change", () => {
    const moment = fc.integer({ min: FIRST, max: FIRST + FIVE_YEARS * DAY_MS });
    fc.assert(
      fc.property(fc.constantFrom(...US_ZONES), moment, (zone, at) => {
        const { found, wanted } = seen(zone, new Date(at));
        expect(found).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
    for (const zone of US_ZONES)
      for (const change of ["2026-03-08T07:00:00Z", "2026-11-01T06:00:00Z"])
        for (const minutes of [-30, 30]) {
          const { found, wanted } = seen(zone, new Date(Date.parse(change) + minutes * 60_000));
          expect(found).toEqual(wanted);
        }
  });

  test("leave out a day that a zone skipped", () => {
    const days = freeSlots(whole("Pacific/Apia"), [], new Date("2011-12-28T20:00:00Z"));
    expect(days.find(({ date }) => date === "2011-12-30")?.slots).toEqual([]);
    expect(days.find(({ date }) => date === "2011-12-29")?.slots).toHaveLength(16);
  });
});

describe("what narrows the slots", () => {
  const now = new Date("2026-11-22T15:00:00Z");
  const chicago = whole("America/Chicago");
  const slotsOf = (date: string, days: ReturnType<typeof freeSlots>) =>
    days.find((day) => day.date === date)?.slots;

  test("begin tomorrow and end after 30 days, weekdays only", () => {
    const days = freeSlots(chicago, [], now);
    expect(days[0]).toMatchObject({ date: "2026-11-23" });
    expect(days.at(-1)).toMatchObject({ date: "2026-12-22" });
    expect(days).toHaveLength(22);
    expect(days[0]?.slots[0]).toBe("2026-11-23T15:00:00.000Z");
    expect(days[0]?.slots.at(-1)).toBe("2026-11-23T22:30:00.000Z");
    expect(horizon("America/Chicago", now).ends.toISOString()).toBe("2026-12-23T06:00:00.000Z");
  });

  test("working hours keep whole slots of their weekdays", () => {
    const working_hours = [
      { weekday: 1, starts: "09:30", ends: "10:30" },
      { weekday: 1, starts: "16:00", ends: "17:00" },
      { weekday: 3, starts: "09:00", ends: "09:30" },
    ];
    const days = freeSlots({ ...chicago, working_hours }, [], now);
    expect(slotsOf("2026-11-23", days)).toEqual([
      "2026-11-23T15:30:00.000Z",
      "2026-11-23T16:00:00.000Z",
      "2026-11-23T22:00:00.000Z",
      "2026-11-23T22:30:00.000Z",
    ]);
    expect(slotsOf("2026-11-24", days)).toEqual([]);
    expect(slotsOf("2026-11-25", days)).toHaveLength(1);
  });

  test("bookings and time off take every slot that they touch, and no other", () => {
    const at = (time: string) => new Date(`2026-11-23T${time}Z`);
    const taken = [
      { starts: at("15:00:00"), ends: at("15:30:00") },
      { starts: at("16:45:00"), ends: at("17:01:00") },
    ];
    const slots = slotsOf("2026-11-23", freeSlots(chicago, taken, now));
    expect(slots).toHaveLength(13);
    expect(slots?.[0]).toBe("2026-11-23T15:30:00.000Z");
    expect(slots).not.toContain("2026-11-23T16:30:00.000Z");
    expect(slots).not.toContain("2026-11-23T17:00:00.000Z");
  });

  test("time off is whole days or hours, in the attorney's zone, over a clock change too", () => {
    const off = (values: object) =>
      spansOff({ first_day: "2026-10-31", last_day: "2026-11-02", ...values }, "America/Chicago")?.map(
        ({ starts, ends }) => [starts.toISOString(), ends.toISOString()],
      );
    expect(off({})).toEqual([["2026-10-31T05:00:00.000Z", "2026-11-03T06:00:00.000Z"]]);
    expect(off({ starts: "09:00", ends: "12:00" })).toEqual([
      ["2026-10-31T14:00:00.000Z", "2026-10-31T17:00:00.000Z"],
      ["2026-11-01T15:00:00.000Z", "2026-11-01T18:00:00.000Z"],
      ["2026-11-02T15:00:00.000Z", "2026-11-02T18:00:00.000Z"],
    ]);
    expect(off({ last_day: "2026-10-30" })).toBeUndefined();
    expect(off({ last_day: "2028-10-30" })).toBeUndefined();
    expect(off({ starts: "09:00" })).toBeUndefined();
    expect(off({ starts: "12:00", ends: "09:00" })).toBeUndefined();
  });

  test("hours are kept within the day and apart", () => {
    const row = (starts: string, ends: string, weekday = 1) => ({ weekday, starts, ends });
    expect(areValidHours([row("09:00", "12:00"), row("12:00", "17:00"), row("10:00", "11:00", 2)])).toBe(
      true,
    );
    for (const wrong of [
      [row("08:30", "12:00")],
      [row("09:00", "17:30")],
      [row("12:00", "12:00")],
      [row("09:00", "12:00"), row("11:30", "13:00")],
    ])
      expect(areValidHours(wrong)).toBe(false);
  });
});
