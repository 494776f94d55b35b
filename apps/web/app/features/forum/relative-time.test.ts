import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.tsx";

const now = "2026-11-22T12:00:00.000Z";
const ago = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString();

test.each([
  [0, "Just now"],
  [0.99, "Just now"],
  [1, "1h ago"],
  [23.9, "23h ago"],
  [24, "1d ago"],
  [167.9, "6d ago"],
  [168, "Nov 15, 2026"],
])("%d hours ago reads %s", (hours, words) => {
  expect(relativeTime(ago(hours), now)).toBe(words);
});

test("a clock that runs ahead reads as now", () => {
  expect(relativeTime(ago(-2), now)).toBe("Just now");
});
