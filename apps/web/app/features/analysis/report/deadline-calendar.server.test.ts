import type { CaseDetail, Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { deadlineCalendar } from "./deadline-calendar.server.ts";

const deadline = {
  rule: "ca-notice",
  kind: "notice",
  title: "Notice of claim; city, county",
  date: "2027-01-03",
  safe_date: null,
  date_note: 'Your words say "my landlord hit me".',
  applies_to: null,
  falls_on: { weekday: "Sunday", holiday: null, safe_date: "2026-12-31", next_court_day: "2027-01-04" },
  statute: "Cal. Gov. Code § 911.2",
} as Deadline;

const calendarOf = (deadlines: Deadline[], edit_count = 0) =>
  deadlineCalendar({
    id: "0b0e0c0a-0000-4000-8000-000000000001",
    edit_count,
    resubmission_count: 0,
    last_activity_at: "2026-11-20T10:00:00Z",
    analysis: { deadlines } as CaseDetail["analysis"],
  })?.replaceAll("\r\n ", "");

test("an entry stands on the safe day, reminds at nine in the morning, and tells the rule but not the story", () => {
  const file = calendarOf([deadline]) ?? "";
  for (const line of [
    "DTSTART;VALUE=DATE:20261231",
    "SUMMARY:Notice to the government: Notice of claim\\; city\\, county",
    "TRIGGER:-P29DT15H",
    "TRIGGER:-P6DT15H",
    "TRANSP:TRANSPARENT",
  ])
    expect(file).toContain(line);
  expect(file).toContain("Cal. Gov. Code § 911.2");
  expect(file).toContain("The last day is Jan 03\\, 2027");
  expect(file).not.toContain("landlord");
});

test("a moved deadline keeps its name and has a higher number", () => {
  const [before, after] = [calendarOf([deadline]), calendarOf([{ ...deadline, date: "2027-02-01" }], 1)];
  const uid = /UID:([0-9a-f]{32}@standing)/;
  expect(uid.exec(after ?? "")?.[1]).toBe(uid.exec(before ?? "")?.[1]);
  expect(before).toContain("SEQUENCE:0");
  expect(after).toContain("SEQUENCE:1");
});

test("a day on the earliest reading is there; without any day there is no file", () => {
  const inexact = { ...deadline, date: null, falls_on: null, safe_date: "2026-12-15" };
  expect(calendarOf([inexact])).toContain("DTSTART;VALUE=DATE:20261215");
  expect(calendarOf([{ ...inexact, safe_date: null }])).toBeUndefined();
});
