/** The shapes of legal knowledge: data under `knowledge`, compiled; every item is dated and cited. */
import type { LimitUseWords } from "./deadlines/special-limits.ts";

/** The fourteen legal categories of the product. */
export const LEGAL_CATEGORIES = [
  "business_corporate_law",
  "copyright_intellectual_property",
  "sports_entertainment_law",
  "real_estate_law",
  "family_law",
  "criminal_defense",
  "immigration_law",
  "employment_labor_law",
  "personal_injury",
  "medical_malpractice",
  "tax_law",
  "estate_planning_probate",
  "civil_rights",
  "other",
] as const;
export type LegalCategory = (typeof LEGAL_CATEGORIES)[number];

/** The fifty states and the District of Columbia. */
export const STATES = [
  "AL",
  "AK",
  "AZ",
  "AR",
  "CA",
  "CO",
  "CT",
  "DE",
  "DC",
  "FL",
  "GA",
  "HI",
  "ID",
  "IL",
  "IN",
  "IA",
  "KS",
  "KY",
  "LA",
  "ME",
  "MD",
  "MA",
  "MI",
  "MN",
  "MS",
  "MO",
  "MT",
  "NE",
  "NV",
  "NH",
  "NJ",
  "NM",
  "NY",
  "NC",
  "ND",
  "OH",
  "OK",
  "OR",
  "PA",
  "RI",
  "SC",
  "SD",
  "TN",
  "TX",
  "UT",
  "VT",
  "VA",
  "WA",
  "WV",
  "WI",
  "WY",
] as const;
export type State = (typeof STATES)[number];

/** Where a rule or a decision holds: one state, or `US` for federal law. */
export type Jurisdiction = State | "US";

/** A calendar date, `YYYY-MM-DD`. */
export type CalendarDate = string;

/**
 * How sure we are of a period or a citation.
 * `code_text`: read in the code itself; `confirmed_by_two`: two independent sources agree;
 * `confirmed_by_one`: one source agrees; `recalled`: nothing but memory. Below `confirmed_by_two` the report
 * says "confirm this date with the court or a lawyer" beside the date.
 */
export type Confidence = "code_text" | "confirmed_by_two" | "confirmed_by_one" | "recalled";

/** A length of time as a statute states it. Months and years are calendar months and years, not fixed days. */
export interface Period {
  amount: number;
  /** `days_before` counts back from a planned day; of `yearly` the amount is a day of each year: 331 is March 31. */
  unit: "days" | "months" | "years" | "days_before" | "yearly";
}

/** Kinds of claim that limitation rules are keyed by. Several claim types share one key. */
export type LimitationKey = string;

/** The event from which a period runs. A rule whose event is not known from the story gets no date. */
export const TRIGGERS = [
  "incident",
  "discovery",
  "death",
  "breach",
  "publication",
  "violation",
  "termination",
  "birth",
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
] as const;

export type Trigger = (typeof TRIGGERS)[number];

/** Dangers that open a door, in the order in which they are answered. */
export const CRISIS_KINDS = [
  "suicide",
  "violence_now",
  "medical_emergency",
  "child_abuse",
  "domestic_violence",
  "sexual_assault",
  "trafficking",
  "stalking",
  "elder_abuse",
  "eviction_now",
  "detained_now",
] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];

/** Facts that switch a rule on or off. `true` in `applies_if` means that the fact must be known to hold. */
export interface RuleCondition {
  /** A fact key of the reader, such as `government_defendant`, `motor_vehicle`, `minor`, `foreign_object`. */
  fact: string;
  is: boolean;
}

/** One dated, cited time limit. */
export interface LimitationRule {
  /** `CA-personal_injury`, `US-eeoc_charge_300`, `NY-gov_notice_local`. */
  id: string;
  jurisdiction: Jurisdiction;
  claim: LimitationKey;
  /** limitation: to sue. notice: to tell a government body. charge: to an agency first. repose: outer limit, whatever was known. answer: time to respond or appeal. */
  kind: "limitation" | "notice" | "charge" | "repose" | "answer";
  /** Null where the law sets no time limit. */
  period: Period | null;
  /** True for a limit that ends before a birthday, or before an anniversary of its start: its last day is the day before. */
  before_birthday?: true;
  runs_from: Trigger;
  /** Whom it is against, where others have another time: completes "against ...". */
  against?: string;
  /** Plain words: when the clock starts. Our own words. */
  accrual: string;
  /** Present when a discovery rule may give more time; computed only when the story gives the date of discovery. */
  discovery?: { plain: string; period?: Period; outer?: Period };
  /** Tolling for children, in plain words; `until_age` when the period starts at that age. */
  minority?: { plain: string; until_age?: number; outer?: Period };
  applies_if?: RuleCondition[];
  /** The rule covers claims that arose on or after / before this date (a change in the law). */
  accrued_from?: CalendarDate;
  accrued_before?: CalendarDate;
  /** Statute or case, in Bluebook-like form: `Cal. Civ. Proc. Code § 335.1`. */
  statute: string;
  /** What happens when it is missed, in plain words; a default stands where absent. */
  if_missed?: string;
  /** Anything a reader must know: exceptions, disputes, recent amendment. Plain words. */
  note?: string;
  confidence: Confidence;
  /** The sources it was checked against: short names, not copied text. */
  sources: string[];
  /** The day on which this rule was compared with its sources; null for one that is only recalled. */
  checked: CalendarDate | null;
}

/**
 * Words that point to something in a story. Each pattern is matched against the normalised story (lower case,
 * straight quotes, single spaces) at word boundaries; `*` at the end of a word stands for any ending; `~` between
 * two words allows up to four words between them: `fired~pregnan*`.
 */
export type CuePattern = string;

/** One element that a claimant must show. */
export interface ElementRule {
  /** Stable within its claim type: `duty`, `breach`, `causation`, `harm`. */
  id: string;
  /** A name in plain words: "The other side owed you care". */
  name: string;
  /** One or two plain sentences. */
  plain: string;
  /** Words in the story that show it. */
  shown_by: CuePattern[];
  /** Words in the story that speak against it. */
  denied_by: CuePattern[];
  /** Facts of the reader that show it, for example `injury`, `medical_care`, `amount_lost`. */
  shown_by_facts?: string[];
  /** A short question to the claimant when nothing was said about it. */
  ask: string;
  /** How much it weighs, 1 to 3. */
  weight: 1 | 2 | 3;
}

/** What the other side may say. */
export interface Defence {
  name: string;
  plain: string;
  /** Words in the story that make this defence likely. */
  cues: CuePattern[];
  /** How people in this situation often answer it. */
  answer: string;
  /** Statute or case that the defence comes from, when certain. */
  citation?: string;
}

/** A statute, regulation, rule or leading case that applies. */
export interface Law {
  jurisdiction: Jurisdiction;
  citation: string;
  title: string;
  /** What it says for this matter, in our own plain words. */
  plain: string;
  confidence: Confidence;
}

export interface EvidenceItem {
  item: string;
  why: string;
  /** 1: first, it may vanish. 2: soon. 3: useful. */
  priority: 1 | 2 | 3;
  /** Words in the story that say the person already has it. */
  have_cues: CuePattern[];
}

export interface DamagesHead {
  name: string;
  kind: "economic" | "non_economic" | "punitive" | "statutory" | "not_money";
  plain: string;
}

export interface DamagesCap {
  jurisdiction: Jurisdiction;
  citation: string;
  plain: string;
  confidence: Confidence;
}

/** Free or low-cost help. Contact details only where they are certain and national. */
export interface FreeHelp {
  id: string;
  name: string;
  plain: string;
  phone?: string;
  url?: string;
  /** States that it serves; absent means everywhere in the US. */
  states?: State[];
}

/** Which outcome records are comparable. Ranges never cross amount kinds or kinds of defendant. */
export interface OutcomeSelector {
  claim_types: string[];
  amount_kinds?: string[];
  defendant_kinds?: DefendantKind[];
}

export type DefendantKind =
  | "government"
  | "employer"
  | "person"
  | "business"
  | "medical_provider"
  | "unknown";

/** Everything the engine knows about one type of claim. */
export interface ClaimType {
  id: string;
  legal_category: LegalCategory;
  /** Label in title case; equal to the specification's case-type label where there is one. */
  label: string;
  /** One plain sentence: what this is. */
  plain: string;
  /** Said first where something of the last weeks may have started a short clock that no rule counts. */
  short_clock?: string;
  /** Who is asking: a person making a claim, or one who must defend. */
  posture: "claimant" | "respondent";
  /**
   * `theirs`: the elements are what the other side must show, and the defences are the teller's own. Absent: the
   * elements are the teller's, and the defences are what the other side may say.
   */
  burden?: "theirs";
  /** Claim types of the other side that this one answers: read from the same words, told by the person claimed against. */
  answers?: string[];
  /** Wider claim types whose words speak for this one too, once it has clear words of its own. */
  narrows?: string[];
  /** The danger that such a claim tells of while it goes on. */
  danger?: CrisisKind;
  /** In what the wrong lies, where that says which day is the day of the wrong. */
  wrong_is?: "sale" | "calls" | "birth" | "order" | "exposure";
  /** The other side is a public body, whether the story says so or not. */
  against?: "officials";
  /** Harm on ground that may belong to a public body. */
  ground?: "fall" | "passing";
  /** A danger that may happen in this field, and that it is no matter of. */
  hides?: CrisisKind;
  /** The laws against discrimination at work give it its limits. */
  of_bias?: true;
  /** The wrong is that no court was asked: to whom it was done answers nothing, unless papers came. */
  out_of_court?: true;
  /** Money is taken for a judgment, whether the story names it or not. */
  of_judgment?: true;
  /** The side alone tells this type from a claim that it answers; otherwise it needs words of its own. */
  by_side?: true;
  /** The other side's own time limits: a defense where they have run out, never a date for the teller. */
  their_limits?: LimitationKey[];
  /** Words that point to this type. `strong` alone nearly decides; `weak` only adds; `against` takes away. */
  cues: { strong: CuePattern[]; medium: CuePattern[]; weak: CuePattern[]; against: CuePattern[] };
  /** Words without any of which a story can hardly tell of this type. */
  must?: CuePattern[];
  /**
   * Scenes that tell of this type without naming it, in the pattern language of `reading/pattern.ts` over one sentence,
   * with the classes of `knowledge/lexicon/en/scene-words.txt`; ` & ` joins patterns that may stand in several sentences, `!` begins one
   * that must not stand there.
   */
  scenes?: string[];
  /** Topics of the lay vocabulary raised by it: crime, employment, housing, torts, ... */
  topics: string[];
  /** NSMI/LIST code where there is one, for example `HO-02-00-00-00`. */
  list_code?: string;
  theory: { name: string; plain: string };
  elements: ElementRule[];
  defences: Defence[];
  laws: Law[];
  /** The most usual first; `when` is a fact that must hold, and `unless_known` leaves `plain` out once it does. */
  limitations: ({ key: LimitationKey; when?: RuleCondition } & LimitUseWords)[];
  evidence: EvidenceItem[];
  damages: {
    heads: DamagesHead[];
    caps: DamagesCap[];
    punitive: { possible: boolean; plain: string };
    /** What decides the amount; said when nothing is comparable. */
    determined_by: string;
  };
  actions: {
    within_24_hours: string[];
    within_1_week: string[];
    within_30_days: string[];
    ongoing: string[];
  };
  strategy: {
    /** How people in this situation often proceed. */
    approach: string;
    timeline: string;
    costs: string;
  };
  lawyer: {
    /** "usually", "often", "sometimes": how often people in this situation use one. */
    use: "usually" | "often" | "sometimes";
    specialism: string;
    questions: string[];
    before_the_meeting: string[];
  };
  /** Ids of `knowledge/help.yaml`. */
  free_help: string[];
  outcomes: OutcomeSelector[];
  alternatives: string[];
  warnings: string[];
  /** Can the other side sue back, and when. */
  counterclaims: string;
  /** Can the other side pay: insurance, public body, person. */
  recovery: string;
  /** Date on which the content was last read through against its citations. */
  checked: CalendarDate;
}

/** How the two sides of a decision are called: the one for whom `plaintiff` stands, and the one for `defendant`. */
export interface SideNames {
  plaintiff: string;
  defendant: string;
}

/** By the decision's first claim type, and by category, where the corpus tells outcomes for one kind of person only. */
export interface DecisionSides {
  claims: Readonly<Record<string, SideNames>>;
  categories: Readonly<Partial<Record<LegalCategory, SideNames>>>;
  other: SideNames;
}
