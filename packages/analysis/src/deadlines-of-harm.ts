import type { ClaimType, LegalCategory } from "./knowledge.ts";
import type { Deadline } from "./result.ts";
import { HARMED } from "./claims-of-reading.ts";
import { deadlinesForKeys, limitsOfClaimType } from "./deadlines/compute.ts";
import { lastDayOf } from "./deadlines/deadline.ts";
import type { Matter } from "./deadlines/skeleton.ts";
import type { StoryReading } from "./reading/read-story.ts";
import { leadingDeadline } from "./report/limits.ts";
import { SAYS } from "./compiled/sentences.js";

/** The time for a harm to a person that a story tells, where the matter that leads has no day of its own. */

/** Fields in which a kind of matter without a time to sue of its own may stand for a harm that has one. */
const OF_HARM = new Set<LegalCategory>(["personal_injury", "medical_malpractice", "other"]);

/** Who was hurt has the time for that harm, though what was read (a benefit, a record) has none. */
export function isHurtClaimant({ category, factKeys, side }: StoryReading): boolean {
  return OF_HARM.has(category) && side.value === "claimant" && HARMED.some((fact) => factKeys.has(fact));
}

/** Matters that are what they are, whatever harm is told beside. */
const NEVER_OF_HARM = new Set<LegalCategory>([
  "family_law",
  "immigration_law",
  "tax_law",
  "estate_planning_probate",
]);

/** From this share on a field is taken for the right one, whichever of its kinds it is. */
const CLEAR_FIELD = 0.75;

/** A matter of the family, an estate, taxes or papers, even where its kind is not sure: no harm is what it is about. */
export function isClearlyNoHarm({ category, categories }: StoryReading): boolean {
  const share = categories.find(({ legal_category }) => legal_category === category)?.score ?? 0;
  return share >= CLEAR_FIELD && NEVER_OF_HARM.has(category);
}

/** From this fit of its words on a claim that does not lead may still be the one that is told. */
const MAY_BE_MEANT = 0.45;
const MOST_MEANT = 2;
/** Harms to a person: other fields lend a story words without being its matter. */
export const MEANT = new Set<LegalCategory>(["personal_injury", "medical_malpractice", "civil_rights"]);

/** Where what leads has no day, the earliest day to come of another claim that the words speak for clearly. */
export function ofOtherFit(reading: StoryReading, claimType: ClaimType | null, matter: Matter): Deadline[] {
  if (claimType === null || reading.scope !== "analyzed" || reading.side.value !== "claimant") return [];
  if (NEVER_OF_HARM.has(claimType.legal_category)) return [];
  const keys = reading.claimTypes
    .filter(({ claim_type, fit }) => claim_type.id !== claimType.id && fit >= MAY_BE_MEANT)
    .filter(({ claim_type }) => claim_type.posture === "claimant" && MEANT.has(claim_type.legal_category))
    .slice(0, MOST_MEANT)
    .flatMap(({ claim_type }) => limitsOfClaimType(claim_type.id, reading.factKeys))
    .map(({ key }) => ({ key, plain: SAYS.guesses.family }));
  const found = deadlinesForKeys(keys, reading.place.state, matter).deadlines.filter(
    (one) => one.kind !== "repose" && lastDayOf(one) !== null && (one.days_left ?? -1) >= 0,
  );
  const lead = leadingDeadline(found);
  return lead ? [lead] : [];
}
