import { expect, test } from "vitest";
import { calendarDate, isCalendarDate } from "./vocabulary.ts";

test("a calendar date is the same with and without the schema", () => {
  const texts = [
    "2026-02-28",
    "2026-02-29",
    "2024-02-29",
    "1900-02-29",
    "2000-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "0000-01-01",
    "2026-1-1",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "tomorrow",
    "",
  ];
  expect(texts.map(isCalendarDate)).toEqual(texts.map((text) => calendarDate.safeParse(text).success));
});
