import type { CalendarDate, CrisisKind, State } from "../knowledge.ts";
import type { Quote } from "../quote.ts";

/** The result of reading one story. Every item points at whole clauses of the story. */
export interface Reading {
  side: ReadSide;
  state: ReadState;
  people: ReadPerson[];
  events: ReadEvent[];
  papers: ReadPaper[];
  money: ReadMoney[];
  /** Several, each with its own events; best first. */
  claims: ReadClaim[];
  crises: ReadCrisis[];
  /** What would change the result: at most five, most telling first. */
  questions: Question[];
  conflicts: Conflict[];
}

/** Whose side the teller is on. */
export type Side = "claimant" | "defending" | "asking" | "both";

export interface ReadSide {
  value: Side;
  probability: number;
  words: Quote[];
}

export interface ReadState {
  value: State | null;
  /** The words that name it, or null when it came from the form or is unknown. */
  words: Quote | null;
  /** The field of the form that it came from. */
  field?: "incident_state" | "incident_city";
}

export type PersonRole =
  | "teller"
  | "child"
  | "spouse"
  | "parent"
  | "relative"
  | "partner"
  | "friend"
  | "employer"
  | "coworker"
  | "landlord"
  | "tenant"
  | "neighbor"
  | "police"
  | "doctor"
  | "driver"
  | "public_body"
  | "business"
  | "lawyer";

export interface ReadPerson {
  role: PersonRole;
  words: Quote;
}

/** How an event is told. Only what happened, or was heard of, may start a clock. */
export type ToldAs = "happened" | "denied" | "feared" | "hypothetical" | "heard";

export interface ReadEvent {
  id: string;
  /** What it is: `incident`, `death`, `discovery`, `termination`, `paper_received`, `birth`, `founding`, `unknown`, ... */
  kind: string;
  /** To whom it happened. */
  who: PersonRole | "unknown";
  date: { from: CalendarDate; to: CalendarDate; precision: "day" | "month" | "year" | "about" } | null;
  words: Quote;
  told_as: ToldAs;
}

export const PAPER_KINDS = [
  "summons",
  "notice",
  "letter",
  "ticket",
  "decision",
  "right_to_sue",
  "subpoena",
  "order",
  "tax_notice",
  "demand",
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A paper that came: its kind, and the day on which it came, as far as it is told. */
export interface ReadPaper {
  kind: PaperKind;
  received: CalendarDate | null;
  words: Quote;
  /** Where it is a document of the case: the words stand on that page. */
  document?: { name: string; page: number | null };
}

export interface ReadMoney {
  /** Whole US cents. */
  cents: number;
  for: "bill" | "wage_rate" | "owed" | "offered" | "rent" | "price" | "limit" | "unknown";
  /** For a rate: the time that it is paid for. */
  per: "hour" | "day" | "week" | "month" | "year" | null;
  words: Quote;
}

export interface ReadClaim {
  claim_type: string;
  probability: number;
  /** Ids of the events that it rests on. */
  events: string[];
}

export interface ReadCrisis {
  /** `door`: urgent, stands first. `quiet`: one calm line with the number below the report. */
  level: "door" | "quiet";
  kind: CrisisKind;
  probability: number;
  words: Quote[];
}

/** A question whose answer would change the result. Answers go back in as `answers: { [id]: value }`. */
export interface Question {
  id: string;
  ask: string;
  why: string;
  kind: "date" | "choice" | "text" | "yes_no";
  choices: { value: string; label: string }[];
  /** The document of the case, its page and the very words that it asks about. */
  paper?: { document: string; page: number | null; words: string };
}

/** Two values for one thing: both count until the question about it is answered. */
export interface Conflict {
  what: string;
  values: { value: string; words: Quote | null; field: string | null }[];
}
