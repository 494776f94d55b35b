import type { OutcomeSelector, State } from "../knowledge.ts";
import type { OutcomeRecord } from "../records.ts";
import type { ComparableOutcome, Severity } from "./comparable-outcome.ts";
import { FEWEST_RESULTS } from "./log-range.ts";

/** How near the comparable results are. */
export type Place = "city" | "state" | "national";

/** What to compare with. */
export interface EstimateQuery {
  /** Tried in order; within one selector its claim types are tried in order. */
  selectors: OutcomeSelector[];
  state?: State;
  city?: string;
  /** What the person says is owed or asks for, in US cents. */
  claimed_usd_cents?: number;
  severity?: Severity;
}

/** Results of one claim type, one kind of money, one kind of defendant, and one reach. */
export interface ComparableGroup {
  claim_type: string;
  amount_kind: string;
  defendant_kind: string;
  place: Place;
  records: PaidOutcome[];
}

/** An outcome with its money. */
export type PaidOutcome = (OutcomeRecord | ComparableOutcome) & {
  amount_usd_cents: number;
  amount_kind: string;
};

/** A city or state stands alone only with this many results; below that its surroundings are used. */
const FEWEST_IN_PLACE = 20;
const NEARNESS: Readonly<Record<Place, number>> = { city: 0, state: 1, national: 2 };

/** Kinds of money that were awarded and may never have been paid. */
const AWARDED = /found due|judgment for the worker|average back pay/;

/**
 * The best group to compare with, or null when no group of one kind has `FEWEST_RESULTS` results: the earliest claim
 * type, then the nearest place, then money paid before money awarded, then the most results, then by name. Kinds of
 * money and of defendant never mix.
 */
export function bestGroup(records: readonly OutcomeRecord[], query: EstimateQuery): ComparableGroup | null {
  for (const selector of query.selectors) {
    for (const claimType of selector.claim_types) {
      const groups = groupsByKind(records, claimType, selector).map((group) => narrow(group, query));
      const usable = groups.filter((group) => group.records.length >= FEWEST_RESULTS).sort(byNearness);
      if (usable[0] !== undefined) return usable[0];
    }
  }
  return null;
}

/** The most results of any one kind that the selectors reach; said when there is no range. */
export function largestGroup(records: readonly OutcomeRecord[], query: EstimateQuery): number {
  const sizes = query.selectors.flatMap((selector) =>
    selector.claim_types.flatMap((claimType) =>
      groupsByKind(records, claimType, selector).map((g) => g.records.length),
    ),
  );
  return Math.max(0, ...sizes);
}

function isPaid(record: OutcomeRecord): record is PaidOutcome {
  return record.amount_usd_cents !== null && record.amount_usd_cents > 0 && record.amount_kind !== null;
}

function groupsByKind(
  records: readonly OutcomeRecord[],
  claimType: string,
  selector: OutcomeSelector,
): ComparableGroup[] {
  const groups = new Map<string, Map<string, ComparableGroup>>();
  for (const record of records) {
    if (record.claim_type !== claimType || !isPaid(record)) continue;
    const { amount_kind, defendant_kind } = record;
    if (selector.amount_kinds !== undefined && !selector.amount_kinds.includes(amount_kind)) continue;
    if (selector.defendant_kinds !== undefined && !selector.defendant_kinds.includes(defendant_kind))
      continue;
    const ofKind = groups.get(amount_kind) ?? new Map<string, ComparableGroup>();
    const group = ofKind.get(defendant_kind);
    if (group !== undefined) group.records.push(record);
    else
      ofKind.set(defendant_kind, {
        claim_type: claimType,
        amount_kind,
        defendant_kind,
        place: "national",
        records: [record],
      });
    groups.set(amount_kind, ofKind);
  }
  return [...groups.values()].flatMap((ofKind) => [...ofKind.values()]);
}

/** The group cut down to the same harm and the nearest place, as far as enough results are left. */
function narrow(group: ComparableGroup, query: EstimateQuery): ComparableGroup {
  const { severity } = query;
  const sameHarm =
    severity === undefined ? [] : group.records.filter((r) => "severity" in r && r.severity === severity);
  const wide = sameHarm.length >= FEWEST_IN_PLACE ? sameHarm : group.records;
  const { state } = query;
  const inState = state === undefined ? [] : wide.filter((record) => record.jurisdiction === state);
  const city = query.city?.trim().toLowerCase();
  const inCity = city === undefined ? [] : inState.filter((record) => record.city?.toLowerCase() === city);
  if (inCity.length >= FEWEST_IN_PLACE) return { ...group, place: "city", records: inCity };
  if (inState.length >= FEWEST_IN_PLACE) return { ...group, place: "state", records: inState };
  return { ...group, records: wide };
}

function byNearness(a: ComparableGroup, b: ComparableGroup): number {
  return (
    NEARNESS[a.place] - NEARNESS[b.place] ||
    Number(AWARDED.test(a.amount_kind)) - Number(AWARDED.test(b.amount_kind)) ||
    b.records.length - a.records.length ||
    (a.amount_kind < b.amount_kind ? -1 : a.amount_kind > b.amount_kind ? 1 : 0) ||
    (a.defendant_kind < b.defendant_kind ? -1 : 1)
  );
}
