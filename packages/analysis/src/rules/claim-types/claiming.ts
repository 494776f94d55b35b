import type { ClaimType, CuePattern, DamagesHead, EvidenceItem } from "../../knowledge.ts";

type Needed =
  | "id"
  | "legal_category"
  | "label"
  | "plain"
  | "topics"
  | "theory"
  | "elements"
  | "defences"
  | "laws"
  | "free_help";

/** What a claim type says of its own. Where it leaves a part out, what holds for most people with a claim stands. */
export type OwnClaim = Pick<ClaimType, Needed> &
  Partial<Omit<ClaimType, Needed | "cues" | "evidence" | "damages" | "lawyer" | "actions" | "strategy">> & {
    strong: CuePattern[];
    medium?: CuePattern[];
    against?: CuePattern[];
    keep: EvidenceItem[];
    asks: DamagesHead[];
    determined_by: string;
    beware: string[];
    first: string[];
    week: string[];
    approach: string;
    timeline: string;
    costs: string;
    specialism: string;
    questions: string[];
    lawyer_use?: ClaimType["lawyer"]["use"];
  };

/** A claim type for a person who wants something from somebody. */
export function claiming(type: OwnClaim): ClaimType {
  const {
    strong,
    medium,
    against,
    keep: evidence,
    asks,
    determined_by,
    beware,
    first,
    week,
    approach,
    timeline,
    costs,
    specialism,
    questions,
    lawyer_use,
    ...rest
  } = type;
  return {
    posture: "claimant",
    limitations: [],
    outcomes: [{ claim_types: [type.id] }],
    alternatives: [
      "A written complaint to the other side, with a copy kept.",
      "Mediation: a neutral person helps.",
    ],
    counterclaims: "The other side may answer with a claim of its own. That is not usual here.",
    recovery: "Find out early who would pay or act: a person, a firm, an insurer or an agency.",
    checked: "2026-11-22",
    ...rest,
    cues: { strong, medium: medium ?? [], weak: [], against: against ?? [] },
    evidence,
    damages: {
      heads: asks,
      caps: [],
      punitive: { possible: false, plain: "Not usual in this kind of matter." },
      determined_by,
    },
    actions: {
      within_24_hours: first,
      within_1_week: week,
      within_30_days: [
        "Put your papers in order of time and make copies.",
        "Ask legal aid or a lawyer which time limits hold.",
      ],
      ongoing: ["Keep notes of every call and letter, with the day."],
    },
    strategy: { approach, timeline, costs },
    lawyer: {
      use: lawyer_use ?? "sometimes",
      specialism,
      questions: [...questions, "What is the last day to act?"],
      before_the_meeting: ["Papers and messages in order of time.", "Your own notes."],
    },
    warnings: beware,
  };
}
