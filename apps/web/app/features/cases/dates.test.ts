import { expect, test } from "vitest";
import { daysBetween } from "./dates.ts";

test.each([
  ["2026-11-20", "2026-11-20", 0],
  ["2026-11-20", "2026-11-21", 1],
  ["2026-11-20", "2026-11-19", -1],
  ["2024-02-28", "2024-03-01", 2],
  ["2026-03-07", "2026-03-09", 2],
])("from %s to %s is %i days", (from, to, days) => expect(daysBetween(from, to)).toBe(days));
