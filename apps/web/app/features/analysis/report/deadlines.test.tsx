import type { Deadline } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Deadlines } from "./deadlines.tsx";

const deadline: Deadline = {
  rule: "ca-notice",
  kind: "notice",
  title: "Notice of claim",
  trigger: "The day of the injury.",
  trigger_date: "2026-07-03",
  date: "2027-01-03",
  safe_date: null,
  latest_date: null,
  date_note: null,
  applies_to: null,
  falls_on: { weekday: "Sunday", holiday: null, safe_date: "2026-12-31", next_court_day: "2027-01-04" },
  days_left: 999,
  arithmetic: "Six months.",
  notes: [],
  statute: "Cal. Gov. Code § 911.2",
  confidence: "code_text",
  last_checked: "2026-11-20",
  if_missed: "The claim is lost.",
};

const limit = {
  deadline: null,
  time_remaining: "To compute a deadline we need the state.",
  consequences_if_missed: "After it, a court will usually not hear the case.",
};

const shown = (deadlines: Deadline[], today: string) =>
  renderToStaticMarkup(<Deadlines deadlines={deadlines} limit={limit} today={today} />);

test("days are counted from today and not from the day of the analysis", () => {
  const page = shown([deadline], "2026-11-20");
  expect(page).toContain("To be safe: ");
  expect(page).toContain("41 days left");
  expect(page).not.toContain("999");
});

test("the last day and a day after it", () => {
  expect(shown([deadline], "2027-01-03")).toContain("Today is the last day");
  expect(shown([deadline], "2027-01-04")).toContain("Passed 1 day ago");
  expect(shown([deadline], "2029-01-04")).toContain("Passed 2 years ago");
});

test("is amber while there is time, the last day too, and red when there is none left", () => {
  const toneOn = (today: string) =>
    /class="font-semibold tabular ([\w-]+)"/.exec(shown([deadline], today))?.[1];
  expect(toneOn("2026-11-20")).toBe("text-time");
  expect(toneOn("2027-01-03")).toBe("text-time");
  expect(toneOn("2027-01-04")).toBe("text-danger");
});

test("a last day on a weekend says the safe day", () => {
  expect(shown([deadline], "2026-11-20")).toContain("The last day is a Sunday. To be safe: Dec 31, 2026.");
});

test("each date opens to its rule and the day it was checked", () => {
  const page = shown([deadline], "2026-11-20");
  for (const text of ["Cal. Gov. Code § 911.2", "Six months.", "Nov 20, 2026, read in the text of the law"])
    expect(page).toContain(text);
});

test("one without a date stands after those with one", () => {
  const page = shown(
    [{ ...deadline, rule: "x", title: "Unknown", date: null, falls_on: null }, deadline],
    "2026-11-20",
  );
  expect(page.lastIndexOf("Notice of claim")).toBeLessThan(page.indexOf("Unknown"));
});

test("without any deadline it says so", () =>
  expect(shown([], "2026-11-20")).toContain("None could be computed."));

test("without an exact day it says the safe one, and why; a special case says whom it is for", () => {
  const inexact: Deadline = {
    ...deadline,
    date: null,
    falls_on: null,
    safe_date: "2026-12-15",
    date_note: "Your words say last March, not the very day.",
    applies_to: "Only if you work for a railroad.",
  };
  const page = shown([inexact], "2026-11-20").replaceAll(/<[^>]*>/g, "");
  for (const text of [
    "To be safe: Dec 15, 2026 25 days left",
    "Your words say last March, not the very day.",
    "Only if you work for a railroad.",
  ])
    expect(page).toContain(text);
});

test("without a date it says what is missing for one, and what happens if the time is missed", () => {
  for (const page of [shown([], "2026-11-20"), shown([{ ...deadline, date: null }], "2026-11-20")]) {
    expect(page).toContain(limit.time_remaining);
    expect(page).toContain(limit.consequences_if_missed);
  }
  expect(shown([deadline], "2026-11-20")).not.toContain(limit.time_remaining);
});

test("what was missed only in a special case is a press away, behind what is theirs", () => {
  const missed = { ...deadline, rule: "osha", title: "Complaint", date: "2025-01-31", falls_on: null };
  const aside = { ...missed, applies_to: "Very short. If you reported a danger at work." };
  const beforeFold = (deadlines: Deadline[]) =>
    shown(deadlines, "2026-11-20").split('<details><summary class="link')[0];
  expect(beforeFold([aside, deadline])).not.toContain(">Complaint<");
  expect(shown([aside, deadline], "2026-11-20")).toContain("1 more deadline");
  expect(beforeFold([missed, deadline])).toContain(">Complaint<");
  expect(beforeFold([aside])).toContain("Very short. If you reported a danger at work.");
});

test("the first sentence says whom a limit is for; the others are a press away", () => {
  const page = shown([{ ...deadline, applies_to: "State wage law. Shorter in some states." }], "2026-11-20");
  expect(page).toContain('text-sm">State wage law.<');
  expect(page).toContain('"> Shorter in some states.<');
});
