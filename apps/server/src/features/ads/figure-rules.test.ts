import { expect, test } from "vitest";
import { changePercent, clickThroughRate, figuresOf, scoreOf, windowOf } from "./figure-rules.ts";

test("the window is 30 days with today, and the one before it touches it", () => {
  const { first, before, days } = windowOf("2026-03-31");
  expect([first, before, days.length, days.at(-1)]).toEqual(["2026-03-02", "2026-01-31", 30, "2026-03-31"]);
});

test("a change is told only against something", () => {
  expect(changePercent(5, 0)).toBeNull();
  expect(changePercent(0, 4)).toBe(-100);
  expect(changePercent(9, 8)).toBe(13);
});

test("click-through has two decimals", () => {
  expect(clickThroughRate(1, 0)).toBe("0.00");
  expect(clickThroughRate(1, 3)).toBe("33.33");
});

test("the score counts click-through only after enough showings, and ends at 100", () => {
  const none = { impressions: 0, clicks: 0, conversions: 0, average_rating: null, helpful_answers: 0 };
  expect(scoreOf(none)).toMatchObject({ total: 0, click_through: { points: null, of: 40 } });
  expect(scoreOf({ ...none, impressions: 200, clicks: 4 }).click_through.points).toBe(16);
  const all = { impressions: 100, clicks: 90, conversions: 9, average_rating: 5, helpful_answers: 40 };
  expect(scoreOf(all).total).toBe(100);
});

test("counts become figures that equal the rows, a drawn window and trends", () => {
  const figures = figuresOf(
    [
      { day: "2026-03-31", kind: "view", total: 6 },
      { day: "2026-03-30", kind: "view", total: 4 },
      { day: "2026-03-31", kind: "ad_click", total: 2 },
      { day: "2026-02-10", kind: "view", total: 5 },
      { day: "2026-03-02", kind: "contact_click", total: 1 },
    ],
    "2026-03-31",
    { average_rating: 4.5, helpful_answers: 3 },
  );
  expect(figures).toMatchObject({
    impressions: { value: 10, change_percent: 100 },
    clicks: { value: 3, change_percent: null },
    click_through_rate: "30.00",
    visits: { contact_click: 1, profile_view: 0 },
    score: { total: 21 },
  });
  expect(figures.days.at(-1)).toEqual({ day: "2026-03-31", impressions: 6, clicks: 2, conversions: 0 });
});
