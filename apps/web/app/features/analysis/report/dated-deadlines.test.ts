import type { Deadline } from "@standing/contract";
import { expect, test } from "vitest";
import { datedDeadlines, leadingDeadline, withMissedAsidesLast } from "./dated-deadlines.ts";

const deadline = (date: string | null, trigger_date: string | null = null, more: Partial<Deadline> = {}) =>
  ({ date, trigger_date, safe_date: null, applies_to: null, kind: "limitation", ...more }) as Deadline;

test("the earliest comes first, and those without a date are left out", () => {
  const dates = datedDeadlines([deadline("2028-01-01"), deadline(null), deadline("2027-02-01")]).map(
    ({ date }) => date,
  );
  expect(dates).toEqual(["2027-02-01", "2028-01-01"]);
});

test("without an exact day the earliest reading counts, and says that it is not exact", () => {
  const [dated] = datedDeadlines([deadline(null, null, { safe_date: "2027-02-01" })]);
  expect(dated).toMatchObject({ date: "2027-02-01", exact: false });
});

test("a special case or a final cut-off leads only where there is nothing else", () => {
  const aside = deadline("2026-12-01", null, { special: "case" });
  const cutOff = deadline("2026-12-02", null, { kind: "repose" });
  const main = deadline("2027-02-01");
  const leading = (...all: Deadline[]) => leadingDeadline(datedDeadlines(all), "2026-11-20")?.date;
  expect(leading(aside, cutOff, main)).toBe("2027-02-01");
  expect(leading(aside, cutOff)).toBe("2026-12-02");
  expect(leading(aside)).toBe("2026-12-01");
  expect(leading()).toBeUndefined();
});

test("a limit on claims against somebody else does not lead over one that has passed", () => {
  const others = deadline("2031-05-03", null, { special: "others" });
  const inOther = deadline("2027-05-03", null, { special: "case" });
  const leading = (...all: Deadline[]) => leadingDeadline(datedDeadlines(all), "2026-11-20")?.date;
  expect(leading(deadline("2026-05-03"), others)).toBe("2026-05-03");
  expect(leading(deadline("2026-05-03"), inOther, others)).toBe("2027-05-03");
});

test("when all have passed, the last of them leads", () => {
  const dated = datedDeadlines([deadline("2020-01-01"), deadline("2022-01-01")]);
  expect(leadingDeadline(dated, "2026-11-20")?.date).toBe("2022-01-01");
});

test("what has passed and holds only in a special case stands after all others", () => {
  const dated = datedDeadlines([
    deadline("2026-11-03", null, { special: "short_case" }),
    deadline("2026-11-10"),
    deadline("2027-03-31", null, { special: "case" }),
  ]);
  expect(withMissedAsidesLast(dated, "2026-11-23").map(({ date }) => date)).toEqual([
    "2026-11-10",
    "2027-03-31",
    "2026-11-03",
  ]);
});
