import type { Deadline } from "./result.ts";
import { LIMITATION_RULES } from "./compiled/knowledge.js";
import { skeleton } from "./deadlines/skeleton.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { SAYS } from "./compiled/sentences.js";

/** Limits of a story of which hardly any kind of claim is read: their periods are told, and no last day. */

const RULES = new Map(LIMITATION_RULES.map((rule) => [rule.id, rule] as const));

/** Below this share the likeliest claim is little more than a guess. */
const HARDLY = 0.3;

/** True where the readers hardly know the claim, and the person has named neither it nor the field that was read. */
export function isHardlyRead({ claimTypes, input, side, category }: StoryReading): boolean {
  const isNamed =
    input.claim_type !== undefined || (category !== "other" && input.legal_category === category);
  return !isNamed && side.value !== "asking" && (claimTypes[0]?.score ?? 0) < HARDLY;
}

/**
 * The limits without their days, each rule once: a far day of a claim that is guessed at hides the short one that may run.
 * What a paper or an event starts that the words name is no guess, and keeps its day.
 */
export function withoutDays(
  deadlines: readonly Deadline[],
  matter: Matter,
  { papers }: Pick<StoryReading, "papers">,
): Deadline[] {
  const named = new Set(papers.flatMap(({ clock: { counts } }) => (counts.by === "key" ? [counts.key] : [])));
  const isFirst = ({ rule }: Deadline, at: number): boolean =>
    !RULES.has(rule) || deadlines.findIndex((one) => one.rule === rule) === at;
  return deadlines.filter(isFirst).map((one) => {
    const rule = RULES.get(one.rule);
    if (rule === undefined || named.has(rule.claim)) return one;
    const { applies_to: to, special } = one;
    return {
      ...skeleton(rule, matter),
      special,
      ...(to === undefined ? {} : { applies_to: to }),
      date_note: SAYS.guesses.hardly_read,
    };
  });
}
