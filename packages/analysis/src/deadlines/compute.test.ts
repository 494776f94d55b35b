import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LimitationRule } from "../knowledge.ts";
import { LIMITATION_RULES } from "../compiled/knowledge.js";
import { addDays, addPeriod } from "./calendar.ts";
import { computeDeadlines, deadlinesForKeys } from "./compute.ts";
import { deadlinesOf } from "./deadline.ts";
import { isTimed } from "./limit-kinds.ts";
import type { KnownDate, TriggerDates } from "./triggers.ts";

const AS_OF = "2026-11-20";

function on(date: string): KnownDate {
  return { earliest: date, latest: date, how: "field" };
}

const RULE: LimitationRule = {
  id: "XX-test",
  jurisdiction: "CA",
  claim: "personal_injury",
  kind: "limitation",
  period: { amount: 2, unit: "years" },
  runs_from: "incident",
  accrual: "The clock starts on the day you were hurt.",
  discovery: {
    plain: "Late discovery may give more time.",
    period: { amount: 1, unit: "years" },
    outer: { amount: 4, unit: "years" },
  },
  minority: { plain: "A child may have more time.", until_age: 18 },
  statute: "Test § 1",
  confidence: "recalled",
  sources: [],
  checked: "2026-11-21",
};

function dates(rule: LimitationRule, given: TriggerDates, facts: string[] = []): (string | null)[] {
  return deadlinesOf(rule, { dates: given, facts: new Set(facts), as_of: AS_OF }).map(({ date }) => date);
}

describe("one rule", () => {
  it("gives the plain date alone when no discovery date is known, with the later start as a note", () => {
    const [deadline, ...others] = deadlinesOf(RULE, {
      dates: { incident: on("2025-03-01") },
      facts: new Set(),
      as_of: AS_OF,
    });
    expect(others).toEqual([]);
    expect(deadline).toMatchObject({ date: "2027-03-01", days_left: 101 });
    expect(deadline?.notes).toContain("Late discovery may give more time.");
    expect(deadline?.notes).toContain("Confirm this date with the court or a lawyer.");
  });

  it("shows both dates, the earlier first, when the story dates the discovery, and keeps to the outer limit", () => {
    expect(dates(RULE, { incident: on("2025-03-01"), discovery: on("2026-09-01") })).toEqual([
      "2027-03-01",
      "2027-09-01",
    ]);
    expect(dates(RULE, { incident: on("2025-03-01"), discovery: on("2028-12-01") })).toEqual([
      "2027-03-01",
      "2029-03-01",
    ]);
  });

  it("leaves out a discovery date that would end sooner than the plain date, or lies before the incident", () => {
    expect(dates(RULE, { incident: on("2025-03-01"), discovery: on("2025-03-02") })).toEqual(["2027-03-01"]);
    expect(dates(RULE, { incident: on("2025-03-01"), discovery: on("2024-03-02") })).toEqual(["2027-03-01"]);
  });

  it("counts a child's time from the birthday as a second date", () => {
    expect(dates(RULE, { incident: on("2025-03-01"), birth: on("2015-06-10") }, ["minor"])).toEqual([
      "2027-03-01",
      "2035-06-10",
    ]);
  });

  it("gives no date for a span, but the safe last day on the earliest reading", () => {
    const [deadline] = deadlinesOf(RULE, {
      dates: {
        incident: { earliest: "2025-03-01", latest: "2026-03-31", how: "story", words: "last March" },
      },
      facts: new Set(),
      as_of: AS_OF,
    });
    expect(deadline).toMatchObject({ date: null, days_left: 101, safe_date: "2027-03-01" });
    expect(deadline?.date_note).toContain("last March");
  });

  it("says so when the day is not known at all", () => {
    const [deadline] = deadlinesOf(RULE, { dates: {}, facts: new Set(), as_of: AS_OF });
    expect(deadline).toMatchObject({ date: null, trigger_date: null });
    expect(deadline?.date_note).toContain("not known");
  });

  it("gives no day when the clock starts at a later event of which nothing says that it came", () => {
    const [deadline] = deadlinesOf(
      { ...RULE, runs_from: "right_to_sue_letter" },
      { dates: { incident: on("2026-01-05") }, facts: new Set(), as_of: AS_OF },
    );
    expect(deadline?.date).toBeNull();
    expect(deadline?.safe_date).toBeUndefined();
  });

  it("counts days below zero when the date has passed, and names no end of the case", () => {
    const [deadline] = deadlinesOf(RULE, {
      dates: { incident: on("2020-01-02") },
      facts: new Set(),
      as_of: AS_OF,
    });
    expect(deadline?.days_left).toBeLessThan(0);
    expect(deadline?.if_missed).toContain("unless an exception applies");
  });
});

/** A limit that is told by an age has no day but the birthday. */
const FROM_A_DAY = LIMITATION_RULES.filter(isTimed).filter(
  ({ runs_from: from, period }) => from !== "birth" && period.unit !== "yearly",
);

describe("a limit that only some states set", () => {
  const asked = (state: string, claim: string, known: string[] = []) =>
    computeDeadlines({ state, claim, date: "2025-06-02", as_of: AS_OF, facts: { known } }).deadlines;

  it("leads where it is shorter than the one for contracts: a deposit kept in Oregon", () => {
    const [lead] = asked("OR", "security_deposit", ["written_agreement"]);
    expect(lead).toMatchObject({ rule: "OR-landlord_tenant", date: "2026-06-02" });
    expect(asked("WA", "security_deposit", ["written_agreement"]).map(({ rule }) => rule)).toEqual([
      "WA-written_contract",
    ]);
  });

  it("is no gap where the state has none", () => {
    const matter = {
      dates: {},
      facts: new Set<string>(),
      as_of: AS_OF,
    };
    expect(deadlinesForKeys([{ key: "landlord_tenant" }], "WA", matter)).toEqual({ deadlines: [], gaps: [] });
  });

  it("counts a suit against one's own insurer from the loss only where a building was hurt", () => {
    expect(asked("IA", "insurance_denial", ["building_damaged"])[0]?.rule).toBe("IA-insurance_suit");
    expect(asked("IA", "insurance_denial").map(({ rule }) => rule)).not.toContain("IA-insurance_suit");
  });
});

describe("all rules", () => {
  it("that count from a birth say that they do not know the day, until it is told", () => {
    const asked = { state: "PA", claim: "childhood_sexual_abuse", date: "2024-06-01", as_of: AS_OF };
    expect(computeDeadlines(asked).deadlines.map(({ date }) => date)).toEqual([null]);
    expect(
      computeDeadlines({ ...asked, facts: { birth_date: "2010-06-01" } }).deadlines.map(({ date }) => date),
    ).toEqual(["2065-06-01"]);
  });

  it("that hold for abuse from a day on leave out what was done before", () => {
    const asked = { state: "PA", claim: "childhood_sexual_abuse", date: "1994-06-01", as_of: AS_OF };
    expect(computeDeadlines(asked).deadlines).toEqual([]);
  });

  it("of a law that sets no time limit say so, from which day on, and that older acts are not known", () => {
    const asked = (state: string, date?: string, birth_date?: string) =>
      computeDeadlines({
        state,
        claim: "childhood_sexual_abuse",
        as_of: AS_OF,
        ...(date === undefined ? {} : { date }),
        ...(birth_date === undefined ? {} : { facts: { birth_date } }),
      });
    const noted = (state: string, date?: string, birth_date?: string) =>
      asked(state, date, birth_date).deadlines.map(({ date: last, date_note: note }) => last ?? note);
    expect(noted("MD", "1990-06-01")).toEqual([
      expect.stringMatching(/^The law sets no time limit for this:/),
    ]);
    expect(noted("CO", "2024-06-01")).toEqual([
      expect.stringMatching(/^The law sets no time limit for this:/),
    ]);
    expect(noted("CO", "1990-06-01")).toEqual([
      expect.stringMatching(/on or after January 1, 2022\. This was done before that day\./),
    ]);
    expect(noted("CO")).toEqual([
      expect.stringMatching(/For what was done before that day, the time can be/),
    ]);
    expect(noted("CA", "2010-06-01", "2000-05-01")).toEqual(["2040-04-30"]);
    expect(noted("CA", "2024-06-01", "2015-05-01")).toEqual([expect.stringMatching(/no time limit/)]);
    expect(asked("MD", "1990-06-01").abstained).toBeNull();
    expect(asked("CO", "1990-06-01").abstained).not.toBeNull();
  });

  it("against the one who did it and against others stand side by side, each with its name", () => {
    const both = computeDeadlines({
      state: "UT",
      claim: "childhood_sexual_abuse",
      date: "2020-06-01",
      as_of: AS_OF,
      facts: { birth_date: "2010-06-01" },
    }).deadlines.map(({ title, date }) => [title, date]);
    expect(both).toEqual([
      [
        "Time to sue over sexual abuse of a child in Utah, against others, such as a church or a school",
        "2032-06-01",
      ],
      ["Time to sue over sexual abuse of a child in Utah, against the person who did it", null],
    ]);
  });

  it("that end before a birthday end on the eve of it", () => {
    const [lead] = computeDeadlines({
      state: "NM",
      claim: "childhood_sexual_abuse",
      date: "2020-06-01",
      as_of: AS_OF,
      facts: { birth_date: "2010-06-01" },
    }).deadlines;
    expect(lead?.date).toBe("2034-05-31");
    expect(lead?.arithmetic).toBe(
      "Before the birthday at 24, June 1, 2034: the last day is Wednesday, May 31, 2034.",
    );
  });

  it("never give a date later than the statute's own plain reading, over random days", () => {
    const day = fc.integer({ min: 0, max: 14_000 }).map((days) => addDays("1992-02-01", days));
    fc.assert(
      fc.property(fc.constantFrom(...FROM_A_DAY), day, (rule, date) => {
        const answer = computeDeadlines({
          state: rule.jurisdiction,
          claim: rule.claim,
          date,
          as_of: AS_OF,
          facts: { known: (rule.applies_if ?? []).filter(({ is }) => is).map(({ fact }) => fact) },
        });
        const own = answer.deadlines.filter((deadline) => deadline.rule === rule.id);
        const inTime =
          (!rule.accrued_from || date >= rule.accrued_from) &&
          (!rule.accrued_before || date < rule.accrued_before);
        if (inTime) expect(own.length).toBe(1);
        for (const deadline of own)
          expect(deadline.date !== null && deadline.date <= addPeriod(date, rule.period)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it("keep the day of the month except at a month's end", () => {
    expect(
      computeDeadlines({ state: "CA", claim: "personal_injury", date: "2024-02-29", as_of: AS_OF })
        .deadlines[0]?.date,
    ).toBe("2026-02-28");
  });
});

describe("questions without a story", () => {
  it("sorts the earliest first and puts government notice before the suit", () => {
    const { deadlines } = computeDeadlines({
      state: "California",
      claim: "slip_and_fall",
      date: "2026-03-01",
      as_of: AS_OF,
      facts: { known: ["government_defendant", "local_government"] },
    });
    expect(deadlines[0]?.kind).toBe("notice");
    const days = deadlines.map(({ date }) => date ?? "9999");
    expect(days).toEqual(days.toSorted());
  });

  it("chooses the rule by the day on which the claim arose when the law has changed", () => {
    const florida = (date: string) =>
      computeDeadlines({ state: "FL", claim: "personal_injury", date, as_of: AS_OF }).deadlines[0]?.date;
    expect(florida("2023-03-23")).toBe("2027-03-23");
    expect(florida("2023-03-24")).toBe("2025-03-24");
  });

  it("falls back from crash to injury where a state has one rule for both", () => {
    expect(
      computeDeadlines({
        state: "CA",
        claim: "personal_injury_motor_vehicle",
        date: "2025-03-01",
        as_of: AS_OF,
      }).deadlines[0]?.date,
    ).toBe("2027-03-01");
  });

  it("abstains in words", () => {
    expect(
      computeDeadlines({ state: "CA", claim: "lost_sock", date: "2025-03-01", as_of: AS_OF }),
    ).toMatchObject({ deadlines: [], abstained: expect.stringContaining("lost_sock") });
    expect(computeDeadlines({ state: "CA", claim: "personal_injury", as_of: AS_OF }).abstained).toContain(
      "not known",
    );
  });

  it.each([
    [{ state: "ZZ", claim: "personal_injury", as_of: AS_OF }, /not a US state/],
    [{ state: "CA", claim: "personal_injury", date: "2025-02-30", as_of: AS_OF }, /not a calendar date/],
    [{ state: "CA", claim: "personal_injury", as_of: "soon" }, /not a calendar date/],
  ])("refuses %o", (query, message) => {
    expect(() => computeDeadlines(query)).toThrow(message);
  });
});
