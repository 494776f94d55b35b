import type { State } from "../knowledge.ts";
import type { BaseRate } from "../records.ts";
import type { ElementReading } from "../reading/elements.ts";

/** How far an open element counts for merit: less than half, because what is not said is more often absent than present. */
const OPEN = 0.35;
const MERIT_FIT = 0.6;
/** Below this share of the weight that was spoken of, the story is too thin to speak of merit. */
const FEWEST_SHARE = 0.4;
const FEWEST_WORDS = 25;
/** A base rate from fewer cases than this says too little. */
const FEWEST_CASES = 30;

export interface Viability {
  /** Of 100 things to be shown, how many the story shows. Null where it speaks of none of them, or is too short. */
  percentage: number | null;
  /** How often such matters ended with something for the claimant, from records that include losses. */
  base: BaseRate | null;
  has_merit: boolean | null;
}

/** No share is given to a person who answers: the other side must show its claim. */
export const NO_VIABILITY: Viability = { percentage: null, base: null, has_merit: null };

export interface ViabilityInput {
  elements: readonly ElementReading[];
  rates: readonly BaseRate[];
  /** Where the matter is: a base rate from there comes before a larger one from elsewhere. */
  state: State | null;
  words: number;
}

/**
 * How much of what has to be shown stands in the story.
 *
 * `percentage` is a plain count, 4 of 4 is 100, so that it never says another thing than the marks beside it. It is no
 * chance of winning: on suits with a known end such a share told winners from losers little better than chance
 * (`docs/accuracy.md`). It is null under 25 words, and where no element is spoken of.
 * `has_merit` weighs the elements (met 1, open 0.35, spoken against 0): true from 0.6 on, false where an element of
 * weight 3 is spoken against, null where less than 40% of the weight was spoken of.
 */
export function viability({ elements, rates, state, words }: ViabilityInput): Viability {
  const usable = rates.filter((rate) => rate.includes_losses && rate.n >= FEWEST_CASES);
  const base = usable.find((rate) => rate.jurisdiction === state) ?? pooled(usable);
  const silent = words < FEWEST_WORDS || elements.every((one) => one.state === "missing");
  if (silent) return { percentage: null, base, has_merit: null };
  const met = elements.filter((one) => one.state === "met").length;
  return { percentage: Math.round((100 * met) / elements.length), base, has_merit: merit(elements) };
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

function merit(elements: readonly ElementReading[]): boolean | null {
  const total = weighed(elements, () => 1);
  if (weighed(elements, (one) => (one.state === "missing" ? 0 : 1)) < FEWEST_SHARE * total) return null;
  if (elements.some((one) => one.state === "contradicted" && one.rule.weight === 3)) return false;
  const fit = weighed(elements, (one) => (one.state === "met" ? 1 : one.state === "missing" ? OPEN : 0));
  return fit >= MERIT_FIT * total ? true : null;
}

function weighed(elements: readonly ElementReading[], value: (one: ElementReading) => number): number {
  return elements.reduce((total, one) => total + one.rule.weight * value(one), 0);
}
