import { ADS, type AdFigures, type PerformanceScore } from "@standing/contract";

/** Counts of one day, UTC. */
export interface DayCount {
  day: string;
  kind: string;
  total: number;
}

/** The first and last day of the window that ends today, and the first of the one before it. */
export function windowOf(today: string): { first: string; before: string; days: string[] } {
  const back = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const length = ADS.figure_days;
  const days = Array.from({ length }, (_, at) => back(length - 1 - at));
  return { first: back(length - 1), before: back(2 * length - 1), days };
}

/** Change in whole percent against the window before; null where that had nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Clicks of 100 showings with two decimals; `0.00` without any showing. */
export function clickThroughRate(clicks: number, impressions: number): string {
  return (impressions === 0 ? 0 : (clicks / impressions) * 100).toFixed(2);
}

/**
 * The performance score, 0 to 100: up to 40 for click-through (8 for each percent, once there were enough showings),
 * up to 30 for bookings (6 each), up to 20 for the rating (4 for each star), up to 10 for helpful answers.
 */
export function scoreOf(counts: {
  impressions: number;
  clicks: number;
  conversions: number;
  average_rating: number | null;
  helpful_answers: number;
}): PerformanceScore {
  const { impressions, clicks, conversions, average_rating, helpful_answers } = counts;
  const enough = impressions >= ADS.score_min_impressions;
  const through = enough ? Math.min(40, Math.round((clicks / impressions) * 800)) : null;
  const parts = {
    click_through: { points: through, of: 40 },
    conversions: { points: Math.min(30, conversions * 6), of: 30 },
    rating: { points: Math.round((average_rating ?? 0) * 4), of: 20 },
    helpful: { points: Math.min(10, helpful_answers), of: 10 },
  };
  return {
    total: Object.values(parts).reduce((sum, { points }) => sum + (points ?? 0), 0),
    ...parts,
  };
}

const SHOWING = "view";

const sumOf = (counts: readonly DayCount[], kind: string, from: string, before?: string) =>
  counts
    .filter((one) => one.kind === kind && one.day >= from && (before === undefined || one.day < before))
    .reduce((sum, { total }) => sum + total, 0);

/** The figures of the window that ends today: a click is any row of a click, of whatever type. From counts by day and kind of it and of the window before. */
export function figuresOf(
  counts: readonly DayCount[],
  today: string,
  person: { average_rating: number | null; helpful_answers: number },
): AdFigures {
  const { first, before, days } = windowOf(today);
  const figure = (kind: string, of = counts) => {
    const value = sumOf(of, kind, first);
    return { value, change_percent: changePercent(value, sumOf(of, kind, before, first)) };
  };
  const impressions = figure(SHOWING);
  const clicked = counts
    .filter(({ kind }) => kind !== SHOWING)
    .map(({ day, total }) => ({ day, kind: "any", total }));
  const clicks = figure("any", clicked);
  const adClicks = figure("ad_click");
  const conversions = figure("consultation_booked");
  const on = (day: string, kind: string) =>
    counts.find((one) => one.day === day && one.kind === kind)?.total ?? 0;
  return {
    impressions,
    clicks,
    conversions,
    profile_views: figure("profile_view"),
    click_through_rate: clickThroughRate(clicks.value, impressions.value),
    days: days.map((day) => ({
      day,
      impressions: on(day, SHOWING),
      clicks: clicked.filter((one) => one.day === day).reduce((sum, { total }) => sum + total, 0),
      conversions: on(day, "consultation_booked"),
    })),
    visits: {
      profile_view: sumOf(counts, "profile_view", first),
      consultation_click: sumOf(counts, "consultation_click", first),
      contact_click: sumOf(counts, "contact_click", first),
      forum_activity_view: sumOf(counts, "forum_activity_view", first),
    },
    score: scoreOf({
      impressions: impressions.value,
      clicks: adClicks.value,
      conversions: conversions.value,
      ...person,
    }),
  };
}
