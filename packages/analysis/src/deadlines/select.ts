import type { LimitationKey, LimitationRule, State } from "../knowledge.ts";
import { LIMITATION_RULES } from "../rules/limitations/index.ts";
import type { Matter } from "./skeleton.ts";
import { suits } from "./starts.ts";
import { accruesIn, resolveRule } from "./triggers.ts";

const BY_PLACE_AND_KEY = new Map<string, LimitationRule[]>();
for (const rule of LIMITATION_RULES) {
  const at = `${rule.jurisdiction} ${rule.claim}`;
  const list = BY_PLACE_AND_KEY.get(at);
  if (list) list.push(rule);
  else BY_PLACE_AND_KEY.set(at, [rule]);
}

/** A key that a state has no rule of its own for falls under a wider one. */
const WIDER: Record<LimitationKey, LimitationKey> = {
  personal_injury_motor_vehicle: "personal_injury",
  libel: "defamation",
  slander: "defamation",
};

/** Outer limits that go with a key whenever the state has them. */
const REPOSE: Record<LimitationKey, LimitationKey> = {
  medical_malpractice: "medical_malpractice_repose",
  product_liability: "product_liability_repose",
};

/** States without an agency of their own for job discrimination: there only the shorter time for a charge holds. */
const WITHOUT_AGENCY = new Set<State>(["AL", "AR", "GA", "MS", "NC"]);

/** Facts that asking for a key takes for granted. */
const IMPLIED: Record<LimitationKey, string[]> = {
  gov_notice_local: ["government_defendant", "local_government"],
  gov_notice_state: ["government_defendant", "state_government"],
  section_1983: ["government_defendant"],
  libel: ["written_statement"],
  personal_injury_motor_vehicle: ["motor_vehicle"],
  flsa_willful: ["willful"],
  fmla_willful: ["willful"],
  ftca_administrative_claim: ["federal_government", "government_defendant"],
  federal_employee_eeo_contact: ["federal_employee"],
  fela: ["railroad_worker"],
  wrongful_death: ["death"],
};

/** Rules of a key that would hold if one more fact were known, and end sooner than every rule that holds. */
export function shorterIf(
  key: LimitationKey,
  state: State | null,
  facts: ReadonlySet<string>,
  matter: Pick<Matter, "dates" | "starts" | "as_of">,
): { rule: LimitationRule; fact: string }[] {
  const holding = rulesFor(key, state, facts, matter).map(approximateDays);
  return rulesAt(key, state).flatMap((rule) => {
    const [open, ...more] = (rule.applies_if ?? []).filter(
      (condition) => facts.has(condition.fact) !== condition.is,
    );
    if (!open || more.length > 0 || !open.is || !inForce(rule, matter)) return [];
    return holding.some((days) => days <= approximateDays(rule)) ? [] : [{ rule, fact: open.fact }];
  });
}

function approximateDays({ period }: LimitationRule): number {
  return period.amount * { days: 1, months: 30.44, years: 365.25 }[period.unit];
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
  if (key === "eeoc_charge_300" && state && WITHOUT_AGENCY.has(state))
    return rulesFor("eeoc_charge_180", state, facts, matter);
  const known = new Set([...facts, ...(IMPLIED[key] ?? [])]);
  const own = rulesAt(key, state).filter((rule) => holds(rule, known) && inForce(rule, matter));
  const wider = WIDER[key];
  const rules =
    own.length === 0 && wider
      ? rulesAt(wider, state).filter((rule) => holds(rule, known) && inForce(rule, matter))
      : own;
  const outer = REPOSE[key];
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
  const { known } = resolveRule(rule, dates);
  if (!known) return accruesIn(rule, { earliest: asOf, latest: asOf, how: "field" });
  if (accruesIn(rule, known)) return true;
  return starts.some(({ role, known: start }) => suits(rule.runs_from, role) && accruesIn(rule, start));
}
