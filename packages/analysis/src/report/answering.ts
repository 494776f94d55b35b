import type { ClaimType } from "../knowledge.ts";
import type { Deadline } from "../result.ts";
import type { StoryReading } from "../reading/read-story.ts";

/**
 * A person who must answer somebody's claim: sued, charged, investigated, told to pay or to stop. What a claimant needs
 * (a time to sue, a strength, a range of money) is left out for them.
 */

/** From this probability on the words alone make a person one who answers. */
const SURE_SIDE = 0.7;

/** True when the teller answers a claim, charge or order of somebody else. */
export function isAnswering({ side }: StoryReading, claimType: ClaimType | null): boolean {
  if (side.value === "claimant" || side.value === "both") return false;
  const answers = claimType?.posture === "respondent";
  if (side.value === "asking") return answers && claimType?.burden === "theirs";
  return answers || side.probability >= SURE_SIDE;
}

/**
 * True for a claim type that gives the teller nothing to sue for: what is read are the claims of the other side. A type
 * of defense may have claims of its own, such as one against a collector who broke the rules.
 */
export function claimsNothing(claimType: ClaimType | null): boolean {
  return claimType?.posture !== "respondent" || claimType.burden === "theirs";
}

/** Only the times to answer, to ask for a hearing or to appeal: never a claimant's time to sue. */
export function limitsToAnswer(deadlines: readonly Deadline[]): Deadline[] {
  return deadlines.filter(({ kind }) => kind === "answer");
}

/** Why no range of money is shown to a person who answers. */
export const NO_RANGE =
  "The other side asks something of you, so no range is shown. What they ask for stands in their papers.";

const GENERAL: Pick<ClaimType, "actions" | "evidence" | "strategy" | "warnings" | "alternatives"> = {
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

/**
 * The claim type as a person needs it who answers such a claim, where there is no type of its own for the defense: the
 * same field and laws, and of the rest only what holds for everyone who answers.
 */
export function answeringView(claimType: ClaimType): ClaimType {
  return {
    ...claimType,
    ...GENERAL,
    posture: "respondent",
    burden: "theirs",
    theory: {
      name: "Answering a claim",
      plain: "The other side must prove its claim. You may answer it, and you may ask for its proof.",
    },
    elements: [],
    defences: [],
    counterclaims:
      "A claim of your own against them may have to be raised in the same case. Ask before you answer.",
    recovery:
      "Insurance may pay for a lawyer and for the claim. Some income and property is protected by law.",
  };
}
