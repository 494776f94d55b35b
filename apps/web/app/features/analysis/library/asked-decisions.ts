import {
  COURT_LEVELS,
  type CourtLevel,
  LEGAL_CATEGORIES,
  type LegalCategory,
  OUTCOMES,
  type Outcome,
  STATES,
  type State,
} from "@standing/contract";

/** What the address of the page of decisions asks for; what nobody offers is passed over. */
export interface AskedDecisions {
  list: "told" | "listed";
  query?: string;
  state?: State;
  category?: LegalCategory;
  claim_type?: string;
  court_level?: CourtLevel;
  year_from?: number;
  year_to?: number;
  outcome?: Outcome;
  page: number;
}

const LONGEST_QUERY = 500;
const LONGEST_CLAIM = 60;
const LAST_PAGE = 1000;

/** Reads an address. A number or a name that is none of ours is as if it were not there. */
export function askedDecisions(url: string): AskedDecisions {
  const asked = new URL(url).searchParams;
  const text = (name: string, longest: number) =>
    (asked.get(name) ?? "").trim().slice(0, longest) || undefined;
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((one) => one === asked.get(name));
  const all = {
    query: text("q", LONGEST_QUERY),
    state: oneOf("state", STATES),
    category: oneOf("category", LEGAL_CATEGORIES),
    claim_type: text("claim", LONGEST_CLAIM),
    court_level: oneOf("court", COURT_LEVELS),
    year_from: yearOf(asked.get("from")),
    year_to: yearOf(asked.get("to")),
    outcome: oneOf("outcome", OUTCOMES),
  };
  const page = Number(asked.get("page"));
  return {
    list: asked.get("list") === "listed" ? "listed" : "told",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  };
}

/** The address that asks for the same, with what is changed. */
export function decisionsAddress(asked: AskedDecisions, change: Partial<AskedDecisions> = {}): string {
  const {
    list,
    page,
    query,
    state,
    category,
    claim_type,
    court_level,
    year_from,
    year_to,
    outcome: ended,
  } = {
    ...asked,
    ...change,
  };
  const fields: Record<string, string | number | undefined> = {
    list: list === "listed" ? list : undefined,
    q: query,
    state,
    category,
    claim: claim_type,
    court: court_level,
    from: year_from,
    to: year_to,
    outcome: list === "listed" ? undefined : ended,
    page: page > 1 ? page : undefined,
  };
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? "/decisions" : `/decisions?${new URLSearchParams(given).toString()}`;
}

function yearOf(given: string | null): number | undefined {
  return given !== null && /^(1[6-9]|20)\d\d$/.test(given) ? Number(given) : undefined;
}
