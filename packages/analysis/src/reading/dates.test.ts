import { describe, expect, it } from "vitest";
import { readDates } from "./dates.ts";
import { readText } from "./text.ts";

const TODAY = "2026-11-20";

function spans(text: string): [string, string][] {
  return readDates(readText(text), TODAY).map(({ earliest, latest }) => [earliest, latest]);
}

describe("dates in a story", () => {
  it.each([
    ["on March 1, 2025 I fell", "2025-03-01"],
    ["on March 1st 2025", "2025-03-01"],
    ["the 1st of March 2025", "2025-03-01"],
    ["on 3/1/2025", "2025-03-01"],
    ["on 03-01-25", "2025-03-01"],
    ["2025-03-01", "2025-03-01"],
    ["it was yesterday", "2026-11-19"],
    ["last night", "2026-11-19"],
    ["3 days ago", "2026-11-17"],
    ["on Tuesday", "2026-11-17"],
    ["they came Friday", "2026-11-13"],
    ["last Sunday", "2026-11-15"],
    ["two weeks before Thanksgiving 2025", "2025-11-13"],
    ["the day after Labor Day", "2026-09-08"],
    ["the saturday before halloween last year", "2025-10-25"],
    ["the Tuesday after March 3, 2025", "2025-03-04"],
    ["on Labor Day", "2026-09-07"],
    ["on Easter 2025", "2025-04-20"],
    ["since Halloween", "2026-10-31"],
    ["on 9/20 they wrote", "2026-09-20"],
    ["i was served 11/12", "2026-11-12"],
    ["handed to me on the 12th of this month", "2026-11-12"],
    ["on the 30th of last month", "2026-10-30"],
    ["papers 10/19", "2026-10-19"],
    ["an hour ago", "2026-11-20"],
    ["feb 2 this year", "2026-02-02"],
    ["they said wait until after Thanksgiving", "2026-11-26"],
    ["court is Tuesday", "2026-11-24"],
    ["they want to interview her Tuesday", "2026-11-24"],
    ["the hearing is on dec 8", "2026-12-08"],
    ["my surgery is scheduled for January 14", "2027-01-14"],
    ["he fell on January 14", "2026-01-14"],
  ])("%s is one day", (text, day) => {
    expect(spans(text)).toEqual([[day, day]]);
  });

  it.each([
    ["in March 2025", "2025-03-01", "2025-03-31"],
    ["last March", "2025-03-01", "2026-03-31"],
    ["last December", "2025-12-01", "2025-12-31"],
    ["last month", "2026-10-01", "2026-10-31"],
    ["it was 2 years ago in october", "2024-10-01", "2024-10-31"],
    ["in the spring of 24", "2024-03-01", "2024-06-30"],
    ["the week after New Years 2025", "2025-01-02", "2025-01-08"],
    ["the week before Thanksgiving 2025", "2025-11-20", "2025-11-26"],
    ["last year", "2025-01-01", "2025-12-31"],
    ["back in 2019", "2019-01-01", "2019-12-31"],
    ["two months ago", "2026-08-20", "2026-10-20"],
    ["a couple of weeks ago", "2026-10-23", "2026-11-13"],
    ["last summer", "2025-06-01", "2026-09-30"],
    ["last Tuesday", "2026-11-10", "2026-11-17"],
    ["in the spring", "2026-03-01", "2026-06-30"],
    ["about two weeks before Thanksgiving 2025", "2025-11-06", "2025-11-20"],
    ["about three weeks ago", "2026-10-23", "2026-11-06"],
  ])("%s is a span with a safe start", (text, earliest, latest) => {
    expect(spans(text)).toEqual([[earliest, latest]]);
  });

  it("takes the last fitting year when none is given, and says so", () => {
    const [found] = readDates(readText("On December 14 he hit me"), TODAY);
    expect(found).toMatchObject({ earliest: "2025-12-14", year_assumed: true });
  });

  it("counts from the day told before", () => {
    expect(spans("The shot was on jan 4 2024. 4 days later I could not lift it.")).toEqual([
      ["2024-01-04", "2024-01-04"],
      ["2024-01-08", "2024-01-08"],
    ]);
    expect(spans("Mailed nov 9 2026, I opened it on the 14th")[1]).toEqual(["2026-11-14", "2026-11-14"]);
  });

  it.each([
    "the 7th grade",
    "on the 4th floor",
    "every friday",
    "open 24/7",
    "surgery #1 feb",
    "you may sue",
    "I march on",
    "room 2025",
    "13/45/2025",
    "call 555-12-1234",
    "Feb 30, 2025 no such day",
  ])("%s names no day that exists", (text) => {
    expect(spans(text).filter(([earliest, latest]) => earliest === latest)).toEqual([]);
  });
});
