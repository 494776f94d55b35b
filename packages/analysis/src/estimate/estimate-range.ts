import type { OutcomeRecord } from "../records.ts";
import type { Estimate } from "../result.ts";
import { bestGroup, largestGroup } from "./comparables.ts";
import type { ComparableGroup, EstimateQuery, PaidOutcome, Place } from "./comparables.ts";
import { FEWEST_RESULTS, logRange } from "./log-range.ts";
import { OUTCOME_SOURCES } from "../compiled/knowledge.js";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** An estimate that also says which results it rests on. */
export interface OutcomeEstimate extends Estimate {
  claim_type: string | null;
  place: Place | null;
  /** Whether the amount that the person asks for was used: results of people who asked for about as much. */
  scaled_to_claim: boolean;
}

const MOST_POINTS = 200;
/** How many results with the nearest claimed amounts are compared, and how many must have one. */
const NEAREST_CLAIMS = 150;
const FEWEST_CLAIMS = 40;

/**
 * Range of the money that people in a like situation got: median and 80% range in US cents from the best comparable
 * group (see `bestGroup`), or `refused` with the reason when it has fewer than 8 results. Where the person names an
 * amount and the results record what was asked, the range is the share of the claim that people with the nearest
 * claims got, times this claim. Pure and deterministic.
 */
export function estimateRange(records: readonly OutcomeRecord[], query: EstimateQuery): OutcomeEstimate {
  const group = bestGroup(records, query);
  if (group === null) return refusal(largestGroup(records, query));
  const near = query.claimed_usd_cents === undefined ? null : nearestClaims(group, query.claimed_usd_cents);
  const used = near ?? group.records;
  const amounts =
    near === null ? used.map((r) => r.amount_usd_cents) : shares(near, query.claimed_usd_cents ?? 0);
  const range = logRange(amounts);
  if (range === null) return refusal(used.length);
  const sources = [...new Set(used.map((record) => record.source))].sort();
  return {
    n: used.length,
    ...range,
    amount_kind: group.amount_kind,
    defendant_kind: group.defendant_kind,
    points: pointsOf(used),
    bias: [...new Set(sources.map(biasOf))].join(" "),
    sources: sources.map((id) => OUTCOME_SOURCES[id]?.name ?? id),
    refused: null,
    claim_type: group.claim_type,
    place: group.place,
    scaled_to_claim: near !== null,
  };
}

function refusal(found: number): OutcomeEstimate {
  return {
    n: found,
    median_cents: null,
    low_cents: null,
    high_cents: null,
    amount_kind: null,
    defendant_kind: null,
    points: [],
    bias: null,
    sources: [],
    refused: refusalWords(found),
    claim_type: null,
    place: null,
    scaled_to_claim: false,
  };
}

function refusalWords(found: number): string {
  if (found === 0) return SAYS.estimate.none;
  return found === 1
    ? fill(SAYS.estimate.only_one, { least: FEWEST_RESULTS })
    : fill(SAYS.estimate.only_few, { found, least: FEWEST_RESULTS });
}

function biasOf(source: string): string {
  return OUTCOME_SOURCES[source]?.bias ?? SAYS.estimate.bias;
}

type Claimed = PaidOutcome & { claimed_usd_cents: number };

function nearestClaims(group: ComparableGroup, claim: number): Claimed[] | null {
  const claimed = group.records.filter(
    (r): r is Claimed => "claimed_usd_cents" in r && r.claimed_usd_cents !== null && r.claimed_usd_cents > 0,
  );
  if (claim <= 0 || claimed.length < FEWEST_CLAIMS) return null;
  const distance = (r: Claimed) => Math.abs(Math.log(r.claimed_usd_cents / claim));
  return claimed
    .map((record) => ({ record, far: distance(record) }))
    .sort((a, b) => a.far - b.far || (a.record.id < b.record.id ? -1 : 1))
    .slice(0, NEAREST_CLAIMS)
    .map(({ record }) => record);
}

function shares(records: readonly Claimed[], claim: number): number[] {
  return records.map((record) => (record.amount_usd_cents / record.claimed_usd_cents) * claim);
}

/** At most 200 results for the plot, spread evenly over the amounts, by id. */
function pointsOf(records: readonly PaidOutcome[]): Estimate["points"] {
  const byAmount = [...records].sort(
    (a, b) => a.amount_usd_cents - b.amount_usd_cents || (a.id < b.id ? -1 : 1),
  );
  const step = Math.max(1, (byAmount.length - 1) / (MOST_POINTS - 1));
  const kept =
    byAmount.length <= MOST_POINTS
      ? byAmount
      : Array.from({ length: MOST_POINTS }, (_, i) => byAmount[Math.round(i * step)]);
  return kept
    .filter((record) => record !== undefined)
    .map(({ id, amount_usd_cents, year, jurisdiction }) => ({ id, amount_usd_cents, year, jurisdiction }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
