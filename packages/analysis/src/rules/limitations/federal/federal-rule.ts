import type { LimitationRule, Trigger } from "../../../knowledge.ts";
import { CHECKED, period, type Extra } from "../rule.ts";
import { readSources } from "../sources.ts";

type FederalExtra = Pick<
  Extra,
  "applies_if" | "accrued_from" | "accrued_before" | "if_missed" | "note" | "variant"
> & {
  discovery?: { plain: string; outer?: string };
};

/**
 * Makes a complete rule of federal law. `length` is a period such as `90d` or `2y`; `sources` a list such as `T; U`
 * (see ../sources.ts), from which confidence follows.
 */
export function federal(
  claim: string,
  kind: LimitationRule["kind"],
  length: string,
  runs_from: Trigger,
  accrual: string,
  statute: string,
  sources: string,
  extra: FederalExtra = {},
): LimitationRule {
  const { variant, discovery, ...rest } = extra;
  return {
    id: variant === undefined ? `US-${claim}` : `US-${claim}-${variant}`,
    jurisdiction: "US",
    claim,
    kind,
    period: period(length),
    runs_from,
    accrual,
    ...(discovery === undefined
      ? {}
      : {
          discovery: {
            plain: discovery.plain,
            ...(discovery.outer === undefined ? {} : { outer: period(discovery.outer) }),
          },
        }),
    ...rest,
    statute,
    ...readSources(sources),
    checked: CHECKED,
  };
}
