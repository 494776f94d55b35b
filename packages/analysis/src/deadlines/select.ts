import type { LimitationKey, LimitationRule, State } from "../knowledge.ts";
import { LIMITATION_RULES, LIMIT_USES, WITHOUT_FAIR_EMPLOYMENT_AGENCY } from "../compiled/knowledge.js";
import { isTimed } from "./limit-kinds.ts";
import type { TimedRule } from "./limit-kinds.ts";
import type { Matter } from "./skeleton.ts";
import { suits } from "./starts.ts";
import { addMonths } from "./calendar.ts";
import { accruesIn, resolveRule } from "./triggers.ts";
import type { KnownDate } from "./triggers.ts";

const BY_PLACE_AND_KEY = new Map<string, LimitationRule[]>();
for (const rule of LIMITATION_RULES) {
  const at = `${rule.jurisdiction} ${rule.claim}`;
  const list = BY_PLACE_AND_KEY.get(at);
  if (list) list.push(rule);
  else BY_PLACE_AND_KEY.set(at, [rule]);
}

/** Rules of a key that would hold if one more fact were known, and end sooner than every rule that holds. */
export function shorterIf(
  key: LimitationKey,
  state: State | null,
  facts: ReadonlySet<string>,
  matter: Pick<Matter, "dates" | "starts" | "as_of">,
): { rule: TimedRule; fact: string }[] {
  const holding = rulesFor(key, state, facts, matter).map(approximateDays);
  return rulesAt(key, state)
    .filter(isTimed)
    .flatMap((rule) => {
      const [open, ...more] = (rule.applies_if ?? []).filter(
        (condition) => facts.has(condition.fact) !== condition.is,
      );
      if (!open || more.length > 0 || !open.is || !inForce(rule, matter)) return [];
      // What counts from finding out gives more time to who has little; it cuts nobody's time short.
      if (rule.runs_from === "discovery") return [];
      return holding.some((days) => days <= approximateDays(rule)) ? [] : [{ rule, fact: open.fact }];
    });
}

function approximateDays({ period }: LimitationRule): number {
  if (period === null) return Infinity;
  if (period.unit === "yearly" || period.unit === "days_before") return Infinity;
  return period.amount * { days: 1, months: 30.44, years: 365.25 }[period.unit];
}

/** True for a limit that only some states set: where one has none, nothing is missing. */
export function isOfSome(key: LimitationKey): boolean {
  return LIMIT_USES[key]?.of_some ?? false;
}

/** All limitation keys that have at least one rule. */
export const KNOWN_KEYS: ReadonlySet<LimitationKey> = new Set(LIMITATION_RULES.map((rule) => rule.claim));

/** The rules of a key in a state (federal ones hold everywhere), with conditions and changes in the law taken into account. */
export function rulesFor(
  key: LimitationKey,
  state: State | null,
  facts: ReadonlySet<string>,
  matter: Pick<Matter, "dates" | "starts" | "as_of">,
): LimitationRule[] {
  if (key === "eeoc_charge_300" && state && WITHOUT_FAIR_EMPLOYMENT_AGENCY.includes(state))
    return rulesFor("eeoc_charge_180", state, facts, matter);
  const known = new Set([...facts, ...(LIMIT_USES[key]?.implies ?? [])]);
  const own = rulesAt(key, state).filter((rule) => holds(rule, known) && inForce(rule, matter));
  const wider = LIMIT_USES[key]?.wider;
  const rules =
    own.length === 0 && wider
      ? rulesAt(wider, state).filter((rule) => holds(rule, known) && inForce(rule, matter))
      : own;
  if (own.length === 0 && !wider) return openRules(key, state, known);
  const outer = LIMIT_USES[key]?.repose;
  return outer
    ? [...rules, ...rulesAt(outer, state).filter((rule) => holds(rule, known) && inForce(rule, matter))]
    : rules;
}

function rulesAt(key: LimitationKey, state: State | null): LimitationRule[] {
  return [
    ...(state ? (BY_PLACE_AND_KEY.get(`${state} ${key}`) ?? []) : []),
    ...(BY_PLACE_AND_KEY.get(`US ${key}`) ?? []),
  ];
}

/** Where no rule covers the day: a law that sets no time limit for later days, which says that the earlier ones are not known. */
function openRules(key: LimitationKey, state: State | null, facts: ReadonlySet<string>): LimitationRule[] {
  return rulesAt(key, state).filter((rule) => !isTimed(rule) && holds(rule, facts));
}

function holds(rule: LimitationRule, facts: ReadonlySet<string>): boolean {
  return (rule.applies_if ?? []).every((condition) => facts.has(condition.fact) === condition.is);
}

/**
 * A rule counts when any day on which the trigger may have fallen, or on which another plausible start lies, is in its
 * time; without a date, when it holds today.
 */
function inForce(
  rule: LimitationRule,
  { dates, starts = [], as_of: asOf }: Pick<Matter, "dates" | "starts" | "as_of">,
): boolean {
  const known = rule.runs_from === "birth" ? childhoodOf(dates) : resolveRule(rule, dates).known;
  if (!known)
    return rule.runs_from === "birth" || accruesIn(rule, { earliest: asOf, latest: asOf, how: "field" });
  if (accruesIn(rule, known)) return true;
  return starts.some(({ role, known: start }) => suits(rule.runs_from, role) && accruesIn(rule, start));
}

/** When a wrong to a child may have been done: on its day, else between the birth and the day of age. */
export function childhoodOf({ incident, birth }: Matter["dates"]): KnownDate | null {
  if (incident) return incident;
  return birth ? { ...birth, latest: addMonths(birth.latest, MONTHS_TO_AGE) } : null;
}

const MONTHS_TO_AGE = 18 * 12;
