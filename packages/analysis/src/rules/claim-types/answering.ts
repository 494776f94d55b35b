import type {
  ClaimType,
  CuePattern,
  DamagesHead,
  Defence,
  ElementRule,
  EvidenceItem,
  Jurisdiction,
  Law,
  LimitationKey,
} from "../../knowledge.ts";

/** What holds for everybody who answers somebody's claim. */
export const ANSWERING: Pick<ClaimType, "actions" | "evidence" | "strategy" | "warnings" | "alternatives"> = {
  actions: {
    within_24_hours: [
      "Write down the day on which each paper or letter came, and how it came.",
      "Look in the papers for a day to answer and for a court date.",
      "Keep all papers, envelopes and messages. Post nothing about it.",
    ],
    within_1_week: [
      "Ask legal aid or the court clerk how and by when an answer is filed, and what it costs.",
      "If home, car or business insurance may cover it, tell the insurer at once. Late notice can cost the cover.",
    ],
    within_30_days: [
      "File the answer or the reply before its last day, and keep a stamped copy.",
      "Put your own papers in order of time.",
    ],
    ongoing: ["Go to every hearing. Without you the other side can win by default."],
  },
  evidence: [
    {
      item: "The papers or the letter, with the envelope",
      why: "They show what is claimed, where, and by when to answer.",
      priority: 1,
      have_cues: ["papers", "letter", "summons", "complaint"],
    },
    {
      item: "Messages with the other side",
      why: "They show what was said and when.",
      priority: 1,
      have_cues: ["email*", "text message*", "texts", "messages"],
    },
    {
      item: "Proof of payments, work or care taken",
      why: "It answers what they say.",
      priority: 1,
      have_cues: ["receipt*", "bank statement*", "photo*", "picture*", "video*"],
    },
    {
      item: "Insurance policies",
      why: "Some pay for a lawyer and for the claim.",
      priority: 2,
      have_cues: ["insurance", "policy"],
    },
  ],
  strategy: {
    approach:
      "People in this situation often find the last day to answer first, then answer in writing, point by point, and ask the other side for its proof.",
    timeline: "The time to answer is short. A case that is answered can take months.",
    costs: "Legal aid is free for many. Answering in time costs less than undoing a default.",
  },
  warnings: [
    "A paper that is not answered in time can be lost without a hearing.",
    "A call or a payment to the other side is no answer to a court.",
  ],
  alternatives: [
    "A written agreement with the other side, filed with the court where there is a case.",
    "Mediation: a neutral person helps both sides agree.",
  ],
};

/** What an agreement is called beside the time to sue on it. */
export const CONTRACT_WORDS: Partial<Record<LimitationKey, string>> = {
  written_contract: "a written agreement",
  oral_contract: "a spoken agreement",
  sale_of_goods: "a sale of goods",
};

type Needed =
  | "id"
  | "legal_category"
  | "label"
  | "plain"
  | "topics"
  | "theory"
  | "elements"
  | "defences"
  | "laws";

/** What a type of the defense says of its own. Where it leaves a part out, what holds for everybody who answers stands. */
export type OwnAnswer = Pick<ClaimType, Needed> &
  Partial<
    Omit<ClaimType, Needed | "posture" | "burden" | "cues" | "evidence" | "warnings" | "damages" | "lawyer">
  > & {
    strong: CuePattern[];
    medium?: CuePattern[];
    against?: CuePattern[];
    /** Papers and proof to keep, before those that everybody keeps. */
    keep: EvidenceItem[];
    /** What the other side may ask for. */
    asks: DamagesHead[];
    determined_by: string;
    beware: string[];
    /** For the first day, before what everybody does. */
    first?: string[];
    specialism: string;
    questions: string[];
    lawyer_use?: ClaimType["lawyer"]["use"];
  };

/** A claim type for a person who answers: its elements are the other side's to show, its defences the teller's own. */
export function answering(type: OwnAnswer): ClaimType {
  const {
    strong,
    medium,
    against,
    keep: papers,
    asks,
    determined_by,
    beware,
    first,
    specialism,
    questions,
    lawyer_use,
    ...rest
  } = type;
  const items = papers.map(({ item }) => item);
  return {
    posture: "respondent",
    burden: "theirs",
    limitations: [],
    strategy: ANSWERING.strategy,
    alternatives: ANSWERING.alternatives,
    free_help: ["lsc", "court_self_help", "lawhelp", "bar_referral"],
    outcomes: [{ claim_types: [type.id] }],
    counterclaims:
      "A claim of your own against them may have to be raised in the same case. Ask before you answer.",
    recovery:
      "Insurance may pay for a lawyer and for the claim. Some income and property is protected by law.",
    checked: "2026-11-22",
    ...rest,
    cues: { strong, medium: medium ?? [], weak: [], against: against ?? [] },
    evidence: [...papers, ...ANSWERING.evidence.filter(({ item }) => !items.includes(item))],
    damages: {
      heads: asks,
      caps: [],
      punitive: { possible: false, plain: "What the other side may ask for stands in its papers." },
      determined_by,
    },
    actions: {
      ...(rest.actions ?? ANSWERING.actions),
      within_24_hours: [...(first ?? []), ...(rest.actions ?? ANSWERING.actions).within_24_hours],
    },
    lawyer: {
      use: lawyer_use ?? "often",
      specialism,
      questions: ["What is the last day to answer, and what happens after it?", ...questions],
      before_the_meeting: ["The papers, with the day they came.", "Your own notes in order of time."],
    },
    warnings: [...beware, ...ANSWERING.warnings],
  };
}

/** One thing that the other side must show, with words of the story that may help it. */
export function must(
  id: string,
  name: string,
  plain: string,
  shownBy: CuePattern[],
  ask: string,
  deniedBy: CuePattern[] = [],
): ElementRule {
  return { id, name, plain, shown_by: shownBy, denied_by: deniedBy, ask, weight: 2 };
}

/** A defense of the teller. */
export function own(
  name: string,
  plain: string,
  cues: CuePattern[],
  answer: string,
  citation?: string,
): Defence {
  return { name, plain, cues, answer, ...(citation === undefined ? {} : { citation }) };
}

/** A law that nobody has compared with its text yet. */
export function law(jurisdiction: Jurisdiction, citation: string, title: string, plain: string): Law {
  return { jurisdiction, citation, title, plain, confidence: "recalled" };
}

/** A paper or a proof to keep. */
export function keep(
  item: string,
  why: string,
  cues: CuePattern[],
  priority: EvidenceItem["priority"] = 1,
): EvidenceItem {
  return { item, why, priority, have_cues: cues };
}

/** Money or an order that the other side may ask for. */
export function asked(name: string, plain: string, kind: DamagesHead["kind"] = "economic"): DamagesHead {
  return { name, kind, plain };
}
