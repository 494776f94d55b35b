/**
 * Ranges on held-back outcome records, beside simple baselines in the same run. Prints one JSON object.
 * `node bench/estimates.ts [FOLDER]`: with FOLDER, the records of that folder (in the format of the development data)
 * are the held-back ones and all other shipped records are compared with; without, every fifth shipped record by a hash of
 * its id is held back.
 */
import { estimateRange } from "../src/estimate/estimate-range.ts";
import { quantile } from "../src/estimate/log-range.ts";
import type { ComparableOutcome } from "../src/estimate/comparable-outcome.ts";
import type { EstimateQuery } from "../src/estimate/comparables.ts";
import type { State } from "../src/knowledge.ts";
import { loadShippedOutcomes } from "../src/retrieval/shipped.ts";
import { outcomesOf } from "../scripts/outcomes/to-outcomes.ts";
import { isHeldBack } from "./held-back.ts";

interface Prediction {
  truth: number;
  low: number;
  median: number;
  high: number;
  n: number;
  category: string;
  claim_type: string;
  scaled: boolean;
}

const TAUS = [0.1, 0.5, 0.9];
const folder = process.argv[2];
const shipped = await loadShippedOutcomes();
const hasAmount = (record: ComparableOutcome) => record.amount_usd_cents !== null;
const held = (folder === undefined ? shipped.filter((r) => isHeldBack(r.id)) : outcomesOf(folder)).filter(
  hasAmount,
);
const heldIds = new Set(held.map(({ id }) => id));
const known = shipped.filter((r) => !heldIds.has(r.id) && (folder !== undefined || !isHeldBack(r.id)));

const byClaimType = Map.groupBy(known, (record) => record.claim_type);

function queryOf(record: ComparableOutcome, withClaim: boolean): EstimateQuery {
  return {
    selectors: [
      {
        claim_types: [record.claim_type],
        amount_kinds: record.amount_kind === null ? [] : [record.amount_kind],
        defendant_kinds: [record.defendant_kind],
      },
    ],
    ...(record.jurisdiction === "US" ? {} : { state: record.jurisdiction satisfies State }),
    ...(record.city === null ? {} : { city: record.city }),
    ...(withClaim && record.claimed_usd_cents !== null
      ? { claimed_usd_cents: record.claimed_usd_cents }
      : {}),
    ...(record.severity === null ? {} : { severity: record.severity }),
  };
}

function predict(withClaim: boolean): { predictions: Prediction[]; refused: number } {
  let refused = 0;
  const predictions = held.flatMap((record) => {
    const estimate = estimateRange(byClaimType.get(record.claim_type) ?? [], queryOf(record, withClaim));
    const { low_cents: low, median_cents: median, high_cents: high } = estimate;
    if (low === null || median === null || high === null) {
      refused += 1;
      return [];
    }
    return [
      {
        truth: record.amount_usd_cents ?? 0,
        low,
        median,
        high,
        n: estimate.n,
        category: record.legal_category,
        claim_type: record.claim_type,
        scaled: estimate.scaled_to_claim,
      },
    ];
  });
  return { predictions, refused };
}

function pinball(truth: number, forecast: number, tau: number): number {
  return truth >= forecast ? tau * (truth - forecast) : (1 - tau) * (forecast - truth);
}

function meanPinball(
  predictions: readonly Prediction[],
  of: (p: Prediction) => number[],
  scale: (cents: number) => number,
): number {
  const losses = predictions.map((p) =>
    of(p).reduce(
      (sum, forecast, i) => sum + pinball(scale(p.truth), scale(forecast), TAUS[i] ?? 0.5) / TAUS.length,
      0,
    ),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

const categories = new Map<string, number[]>(
  [...Map.groupBy(known.filter(hasAmount), (r) => r.legal_category)].map(([category, records]) => {
    const logs = records.map((r) => Math.log(r.amount_usd_cents ?? 1)).sort((a, b) => a - b);
    return [category, TAUS.map((tau) => Math.exp(quantile(logs, tau)))];
  }),
);

const round = (x: number) => Math.round(x * 1000) / 1000;

function scoreOf({ predictions, refused }: { predictions: Prediction[]; refused: number }) {
  const ours = (p: Prediction) => [p.low, p.median, p.high];
  const categoryMedian = (p: Prediction) => {
    const median = categories.get(p.category)?.[1] ?? 1;
    return [median, median, median];
  };
  const categoryRange = (p: Prediction) => categories.get(p.category) ?? [1, 1, 1];
  const middle = (of: (p: Prediction) => number[]) => (p: Prediction) => [
    of(p)[1] ?? 1,
    of(p)[1] ?? 1,
    of(p)[1] ?? 1,
  ];
  const log = (cents: number) => Math.log(Math.max(cents, 1));
  const dollars = (cents: number) => cents / 100;
  const against = (
    of: (p: Prediction) => number[],
    base: (p: Prediction) => number[],
    scale: (cents: number) => number,
  ) => round(1 - meanPinball(predictions, of, scale) / meanPinball(predictions, base, scale));
  const inside = predictions.filter((p) => p.truth >= p.low && p.truth <= p.high);
  const absolute = (of: (p: Prediction) => number) =>
    predictions.reduce((sum, p) => sum + Math.abs(log(p.truth) - log(of(p))), 0) / predictions.length;
  return {
    n: predictions.length,
    refused,
    coverage_80: round(inside.length / predictions.length),
    below: round(predictions.filter((p) => p.truth < p.low).length / predictions.length),
    above: round(predictions.filter((p) => p.truth > p.high).length / predictions.length),
    pinball_saved_against_category_median: {
      log: against(ours, categoryMedian, log),
      dollars: against(ours, categoryMedian, dollars),
    },
    pinball_saved_against_category_range: {
      log: against(ours, categoryRange, log),
      dollars: against(ours, categoryRange, dollars),
    },
    median_only_saved_against_category_median: {
      log: round(1 - absolute((p) => p.median) / absolute((p) => categoryMedian(p)[1] ?? 1)),
      dollars: against(middle(ours), categoryMedian, dollars),
    },
  };
}

function rows(predictions: Prediction[], key: (p: Prediction) => string) {
  return Object.fromEntries(
    [...Map.groupBy(predictions, key)]
      .filter(([, list]) => list.length >= 20)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, list]) => {
        const {
          n,
          coverage_80,
          pinball_saved_against_category_median: saved,
        } = scoreOf({ predictions: list, refused: 0 });
        return [name, { n, coverage_80, saved_log: saved.log }];
      }),
  );
}

const withClaim = predict(true);
const withoutClaim = predict(false);
console.log(
  JSON.stringify(
    {
      held_back: held.length,
      compared_with: known.filter(hasAmount).length,
      claim_amount_known_where_recorded: scoreOf(withClaim),
      claim_amount_never_known: scoreOf(withoutClaim),
      by_claim_type: rows(withClaim.predictions, (p) => p.claim_type),
      by_size: rows(withoutClaim.predictions, (p) =>
        p.n < 30 ? "8 to 29" : p.n < 100 ? "30 to 99" : "100 and more",
      ),
      by_scaled: rows(withClaim.predictions, (p) => String(p.scaled)),
    },
    null,
    1,
  ),
);
