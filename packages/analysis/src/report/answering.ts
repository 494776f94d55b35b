import type { ClaimType } from "../knowledge.ts";
import { ANSWERING } from "../compiled/claims.js";
import type { Deadline } from "../result.ts";
import type { StoryReading } from "../reading/read-story.ts";
import { SAYS } from "../compiled/sentences.js";

/**
 * A person who must answer somebody's claim: sued, charged, investigated, told to pay or to stop. What a claimant needs
 * (a time to sue, a strength, a range of money) is left out for them.
 */

/** From this probability on the words alone make a person one who answers. */
const SURE_SIDE = 0.7;

/** True when the teller answers a claim, charge or order of somebody else. */
export function isAnswering({ side, served }: StoryReading, claimType: ClaimType | null): boolean {
  if (claimType?.out_of_court === true && !served) return false;
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
export const NO_RANGE = SAYS.damages.answering;

/**
 * The claim type as a person needs it who answers such a claim, where there is no type of its own for the defense: the
 * same field and laws, and of the rest only what holds for everyone who answers.
 */
export function answeringView(claimType: ClaimType): ClaimType {
  return {
    ...claimType,
    ...ANSWERING,
    posture: "respondent",
    burden: "theirs",
    elements: [],
    defences: [],
  };
}
