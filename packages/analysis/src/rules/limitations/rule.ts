import type {
  CalendarDate,
  Jurisdiction,
  LimitationKey,
  LimitationRule,
  Period,
  State,
} from "../../knowledge.ts";
import { defaultsOf } from "./claims.ts";
import { minorityOf } from "./minority.ts";
import { readSources } from "./sources.ts";

/** The day on which the periods were last compared with their sources. */
export const CHECKED: CalendarDate = "2026-11-21";

const UNITS = { d: "days", m: "months", y: "years" } as const;

/** Reads a length of time such as `180d`, `18m` or `2y`; throws on anything else. */
export function period(text: string): Period {
  const match = /^(\d+)([dmy])$/.exec(text);
  if (!match) throw new Error(`"${text}" is not a period such as 180d, 18m or 2y.`);
  return { amount: Number(match[1]), unit: UNITS[match[2] as keyof typeof UNITS] };
}

/** A discovery rule in short form: `true` for the claim's own sentence, or the sentence with its own period and outer limit. */
export type ShortDiscovery = true | { plain: string; period?: string; outer?: string };

/** What one rule has beyond the defaults of its claim. */
export interface Extra extends Partial<
  Pick<
    LimitationRule,
    "kind" | "runs_from" | "accrual" | "applies_if" | "accrued_from" | "accrued_before" | "if_missed" | "note"
  >
> {
  /** Set when a claim has several rules in the state; becomes the end of the id. */
  variant?: string;
  discovery?: ShortDiscovery;
  minority?: LimitationRule["minority"] | "none";
}

const LATER_START =
  "The clock may start later, on the day you found out, or should have found out, about the harm and its cause.";

function discoveryOf(short: ShortDiscovery | undefined, fallback: string | undefined) {
  if (short === undefined) return fallback === undefined ? {} : { discovery: { plain: fallback } };
  if (short === true) return { discovery: { plain: fallback ?? LATER_START } };
  return {
    discovery: {
      plain: short.plain,
      ...(short.period === undefined ? {} : { period: period(short.period) }),
      ...(short.outer === undefined ? {} : { outer: period(short.outer) }),
    },
  };
}

function idOf(jurisdiction: Jurisdiction, claim: LimitationKey, variant: string | undefined): string {
  return variant === undefined ? `${jurisdiction}-${claim}` : `${jurisdiction}-${claim}-${variant}`;
}

/**
 * Makes complete rules for one state from the claim's defaults and what the statute adds.
 * `length` is a period such as `2y`; `sources` a list such as `A; S` (see sources.ts), from which confidence follows.
 */
export function rulesFor(state: State) {
  return (
    claim: LimitationKey,
    length: string,
    statute: string,
    sources: string,
    extra: Extra = {},
  ): LimitationRule => {
    const defaults = defaultsOf(claim);
    const { variant, discovery, minority, ...plainExtra } = extra;
    const children = minority === "none" ? undefined : (minority ?? minorityOf(state, defaults.minority));
    return {
      id: idOf(state, claim, variant),
      jurisdiction: state,
      claim,
      kind: defaults.kind,
      period: period(length),
      runs_from: defaults.runs_from,
      accrual: defaults.accrual,
      ...discoveryOf(discovery, defaults.discovery),
      ...(children === undefined ? {} : { minority: children }),
      ...plainExtra,
      statute,
      ...readSources(sources),
      checked: CHECKED,
    };
  };
}
