import { compareText } from "../compare-text.ts";
import type { CalendarDate, LimitationKey, State, Trigger } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import type { SpecialLimit } from "./special-limits.ts";
import { CLAIM_TYPES } from "../compiled/claims.js";
import { STATE_NAMES, stateFromField } from "../reading/places.ts";
import { InvalidInputError } from "../invalid-input.ts";
import { factWords } from "../fact-words.ts";
import { isCalendarDate, periodWords } from "./calendar.ts";
import { deadlinesOf, lastDayOf } from "./deadline.ts";
import type { Matter } from "./skeleton.ts";
import { isOfSome, KNOWN_KEYS, rulesFor, shorterIf } from "./select.ts";
import type { TriggerDates } from "./triggers.ts";
import { SAYS } from "../compiled/sentences.js";
import { fill } from "../sentence.ts";

/** A question about a deadline, without a story. */
export interface DeadlineQuery {
  /** Two-letter state or its name; `US` for federal law alone. */
  state: string;
  /** A limitation key (`personal_injury`, `gov_notice_local`, `flsa`) or the id of a claim type (`slip_and_fall`). */
  claim: string;
  /** The day on which the clock starts, `YYYY-MM-DD`; without it the rules are named and no date is given. */
  date?: CalendarDate;
  /** The day that counts as today, `YYYY-MM-DD`. */
  as_of: CalendarDate;
  /** Facts known to hold (`government_defendant`, `motor_vehicle`, `minor`), and dates of a discovery or a birth. */
  facts?: { known?: string[]; discovery_date?: CalendarDate; birth_date?: CalendarDate };
}

export interface DeadlineAnswer {
  /** Earliest first; those without a date last. */
  deadlines: Deadline[];
  /** Why no dated answer is given, or null when there is one. */
  abstained: string | null;
}

/** The earliest last day first, exact or safe, then those without one; at the same date, notices and charges before suits. */
export function sortDeadlines(deadlines: readonly Deadline[]): Deadline[] {
  const order = ["notice", "charge", "answer", "limitation", "repose"];
  const when = (deadline: Deadline): string => lastDayOf(deadline) ?? "9999";
  return deadlines.toSorted(
    (a, b) =>
      compareText(when(a), when(b)) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      compareText(a.rule, b.rule) ||
      compareText(a.title, b.title),
  );
}

/** A limitation key, and for what it is used in this kind of matter. */
export interface WantedLimit {
  key: LimitationKey;
  plain?: string | undefined;
  special?: SpecialLimit | undefined;
}

/** All deadlines of some limitation keys, sorted, and the keys for which no rule is known here. */
export function deadlinesForKeys(
  wanted: readonly WantedLimit[],
  state: State | null,
  matter: Matter,
): { deadlines: Deadline[]; gaps: LimitationKey[] } {
  const seen = new Set<string>();
  const deadlines: Deadline[] = [];
  const gaps: LimitationKey[] = [];
  for (const { key, plain, special } of wanted) {
    const rules = rulesFor(key, state, matter.facts, matter);
    if (rules.length === 0 && !gaps.includes(key) && !isOfSome(key)) gaps.push(key);
    for (const rule of rules) {
      if (seen.has(rule.id)) continue;
      seen.add(rule.id);
      const shorter = rule === rules[0] ? shorterNotes(key, state, matter) : [];
      deadlines.push(
        ...deadlinesOf(rule, matter).map((deadline) => ({
          ...deadline,
          ...(plain === undefined || rule.claim !== key
            ? {}
            : { applies_to: plain, special: special ?? null }),
          notes: [...deadline.notes, ...shorter],
        })),
      );
    }
  }
  return { deadlines: sortDeadlines(deadlines), gaps };
}

/** What a reader must know of a shorter limit that depends on a fact not known to hold. */
function shorterNotes(key: LimitationKey, state: State | null, matter: Matter): string[] {
  return shorterIf(key, state, matter.facts, matter).map(({ rule, fact }) => {
    const words = factWords(fact);
    return fill(SAYS.deadlines.shorter_if, {
      fact: words,
      period: periodWords(rule.period),
      statute: rule.statute,
    });
  });
}

/** The limits of a claim type whose conditions hold; a condition that does hold need not be said. */
export function limitsOfClaimType(id: string, facts: ReadonlySet<string>): WantedLimit[] {
  const claimType = CLAIM_TYPES.find((candidate) => candidate.id === id);
  return (claimType?.limitations ?? []).flatMap(
    ({ key, when, plain, special, unless_known: unlessKnown }) => {
      if (!when) return [{ key, plain, special }];
      if (facts.has(when.fact) !== when.is) return [];
      return [unlessKnown ? { key } : { key, plain, special }];
    },
  );
}

/**
 * Computes deadlines for a state, a claim and a day, by calendar arithmetic on cited rules. Abstains, with the
 * reason, where no rule is known. Throws `InvalidInputError` on a date that does not exist or a state that is none.
 */
export function computeDeadlines(query: DeadlineQuery): DeadlineAnswer {
  const state = queryState(query.state);
  const isKey = KNOWN_KEYS.has(query.claim);
  const dates = queryDates(
    query,
    isKey ? ALL_TRIGGERS : ALL_TRIGGERS.filter((trigger) => trigger !== "delivery"),
  );
  const facts = new Set(query.facts?.known ?? []);
  const keys = isKey ? [{ key: query.claim }] : limitsOfClaimType(query.claim, facts);
  if (keys.length === 0)
    return { deadlines: [], abstained: fill(SAYS.deadlines.no_limit_of, { claim: query.claim }) };
  const found = deadlinesForKeys(keys, state, { dates, facts, as_of: query.as_of });
  return { deadlines: found.deadlines, abstained: reasonToAbstain(found.deadlines, query.claim, state) };
}

function queryState(text: string): State | null {
  if (text.trim().toUpperCase() === "US") return null;
  const state = stateFromField(text);
  if (!state) throw new InvalidInputError(`"${text}" is not a US state, DC or US.`);
  return state;
}

function queryDates(query: DeadlineQuery, triggers: readonly Trigger[]): TriggerDates {
  const entered = {
    date: query.date,
    as_of: query.as_of,
    discovery_date: query.facts?.discovery_date,
    birth_date: query.facts?.birth_date,
  };
  for (const [name, value] of Object.entries(entered)) {
    if (value !== undefined && !isCalendarDate(value))
      throw new InvalidInputError(`${name}: "${value}" is not a calendar date (YYYY-MM-DD).`);
  }
  const field = (date: CalendarDate) => ({ earliest: date, latest: date, how: "field" as const });
  const dates: TriggerDates = {};
  if (query.date) for (const trigger of triggers) dates[trigger] = field(query.date);
  if (query.facts?.discovery_date) dates.discovery = field(query.facts.discovery_date);
  if (query.facts?.birth_date) dates.birth = field(query.facts.birth_date);
  return dates;
}

/** Asked for one limit without a story, the date is that of whatever starts the clock. */
const ALL_TRIGGERS = [
  "incident",
  "death",
  "breach",
  "publication",
  "violation",
  "termination",
  "birth_or_injury",
  "delivery",
  "notice_received",
  "agency_denial",
  "right_to_sue_letter",
  "arrival_in_us",
  "order_or_judgment",
  "tax_filed_or_due",
  "service_of_papers",
  "probate_opened",
  "planned_day",
] as const satisfies readonly Trigger[];

function reasonToAbstain(deadlines: readonly Deadline[], claim: string, state: State | null): string | null {
  if (deadlines.some((deadline) => deadline.date !== null || deadline.no_limit)) return null;
  const words = claim.replaceAll("_", " ");
  if (deadlines.length === 0)
    return state
      ? fill(SAYS.deadlines.no_rule, { claim: words, place: STATE_NAMES[state] })
      : fill(SAYS.deadlines.no_federal_rule, { claim: words });
  return SAYS.deadlines.no_start;
}
