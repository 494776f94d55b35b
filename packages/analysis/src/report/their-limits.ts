import { periodWords } from "../deadlines/calendar.ts";
import { isTimed } from "../deadlines/limit-kinds.ts";
import type { TimedRule } from "../deadlines/limit-kinds.ts";
import { rulesFor } from "../deadlines/select.ts";
import { placeName } from "../deadlines/titles.ts";
import { AGREEMENT_WORDS } from "../compiled/knowledge.js";
import type { Findings } from "./findings.ts";
import type { Rest } from "./trace.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** The time that the other side has to sue, with the rule that it rests on. */
export interface TheirLimit {
  sentence: string;
  rests: Rest[];
}

/** The other side's own time limits in this state: a defense where they ran out before the suit, never a date for the teller. */
export function theirLimits({ claimType, answering, reading }: Findings): TheirLimit[] {
  const { state } = reading.place;
  const keys = claimType?.their_limits ?? [];
  if (!answering || !state) return [];
  const rules = keys.flatMap((key) =>
    rulesFor(key, state, reading.factKeys, { dates: {}, as_of: reading.input.as_of })
      .filter(({ kind }) => kind === "limitation")
      .filter(isTimed),
  );
  const groups = Map.groupBy(rules, ({ period, statute }) => `${periodWords(period)} ${statute}`);
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    return first ? [limitOf(first, group, placeName(state))] : [];
  });
}

function limitOf(first: TimedRule, group: readonly TimedRule[], place: string): TheirLimit {
  const agreements = group.flatMap(({ claim }) => AGREEMENT_WORDS[claim] ?? []);
  const period = periodWords(first.period);
  const { statute } = first;
  return {
    sentence:
      agreements.length === 0
        ? fill(SAYS.their_limits.of_suit, { place, period, statute })
        : fill(SAYS.their_limits.of_agreements, {
            place,
            period,
            agreements: agreements.join(" or "),
            statute,
          }),
    rests: group.map(({ id }) => ({ kind: "rule", id })),
  };
}
