import type { AnswerEffect, Deadline } from "@standing/contract";
import { expect, it } from "vitest";
import { effectLines } from "./answer-effect.tsx";

const TODAY = "2026-11-22";

const deadline = (date: string | null, safe_date: string | null = null): Deadline => ({
  rule: "rule",
  kind: "limitation",
  title: "Time to sue",
  trigger: "",
  trigger_date: null,
  date,
  safe_date,
  latest_date: null,
  date_note: null,
  applies_to: null,
  falls_on: null,
  days_left: null,
  arithmetic: "",
  notes: [],
  statute: "",
  confidence: "confirmed_by_two",
  last_checked: null,
  if_missed: "",
});

const effect = (before: Deadline[], after: Deadline[], more: Partial<AnswerEffect> = {}): AnswerEffect => ({
  analyzed: true,
  deadlines: { before, after },
  side: null,
  findings: [],
  ...more,
});

it("says how the day that matters most moved, and whether it was a safe or an exact one", () => {
  const lines = (before: Deadline[], after: Deadline[]) => effectLines(effect(before, after), TODAY);
  expect(lines([deadline(null, "2027-03-01")], [deadline("2027-03-14")])).toEqual([
    "Your earliest safe day was Mar 01, 2027. Now it is Mar 14, 2027.",
  ]);
  expect(lines([deadline("2027-03-14")], [deadline("2027-01-02")])).toEqual([
    "Your next day was Mar 14, 2027. Now it is Jan 02, 2027.",
  ]);
  expect(lines([], [deadline(null, "2027-03-01")])).toEqual([
    "There was no date before. Now your earliest safe day is Mar 01, 2027.",
  ]);
  expect(lines([deadline("2027-03-14")], [])).toEqual([
    "The date Mar 14, 2027 is gone. No date can be computed now.",
  ]);
});

it("says where the day that leads now has passed", () => {
  expect(effectLines(effect([deadline("2027-03-14")], [deadline("2026-03-14")]), TODAY)[1]).toMatch(
    /the day has passed/,
  );
});

it("says so where nothing changed, where the side did, and where the analysis is still to come", () => {
  expect(effectLines(effect([deadline("2027-03-14")], [deadline("2027-03-14")]), TODAY)).toEqual([
    "Your answer is kept. No date and no finding changed.",
  ]);
  expect(effectLines(effect([], [], { side: { before: "claimant", after: "defending" } }), TODAY)).toEqual([
    "We read you as a person with a claim. Now we read you as a person who must answer a claim.",
  ]);
  expect(effectLines(effect([], [], { analyzed: false }), TODAY)[0]).toMatch(/being read again/);
});
