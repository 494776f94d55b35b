import type { ClaimType } from "./knowledge.ts";
import { isToldApart } from "./reading/claims.ts";
import { readElements } from "./reading/elements.ts";
import type { StoryReading } from "./reading/read-story.ts";

/** Which claims a reading is about. */

/** A claim type counts as recognised from this evidence on. */
const RECOGNISED = 2.5;
/** From this share of the readers' votes on a claim type leads without a part of its rule in the story. */
const LEADS_FROM = 0.2;
/** About one job, another claim of the same story brings its limits from this fit of its words on. */
const FITS_ALONE = 0.45;

/** The type of claim that a report is about: the first that fits, or null when none was recognised. */
export function leadingClaimType(reading: StoryReading): ClaimType | null {
  const fitting = reading.claimTypes.find(
    ({ claim_type, score, evidence }) =>
      claim_type.id === reading.input.claim_type ||
      score >= LEADS_FROM ||
      (evidence >= RECOGNISED && showsSomething(claim_type, reading)),
  );
  return fitting?.claim_type ?? null;
}

const MOST_OTHERS = 2;

/** From this fit on another claim of the same story brings its limits too; about one job, a lower one is enough. */
const OTHER_FITS = 0.6;

/**
 * Other claims that the story clearly speaks of too, each with a clock of its own. Pay, bias and leave mostly come
 * together, and the time for a charge is short; in other fields a second type is often a look-alike, so that it must fit
 * better and be told in sentences of its own. None where the teller only answers, and none that only says the leading one in other words.
 */
export function otherClaimTypes(reading: StoryReading, leading: ClaimType | null): ClaimType[] {
  if (leading === null) return [];
  // A tenant with a notice may also have been hurt; who is sued over a crash has no time to sue.
  const answersToo = leading.posture !== "claimant";
  if (answersToo && reading.side.value !== "claimant" && !mayBeBoth(reading)) return [];
  const related = new Set([...(leading.answers ?? []), ...(leading.narrows ?? [])]);
  const led = reading.claimTypes.find(({ claim_type }) => claim_type.id === leading.id);
  return reading.claimTypes
    .filter(({ claim_type, fit, score }) => {
      const isSameJob =
        claim_type.legal_category === "employment_labor_law" &&
        leading.legal_category === "employment_labor_law";
      return (
        claim_type.id !== leading.id &&
        claim_type.posture === "claimant" &&
        !related.has(claim_type.id) &&
        !claim_type.narrows?.includes(leading.id) &&
        (isSameJob
          ? fit >= FITS_ALONE
          : (!answersToo && score > (led?.score ?? 1)) ||
            (fit >= (answersToo ? FITS_ALONE : OTHER_FITS) && isToldApart(claim_type, leading, reading))) &&
        showsSomething(claim_type, reading)
      );
    })
    .slice(0, MOST_OTHERS)
    .map(({ claim_type }) => claim_type);
}

function showsSomething(claimType: ClaimType, reading: StoryReading): boolean {
  return readElements(claimType, reading.story, reading.matches, reading.facts).some(
    ({ state }) => state === "met",
  );
}

/** Below this the words leave it open whether a person only answers. */
const UNSURE_SIDE = 0.6;

/** Who answers a paper may have been hurt too, where the words do not say for sure that they only answer. */
export function mayBeBoth({ side, factKeys }: StoryReading): boolean {
  return side.probability < UNSURE_SIDE && HARMED.some((fact) => factKeys.has(fact));
}

/** Facts of a harm to a person, for which the time to sue is short in most states. */
export const HARMED = ["injury", "death"];
