import type { CaseDetail, Estimate } from "@standing/contract";

type Point = Estimate["points"][number];

/**
 * Comparable outcomes as a page carries them, the largest amount first: in columns, those that look alike together. As
 * two hundred objects they would weigh more than the page around them.
 */
export interface Outcomes {
  cents: number[];
  /** State and year. */
  from: string[];
  /** How many there are of each. */
  count: number[];
}

export function outcomesOf(points: readonly Point[]): Outcomes {
  const found: Outcomes = { cents: [], from: [], count: [] };
  const places = new Map<string, number>();
  for (const { amount_usd_cents: cents, jurisdiction, year } of points.toSorted(
    (a, b) => b.amount_usd_cents - a.amount_usd_cents,
  )) {
    const from = [jurisdiction, year].filter(Boolean).join(", ");
    const place = places.get(`${cents} ${from}`);
    if (place !== undefined) {
      found.count[place] = (found.count[place] ?? 0) + 1;
      continue;
    }
    places.set(`${cents} ${from}`, found.cents.length);
    found.cents.push(cents);
    found.from.push(from);
    found.count.push(1);
  }
  return found;
}

/** A case without the single outcomes of its report, and these as a page carries them; null without a report. */
export function withOutcomesApart(detail: CaseDetail): { detail: CaseDetail; outcomes: Outcomes | null } {
  const { report } = detail;
  if (report === null) return { detail, outcomes: null };
  const { damages_assessment: damages } = report;
  return {
    detail: {
      ...detail,
      report: {
        ...report,
        damages_assessment: { ...damages, estimate: { ...damages.estimate, points: [] } },
      },
    },
    outcomes: outcomesOf(damages.estimate.points),
  };
}
