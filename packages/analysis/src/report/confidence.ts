import type { Findings } from "./findings.ts";

/** Points of the 0 to 100 scale: how well the story is understood and matched. It is not the chance of winning. */
const POINTS = { claimType: 35, category: 20, elements: 20, place: 8, date: 7, precedents: 10 } as const;
const FULL_SIMILARITY = 70;

/**
 * How well the story is understood: fit of the claim type (35), margin of the category (20), share of elements spoken
 * of (20), state known (8), date known (7), closeness of the best precedent (10).
 */
export function confidenceScore({ reading, claimType, elements, similar }: Findings): number {
  if (reading.scope !== "analyzed") return 0;
  const [first, second] = reading.categories;
  const margin = first ? first.score - (second?.score ?? 0) : 0;
  const spoken =
    elements.length === 0 ? 0 : elements.filter((one) => one.state !== "missing").length / elements.length;
  const total =
    POINTS.claimType * (reading.claimTypes.find(({ claim_type }) => claim_type === claimType)?.score ?? 0) +
    POINTS.category * Math.min(1, 2 * margin) +
    POINTS.elements * spoken +
    (reading.place.state ? POINTS.place : 0) +
    (reading.dates.incident ? POINTS.date : 0) +
    POINTS.precedents * Math.min(1, (similar[0]?.similarity_score ?? 0) / FULL_SIMILARITY);
  return Math.round(Math.min(100, total));
}
