import type { State } from "../knowledge.ts";
import type { BaseRate } from "../records.ts";
import type { ElementReading } from "../reading/elements.ts";

/** How far an open element counts: less than half, because what is not said is more often absent than present. */
const OPEN = 0.35;
/**
 * With a base rate: how strongly the fit of the elements moves it, and the fit at which it stays as it is. Small on
 * purpose: in police suits that include losses, stories that show every part succeeded little more often than others.
 */
const SLOPE = 0.8;
const AVERAGE_FIT = 0.65;
/** Without a base rate: the line from no fit to full fit, in points. */
const FLOOR = 10;
const SPAN = 65;
const MOST_DEFENCES = 3;
/** Points that each defence takes, and the most where an element of weight 3 is denied: without and with a base rate. */
const WITHOUT_RATE = { defence: 4, denied: 35 };
const WITH_RATE = { defence: 1, denied: 50 };
/** Where every time limit has passed, no more than this. */
const PASSED_MOST = 20;
/** Below this share of the weight that was spoken of, the story is too thin for a number. */
const FEWEST_SHARE = 0.4;
const FEWEST_WORDS = 25;
/** A base rate from fewer cases than this says too little. */
const FEWEST_CASES = 30;

export interface Viability {
  /** 5 to 90, or null when the story is too thin. */
  percentage: number | null;
  /** Weighted share of the elements that the story shows, 0 to 1. */
  fit: number;
  base: BaseRate | null;
  has_merit: boolean | null;
}

/** No strength is given to a person who answers: the other side must show its claim. */
export const NO_VIABILITY: Viability = { percentage: null, fit: 0, base: null, has_merit: null };

export interface ViabilityInput {
  elements: readonly ElementReading[];
  /** Number of defences that the story's own words call up. */
  defences: number;
  rates: readonly BaseRate[];
  /** Where the matter is: a base rate from there comes before a larger one from elsewhere. */
  state: State | null;
  /** True when all time limits with a date have passed. */
  all_passed: boolean;
  words: number;
}

/**
 * How well a story fits its legal theory, as a percentage.
 *
 * fit = sum of weight x state / sum of weight, with met 1, open 0.35, contradicted 0.
 * With a base rate that includes losses: logistic(logit(rate) + 0.8 x (fit - 0.65)); each defence that the story calls
 * up takes 1 point, and a contradicted element of weight 3 caps the result at 50.
 * Without one: 10 + 65 x fit, 4 points for each defence, and a cap of 35.
 * At most three defences count. Where every dated limit has passed, at most 20. The result lies between 5 and 90:
 * nothing is certain. Null under 25 words, or when less than 40% of the weight was spoken of. `docs/accuracy.md` says how far
 * it is calibrated.
 */
export function viability(input: ViabilityInput): Viability {
  const { elements } = input;
  const total = sum(elements, () => 1);
  const fit =
    total === 0
      ? 0
      : sum(elements, (one) => (one.state === "met" ? 1 : one.state === "missing" ? OPEN : 0)) / total;
  const usable = input.rates.filter((rate) => rate.includes_losses && rate.n >= FEWEST_CASES);
  const base = usable.find((rate) => rate.jurisdiction === input.state) ?? pooled(usable);
  const spoken = total === 0 ? 0 : sum(elements, (one) => (one.state === "missing" ? 0 : 1)) / total;
  const thin = spoken < FEWEST_SHARE || input.words < FEWEST_WORDS;
  const denied = elements.some((one) => one.state === "contradicted" && one.rule.weight === 3);
  return {
    percentage: thin ? null : percentage(input, fit, base, denied),
    fit,
    base,
    has_merit: merit(fit, denied, thin),
  };
}

/** All rates together, each by its number of cases: no single state stands for the country. */
function pooled(rates: readonly BaseRate[]): BaseRate | null {
  const first = rates[0];
  if (!first || rates.length === 1) return first ?? null;
  const n = rates.reduce((total, rate) => total + rate.n, 0);
  const share = rates.reduce((total, rate) => total + rate.n * rate.share_success, 0) / n;
  const sources = [...new Set(rates.map((rate) => rate.source))].join("+");
  return { ...first, source: sources, jurisdiction: "US", n, share_success: share };
}

function sum(elements: readonly ElementReading[], value: (one: ElementReading) => number): number {
  return elements.reduce((total, one) => total + one.rule.weight * value(one), 0);
}

function percentage(input: ViabilityInput, fit: number, base: BaseRate | null, denied: boolean): number {
  const start = base
    ? 100 * logistic(logit(base.share_success) + SLOPE * (fit - AVERAGE_FIT))
    : FLOOR + SPAN * fit;
  const weights = base ? WITH_RATE : WITHOUT_RATE;
  const afterDefences = start - weights.defence * Math.min(input.defences, MOST_DEFENCES);
  const most = input.all_passed ? PASSED_MOST : denied ? weights.denied : 90;
  return Math.round(Math.min(most, Math.max(5, afterDefences)));
}

function merit(fit: number, denied: boolean, thin: boolean): boolean | null {
  if (thin) return null;
  if (denied) return false;
  return fit >= 0.6 ? true : null;
}

function logit(share: number): number {
  const inside = Math.min(0.98, Math.max(0.02, share));
  return Math.log(inside / (1 - inside));
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
