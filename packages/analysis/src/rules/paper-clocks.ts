import type { PlaceTopicId } from "../compiled/knowledge.js";
import type { CuePattern, LimitationKey } from "../knowledge.ts";
import type { PaperKind } from "../reading/reading.ts";

/**
 * Papers that start a clock for the person who gets them: what they are called, and which rule counts. The days
 * themselves stand in `knowledge/law` (by topic of the law of the place) and in `rules/limitations` (by key).
 */
export interface PaperClock {
  id: string;
  paper: PaperKind;
  /** Words for the paper or for how it came. */
  cues: readonly CuePattern[];
  /** Where given: one of these must stand in the story too, or one of the claim types must be read in it. */
  with?: readonly CuePattern[];
  claim_types?: readonly string[];
  counts:
    | { by: "place"; topic: PlaceTopicId }
    | { by: "key"; key: LimitationKey }
    /** The answer to court papers: the court decides which of the state's rules holds. */
    | { by: "court" };
  /** What is due: completes "Time to ...". */
  due: string;
  /** What the clock counts from, in plain words. */
  counts_from: string;
  if_missed: string;
}

const BY_DEFAULT =
  "Without an answer in time the other side can win without a hearing. A late answer is sometimes allowed; ask the clerk at once.";
const STANDS =
  "Without an appeal in time the decision usually stands. Some offices take a late one for a good reason.";

export const PAPER_CLOCKS: readonly PaperClock[] = [
  {
    id: "court_papers",
    paper: "summons",
    cues: [
      "i was served",
      "i got served",
      "got served",
      "was served",
      "were served",
      "been served",
      "just served",
      "served me",
      "served us",
      "served on",
      "served with",
      "served papers",
      "served at",
      "served by",
      "summons",
      "court papers",
      "lawsuit papers",
      "legal papers",
      "divorce papers",
      "custody papers",
      "eviction papers",
      "process server",
      "sheriff brought",
      "sheriff handed",
      "sheriff gave",
      "sheriff came",
      "deputy brought",
      "deputy handed",
      "deputy gave",
      "deputy came",
      "constable handed",
      "constable brought",
      "constable gave",
      "handed me~lawsuit",
      "gave me~lawsuit",
      "brought me~lawsuit",
      "handed me~papers",
      "gave me~papers",
      "brought me~papers",
      "got a lawsuit",
      "got the lawsuit",
      "received a lawsuit",
      "received a complaint",
      "papers came",
      "sued me",
      "sued us",
      "suing me",
      "suing us",
      "got sued",
      "was sued",
      "being sued",
      "been sued",
    ],
    counts: { by: "court" },
    due: "answer the court papers",
    counts_from: "the day the papers were handed over",
    if_missed: BY_DEFAULT,
  },
  {
    id: "unemployment_decision",
    paper: "decision",
    cues: [
      "denied",
      "denial",
      "disqualified",
      "determination",
      "turned me down",
      "turned down",
      "not eligible",
      "ineligible",
      "overpaid me",
      "overpayment",
      "decision",
    ],
    with: ["unemployment", "edd", "jobless benefits", "workforce commission", "reemployment assistance"],
    claim_types: ["unemployment_benefits"],
    counts: { by: "place", topic: "unemployment_appeal_days" },
    due: "appeal the decision on unemployment benefits",
    counts_from: "the day the decision was mailed",
    if_missed: STANDS,
  },
  {
    id: "license_hearing",
    paper: "ticket",
    cues: [
      "dui",
      "dwi",
      "owi",
      "oui",
      "drunk driving",
      "breathalyzer",
      "breath test",
      "breath thing",
      "i blew",
      "blew a",
      "blew over",
      "implied consent",
    ],
    counts: { by: "place", topic: "dmv_hearing_days" },
    due: "ask for a hearing about the driver's license",
    counts_from: "the day of the arrest or of the paper",
    if_missed:
      "Without a request in time the license is usually taken for a while, whatever the court says later.",
  },
  {
    id: "right_to_sue",
    paper: "right_to_sue",
    cues: ["right to sue", "notice of rights", "dismissal and notice", "letter from the eeoc", "eeoc letter"],
    counts: { by: "key", key: "title_vii_suit_after_notice" },
    due: "sue after the right-to-sue letter",
    counts_from: "the day you got the letter",
    if_missed: "After this date a court will usually dismiss a suit under these laws.",
  },
  {
    id: "social_security_decision",
    paper: "decision",
    cues: ["denied", "denial", "turned me down", "reconsideration", "decision", "cut off", "stopped my"],
    with: [
      "social security disability",
      "ssdi",
      "ssi",
      "disability benefits",
      "disability claim",
      "disability hearing",
    ],
    claim_types: ["social_security_disability"],
    counts: { by: "key", key: "social_security_appeal" },
    due: "appeal the Social Security decision",
    counts_from: "the day you got the decision; the agency takes it that mail needs five days",
    if_missed: STANDS,
  },
  {
    id: "irs_deficiency",
    paper: "tax_notice",
    cues: ["notice of deficiency", "90 day letter", "petition the tax court", "tax court", "cp3219a", "3219"],
    counts: { by: "key", key: "tax_court_petition" },
    due: "ask the Tax Court",
    counts_from: "the date on the notice",
    if_missed: "After this date the tax must usually be paid first, and only then can a court look at it.",
  },
  {
    id: "irs_levy",
    paper: "tax_notice",
    cues: [
      "intent to levy",
      "final notice",
      "right to a hearing",
      "collection due process",
      "notice of federal tax lien",
      "lt11",
      "letter 1058",
    ],
    with: ["irs", "levy", "lien"],
    counts: { by: "key", key: "tax_collection_due_process" },
    due: "ask for a collection hearing",
    counts_from: "the date on the notice",
    if_missed:
      "After this date a hearing can still be asked for, but it stops no levy and leads to no court.",
  },
  {
    id: "snap_decision",
    paper: "decision",
    cues: ["cut", "denied", "denial", "stopped", "reduced", "closed", "letter", "notice", "ended"],
    with: ["food stamps", "foodstamps", "food stamp", "snap", "ebt"],
    counts: { by: "key", key: "snap_fair_hearing" },
    due: "ask for a hearing about food benefits",
    counts_from: "the day of the cut or of the letter",
    if_missed: STANDS,
  },
  {
    id: "naturalization_denial",
    paper: "decision",
    cues: ["denied", "denial", "turned me down", "rejected"],
    with: ["citizenship", "naturalization", "n-400", "n400", "n 400"],
    counts: { by: "key", key: "naturalization_hearing" },
    due: "ask for a hearing on the citizenship application",
    counts_from: "the day the decision was mailed",
    if_missed: "After this date the decision stands as a rule. A new application stays possible.",
  },
  {
    id: "removal_order",
    paper: "decision",
    cues: [
      "immigration judge",
      "judge ordered",
      "ordered removed",
      "removal order",
      "order of removal",
      "deportation order",
    ],
    with: ["immigration judge", "immigration court", "deport*", "removal", "asylum"],
    counts: { by: "key", key: "bia_appeal" },
    due: "appeal the immigration judge's decision",
    counts_from: "the day the judge spoke the decision, or it was mailed",
    if_missed: "Without an appeal in time the order becomes final.",
  },
  {
    id: "trademark_opposition",
    paper: "notice",
    cues: ["notice of opposition", "opposition", "petition to cancel", "cancellation proceeding"],
    with: ["trademark"],
    counts: { by: "key", key: "ttab_answer" },
    due: "answer before the trademark board",
    counts_from: "the day the board sent its notice",
    if_missed: "Without an answer in time the board can decide for the other side.",
  },
  {
    id: "debt_notice",
    paper: "letter",
    cues: [
      "letter from a collector",
      "letter from a debt collector",
      "letter from a collection agency",
      "collector sent",
      "collectors sent",
      "collection agency sent",
      "collection letter",
      "collections letter",
      "validation notice",
      "debt collector wrote",
      "collector wrote",
    ],
    counts: { by: "key", key: "fdcpa_validation" },
    due: "ask the collector in writing to prove the debt",
    counts_from: "the day you got the collector's notice",
    if_missed:
      "After this date the collector may go on without proof, but you still owe only what can be proved.",
  },
  {
    id: "paternity_paper",
    paper: "order",
    cues: [
      "acknowledgment of paternity",
      "acknowledgement of paternity",
      "paternity acknowledgment",
      "i signed~birth certificate",
      "and signed the birth certificate",
      "i signed~paternity",
      "and signed the paternity",
    ],
    counts: { by: "key", key: "paternity_rescission" },
    due: "take back a signed paternity paper",
    counts_from: "the day it was signed",
    if_missed: "After this date only fraud, force or a plain mistake can undo it, and a court must say so.",
  },
];

/** A court for small cases, by the names that states give it. */
export const SMALL_COURT_CUES: readonly CuePattern[] = [
  "small claims",
  "justice court",
  "justice of the peace",
  "jp court",
  "magistrate court",
  "conciliation court",
];

/** Papers of a case about a home that the person lives in. */
export const EVICTION_CUES: readonly CuePattern[] = [
  "evict*",
  "unlawful detainer",
  "forcible detainer",
  "possession of the house",
  "dispossessory",
];

/** A paper of a criminal case: it is answered in court, not in writing. */
export const CRIMINAL_CASE_CUES: readonly CuePattern[] = [
  "criminal summons",
  "misdemeanor*",
  "felony",
  "arraign*",
  "charged with",
  "criminal charge*",
];

/** A case in a federal court. */
export const FEDERAL_COURT_CUES: readonly CuePattern[] = [
  "federal court",
  "us district court",
  "united states district court",
  "federal suit",
  "federal lawsuit",
];

export const PAPER_CUES: readonly CuePattern[] = [
  ...PAPER_CLOCKS.flatMap((clock) => [...clock.cues, ...(clock.with ?? [])]),
  ...SMALL_COURT_CUES,
  ...EVICTION_CUES,
  ...FEDERAL_COURT_CUES,
  ...CRIMINAL_CASE_CUES,
];
